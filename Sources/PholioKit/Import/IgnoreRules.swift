import Glibc
package import PholioCatalog

/// The globs of `.pholioignore` files: what they match is not imported.
///
/// A line is a glob(7). With a slash inside or before it, it is matched with the path from the file's own
/// folder on, where `*` stops at slashes; without, with the name of anything in that folder and below. A
/// slash at its end: folders only. `!` before it: imported all the same. The last line that matches counts,
/// of the innermost file first. Empty lines and those that begin with `#` mean nothing.
package struct IgnoreRules: Sendable {
  package static let fileName = ByteString(".pholioignore")

  private struct Rule {
    var pattern: [CChar]
    /// How many bytes of a path from the import's root lie before the rule's own folder's names.
    var base: Int
    var isPath: Bool
    var foldersOnly: Bool
    var excludes: Bool
  }

  private var rules: [Rule] = []

  package init() {}

  /// Adds the lines of a file that lies in `folder`, a path from the import's root.
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

  /// Whether something is not to be imported.
  ///
  /// - Parameters:
  ///   - path: From the import's root on, its own name the last.
  ///   - nameLength: That of its name, in bytes.
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
