import Glibc
import PholioCatalog
import PholioDisk
import PholioFacts
import PholioLayout

/// A photo of a gallery as a site has it.
struct SitePhoto: Sendable {
  /// Counted from 1.
  let position: Int
  /// The file's name.
  let name: String
  let placed: PlacedPhoto
  /// Its gallery's name.
  let gallery: String
  var picture: SitePicture
  /// `rome-1a2b3c4d`: it stays when the order changes.
  var slug = ""
  /// What it spans, other than a single cell.
  let span: DropCap?
  /// The mean colour, `#rrggbb`.
  let colour: String?
  /// Its original's path and length, if it is offered.
  var original: (path: String, byteCount: Int)?

  var photo: Photo { placed.photo }
  var words: PhotoWords { placed.photo.words }

  init(_ placed: PlacedPhoto, at index: Int, in gallery: PublishedGallery, edges: [Int]) {
    position = index + 1
    self.placed = placed
    self.gallery = gallery.gallery.name
    name = placed.files.first?.name.shown ?? String(placed.photo.content.digest.hex.prefix(12))
    picture = SitePicture(placed.photo, edges: edges)
    let span = index == 0 ? gallery.gallery.cap : placed.span
    self.span = span == .none ? nil : span
    colour = gallery.looks[placed.photo.id].map { Self.hex($0.colour) }
  }

  var href: String { Slug.address(slug) + ".html" }

  /// Width divided by height, in thousandths.
  var shape: Int {
    max(1, Int((1000 * Double(picture.full.width) / Double(picture.full.height)).rounded()))
  }

  /// All that pages tell of it, but for its place in the order.
  func key(_ options: SiteOptions) -> String {
    let facts = photo.content.facts
    var key = SiteKey()
    let texts: [String?] = [
      slug, name, colour, photo.taken.localText, photo.taken.offsetText, photo.taken.source.rawValue,
      picture.name, picture.full.description, original?.path,
    ]
    for text in texts { key.add(text) }
    for field in PhotoWords.fields where field.isForGuests { key.add(field.text(words)) }
    key.add(words.label)
    for size in picture.sizes { key.add(size.edge) }
    key.add(original?.byteCount ?? 0)
    if options.hasFacts {
      key.add(facts.cameraText)
      key.add(facts.lens)
      key.add(facts.settingsText)
    }
    if options.tellsPlace {
      key.add(words.placeText)
      key.add(facts.position.map { "\($0.latitude) \($0.longitude)" })
    }
    return key.text()
  }

  /// CIE L*a*b* as sRGB.
  private static func hex(_ lab: (l: Double, a: Double, b: Double)) -> String {
    func cube(_ value: Double) -> Double {
      value > 6.0 / 29 ? value * value * value : (value - 4.0 / 29) * 108 / 841
    }
    let y = (lab.l + 16) / 116
    let (x, z) = (0.950_47 * cube(y + lab.a / 500), 1.088_83 * cube(y - lab.b / 200))
    let light = cube(y)
    let channels = [
      3.240_97 * x - 1.537_38 * light - 0.498_61 * z, -0.969_24 * x + 1.875_97 * light + 0.041_56 * z,
      0.055_63 * x - 0.203_98 * light + 1.056_97 * z,
    ]
    return "#"
      + channels.map { channel in
        let value = min(max(channel, 0), 1)
        let shown = value <= 0.003_130_8 ? 12.92 * value : 1.055 * Self.root(value) - 0.055
        let digits = String(Int((shown * 255).rounded()), radix: 16)
        return digits.utf8.count < 2 ? "0" + digits : digits
      }.joined()
  }

  /// sRGB's exponent.
  private static func root(_ value: Double) -> Double { pow(value, 1 / 2.4) }
}
