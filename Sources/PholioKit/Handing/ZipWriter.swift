internal import CArchive
import Glibc
import PholioCatalog
import Synchronization
import SystemPackage

/// Why there is no zip.
package enum ZipError: Error, Hashable, CustomStringConvertible {
  /// libarchive can't be loaded, in the words of the system's loader.
  case cannotLoad(String)
  /// In libarchive's words.
  case failed(String)

  package var description: String {
    switch self {
    case .cannotLoad(let reason):
      "what makes zips is not to be had (Debian's libarchive13, or libarchive13t64): \(reason)"
    case .failed(let reason): "a zip could not be made: \(reason)"
    }
  }
}

/// Makes a zip piece by piece: files are stored as they are, however many and large. All calls into CArchive
/// are in this file. Used by one thread at a time.
package final class ZipWriter: Sendable {
  /// Takes what libarchive writes.
  private final class Output: Sendable {
    let bytes = Mutex<[UInt8]>([])
  }

  nonisolated(unsafe) private let archive: OpaquePointer
  private let output = Output()

  package static func requireLibrary() throws(ZipError) {
    if let reason = archive_load() { throw .cannotLoad(String(cString: reason)) }
  }

  /// - Throws: `ZipError`.
  package init() throws {
    try Self.requireLibrary()
    guard let archive = archive_write_new() else { throw ZipError.failed("no memory") }
    self.archive = archive
    try check(archive_write_set_format_zip(archive))
    try check(archive_write_set_format_option(archive, "zip", "compression", "store"))
    // What is written goes out at once, and the end is not filled up.
    try check(archive_write_set_bytes_per_block(archive, 0))
    try check(archive_write_set_bytes_in_last_block(archive, 1))
    try check(
      archive_write_open(
        archive, Unmanaged.passUnretained(output).toOpaque(), nil,
        { _, output, bytes, count in
          guard let output else { return -1 }
          let piece = UnsafeRawBufferPointer(start: bytes, count: count)
          Unmanaged<Output>.fromOpaque(output).takeUnretainedValue().bytes.withLock { $0 += piece }
          return count
        }, nil))
  }

  deinit {
    archive_write_free(archive)
  }

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - modified: In seconds of the Unix clock.
  ///   - byteCount: Of all that `write` gets then.
  /// - Throws: `ZipError`.
  package func begin(_ name: String, modified: Int, byteCount: Int) throws {
    guard let entry = archive_entry_new() else { throw ZipError.failed("no memory") }
    defer { archive_entry_free(entry) }
    archive_entry_set_pathname(entry, name)
    archive_entry_set_filetype(entry, S_IFREG)
    archive_entry_set_perm(entry, 0o644)
    archive_entry_set_mtime(entry, modified, 0)
    archive_entry_set_size(entry, Int64(byteCount))
    try check(archive_write_header_utf8(archive, entry))
  }

  /// - Throws: `ZipError`.
  package func write(_ bytes: UnsafeRawBufferPointer) throws {
    var rest = bytes
    while !rest.isEmpty {
      let count = archive_write_data(archive, rest.baseAddress, rest.count)
      guard count > 0 else { throw failure }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }

  /// Ends a file.
  ///
  /// - Throws: `ZipError`.
  package func end() throws { try check(archive_write_finish_entry(archive)) }

  /// Ends the zip.
  ///
  /// - Throws: `ZipError`.
  package func close() throws { try check(archive_write_close(archive)) }

  /// Takes what there is of the zip, and was not taken before.
  package func take() -> [UInt8] {
    output.bytes.withLock { bytes in
      defer { bytes = [] }
      return bytes
    }
  }

  private func check(_ code: CInt) throws {
    if code != 0 { throw failure }
  }

  private var failure: ZipError {
    .failed(archive_error_string(archive).map { String(cString: $0) } ?? "for no reason given")
  }
}
