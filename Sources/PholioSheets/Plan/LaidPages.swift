import PholioFacts
import PholioLayout

/// A sheet's pages, and what its cells are like.
struct LaidPages {
  var pages: any PagedLayout
  var style: CardStyle
  /// How much taller a cell is than its picture and its padding, in pixels.
  var wordsHeight: Int
  /// Of a page's window, in pixels.
  var width: Int
  /// Of the usual cell's picture: in rows as wide as high.
  var box: PixelSize
  /// Nil: cells are no frames of film.
  var film: FilmStrip?
  /// How far the window reaches into the margins.
  var inset = PageInset.none
  /// What is told of it.
  var notes: [String] = []
}

/// How far a page's window reaches beyond the area within its margins, in pixels.
struct PageInset {
  /// On the left, and as much on the right.
  var across: Int
  var above: Int
  var below: Int

  static let none = PageInset(across: 0, above: 0, below: 0)
}
