import ArgumentParser
import PholioImaging
import PholioLayout
import PholioSite

/// What a site tells, and to whom.
struct SiteContentOptions: ParsableArguments {
  @Option(help: "The site's name (default: the gallery's, or 'Galleries' in the site's language).")
  var title: String?

  @Option(
    help: ArgumentHelp(
      """
      Where the site will be, such as https://example.org/photos. It is needed for an Atom feed, a sitemap, \
      and previews in other sites (Open Graph) (default: none; these are left out).
      """, valueName: "address"))
  var url: String?

  @Option(help: ArgumentHelp("The language of pages, such as de or pt-BR.", valueName: "tag"))
  var lang = "en"

  @Flag(help: "Show camera, lens, exposure and time of photos.")
  var facts = false

  @Flag(
    help: """
      With --facts: show the places where photos were taken. With --originals: leave places in them.
      """)
  var place = false

  @Flag(
    help: """
      Offer originals for download: JPEGs, without metadata. With --place and --serial together they keep \
      all of it, and other formats are offered, too.
      """)
  var originals = false

  @Flag(help: "With --originals: leave serial numbers and all metadata but places in them.")
  var serial = false

  @Flag(help: "Let search engines in. Otherwise they are asked to stay away.")
  var robots = false

  func validate() throws {
    if let title { try Typed.check(text: title) }
    if serial && !originals { throw ValidationError("--serial goes with --originals") }
    if place && !facts && !originals { throw ValidationError("--place goes with --facts or --originals") }
  }

  func set(_ options: inout SiteOptions) throws {
    options.title = title.flatMap { $0.isEmpty ? nil : $0 }
    if let url { try options.setBase(url) }
    try options.setLanguage(lang)
    options.hasFacts = facts
    options.tellsPlace = place
    options.hasOriginals = originals
    options.tellsSerial = serial
    options.letsRobotsIn = robots
  }
}

/// How a site looks.
struct SiteLookOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A theme: \(Theme.names.joined(separator: " or ")), or the path of a folder, with a slash in it.",
      valueName: "theme"), completion: .list(Theme.names))
  var theme = Theme.standardName

  @Option(
    help: ArgumentHelp(
      "A stylesheet that comes behind the theme's own (default: none).", valueName: "file"))
  var css: PathArgument?

  @Option(
    help: ArgumentHelp(
      "grid, or rows of whole photos (default: the theme's).", valueName: "layout"))
  var layout: SiteOptions.Layout?

  @Option(
    help: ArgumentHelp(
      """
      A cell's least size in CSS pixels, its height also that of rows (default: the theme's). Phones have \
      smaller cells, walls larger ones.
      """, valueName: "wxh"))
  var cell: SizeArgument?

  @Option(help: ArgumentHelp("The gap in CSS pixels, 0 to 200 (default: the theme's).", valueName: "n"))
  var gap: Int?

  @Option(
    help: ArgumentHelp(
      """
      The longer edges of pictures in pixels, the smallest first, 64 to 8192; none is enlarged.
      """, valueName: "n,n"))
  var sizes: SizesArgument = SizesArgument(edges: SiteOptions().edges)

  @Option(help: ArgumentHelp("The JPEG quality of pictures, 1 to 100.", valueName: "n"))
  var quality = SiteOptions().quality

  @Option(
    help: ArgumentHelp(
      """
      Pictures with their own profile where it has more colours than sRGB, or all in sRGB: own or srgb.
      """, valueName: "how"))
  var colour = SiteOptions().colours

  @Flag(help: "Make pictures in WebP too, for browsers that take it: a third smaller, and slower to make.")
  var webp = false

  func validate() throws {
    if let gap, !(0...200).contains(gap) { throw ValidationError("--gap takes 0 to 200, not \(gap)") }
    guard (1...100).contains(quality) else {
      throw ValidationError("--quality takes 1 to 100, not \(quality)")
    }
    if let size = cell?.size {
      guard [size.width, size.height].allSatisfy({ (40...2000).contains($0) && $0.rounded() == $0 }) else {
        throw ValidationError("--cell takes whole numbers, 40x40 to 2000x2000")
      }
    }
  }

  func set(_ options: inout SiteOptions) throws {
    options.theme = theme
    options.css = try css?.absolute
    options.layout = layout
    options.cell = cell?.size
    options.gap = gap
    options.edges = sizes.edges
    options.quality = quality
    options.colours = colour
    options.hasWebP = webp
  }
}

extension SiteOptions.Layout: ExpressibleByArgument {}
extension PictureColours: ExpressibleByArgument {}

/// `480,1024,2048`.
struct SizesArgument: ExpressibleByArgument, CustomStringConvertible {
  let edges: [Int]

  init(edges: [Int]) { self.edges = edges }

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard (1...8).contains(numbers.count), numbers.allSatisfy({ (64...8192).contains($0) }),
      zip(numbers, numbers.dropFirst()).allSatisfy(<)
    else { return nil }
    edges = numbers
  }

  var description: String { edges.map(String.init).joined(separator: ",") }
  var defaultValueDescription: String { description }
}
