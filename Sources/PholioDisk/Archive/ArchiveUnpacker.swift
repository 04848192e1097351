internal import CArchive
import Glibc

/// Unpacks a stream that was packed by gzip, zstd, xz, bzip2 or lz4. Used by one thread.
package final class ArchiveUnpacker {
  /// How such streams begin.
  private static let beginnings: [[UInt8]] = [
    [0x1F, 0x8B], [0x28, 0xB5, 0x2F, 0xFD], [0xFD, 0x37, 0x7A, 0x58, 0x5A], [0x42, 0x5A, 0x68],
    [0x04, 0x22, 0x4D, 0x18],
  ]

  /// What libarchive reads from: the last piece stays until it asks for the next.
  private final class Input {
    let next: () throws -> [UInt8]
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: pieceBytes, alignment: 16)
    var error: (any Error)?
    /// Of what `next` gave last, what did not fit into a piece.
    private var rest: ArraySlice<UInt8> = []

    init(_ next: @escaping () throws -> [UInt8]) { self.next = next }

    deinit { piece.deallocate() }

    /// - Returns: How many bytes of `piece` there are; 0 at the end, -1 after an error.
    func read() -> Int {
      do {
        if rest.isEmpty { rest = try next()[...] }
        let count = min(rest.count, piece.count)
        piece.copyBytes(from: rest.prefix(count))
        rest = rest.dropFirst(count)
        return count
      } catch {
        self.error = error
        return -1
      }
    }
  }

  /// What is handed over at once. Of a stream that is cut off, what is packed in its last piece is lost.
  private static let pieceBytes = 1 << 16

  /// ARCHIVE_EOF of archive.h: there is nothing in it.
  private static let atEnd: CInt = 1

  private let archive: OpaquePointer
  private var isEmpty = false
  private let input: Input

  /// Whether a stream begins as one that is packed.
  package static func isPacked(_ start: some Collection<UInt8>) -> Bool {
    beginnings.contains { start.starts(with: $0) }
  }

  /// - Parameter next: Gives the packed bytes, piece by piece; an empty one at the end.
  /// - Throws: `ArchiveError`; what `next` throws.
  package init(_ next: @escaping () throws -> [UInt8]) throws {
    try ArchiveWriter.requireLibrary()
    guard let archive = archive_read_new() else { throw ArchiveError.failed("no memory") }
    self.archive = archive
    input = Input(next)
    // Not all that libarchive knows: some would run other programs.
    _ = archive_read_support_filter_gzip(archive)
    _ = archive_read_support_filter_zstd(archive)
    _ = archive_read_support_filter_xz(archive)
    _ = archive_read_support_filter_bzip2(archive)
    _ = archive_read_support_filter_lz4(archive)
    _ = archive_read_support_format_empty(archive)
    _ = archive_read_support_format_raw(archive)
    let opened = archive_read_open(
      archive, Unmanaged.passUnretained(input).toOpaque(), nil,
      { _, input, bytes in
        guard let input, let bytes else { return -1 }
        let source = Unmanaged<Input>.fromOpaque(input).takeUnretainedValue()
        let count = source.read()
        bytes.pointee = UnsafeRawPointer(source.piece.baseAddress)
        return count
      }, nil)
    var entry: OpaquePointer?
    guard opened == 0 else { throw failure }
    switch archive_read_next_header(archive, &entry) {
    case 0: break
    case Self.atEnd: isEmpty = true
    default: throw failure
    }
  }

  deinit { archive_read_free(archive) }

  /// The next bytes; none at the end.
  ///
  /// - Throws: `ArchiveError` for a stream that is damaged; what `next` throws.
  package func read() throws -> [UInt8] {
    if isEmpty { return [] }
    return try [UInt8](unsafeUninitializedCapacity: Self.pieceBytes) { buffer, count in
      let read = archive_read_data(archive, buffer.baseAddress, Self.pieceBytes)
      guard read >= 0 else { throw failure }
      count = read
    }
  }

  private var failure: any Error {
    input.error ?? ArchiveError.failed(archive_error_string(archive).map { String(cString: $0) } ?? "damaged")
  }
}
