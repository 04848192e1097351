import Glibc
import PholioDisk
import SystemPackage

/// A zip of originals while it is made: each `next` gives some more of it. Used by one thread at a time.
package struct OriginalsZip: ~Copyable {
  private struct OpenFile {
    var file: FileDescriptor
    var rest: Int
  }

  private let zip: ArchiveWriter
  private var waiting: ArraySlice<HandedOriginals.Original>
  private var missing: [String]
  private var open: OpenFile?
  private var isClosed = false

  /// How many bytes are read at once.
  private static let pieceLength = 1 << 20

  /// - Throws: `ArchiveError`.
  package init(_ originals: HandedOriginals) throws {
    zip = try ArchiveWriter(.zip)
    waiting = originals.originals[...]
    missing = originals.missing
  }

  deinit {
    try? open?.file.close()
  }

  /// Some more of the zip; nil after its end.
  ///
  /// - Throws: `ArchiveError`; `Errno` if a file can't be read to its end: then the zip is of no use.
  package mutating func next() throws -> [UInt8]? {
    if isClosed { return nil }
    if open != nil {
      try readOn()
    } else if let original = waiting.popFirst() {
      try begin(original)
    } else {
      if !missing.isEmpty { try writeMissing() }
      try zip.close()
      isClosed = true
    }
    return zip.take()
  }

  private mutating func begin(_ original: HandedOriginals.Original) throws {
    do {
      let file = try WholeFile.open(FilePath(original.location.path))
      open = OpenFile(file: file, rest: 0)
      let status = try SystemCall.status(file)
      guard status.st_mode & S_IFMT == S_IFREG else { throw Errno.notSupported }
      open?.rest = Int(status.st_size)
      try zip.begin(original.name, modified: status.st_mtim, byteCount: Int(status.st_size))
    } catch let error as Errno {
      try? open?.file.close()
      open = nil
      missing.append("\(original.name): \(error)")
    }
  }

  private mutating func readOn() throws {
    guard let file = open else { return }
    var left = file.rest
    if left > 0 {
      left -= try withUnsafeTemporaryAllocation(byteCount: Self.pieceLength, alignment: 16) { buffer in
        let room = UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(min(left, Self.pieceLength)))
        let count = try file.file.read(into: room)
        // It is shorter than a moment ago.
        guard count > 0 else { throw Errno.ioError }
        try zip.write(UnsafeRawBufferPointer(rebasing: room.prefix(count)))
        return count
      }
    }
    open?.rest = left
    guard left == 0 else { return }
    open = nil
    try file.file.close()
    try zip.end()
  }

  private func writeMissing() throws {
    let now = timespec(tv_sec: time(nil), tv_nsec: 0)
    let text = missing.map { $0 + "\r\n" }.joined()
    try zip.begin("missing.txt", modified: now, byteCount: text.utf8.count)
    try Array(text.utf8).withUnsafeBytes { try zip.write($0) }
    try zip.end()
  }
}
