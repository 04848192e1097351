package import PholioFacts

/// A page's size, and what is outside of it for the printer. Lengths are pixels, from the page's top left
/// corner.
package struct PDFPage: Hashable, Sendable {
  /// Of the page when it is cut.
  package let size: PixelSize
  /// Pixels an inch.
  package let dpi: Int
  /// How far its ground goes past each edge.
  package let bleed: Int
  package let hasCropMarks: Bool
  /// Lengths that pixels only have nearly; nil: they are exact.
  private let exact: Lengths?

  /// In points.
  package struct Lengths: Hashable, Sendable {
    package var width: Double
    package var height: Double
    package var bleed: Double

    package init(width: Double, height: Double, bleed: Double) {
      (self.width, self.height, self.bleed) = (width, height, bleed)
    }
  }

  package init(
    size: PixelSize, dpi: Int, bleed: Int = 0, hasCropMarks: Bool = false, exact: Lengths? = nil
  ) {
    (self.size, self.dpi, self.bleed, self.hasCropMarks) = (size, dpi, bleed, hasCropMarks)
    self.exact = exact
  }

  /// Points of a pixel, about.
  var scale: Double { 72 / Double(dpi) }

  private var lengths: Lengths {
    exact
      ?? Lengths(
        width: Double(size.width) * scale, height: Double(size.height) * scale, bleed: Double(bleed) * scale)
  }

  /// Points of a pixel, across and down.
  var scales: (x: Double, y: Double) {
    (lengths.width / Double(size.width), lengths.height / Double(size.height))
  }

  // In points: marks are as long as printers usually have them, and never touch what is printed.
  private static let markLength = 14.0
  private static let markWidth = 0.25
  private static let leastDistance = 6.0

  /// How far the marks begin from the edges.
  private var markDistance: Double { max(Double(bleed), Self.leastDistance / scale) }

  /// How far the paper goes past each edge, in points.
  package var outset: Double { hasCropMarks ? markDistance * scale + Self.markLength : lengths.bleed }

  /// The paper's size, in points.
  var mediaSize: (width: Double, height: Double) {
    (lengths.width + 2 * outset, lengths.height + 2 * outset)
  }

  /// Two lines for each corner, on the lines of the cut.
  var marks: [PDFFrame] {
    guard hasCropMarks else { return [] }
    let (length, thin) = (Self.markLength / scale, Self.markWidth / scale)
    let (width, height) = (Double(size.width), Double(size.height))
    var marks: [PDFFrame] = []
    for left in [-markDistance - length, width + markDistance] {
      for line in [0, height] {
        marks.append(PDFFrame(left: left, top: line - thin / 2, width: length, height: thin))
      }
    }
    for top in [-markDistance - length, height + markDistance] {
      for line in [0, width] {
        marks.append(PDFFrame(left: line - thin / 2, top: top, width: thin, height: length))
      }
    }
    return marks
  }

  /// A box of the page as PDF has it: the corners in points from the paper's bottom left corner. The page is
  /// in the paper's middle.
  ///
  /// - Parameter edge: How far past the page's edges, in points.
  func box(past edge: Double) -> String {
    let (media, inset) = (mediaSize, outset - edge)
    return PDFSyntax.array([inset, inset, media.width - inset, media.height - inset])
  }

  /// ISO 32000-1, 14.11.2.
  var mediaBox: String { box(past: outset) }
  var trimBox: String { box(past: 0) }
  var bleedBox: String { box(past: lengths.bleed) }
}

/// A rectangle on a page, in its pixels.
package struct PDFFrame: Hashable, Sendable {
  package var left: Double
  package var top: Double
  package var width: Double
  package var height: Double

  package init(left: Double, top: Double, width: Double, height: Double) {
    (self.left, self.top, self.width, self.height) = (left, top, width, height)
  }
}

/// What a PDF says of itself.
package struct PDFFacts: Hashable, Sendable {
  package let title: String
  /// Nil: nothing is said.
  package let author: String?
  /// When it was made, as in ISO 8601; nil: nothing is said, so that the same pages give the same bytes.
  package let date: String?

  package init(title: String, author: String? = nil, date: String? = nil) {
    (self.title, self.author, self.date) = (title, author, date)
  }
}
