import PholioDisk
import PholioFacts
package import SystemPackage

/// The names of a sheet's files: the given name, with the page's number before its extension.
package struct SheetNames: Sendable {
  let path: FilePath
  let pages: Int

  package init(_ path: FilePath, pages: Int) {
    self.path = path
    self.pages = pages
  }

  /// A single page keeps the name. Of several, all numbers have the last one's digits, and at least two.
  ///
  /// - Parameter page: Counted from 0.
  package func path(ofPage page: Int) -> FilePath {
    if pages == 1 { return path }
    let number = "-" + (page + 1).padded(to: max(2, "\(pages)".count))
    let (stem, suffix) = parts
    let numbered = stem + Array(number.utf8) + suffix
    return path.removingLastComponent().pushing(FilePath(.init(numbered)))
  }

  /// The bytes of the name given, before and from the dot of its extension.
  var parts: (stem: [UInt8], suffix: [UInt8]) {
    let name = path.name.bytes
    // A dot at the start hides a file, and begins no extension.
    let dot = name.lastIndex(of: UInt8(ascii: ".")).flatMap { $0 == 0 ? nil : $0 } ?? name.count
    return (Array(name[..<dot]), Array(name[dot...]))
  }
}
