import Glibc
import PholioCatalog
import PholioDisk
import SystemPackage

/// A file without a name that is written from its start to its end, and read anywhere. Its writer is one
/// thread; readers come after it, and may be many.
final class SpooledFile: @unchecked Sendable {
  private static let pieceBytes = 1 << 18

  private let file: FileDescriptor
  private let folder: FilePath
  private var ahead: [UInt8] = []
  private(set) var byteCount = 0

  /// - Throws: `FileError`.
  init(in folder: FilePath) throws {
    self.folder = folder
    do {
      file = try NamelessFile.open(in: folder)
    } catch let error as Errno {
      throw FileError(.writing, folder, error)
    }
  }

  deinit { try? file.close() }

  /// - Throws: `FileError`.
  func append(_ bytes: UnsafeRawBufferPointer) throws {
    ahead.append(contentsOf: bytes)
    byteCount += bytes.count
    if ahead.count >= Self.pieceBytes { try flush() }
  }

  /// Writes what was appended: only then can it be read.
  ///
  /// - Throws: `FileError`.
  func flush() throws {
    do {
      _ = try ahead.withUnsafeBytes { try file.writeAll($0) }
      ahead.removeAll(keepingCapacity: true)
    } catch let error as Errno {
      throw FileError(.writing, folder, error)
    }
  }

  /// Nil where there are not so many bytes.
  func read(at offset: Int64, byteCount: Int) -> [UInt8]? {
    WholeFile.part(of: file, at: offset, byteCount: byteCount)
  }
}
