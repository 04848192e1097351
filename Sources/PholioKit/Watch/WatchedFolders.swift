import PholioCatalog
package import PholioDisk
import SystemPackage

/// The folders that are watched, as a tree: a folder that is renamed takes those below it along.
package struct WatchedFolders {
  private struct Node {
    /// Nil for a root.
    var parent: Int32?
    /// The name in the folder above; a root's whole path.
    var name: ByteString
    var children: [ByteString: Int32] = [:]
  }

  private var nodes: [Int32: Node] = [:]
  private var roots: [ByteString: Int32] = [:]

  package init() {}

  /// How many there are.
  package var count: Int { nodes.count }

  /// Notes that a folder has a watch. The folder above is watched, or it is a root.
  ///
  /// - Returns: The watch that its path had before, if another, with those below: they are to be ended.
  package mutating func set(_ watch: Int32, at path: ByteString) -> [Int32] {
    let before = self.watch(at: path)
    guard before != watch else { return [] }
    let old = before.map { remove($0) } ?? []
    let location = FileLocation(path: path)
    if nodes[watch] != nil { detach(watch) }
    // Not among the children of itself: it would be its own parent.
    if let parent = self.watch(at: location.folder), parent != watch {
      nodes[watch, default: Node(parent: nil, name: path)].parent = parent
      nodes[watch]?.name = location.name
      nodes[parent]?.children[location.name] = watch
    } else {
      nodes[watch, default: Node(parent: nil, name: path)].parent = nil
      nodes[watch]?.name = path
      roots[path] = watch
    }
    return old.filter { $0 != watch }
  }

  /// - Returns: Nil for a watch that has ended.
  package func path(of watch: Int32) -> ByteString? {
    guard var node = nodes[watch] else { return nil }
    var names: [ByteString] = []
    while let parent = node.parent, let above = nodes[parent] {
      names.append(node.name)
      node = above
    }
    return names.reversed().reduce(node.name) { FileLocation(folder: $0, name: $1).path }
  }

  package func isRoot(_ watch: Int32) -> Bool { nodes[watch].map { $0.parent == nil } ?? false }

  /// Forgets a folder and those below it.
  ///
  /// - Returns: Their watches.
  package mutating func remove(at path: ByteString) -> [Int32] {
    watch(at: path).map { remove($0) } ?? []
  }

  package mutating func remove(_ watch: Int32) -> [Int32] {
    guard nodes[watch] != nil else { return [] }
    detach(watch)
    var removed: [Int32] = []
    var rest = [watch]
    while let next = rest.popLast() {
      guard let node = nodes.removeValue(forKey: next) else { continue }
      removed.append(next)
      rest += node.children.values
    }
    return removed
  }

  private mutating func detach(_ watch: Int32) {
    guard let node = nodes[watch] else { return }
    if let parent = node.parent {
      nodes[parent]?.children[node.name] = nil
    } else if roots[node.name] == watch {
      roots[node.name] = nil
    }
  }

  /// - Complexity: O(length of the path).
  private func watch(at path: ByteString) -> Int32? {
    if let root = roots[path] { return root }
    var names: [ByteString] = []
    var location = FileLocation(path: path)
    while !location.name.bytes.isEmpty {
      names.append(location.name)
      if let root = roots[location.folder] {
        return names.reversed().reduce(Int32?.some(root)) { above, name in
          above.flatMap { nodes[$0]?.children[name] }
        }
      }
      location = FileLocation(path: location.folder)
    }
    return nil
  }
}
