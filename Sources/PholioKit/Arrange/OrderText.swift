import Foundation
package import PholioCatalog
import PholioFacts
import PholioLayout

/// A gallery's order as lines of text that can be moved about in an editor:
///
///     # pholio order Holiday revision 12
///     1  3f9a0c22d1e4  IMG_4021.JPG  2019-05-04T20:41:12
///     2  …
///
/// Of a line only the beginning of the photo's SHA-256 is read. `drop ` before a line takes the photo out.
package struct OrderText: Sendable {
  package struct Line: Hashable, Sendable {
    /// Counted from 1, for messages.
    var number: Int
    var text: String
    /// Lower case.
    var digestPrefix: String
    var isDropped: Bool
  }

  /// The gallery's revision when the text was made; nil where the text doesn't say.
  package let revision: Int?
  /// The gallery's name; nil where the text doesn't say.
  package let gallery: String?
  package let lines: [Line]

  /// How many digits of the hash a line has; more where two photos would look the same.
  private static let usualPrefix = 12
  private static let shortestPrefix = 6

  /// - Throws: `OrderTextError.unreadable`.
  package init(_ text: String) throws(OrderTextError) {
    var revision: Int?
    var gallery: String?
    var lines: [Line] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces.union(.controlCharacters))
      if let header = line.wholeMatch(of: /# pholio order (.*) revision ([0-9]+)/) {
        gallery = String(header.1)
        revision = Int(header.2)
      }
      if line.isEmpty || line.hasPrefix("#") { continue }
      lines.append(try Line(line, number: index + 1))
    }
    self.revision = revision
    self.gallery = gallery
    self.lines = lines
  }

  /// The text of a gallery's order as it is, line by line.
  package static func write(_ gallery: Gallery, _ tx: CatalogTransaction, _ body: (String) -> Void) throws {
    body("# pholio order \(gallery.name) revision \(gallery.revision)")
    let length = try prefixLength(in: gallery, tx)
    try tx.photos.forEachPlaced(in: gallery.id) { placed in
      let record = PhotoRecord(placed)
      body(
        """
        \(record.position)  \(record.photo.content.digest.hex.prefix(length))  \
        \(record.location?.name.shown ?? "-")  \(record.photo.taken.civil.text)
        """)
    }
  }

  private static func prefixLength(in gallery: Gallery, _ tx: CatalogTransaction) throws -> Int {
    var prefixes: Set<Substring> = []
    try tx.photos.forEachPlaced(in: gallery.id) {
      prefixes.insert($0.photo.content.digest.hex.prefix(usualPrefix))
    }
    return prefixes.count == gallery.count ? usualPrefix : 64
  }
}

extension OrderText.Line {
  fileprivate init(_ text: String, number: Int) throws(OrderTextError) {
    var words = text.split(separator: " ", omittingEmptySubsequences: true)
    let isDropped = words.first == "drop"
    if isDropped { words.removeFirst() }
    // The position stands before the hash, if it is still there.
    let candidates = words.count > 1 && Int(words[0]) != nil ? [words[1], words[0]] : Array(words.prefix(1))
    guard let prefix = candidates.first(where: OrderText.isDigest) else {
      throw .unreadable(line: number, text)
    }
    self.init(number: number, text: text, digestPrefix: prefix.lowercased(), isDropped: isDropped)
  }
}

extension OrderText {
  fileprivate static func isDigest(_ word: Substring) -> Bool {
    (shortestPrefix...64).contains(word.count) && word.isHexadecimal
  }
}

/// Why an order's text can't be followed; nothing was changed.
package enum OrderTextError: Error, Hashable {
  case unreadable(line: Int, String)
  /// No photo of the gallery, or several, have this hash.
  case unknown(line: Int, String, gallery: String)
  case doubled(line: Int, String)
  /// A photo of the gallery has no line.
  case missing(position: Int, name: String, gallery: String)
  /// The text is another gallery's.
  case otherGallery(String, gallery: String)
  /// The gallery's order was changed since the text was made.
  case conflict(gallery: String, revision: Int, changes: [String])
}
