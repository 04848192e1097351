package enum SheetError: Error, Hashable {
  case emptyGallery(String)
  case noGalleries
  /// The output's name has the extension of another kind of file.
  case otherKind(String)
  /// The output is a photo's file.
  case isOriginal(String)
  /// An edge has more pixels than the kind of file allows.
  case tooLarge(width: Int, height: Int, kind: String, longest: Int)
  /// The same, for the additional file of all pages that an option asks for.
  case tooLargeToBind(option: String, width: Int, height: Int, kind: String, longest: Int)
  /// A cell's picture would take too much memory.
  case cellTooLarge(width: Int, height: Int)
  /// There is no room, in pixels, for so many cells of this size, words included.
  case cellsDoNotFit(columns: Int, rows: Int, cellWidth: Int, cellHeight: Int, width: Int, height: Int)
  /// It would leave almost nothing of the pictures.
  case borderTooWide(Int, width: Int, height: Int)
  /// The logo's file can't be read as a picture, for a reason.
  case badLogo(String, String)
  /// The output is one of the library's own files, or in its folders.
  case isInLibrary(String)
  /// Two of the files to write are the same.
  case sameFile(String)
  /// Cells would be too small to see.
  case noRoom(SheetRoom)
  case noSuchPage(String, pages: Int)
  /// Only files of all pages, for print, have what this option asks for.
  case needsPrint(String)
}

/// What becomes of a page's width or height, in pixels, where nothing is left for cells.
package struct SheetRoom: Error, Hashable {
  package enum Edge: Hashable, Sendable { case width, height }

  package var edge: Edge
  /// Of the whole page.
  package var page: Int
  /// Both margins together.
  package var margins: Int
  /// Header, title and footer with what is around them.
  package var words: Int
  /// How many columns or rows there are to be.
  package var cells: Int
  /// Each gap, of which there is one more than cells.
  package var gap: Int
  /// What each cell needs: of its words, and to be seen.
  package var least: Int
  /// The part of that for its words; columns have none.
  package var cellWords: Int { edge == .width ? 0 : max(0, least - CellFitting.leastEdge) }

  package init(
    edge: Edge, page: Int, margins: Int, words: Int, cells: Int, gap: Int, least: Int
  ) {
    (self.edge, self.page, self.margins, self.words) = (edge, page, margins, words)
    (self.cells, self.gap, self.least) = (cells, gap, least)
  }
}
