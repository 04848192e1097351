package import PholioImaging
package import PholioLayout
package import SystemPackage

/// What a site is to be like.
package struct SiteOptions: Sendable {
  package enum Layout: String, CaseIterable, Decodable, Sendable {
    case grid, rows
  }

  /// The galleries' names; none: all that have photos.
  package var galleries: [String] = []
  /// Of the page of all galleries; nil: the only gallery's name, or a text of the theme.
  package var title: String?
  /// Where the site will be, with a slash at its end; nil: nothing that needs it is written.
  package var base: String?
  /// A language's tag.
  package var language = "en"
  /// A theme's name, or a folder's path.
  package var theme = Theme.standardName
  /// A stylesheet that comes behind the theme's.
  package var css: FilePath?
  package var layout: Layout?
  /// The least size of a cell of the grid, in CSS pixels; nil: the theme's.
  package var cell: Size?
  /// The gap, in CSS pixels; nil: the theme's.
  package var gap: Int?
  /// Whether camera, lens and exposure are told.
  package var hasFacts = false
  /// Whether originals can be downloaded.
  package var hasOriginals = false
  package var hasWebP = false
  /// Whether places are told, and stay in originals.
  package var tellsPlace = false
  /// Whether serial numbers stay in originals.
  package var tellsSerial = false
  /// Whether search engines are let in.
  package var letsRobotsIn = false
  /// Longer edges of pictures, in pixels, upwards.
  package var edges = [320, 640, 1024, 1920]
  /// JPEG's and WebP's, 1...100.
  package var quality = 75
  /// Of the pictures.
  package var colours = PictureColours.own
  package var jobs = 1
  package var isDryRun = false

  package init() {}

  /// All that pages depend on but the theme and its stylesheets, as a text. No title that is typed is the
  /// same as none.
  package var key: String {
    """
    \(galleries) \(title.debugDescription) \(base ?? "-") \(language) \(layout?.rawValue ?? "-") \
    \(cell?.description ?? "-") \(gap ?? -1) \(hasFacts) \(hasOriginals) \(hasWebP) \(tellsPlace) \
    \(tellsSerial) \(letsRobotsIn) \(edges) \(quality)
    """
  }
}
