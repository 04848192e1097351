import PholioImaging
import PholioLayout

/// Where everything lies on a sheet: the gallery's drop-cap grid inside the margins, below the title.
struct SheetPlan {
  let options: SheetOptions
  let grid: DropCapGrid
  let size: PixelSize
  /// The title's box, in pixels of the sheet; nil where there is none.
  let title: PixelFrame?
  let captionHeight: Int

  /// The em of captions and of the title, in pixels: in proportion to the cells.
  static func captionEm(cell: Int) -> Double { min(max(Double(cell) * 0.07, 9), 24) }
  static func titleEm(cell: Int) -> Double { min(max(Double(cell) * 0.15, 14), 72) }

  /// - Parameters:
  ///   - lineHeights: Of a caption and of the title, in pixels.
  /// - Throws: `SheetError.tooLarge`.
  init(_ options: SheetOptions, count: Int, cap: DropCap, lineHeights: (caption: Int, title: Int)) throws {
    self.options = options
    let isCaptioned = options.caption != nil
    captionHeight =
      isCaptioned ? lineHeights.caption + Self.captionEm(cell: options.cell).roundedHalfUp / 2 : 0
    let canvasWidth = options.columns * options.cell + (options.columns + 1) * options.gap
    grid = DropCapGrid(
      width: Double(canvasWidth),
      cell: Size(width: Double(options.cell), height: Double(options.cell + captionHeight)),
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

  /// The frame of a cell, caption included.
  func frame(of cell: CellIndex) -> PixelFrame {
    grid.frame(ofCell: cell).offset(by: origin).rounded
  }

  /// The part of a cell that its picture is fitted into.
  func pictureBox(of cell: CellIndex) -> PixelFrame {
    let frame = frame(of: cell)
    return PixelFrame(
      left: frame.left, top: frame.top, right: frame.right, bottom: frame.bottom - captionHeight)
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
