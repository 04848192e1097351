import Foundation
import Glibc
import PholioDisk
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
    guard let whole = try? JSONDecoder().decode(Whole.self, from: Data(bytes)) else {
      throw OwnedFolderError.badManifest(folder, entry: nil)
    }
    guard whole.version <= Self.version else { throw OwnedFolderError.newerManifest(folder) }
    guard whole.pholio == kind.rawValue else {
      throw OwnedFolderError.otherKind(folder, isSite: kind == .export)
    }
    guard let files = try? JSONDecoder().decode(Files.self, from: Data(bytes)).files else {
      throw OwnedFolderError.badManifest(folder, entry: nil)
    }
    records.reserveCapacity(files.count)
    for (index, entry) in files.enumerated() {
      guard let file = entry.file, let record = Record(file) else {
        throw OwnedFolderError.badManifest(folder, entry: index + 1)
      }
      records[file.path] = record
    }
  }

  init() {}

  func text(_ kind: OwnedFolder.Kind) -> String {
    let paths = records.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let lines = paths.compactMap { path in records[path]?.line(at: path) }
    return "{\"pholio\":\"\(kind.rawValue)\",\"version\":\(Self.version),\"files\":[\n"
      + lines.joined(separator: ",\n") + (lines.isEmpty ? "" : "\n") + "]}\n"
  }

  /// Whatever else a newer version has.
  private struct Whole: Decodable {
    var pholio: String
    var version: Int
  }

  private struct Files: Decodable {
    var files: [Entry]
  }

  private struct Entry: Decodable {
    /// Nil for what is none.
    var file: File?

    init(from decoder: any Decoder) throws { file = try? File(from: decoder) }
  }

  fileprivate struct File: Decodable {
    var path: String
    var bytes: Int
    var modified: Int64
    var sha256: String
    var source: String
    var link: String?

    enum CodingKeys: String, CodingKey {
      case path, bytes, sha256, source, link
      case modified = "mtime_ns"
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

  /// Nil for one that could not be written here.
  fileprivate init?(_ file: FolderManifest.File) {
    guard let digest = PhotoDigest(hex: file.sha256), Self.isInside(file.path) else { return nil }
    var sort = Sort.file
    if let link = file.link {
      guard let known = Sort(rawValue: link) else { return nil }
      sort = known
    }
    self.init(
      byteCount: file.bytes, modified: file.modified, digest: digest, source: file.source, sort: sort)
  }

  /// Nil for what is no such line.
  static func read(_ line: ArraySlice<UInt8>) -> (path: String, record: Self)? {
    guard let file = try? JSONDecoder().decode(FolderManifest.File.self, from: Data(line)) else { return nil }
    return Self(file).map { (file.path, $0) }
  }
}
