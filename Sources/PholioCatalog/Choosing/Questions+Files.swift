import Foundation
import GRDB
package import PholioDisk

/// Questions about photos' files and their folders.
extension PhotoStore {
  /// The photos of which a file or a companion is of one of some types.
  func photos(of types: FileTypes) throws -> PhotoSet {
    let extensions = NameExtensions(types.extensions)
    let kinds = Set(types.companions.map(\.rawValue))
    var found = PhotoSet()
    try forEach(.fileNames) { photo, row in
      if row.withBytes(at: 1, extensions.areOn) { found.insert(photo) }
    }
    try forEach(.companions) { photo, row in
      if row.withBytes(at: 1, extensions.areOn) || row.text(at: 2).map({ kinds.contains($0) }) == true {
        found.insert(photo)
      }
    }
    return found
  }

  /// The photos that have a file in a folder that fits a glob, as a whole or behind one of its slashes.
  func photos(inFolders glob: ByteString) throws -> PhotoSet {
    let columns = Self.folders
    var folders: [FolderID] = []
    let end = glob.isOnlyItselfAsGlob ? glob : ByteString("")
    let rows = try db.rows("SELECT \(columns.sql) FROM folder")
    while let row = try rows.next() {
      // Most folders of a large library end in other bytes.
      if row.withBytes(at: 1, { $0.count >= end.bytes.count && !$0.ends(in: end) }) { continue }
      var values = StoredValues(row, columns)
      let id = try values.folder("id")
      if tx.paths.absolute(try values.byteString("path")).isFolder(like: glob) { folders.append(id) }
    }
    var found = PhotoSet()
    for folder in folders { try forEach(.inFolder, [folder]) { photo, _ in found.insert(photo) } }
    return found
  }

  private static let folders = StoredTable.folder.columns("path")

  /// The photos that have a file of this name.
  package func photos(named name: ByteString) throws -> PhotoSet {
    try photos(.named, [Data(name.bytes)])
  }

  /// The photos that have a file whose name `matches`.
  ///
  /// - Complexity: O(files).
  package func photos(whereName matches: (ByteString) -> Bool) throws -> PhotoSet {
    var found = PhotoSet()
    try forEach(.fileNames) { photo, row in
      if case .blob(let bytes) = row.value(at: 1), matches(ByteString(bytes)) { found.insert(photo) }
    }
    return found
  }

  /// Those of some names that any file of a photo has.
  ///
  /// - Complexity: O(names · log files).
  package func named(_ names: [ByteString]) throws -> Set<ByteString> {
    Set(try names.filter { try db.hasRow(QuestionStatement.named.rawValue, [Data($0.bytes)]) })
  }
}

/// Extensions of file names, small and large letters alike.
private struct NameExtensions {
  private let extensions: [[UInt8]]

  init(_ extensions: [String]) {
    self.extensions = extensions.map { Array($0.lowercased().utf8) }
  }

  /// Whether a name has one of them: what follows its last dot.
  func areOn(_ name: UnsafeRawBufferPointer) -> Bool {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let end = name[(dot + 1)...]
    return extensions.contains { own in
      own.count == end.count && zip(own, end).allSatisfy { $0 == $1.lowercased }
    }
  }
}

extension UInt8 {
  /// A capital letter of ASCII as a small one.
  fileprivate var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}

extension ByteString {
  /// Whether this absolute path, or what is behind one of its slashes, fits a glob or is shown like it.
  fileprivate func isFolder(like glob: ByteString) -> Bool {
    if glob.isOnlyItselfAsGlob {
      let start = bytes.count - glob.bytes.count
      guard start >= 0, bytes[start...].elementsEqual(glob.bytes) else { return false }
      return start == 0 || bytes[start - 1] == UInt8(ascii: "/")
    }
    let typed = glob.bytes.contains(UInt8(ascii: "\\")) ? glob.text : nil
    let slashes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "/") }
    return ([0] + slashes.map { $0 + 1 }).contains { start in
      let end = ByteString(bytes[start...])
      return end == glob || end.matches(glob: glob) || typed != nil && typed == end.shown
    }
  }

  /// Whether nothing in it means something in a glob, or in what is shown of names.
  fileprivate var isOnlyItselfAsGlob: Bool { !bytes.contains(where: Self.special.contains) }

  private static let special = Array("*?[\\".utf8)
}

extension UnsafeRawBufferPointer {
  fileprivate func ends(in name: ByteString) -> Bool { suffix(name.bytes.count).elementsEqual(name.bytes) }
}
