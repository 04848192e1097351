import Foundation
import Glibc
import PholioDisk
import PholioFacts
import SystemPackage

/// What a site was made from, and what its folder had in it then: as long as both are the same, there is
/// nothing to do, and that is told without a look at any photo or at any file's content. The folders of
/// originals are looked at: a photo whose file is gone has to be named.
struct SiteRecord: Codable, Equatable {
  /// A digest of the catalog's state, the options, the theme and the program.
  var key: String
  /// See `Library.originalsState`.
  var originals: String
  /// See `FolderState`.
  var folder: String
  var files: Int
  var galleries: Int
  var photos: Int

  static let name = ".pholio-site.json"

  static func read(_ folder: FilePath) -> SiteRecord? {
    guard let bytes = try? WholeFile.read(folder.appending(name), .regular, limit: 1 << 16) else {
      return nil
    }
    return try? JSONDecoder().decode(SiteRecord.self, from: Data(bytes))
  }

  /// Without the record nothing is lost but time, so errors are ignored.
  func write(_ folder: FilePath) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(self) else { return }
    try? AtomicFile.replace(folder.appending(Self.name), durability: .none) { file in
      _ = try data.withUnsafeBytes { try file.writeAll($0) }
    }
  }
}

/// The names, lengths and times of all files in a folder.
struct FolderState {
  private(set) var files = 0
  /// A digest of them.
  let text: String

  private static let deepest = 16

  /// Nil if something can't be read. Names that begin with a dot are nobody's business but ours, or git's.
  init?(_ folder: FilePath) {
    var key = SiteKey()
    guard (try? Self.add(folder, depth: 0, to: &key, &files)) != nil else { return nil }
    text = key.text()
  }

  private static func add(
    _ folder: FilePath, depth: Int, to key: inout SiteKey, _ files: inout Int
  ) throws {
    guard depth <= deepest else { throw Errno.fileNameTooLong }
    // A folder tells its names in any order.
    for name in try OpenFolder.names(in: folder).sorted() where name.bytes.first != UInt8(ascii: ".") {
      let path = folder.appending(name)
      let status = try SystemCall.status(path)
      key.add(name.bytes)
      key.add(Int(status.st_mode))
      if status.st_mode & S_IFMT == S_IFDIR {
        try add(path, depth: depth + 1, to: &key, &files)
        // Nothing is named so: the folder ends.
        key.add([])
      } else {
        files += 1
        for number in [Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec] { key.add(number) }
      }
    }
  }
}

/// A digest of what something is made from: as long as it is the same, it need not be made again.
struct SiteKey: ~Copyable {
  private var hash = SHA256()

  /// Each text ends where the next one begins: a NUL is in none of them.
  mutating func add(_ text: String?) {
    var text = text ?? "\u{1}"
    text.withUTF8 { hash.update(UnsafeRawBufferPointer($0)) }
    withUnsafeBytes(of: UInt8(0)) { hash.update($0) }
  }

  mutating func add(_ number: Int) { add("\(number)") }

  mutating func add(_ bytes: [UInt8]) {
    add(bytes.count)
    bytes.withUnsafeBytes { hash.update($0) }
  }

  /// Ends it.
  consuming func text() -> String { hash.finish().hex }

  static func of(_ texts: [String?]) -> String {
    var key = SiteKey()
    for text in texts { key.add(text) }
    return key.text()
  }
}
