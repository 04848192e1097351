internal import CArchive
package import Glibc
import Synchronization
import SystemPackage

/// The archives that photos are handed over in.
package enum ArchiveFormat: String, Sendable {
  /// Files are stored as they are: photos don't get smaller.
  case zip
  /// As POSIX has it (pax), with as little besides the old format as names and sizes need.
  case tar
}

/// Why there is no archive.
package enum ArchiveError: Error, Hashable, CustomStringConvertible {
  /// libarchive can't be loaded, in the words of the system's loader.
  case cannotLoad(String)
  /// In libarchive's words.
  case failed(String)

  package var description: String {
    switch self {
    case .cannotLoad(let reason):
      "what makes zip and tar is not to be had (Debian's libarchive13, or libarchive13t64): \(reason)"
    case .failed(let reason): "the archive could not be made: \(reason)"
    }
  }
}

/// Makes a zip or a tar piece by piece, of however many and large files. With
/// `ArchiveUnpacker`, all that calls into CArchive. Used by one thread at a time.
package final class ArchiveWriter: Sendable {
  /// Takes what libarchive writes.
  private final class Output: Sendable {
    let bytes = Mutex<[UInt8]>([])
  }

  /// A zip has times in 32 bits of seconds, and from 1980 to 2107.
  private let hasShortTimes: Bool
  nonisolated(unsafe) private let archive: OpaquePointer
  private let output = Output()

  package static func requireLibrary() throws(ArchiveError) {
    if let reason = archive_load() { throw .cannotLoad(String(cString: reason)) }
  }

  /// - Throws: `ArchiveError`.
  package init(_ format: ArchiveFormat) throws {
    try Self.requireLibrary()
    guard let archive = archive_write_new() else { throw ArchiveError.failed("no memory") }
    self.archive = archive
    hasShortTimes = format == .zip
    switch format {
    case .zip:
      try check(archive_write_set_format_zip(archive))
      try check(archive_write_set_format_option(archive, "zip", "compression", "store"))
    case .tar: try check(archive_write_set_format_pax_restricted(archive))
    }
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
  ///   - byteCount: Of all that `write` gets then.
  /// - Throws: `ArchiveError`.
  package func begin(_ name: String, modified: timespec, byteCount: Int) throws {
    guard let entry = archive_entry_new() else { throw ArchiveError.failed("no memory") }
    defer { archive_entry_free(entry) }
    archive_entry_set_pathname(entry, name)
    archive_entry_set_filetype(entry, S_IFREG)
    archive_entry_set_perm(entry, 0o644)
    // What does not fit would come out as another time, a file of 2110 as one of 1973.
    let seconds = hasShortTimes ? min(modified.tv_sec, Int(UInt32.max)) : modified.tv_sec
    archive_entry_set_mtime(entry, seconds, modified.tv_nsec)
    archive_entry_set_size(entry, Int64(byteCount))
    try check(archive_write_header_utf8(archive, entry))
  }

  /// - Throws: `ArchiveError`.
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
  /// - Throws: `ArchiveError`.
  package func end() throws { try check(archive_write_finish_entry(archive)) }

  /// Ends the archive.
  ///
  /// - Throws: `ArchiveError`.
  package func close() throws { try check(archive_write_close(archive)) }

  /// Takes what there is of the archive, and was not taken before.
  package func take() -> [UInt8] {
    output.bytes.withLock { bytes in
      defer { bytes = [] }
      return bytes
    }
  }

  private func check(_ code: CInt) throws {
    if code != 0 { throw failure }
  }

  private var failure: ArchiveError {
    .failed(archive_error_string(archive).map { String(cString: $0) } ?? "for no reason given")
  }
}
