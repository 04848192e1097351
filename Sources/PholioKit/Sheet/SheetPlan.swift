import PholioImaging
import PholioLayout

/// Where everything lies on a sheet: the gallery's drop-cap grid inside the margins, below the title.
struct SheetPlan {
  let options: SheetOptions
  let grid: DropCapGrid
  let size: PixelSize
  /// The title's box, in pixels of the sheet; nil where there is none.
  let title: PixelFrame?
  /// The height of a line of caption; nil where there are no captions.
  private let captionLine: Double?
  /// How much taller a card is than its picture.
  private let wordsHeight: Double

  /// The em of captions and of the title, in pixels: in proportion to the cells.
  static func captionEm(cell: Int) -> Double { min(max(Double(cell) * 0.07, 9), 24) }
  static func titleEm(cell: Int) -> Double { min(max(Double(cell) * 0.15, 14), 72) }

  /// - Parameters:
  ///   - lineHeights: Of a caption and of the title, in pixels.
  /// - Throws: `SheetError.tooLarge`.
  init(_ options: SheetOptions, count: Int, cap: DropCap, lineHeights: (caption: Int, title: Int)) throws {
    self.options = options
    captionLine = options.caption == nil ? nil : Double(lineHeights.caption)
    // A card of its own tells how tall a cell is; all cells of a sheet share that.
    let side = Double(options.cell)
    let card = Self.card(
      picture: Size(width: side, height: side), line: captionLine, em: Self.captionEm(cell: options.cell))
    wordsHeight = card.frame.height - side
    let canvasWidth = options.columns * options.cell + (options.columns + 1) * options.gap
    grid = DropCapGrid(
      width: Double(canvasWidth),
      cell: card.frame.size,
      minimumGap: Double(options.gap), count: count, cap: cap)
    let hasTitle = !(options.title ?? "").isEmpty
    let titleHeight = hasTitle ? lineHeights.title + max(options.gap, lineHeights.title / 3) : 0
    let width = canvasWidth + 2 * options.margin
    let height = grid.contentHeight.roundedHalfUp + titleHeight + 2 * options.margin
    guard width <= JPEGWriter.longestEdge, height <= JPEGWriter.longestEdge else {
      throw SheetError.tooLarge(width: width, height: height)
    }
    size = PixelSize(width: width, height: height)
    origin = Vector(dx: Double(options.margin), dy: Double(options.margin + titleHeight))
    title =
      hasTitle
      ? PixelFrame(
        left: options.margin + options.gap, top: options.margin + titleHeight - lineHeights.title,
        right: width - options.margin - options.gap, bottom: options.margin + titleHeight)
      : nil
  }

  /// The grid's top left corner on the sheet.
  private let origin: Vector

  /// The part of a cell that its picture is fitted into.
  func pictureBox(of cell: CellIndex) -> PixelFrame {
    placed(card(of: cell).picture, in: cell)
  }

  /// Where a cell's caption is set; nil where there are none.
  func captionBox(of cell: CellIndex) -> PixelFrame? {
    card(of: cell).headline.first.map { placed($0, in: cell) }
  }

  private func placed(_ part: Frame, in cell: CellIndex) -> PixelFrame {
    let frame = grid.frame(ofCell: cell).offset(by: origin)
    return part.offset(x: frame.left, y: frame.top).rounded
  }

  /// A cell's picture with its caption: the drop cap's is larger, and its words are as high as the others'.
  private func card(of cell: CellIndex) -> CaptionCard {
    let frame = grid.frame(ofCell: cell)
    return Self.card(
      picture: Size(width: frame.width, height: frame.height - wordsHeight), line: captionLine,
      em: Self.captionEm(cell: options.cell))
  }

  private static func card(picture: Size, line: Double?, em: Double) -> CaptionCard {
    let lead = Double((em / 4).roundedHalfUp)
    let style = CaptionCard.Style(
      arrangement: .below, padding: Insets(left: 0, top: 0, right: 0, bottom: line == nil ? 0 : lead),
      gap: lead, leading: 0, wordGap: 0, alignment: .centreX)
    let words = line.map { [Size(width: picture.width, height: $0)] } ?? []
    return CaptionCard(.init(picture: picture, headline: words), style: style, width: picture.width)
  }

  /// Where a picture lies in its cell: in the middle.
  func pictureFrame(of cell: CellIndex, _ picture: PixelSize) -> PixelFrame {
    let box = pictureBox(of: cell)
    let left = box.left + (box.width - picture.width) / 2
    let top = box.top + (box.height - picture.height) / 2
    return PixelFrame(left: left, top: top, right: left + picture.width, bottom: top + picture.height)
  }

  /// The grid row in which a cell begins.
  func row(of cell: CellIndex) -> Int {
    grid.gridIndex(ofCell: cell).rawValue / grid.columns
  }

  /// The sheet's pixel rows that belong to a grid row: cells that begin in it lie in them, but for the drop cap.
  func band(ofRow row: Int) -> Range<Int> {
    func top(_ row: Int) -> Int {
      (origin.dy + grid.gap + Double(row) * (grid.cell.height + grid.gap)).roundedHalfUp
    }
    return (row == 0 ? 0 : top(row))..<(row == grid.rows - 1 ? size.height : top(row + 1))
  }
}

package enum SheetError: Error, Hashable {
  case emptyGallery(String)
  /// The output is a photo's file.
  case isOriginal(String)
  /// More pixels than a JPEG can have on an edge.
  case tooLarge(width: Int, height: Int)
}
