import Glibc
import PholioCatalog
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

/// The files in which readings are, as they are collected. Plain ones are used where they are; lines of
/// others are copied into one without a name: what is packed, what is no file, and what is in too many files
/// to be open at once.
struct ReadingFiles {
  /// How many plain files are open at once.
  private static let mostOpen = 64
  private static let pieceBytes = 1 << 20
  private static let parquet = Array("PAR1".utf8)
  private static let tellingBytes = 8
  /// What has no line for so long has none.
  private static let endless = 1 << 28
  /// Empty lines, one behind another, cost time and are nobody's readings.
  private static let mostEmptyLines = 1 << 25

  private let cancellation: Cancellation
  private let spool: SpooledFile
  private var opened: [FileDescriptor] = []
  /// Streams that were damaged, of which only the beginning was read.
  private(set) var damagedStreams = 0
  private(set) var tooLongLines = 0

  /// - Parameter folder: For the file without a name.
  init(in folder: FilePath, _ cancellation: Cancellation) throws {
    spool = try SpooledFile(in: folder)
    self.cancellation = cancellation
  }

  /// Calls `body` with each line, and a function that gives its place: it is only kept if that is called.
  ///
  /// - Throws: `FileError` for what can't be read; `ReadingsError`, `ArchiveError`, `Interruption`; what
  ///   `body` throws.
  mutating func collect(
    _ origin: ReadingOrigin,
    _ body: ([UInt8], _ keep: () throws -> (source: UInt16, offset: Int)) throws -> Void
  ) throws {
    switch origin {
    case .standardInput: try collect(.standardInput, at: nil, body)
    case .path(let path):
      for file in try Self.files(at: path) {
        do {
          let descriptor = try FileDescriptor.openToRead(file)
          let isKept = try collect(descriptor, at: file, body)
          if !isKept { try descriptor.close() }
        } catch let error as Errno {
          throw FileError(.reading, file, error)
        }
      }
    }
    try spool.flush()
  }

  /// What was collected.
  consuming func finish() -> ReadingSources { ReadingSources(spool: spool, files: opened) }

  /// - Returns: Whether the file has to stay open.
  @discardableResult
  private mutating func collect(
    _ file: FileDescriptor, at path: FilePath?,
    _ body: ([UInt8], _ keep: () throws -> (source: UInt16, offset: Int)) throws -> Void
  ) throws -> Bool {
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
    let isPacked = ArchiveUnpacker.isPacked(start)
    var first: [UInt8]? = start
    let isFile = path != nil && (try? SystemCall.status(file))?.isFile == true
    let isInPlace = isFile && !isPacked && opened.count < Self.mostOpen
    if isInPlace { opened.append(file) }
    let number = UInt16(opened.count)
    let spool = spool
    var lines = ReadingLines()
    func take(_ line: [UInt8], _ offset: Int) throws {
      try body(line) {
        if isInPlace { return (number, offset) }
        let place = spool.byteCount
        try line.withUnsafeBytes { try spool.append($0) }
        return (0, place)
      }
    }
    func next() throws -> [UInt8] {
      if let begun = first {
        first = nil
        return begun
      }
      return try piece()
    }
    do {
      let unpacker = isPacked ? try ArchiveUnpacker(next) : nil
      while case let bytes = try unpacker?.read() ?? next(), !bytes.isEmpty {
        try lines.take(bytes, take)
        if lines.openBytes > Self.endless || lines.emptyLines > Self.mostEmptyLines {
          throw ReadingsError.endless(path: name)
        }
      }
      try lines.finish(take)
    } catch ArchiveError.failed {
      damagedStreams += 1
    }
    tooLongLines += lines.tooLong
    return isInPlace
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

/// The lines of readings, by their places.
final class ReadingSources: Sendable {
  private let spool: SpooledFile
  private let files: [FileDescriptor]

  fileprivate init(spool: SpooledFile, files: [FileDescriptor]) {
    (self.spool, self.files) = (spool, files)
  }

  deinit { for file in files { try? file.close() } }

  /// Nil if it can't be read any more.
  func line(_ entry: ReadingIndex.Entry) -> [UInt8]? {
    let count = Int(entry.byteCount)
    if entry.source == 0 { return spool.read(at: entry.offset, byteCount: count) }
    guard entry.source <= files.count else { return nil }
    return WholeFile.part(of: files[entry.source - 1], at: entry.offset, byteCount: count)
  }
}

extension stat {
  fileprivate var isFile: Bool { st_mode & S_IFMT == S_IFREG }
}
