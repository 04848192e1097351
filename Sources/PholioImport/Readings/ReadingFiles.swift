import Glibc
package import PholioDisk
package import SystemPackage

/// Where readings come from.
package enum ReadingOrigin: Sendable {
  /// A file, or a folder with files at any depth; names that begin with a dot or `_` are passed over.
  case path(FilePath)
  case standardInput
}

/// Why readings can't be used at all.
package enum ReadingsError: Error, Hashable {
  /// They are in a form that only other programs read.
  case parquet(path: ByteString)
  /// There are no lines in it, as far as was read.
  case endless(path: ByteString)
}

/// The lines of the files in which readings are.
struct ReadingFiles {
  private static let pieceBytes = 1 << 20
  private static let parquet = Array("PAR1".utf8)
  private static let tellingBytes = 8
  /// What has no line for so long has none.
  private static let endless = 1 << 28
  /// Empty lines, one behind another, cost time and are nobody's readings.
  private static let mostEmptyLines = 1 << 25

  private let cancellation: Cancellation
  /// Streams that were damaged, of which only the beginning was read.
  private(set) var damagedStreams = 0
  private(set) var tooLongLines = 0

  init(_ cancellation: Cancellation) {
    self.cancellation = cancellation
  }

  /// Calls `body` with each line, without its end.
  ///
  /// - Throws: `FileError` for what can't be read; `ReadingsError`, `ArchiveError`, `Interruption`; what
  ///   `body` throws.
  mutating func forEachLine(of origin: ReadingOrigin, _ body: ([UInt8]) throws -> Void) throws {
    switch origin {
    case .standardInput: try forEachLine(of: .standardInput, at: nil, body)
    case .path(let path):
      for path in try Self.files(at: path) {
        do {
          let file = try FileDescriptor.openToRead(path)
          try file.closeAfter { try forEachLine(of: file, at: path, body) }
        } catch let error as Errno {
          throw FileError(.reading, path, error)
        }
      }
    }
  }

  private mutating func forEachLine(
    of file: FileDescriptor, at path: FilePath?, _ body: ([UInt8]) throws -> Void
  ) throws {
    let cancellation = cancellation
    func piece() throws -> [UInt8] {
      do {
        return try [UInt8](unsafeUninitializedCapacity: Self.pieceBytes) { buffer, count in
          count = try file.receive(into: UnsafeMutableRawBufferPointer(buffer), cancellation)
        }
      } catch let error as Errno {
        throw FileError(.reading, path ?? "standard input", error)
      }
    }
    let name = path?.byteString ?? ByteString("standard input")
    var start = try piece()
    // A pipe may give less than is needed to tell what it is.
    while start.count < Self.tellingBytes, case let more = try piece(), !more.isEmpty { start += more }
    if start.starts(with: Self.parquet) {
      throw ReadingsError.parquet(path: name)
    }
    var first: [UInt8]? = start
    func next() throws -> [UInt8] {
      if let begun = first {
        first = nil
        return begun
      }
      return try piece()
    }
    var lines = ReadingLines()
    do {
      let unpacker = ArchiveUnpacker.isPacked(start) ? try ArchiveUnpacker(next) : nil
      while case let bytes = try unpacker?.read() ?? next(), !bytes.isEmpty {
        try lines.take(bytes, body)
        if lines.openBytes > Self.endless || lines.emptyLines > Self.mostEmptyLines {
          throw ReadingsError.endless(path: name)
        }
      }
      try lines.finish(body)
    } catch ArchiveError.failed {
      damagedStreams += 1
    }
    tooLongLines += lines.tooLong
  }

  /// What was named, or the files in a folder.
  private static func files(at path: FilePath) throws -> [FilePath] {
    do {
      return try SystemCall.isFolder(path) ? files(in: path) : [path]
    } catch let error as Errno {
      throw FileError(.reading, path, error)
    }
  }

  /// The files in a folder and in those below it, in byte order of paths. Links to folders may lead in a
  /// circle: they are passed over, and so is what is no file.
  private static func files(in folder: FilePath) throws -> [FilePath] {
    var files: [FilePath] = []
    for name in try OpenFolder.names(in: folder).sorted() {
      if let first = name.bytes.first, [UInt8(ascii: "."), UInt8(ascii: "_")].contains(first) { continue }
      let path = folder.appending(name)
      if try SystemCall.status(path).st_mode & S_IFMT == S_IFDIR {
        files += try Self.files(in: path)
      } else if (try? SystemCall.status(path, followingLinks: true))?.isFile == true {
        files.append(path)
      }
    }
    return files
  }
}

extension stat {
  fileprivate var isFile: Bool { st_mode & S_IFMT == S_IFREG }
}
