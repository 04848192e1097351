import Foundation
import Glibc
import PholioCatalog
import PholioFacts
import SystemPackage

/// What pholio wrote into a folder that is not its own: `.pholio-manifest.json`, sorted, a line for each
/// file.
struct FolderManifest {
  /// A file as it was written.
  struct Record: Hashable {
    enum Sort: String { case file, hard, symbolic }

    var byteCount: Int
    /// Nanoseconds, as the file system keeps them.
    var modified: Int64
    var digest: PhotoDigest
    /// What it was made from.
    var source: String
    var sort = Sort.file

    func isOf(_ status: stat) -> Bool {
      let isLink = status.st_mode & S_IFMT == S_IFLNK
      return isLink == (sort == .symbolic) && (isLink || status.st_mode & S_IFMT == S_IFREG)
        && Int(status.st_size) == byteCount && status.st_mtim.nanoseconds == modified
    }
  }

  static let name = ".pholio-manifest.json"
  /// What was to be written since the manifest was: for runs after one that was killed.
  static let journalName = ".pholio-journal"
  static let version = 1

  var records: [String: Record] = [:]

  /// - Throws: `OwnedFolderError`.
  init(_ bytes: [UInt8], kind: OwnedFolder.Kind, folder: String) throws {
    var lines = bytes.split(separator: UInt8(ascii: "\n"))[...]
    let head = lines.popFirst().map { String(decoding: $0, as: UTF8.self) } ?? ""
    guard let found = Head(head) else { throw OwnedFolderError.badManifest(folder, line: 1) }
    guard found.version <= Self.version else { throw OwnedFolderError.newerManifest(folder) }
    guard found.kind == kind.rawValue else {
      throw OwnedFolderError.otherKind(folder, isSite: kind == .export)
    }
    guard let end = lines.popLast(), end.elementsEqual("]}".utf8) else {
      throw OwnedFolderError.badManifest(folder, line: lines.count + 2)
    }
    records.reserveCapacity(lines.count)
    for (number, line) in lines.enumerated() {
      let isLast = number == lines.count - 1
      guard isLast || line.last == UInt8(ascii: ","),
        let (path, record) = Record.read(isLast ? line : line.dropLast())
      else { throw OwnedFolderError.badManifest(folder, line: number + 2) }
      records[path] = record
    }
  }

  init() {}

  func text(_ kind: OwnedFolder.Kind) -> String {
    let paths = records.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let lines = paths.compactMap { path in records[path]?.line(at: path) }
    return "{\"pholio\":\"\(kind.rawValue)\",\"version\":\(Self.version),\"files\":[\n"
      + lines.joined(separator: ",\n") + (lines.isEmpty ? "" : "\n") + "]}\n"
  }

  private struct Head {
    var kind: String
    var version: Int

    init?(_ line: String) {
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count == 9, parts[0] == "{", parts[1] == "pholio", parts[5] == "version",
        parts[7] == "files", parts[8] == ":[", parts[6].hasPrefix(":"),
        let number = Int(parts[6].dropFirst().dropLast())
      else { return nil }
      (kind, version) = (String(parts[3]), number)
    }
  }
}

extension FolderManifest.Record {
  /// Paths are of names that `SafeName` makes, sources of plain letters: nothing in them is escaped.
  func line(at path: String) -> String {
    let sort = self.sort == .file ? "" : ",\"link\":\"\(self.sort.rawValue)\""
    return """
      {"path":"\(path)","bytes":\(byteCount),"mtime_ns":\(modified),"sha256":"\(digest.hex)",\
      "source":"\(source)"\(sort)}
      """
  }

  /// Whether a path leads to no place outside of the folder.
  private static func isInside(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !["", ".", ".."].contains($0) }
  }

  /// Nil for what is no such line. There may be many: it goes from quotation mark to quotation mark.
  static func read(_ line: ArraySlice<UInt8>) -> (path: String, record: Self)? {
    guard !line.contains(UInt8(ascii: "\\")) else { return nil }
    let parts = line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    guard parts.count == 17 || parts.count == 21 else { return nil }
    func text(_ index: Int) -> String { String(decoding: parts[index], as: UTF8.self) }
    func number(_ index: Int) -> Int64? { Int64(text(index).dropFirst().dropLast()) }
    guard text(0) == "{", text(1) == "path", text(5) == "bytes", text(7) == "mtime_ns", text(9) == "sha256",
      text(13) == "source", text(parts.count - 1) == "}", let byteCount = number(6), let modified = number(8),
      let digest = PhotoDigest(hex: text(11)), isInside(text(3))
    else { return nil }
    var sort = Sort.file
    if parts.count == 21 {
      guard text(17) == "link", let known = Sort(rawValue: text(19)) else { return nil }
      sort = known
    }
    return (
      text(3),
      Self(byteCount: Int(byteCount), modified: modified, digest: digest, source: text(15), sort: sort)
    )
  }
}
