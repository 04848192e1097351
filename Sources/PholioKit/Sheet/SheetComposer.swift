import PholioCatalog
import PholioImaging
import PholioLayout

/// Draws a sheet from top to bottom: pictures are made on several threads, and come in gallery order; a band of rows is
/// in memory at a time, and leaves for the encoder when the pictures of the next one begin.
struct SheetComposer: ~Copyable {
  private let plan: SheetPlan
  private let text: SheetText?
  private var writer: JPEGWriter
  private var band: SheetBand
  private var row = 0
  /// The drop cap, which reaches into several bands.
  private var cap: Bitmap?
  private var capCaption: TextBitmap?

  /// - Parameter text: Sets the words; nil where there are none.
  init(_ plan: SheetPlan, text: SheetText?, writer: consuming JPEGWriter) throws {
    self.plan = plan
    self.text = text
    self.writer = writer
    band = SheetBand(rows: plan.band(ofRow: 0), width: plan.size.width, background: plan.options.background)
    if let frame = plan.title, let title = plan.options.title,
      let drawn = try text?.title(title, width: frame.width)
    {
      band.draw(drawn, left: frame.left, top: frame.top)
    }
  }

  /// Draws the next cell.
  mutating func draw(_ picture: SheetPhoto.Picture, caption: String, in cell: CellIndex) throws {
    try finishBands(before: plan.row(of: cell))
    let box = plan.pictureBox(of: cell)
    let bitmap = try picture.bitmap ?? placeholder(PixelSize(width: box.width, height: box.height), caption)
    let drawn = try plan.captionBox(of: cell).flatMap { try text?.caption(caption, width: $0.width) }
    if cell.rawValue == 0 { (cap, capCaption) = (bitmap, drawn) }
    draw(bitmap, drawn, in: cell)
  }

  mutating func finish() throws {
    try finishBands(before: plan.grid.rows)
    try writer.finish()
  }

  private mutating func draw(_ picture: Bitmap, _ caption: TextBitmap?, in cell: CellIndex) {
    let frame = plan.pictureFrame(of: cell, picture.size)
    band.draw(picture, left: frame.left, top: frame.top)
    if let caption, let box = plan.captionBox(of: cell) { band.draw(caption, left: box.left, top: box.top) }
  }

  private mutating func finishBands(before next: Int) throws {
    while row < next {
      let pixels = band.pixels
      try writer.write(rows: pixels.span)
      row += 1
      guard row < plan.grid.rows else { return }
      band = SheetBand(
        rows: plan.band(ofRow: row), width: plan.size.width, background: plan.options.background)
      if row < plan.grid.cap.rows, let cap { draw(cap, capCaption, in: CellIndex(0)) }
    }
    if row >= plan.grid.cap.rows { (cap, capCaption) = (nil, nil) }
  }

  /// What stands in for a photo of which nothing is left: a grey plate.
  private func placeholder(_ size: PixelSize, _ caption: String) throws -> Bitmap {
    let shade: UInt8 = plan.options.background.isLight ? 208 : 64
    var plate = SheetBand(
      rows: 0..<size.height, width: size.width, background: Colour(grey: shade))
    // Without captions, the plate says itself what is missing, if the machine has a font.
    if plan.options.caption == nil, let text = try? SheetText(plan.options),
      let words = try text.caption(caption, width: size.width)
    {
      plate.draw(words, left: 0, top: size.height / 2 - text.lineHeights.caption / 2)
    }
    return Bitmap(size: size, bytes: plate.pixels)
  }
}

/// Sets a sheet's words in its styles and colours.
struct SheetText {
  private let renderer: TextRenderer
  private let captionStyle: TextStyle
  private let titleStyle: TextStyle
  private let colour: TextColor

  /// - Throws: `TextError`: no fonts.
  init(_ options: SheetOptions) throws(TextError) {
    renderer = try TextRenderer()
    captionStyle = TextStyle(pixelSize: SheetPlan.captionEm(cell: options.cell), alignment: .center)
    titleStyle = TextStyle(pixelSize: SheetPlan.titleEm(cell: options.cell), bold: true)
    let shade: UInt8 = options.background.isLight ? 32 : 224
    colour = TextColor(red: shade, green: shade, blue: shade)
  }

  var lineHeights: (caption: Int, title: Int) {
    (
      renderer.lineHeight(pixelSize: captionStyle.pixelSize),
      renderer.lineHeight(pixelSize: titleStyle.pixelSize)
    )
  }

  func caption(_ text: String, width: Int) throws(TextError) -> TextBitmap? {
    try renderer.render(text, style: captionStyle, maxWidth: width, color: colour)
  }

  func title(_ text: String, width: Int) throws(TextError) -> TextBitmap? {
    try renderer.render(text, style: titleStyle, maxWidth: width, color: colour)
  }
}

extension Colour {
  fileprivate init(grey: UInt8) {
    (red, green, blue) = (grey, grey, grey)
  }
}
