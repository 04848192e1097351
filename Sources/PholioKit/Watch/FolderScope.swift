import PholioCatalog
package import PholioDisk
package import SystemPackage

/// A part of what an import walks through: some folders by themselves, and some with all that is below them.
/// What is outside of it is neither listed nor looked for.
package struct FolderScope: Sendable {
  /// Listed without the folders in them.
  private let single: Set<ByteString>
  private let whole: PathSet
  /// For each folder above one in scope, the names in it that lead there.
  private var ways: [ByteString: Set<ByteString>] = [:]

  /// - Parameters:
  ///   - single: Absolute paths of folders that are listed by themselves.
  ///   - whole: Those that are walked through. One that is gone is one whose photos are.
  ///   - roots: The import's roots; what is not at or below one of them does not count.
  package init(single: Set<ByteString> = [], whole: Set<ByteString>, in roots: [FilePath]) {
    let inside = PathSet(roots)
    let tops = Set(inside.outermost)
    self.single = single.filter { inside.covers($0) }
    self.whole = PathSet(whole.filter { inside.covers($0) }.map { FilePath($0) })
    for path in self.single.union(self.whole.outermost) {
      var below = FileLocation(path: path)
      while !tops.contains(below.path), ways[below.folder, default: []].insert(below.name).inserted {
        below = FileLocation(path: below.folder)
      }
    }
  }

  /// The folders that are walked through, without those in others.
  var outermost: [ByteString] { whole.outermost }

  /// Whether all below a folder is in scope.
  func isWhole(_ folder: ByteString) -> Bool { whole.covers(folder) }

  /// Whether a folder's own names are listed.
  func lists(_ folder: ByteString) -> Bool { single.contains(folder) || whole.covers(folder) }

  /// The names in a folder that lead to others in scope. Not asked of a whole one.
  func ways(from folder: ByteString) -> Set<ByteString> { ways[folder] ?? [] }
}
