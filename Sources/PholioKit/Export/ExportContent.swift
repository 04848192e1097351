package import Glibc

/// The bytes of an item, ready to be written.
package struct ExportContent {
  package let byteCount: Int
  package let modified: timespec
  let body: ((UnsafeRawBufferPointer) throws -> Void) throws -> Void

  /// Writes all of them, in pieces.
  ///
  /// - Throws: What `sink` throws; `ExportProblem` if the source is not what it was any more: then the bytes
  ///   are of no use.
  package func write(to sink: (UnsafeRawBufferPointer) throws -> Void) throws { try body(sink) }
}
