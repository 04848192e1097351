package import PholioFacts

/// The properties that say words, in the order in which they count (IPTC Photo Metadata Standard; Metadata
/// Working Group, Guidelines for Handling Image Metadata, 2.0).
extension XMPProperties {
  private static let basic = "http://ns.adobe.com/xap/1.0/"
  private static let dublinCore = "http://purl.org/dc/elements/1.1/"
  private static let photoshop = "http://ns.adobe.com/photoshop/1.0/"
  private static let lightroom = "http://ns.adobe.com/lightroom/1.0/"
  private static let iptc = "http://iptc.org/std/Iptc4xmpExt/2008-02-29/"

  package var words: PhotoWords {
    var words = PhotoWords()
    words.title = short(Self.dublinCore + "title").flatMap(CameraFiller.without)
    words.description = long(Self.dublinCore + "description", hasLines: true).flatMap(CameraFiller.without)
    words.creator = PhotoWords.creator(texts(Self.dublinCore + "creator"))
    words.copyright = long(Self.dublinCore + "rights")
    words.keywords = keywords
    words.statedRating = rating
    words.label = short(Self.basic + "Label")
    words.city = short(Self.photoshop + "City") ?? location("City")
    words.country = short(Self.photoshop + "Country") ?? location("CountryName")
    return words
  }

  /// Programs that keep keywords in a tree write each with those above it, "People|Marie"; most write it
  /// without them, too.
  private var keywords: [String] {
    let plain = PhotoWords.keywords(texts(Self.dublinCore + "subject"))
    if !plain.isEmpty { return plain }
    let paths = texts(Self.lightroom + "hierarchicalSubject").prefix(PhotoWords.mostKeywords)
    return PhotoWords.keywords(paths.map { String($0.split(separator: "|").last ?? "") })
  }

  /// xmp:Rating, 0…5; none for −1, "rejected"; nil if it is missing or anything else.
  private var rating: Override<Int>? {
    guard let text = short(Self.basic + "Rating"), let stars = Double(text), abs(stars) < 1000 else {
      return nil
    }
    let whole = Int(stars.rounded())
    if whole == -1 { return Override<Int>.none }
    return (0...5).contains(whole) ? Override.value(whole) : nil
  }

  /// Where the photo was taken, or else what it shows.
  private func location(_ field: String) -> String? {
    ["LocationCreated", "LocationShown"].lazy.compactMap {
      short(Self.field(Self.iptc + field, of: Self.iptc + $0))
    }.first
  }

  private func texts(_ name: String) -> [String] { list(name) ?? text(name).map { [$0] } ?? [] }

  func short(_ name: String) -> String? {
    texts(name).lazy.compactMap { FactText.tidied($0, upTo: FactText.shortLimit) }.first
  }

  private func long(_ name: String, hasLines: Bool = false) -> String? {
    texts(name).lazy.compactMap {
      FactText.tidied($0, upTo: FactText.longLimit, hasLines: hasLines)
    }.first
  }
}
