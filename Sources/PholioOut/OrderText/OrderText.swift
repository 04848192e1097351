import PholioCatalog
package import PholioDisk
import PholioFacts
import PholioLibrary

/// A gallery's order as lines of text that can be moved about in an editor:
///
///     # pholio order Holiday revision 12
///     1  3f9a0c22d1e4  IMG_4021.JPG  2019-05-04T20:41:12
///     2  …
///
/// Of a line only the beginning of the photo's SHA-256 is read. `drop ` before a line takes the photo out.
package struct OrderText: Sendable {
  struct Line: Hashable, Sendable {
    /// Counted from 1, for messages.
    var number: Int
    /// For messages.
    var text: String
    /// Lower case.
    var digestPrefix: String
    var isDropped: Bool
  }

  /// The gallery's revision when the text was made; nil if the text doesn't tell.
  package let revision: Int?
  /// The gallery's name; nil if the text doesn't tell.
  package let gallery: ByteString?
  /// The catalog and the gallery's id in it; nil if the text doesn't tell.
  let origin: OrderOrigin?
  let lines: [Line]

  /// How many digits of the hash a line has; more if two photos have the same.
  private static let usualPrefix = 12
  private static let shortestPrefix = 6

  /// - Throws: `OrderTextError.unreadable`; `Interruption`.
  /// - Complexity: O(bytes).
  package init(_ text: TextLines, cancellation: Cancellation = Cancellation()) throws {
    var header: (gallery: ByteString, revision: Int)?
    var origin: OrderOrigin?
    var lines: [Line] = []
    try text.forEach(cancellation) { number, bytes in
      if bytes.first == UInt8(ascii: "#") {
        header = Self.header(bytes) ?? header
        origin = OrderOrigin(bytes) ?? origin
      } else if !bytes.isEmpty {
        lines.append(try Line(bytes, number: number))
      }
    }
    revision = header?.revision
    gallery = header?.gallery
    self.origin = origin
    self.lines = lines
  }

  /// `# pholio order NAME revision NUMBER`.
  static func header(_ line: UnsafeRawBufferPointer) -> (gallery: ByteString, revision: Int)? {
    let (start, middle) = (Array("# pholio order ".utf8), Array(" revision ".utf8))
    guard line.starts(with: start) else { return nil }
    let digits = line.reversed().prefix(while: \.isDigit).reversed()
    let name = line.dropFirst(start.count).dropLast(digits.count)
    guard name.suffix(middle.count).elementsEqual(middle),
      let revision = Int(String(decoding: Array(digits), as: UTF8.self))
    else { return nil }
    return (ByteString(name.dropLast(middle.count)), revision)
  }

  /// The first line, which names the gallery.
  static func header(of gallery: Gallery) -> String {
    "# pholio order \(gallery.name) revision \(gallery.revision)"
  }

  static func line(_ record: PhotoRecord, digits: Int) -> String {
    line(
      record.position, record.photo.content.digest, record.location?.name, record.photo.taken, digits: digits)
  }

  static func line(
    _ position: Int, _ digest: PhotoDigest, _ name: ByteString?, _ taken: CaptureTime, digits: Int
  ) -> String {
    "\(position)  \(digest.hex.prefix(digits))  \(name?.shown ?? "-")  \(taken.markedText)"
  }

  /// How many digits tell some photos' hashes apart.
  static func digits(of photos: some Sequence<PhotoDigest>) -> Int {
    var seen: Set<Substring> = []
    for photo in photos where !seen.insert(photo.hex.prefix(usualPrefix)).inserted { return 64 }
    return usualPrefix
  }
}

extension OrderText.Line {
  fileprivate init(_ bytes: UnsafeRawBufferPointer, number: Int) throws(OrderTextError) {
    // All that matters is within the first bytes; a line may be of any length.
    var words = bytes.prefix(256).split(maxSplits: 3) { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let isDropped = words.first?.elementsEqual("drop".utf8) == true
    if isDropped { words.removeFirst() }
    // The position, if it is still there, comes before the hash.
    let isNumbered = words.count > 1 && words[0].allSatisfy(\.isDigit)
    let candidates = isNumbered ? [words[1], words[0]] : Array(words.prefix(1))
    let shown = ByteString(bytes).shownInBrief
    guard let prefix = candidates.first(where: { OrderText.isDigest($0) }) else {
      throw .unreadable(line: number, shown)
    }
    self.init(
      number: number, text: shown, digestPrefix: String(decoding: prefix, as: UTF8.self).lowercased(),
      isDropped: isDropped)
  }
}

extension OrderText {
  fileprivate static func isDigest(_ word: some Collection<UInt8>) -> Bool {
    (shortestPrefix...64).contains(word.count) && word.allSatisfy({ $0.hexValue != nil })
  }
}

/// Why an order's text can't be used; nothing was changed.
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
