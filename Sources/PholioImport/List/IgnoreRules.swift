import Glibc
package import PholioDisk

/// The globs of `.pholioignore` files: matching files and folders are not imported.
///
/// A line is a glob(7). With a slash inside or before it, it is compared with the path below the file's own
/// folder, and `*` stops at slashes. Without one, it is compared with each name in that folder and below. A
/// slash at its end: folders only. `!` before it: imported after all. The last matching line counts, of the
/// innermost file first. Empty lines and those that begin with `#` are skipped.
package struct IgnoreRules: Sendable {
  package static let fileName = ByteString(".pholioignore")

  private struct Rule {
    var pattern: [CChar]
    /// How many bytes of a path below the import's root belong to the rule's own folder.
    var base: Int
    var isPath: Bool
    var foldersOnly: Bool
    var excludes: Bool
  }

  private var rules: [Rule] = []

  package init() {}

  /// Adds the lines of a file in `folder`, a path below the import's root.
  package mutating func add(_ text: [UInt8], in folder: ByteString) {
    let base = folder.bytes.isEmpty ? 0 : folder.bytes.count + 1
    for line in text.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      if let rule = Self.rule(line, base: base) { rules.append(rule) }
    }
  }

  private static func rule(_ line: ArraySlice<UInt8>, base: Int) -> Rule? {
    let slash = UInt8(ascii: "/")
    guard line.first != UInt8(ascii: "#") else { return nil }
    let includes = line.first == UInt8(ascii: "!")
    var glob = includes ? line.dropFirst() : line
    while let last = glob.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") { glob.removeLast() }
    let foldersOnly = glob.last == slash
    if foldersOnly { glob.removeLast() }
    let isPath = glob.contains(slash)
    if glob.first == slash { glob.removeFirst() }
    guard !glob.isEmpty, !glob.contains(0) else { return nil }
    return Rule(
      pattern: glob.map { CChar(bitPattern: $0) } + [0], base: base, isPath: isPath, foldersOnly: foldersOnly,
      excludes: !includes)
  }

  /// Whether to leave something out.
  ///
  /// - Parameters:
  ///   - path: Below the import's root, with its own name at the end.
  ///   - nameLength: The name's length in bytes.
  package func exclude(_ path: ByteString, nameLength: Int, isFolder: Bool) -> Bool {
    for rule in rules.reversed() where isFolder || !rule.foldersOnly {
      let skipped = rule.isPath ? rule.base : path.bytes.count - nameLength
      let text = path.bytes.dropFirst(skipped).map { CChar(bitPattern: $0) } + [0]
      if fnmatch(rule.pattern, text, rule.isPath ? FNM_PATHNAME : 0) == 0 { return rule.excludes }
    }
    return false
  }

  package var isEmpty: Bool { rules.isEmpty }
}
