/// Passes what C code writes to `sink`. It keeps the sink's error, since errors can't pass through C.
final class SinkBox {
  private let sink: (UnsafeRawBufferPointer) throws -> Void
  private(set) var failure: (any Error)?

  init(_ sink: @escaping (UnsafeRawBufferPointer) throws -> Void) {
    self.sink = sink
  }

  /// For C: whoever owns the box must keep it as long as C may write.
  var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// Writes to the sink of the box behind `context`.
  ///
  /// - Returns: Whether the bytes were taken; after a failure none are.
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
