import PholioCatalog
import PholioFacts
import PholioLayout

/// What pages are made from: the galleries, the theme, and what was asked for.
struct SitePages: Sendable {
  private(set) var galleries: [SiteGallery]
  let theme: Theme
  let texts: ThemeTexts
  let options: SiteOptions
  let tiers: [LayoutTier]
  let isInRows: Bool
  let generator: String
  /// Of the newest photo; 0 where none has a date.
  let year: Int

  /// Where photos lie at first, unless the theme or somebody says otherwise.
  private static let usualCell = 240
  private static let usualGap = 12

  init(_ galleries: [SiteGallery], _ theme: Theme, _ options: SiteOptions, generator: String) {
    self.galleries = galleries
    self.theme = theme
    self.options = options
    self.generator = generator
    texts = theme.texts(in: options.language)
    let side = Double(theme.options.cell ?? Self.usualCell)
    let cell = options.cell ?? Size(width: side, height: side)
    let row = options.cell?.height ?? theme.options.row.map(Double.init) ?? cell.height
    tiers = LayoutTier.tiers(
      cell: cell, gap: Double(options.gap ?? theme.options.gap ?? Self.usualGap), row: row)
    isInRows = options.layout ?? theme.options.layout == .rows
    year = galleries.flatMap(\.photos).map(\.photo.taken).filter(\.isDated).map(\.civil.year).max() ?? 0
  }

  /// The site's name.
  var title: String {
    options.title ?? (galleries.count == 1 ? galleries[0].gallery.name : texts["site"])
  }

  /// What all pages depend on.
  var key: String { SiteKey.of([theme.key, options.key, generator, title, "\(year)"]) }

  /// The same with galleries whose pictures are made.
  func with(_ galleries: [SiteGallery]) -> SitePages {
    var pages = self
    pages.galleries = galleries
    return pages
  }

  var all: [SitePage] { [index] + galleries.indices.flatMap(pages) + feeds }

  // MARK: What pages have in common

  /// Only files of the site itself, and stylesheets that stand in the page, by their digests. A site on a
  /// stick has the origin `file:`.
  static func policy(_ inlineCSS: [String] = []) -> String {
    let styles = inlineCSS.map { " '\(PageText.cspHash($0))'" }.joined()
    return """
      default-src 'none'; img-src 'self' file: data:; style-src 'self' file:\(styles); \
      script-src 'self' file:; font-src 'self' file:; base-uri 'none'; form-action 'none'
      """
  }

  /// - Parameters:
  ///   - path: The page's, in the site.
  ///   - cover: The picture that stands for it elsewhere.
  ///   - pageTitle: What the browser and other sites call it; nil: its title.
  ///   - summary: What other sites say of it that has no description.
  func common(
    _ path: String, title: String, description: String?, cover: SitePhoto?, jsonld: [String: Any],
    pageTitle: String? = nil, summary: String? = nil
  ) -> [String: Any] {
    let root = path.contains("/") ? "../" : ""
    var context: [String: Any] = [
      "lang": options.language, "dir": ThemeTexts.direction(of: options.language), "title": title,
      "pageTitle": pageTitle ?? title, "root": root, "csp": Self.policy(), "noindex": !options.letsRobotsIn,
      "generator": generator,
      "text": texts.dictionary, "jsonld": PageText.json(jsonld), "siteTitle": self.title,
      "css": theme.assets[Theme.stylesheetFile] == nil ? [] : [["href": root + "assets/style.css"]],
      "scripts": theme.assets["script.js"] == nil ? [] : [["src": root + "assets/script.js"]],
    ]
    if year > 0 { context["year"] = "\(year)" }
    if let description { context["description"] = description }
    if let address = address(path) {
      context["canonical"] = address
      context["feed"] = root + "feed.xml"
      var og: [String: Any] = ["title": pageTitle ?? title, "url": address]
      if let text = description ?? summary { og["description"] = text }
      if let cover {
        let size = cover.picture.size(atLeast: 1024)
        og["image"] = self.address(cover.picture.path(size, .jpg))
        og["width"] = size.pixels.width
        og["height"] = size.pixels.height
      }
      context["og"] = og
    }
    return context
  }

  /// Where a page will be; nil if nobody has said where the site will be.
  func address(_ path: String) -> String? {
    guard let base = options.base else { return nil }
    let path = path == "index.html" ? "" : path.hasSuffix("/index.html") ? String(path.dropLast(10)) : path
    return base + Slug.address(path)
  }

  func countText(_ gallery: SiteGallery) -> String { texts.counted("photos", gallery.photos.count) }

  /// What is said of a photo to those who don't see it: at least its gallery and its place there.
  func alt(_ photo: SitePhoto) -> String {
    photo.words.alt ?? photo.words.title ?? photo.words.description
      ?? "\(photo.gallery) – \(texts["photo", ["position": "\(photo.position)"]])"
  }

  /// A photo's picture.
  ///
  /// - Parameters:
  ///   - edge: Of the picture for browsers that know no `srcset`.
  ///   - sizes: How wide it is drawn.
  func picture(_ photo: SitePhoto, root: String, edge: Int, sizes: String) -> [String: Any] {
    let picture = photo.picture
    let shown = picture.size(atLeast: edge)
    func set(_ kind: SitePictureKind) -> String {
      picture.sizes.map { "\(root)\(picture.path($0, kind)) \($0.pixels.width)w" }.joined(separator: ", ")
    }
    var context: [String: Any] = [
      "src": root + picture.path(shown, .jpg), "srcset": set(.jpg), "sizes": sizes,
      "width": shown.pixels.width, "height": shown.pixels.height, "alt": alt(photo),
    ]
    if options.hasWebP { context["webpSrcset"] = set(.webp) }
    if let colour = photo.colour { context["color"] = colour }
    return context
  }
}
