/// What C code writes goes to `sink`, by way of this: what the sink throws is kept, since an error cannot
/// travel through C.
final class SinkBox {
  private let sink: (UnsafeRawBufferPointer) throws -> Void
  private(set) var failure: (any Error)?

  init(_ sink: @escaping (UnsafeRawBufferPointer) throws -> Void) {
    self.sink = sink
  }

  /// For C to be given: whoever holds the box must keep it for as long as C may write.
  var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// Writes by the box behind `context`.
  ///
  /// - Returns: Whether the bytes were taken; after a failure nothing is.
  static func write(_ context: UnsafeMutableRawPointer?, _ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let context else { return false }
    let box = Unmanaged<SinkBox>.fromOpaque(context).takeUnretainedValue()
    guard box.failure == nil else { return false }
    do {
      try box.sink(bytes)
      return true
    } catch {
      box.failure = error
      return false
    }
  }
}
