import Glibc
import PholioCatalog
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

extension WholeFile {
  /// A part of an open file, wherever it was read to; nil where there are not so many bytes.
  static func part(of file: FileDescriptor, at offset: Int64, byteCount: Int) -> [UInt8]? {
    OpenTransaction.requireNone()
    let bytes = try? [UInt8](unsafeUninitializedCapacity: byteCount) { buffer, count in
      while count < byteCount {
        let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        let read = try file.read(fromAbsoluteOffset: offset + Int64(count), into: rest)
        if read == 0 { break }
        count += read
      }
    }
    return bytes?.count == byteCount ? bytes : nil
  }
}
