/// JPEG XL; of an animation, the first picture.
enum JXL: Format {
  static func describe(_ file: UnsafeRawBufferPointer) throws(LoadError) -> Description {
    try JXLReader(file).describe()
  }

  static func draw(
    _ file: UnsafeRawBufferPointer, wanted: (width: Int, height: Int), on canvas: inout RowCanvas
  ) throws(LoadError) {
    let reader = try JXLReader(file)
    let picture = try reader.readHeader()
    try canvas.begin(width: picture.width, height: picture.height, colours: picture.colours)
    let rows = JXLRows(picture, on: canvas)
    var damage: String?
    do throws(LoadError) {
      try reader.draw(rows)
    } catch {
      guard case .damaged(let message) = error, rows.whole > 0 else { throw error }
      damage = message
    }
    canvas.rowsAreWhole(rows.whole)
    if let damage { canvas.warn(damage) }
  }
}

/// Takes the pixels that libjxl gives, a few at a time, in any order.
final class JXLRows {
  private let canvas: RowCanvas
  private let transparency: Rows.Transparency?
  /// How many pixels of each row have come.
  private var counts: [Int]

  init(_ picture: JXLReader.Picture, on canvas: RowCanvas) {
    self.canvas = canvas
    let samples = picture.colours.bytesPerPixel
    transparency =
      picture.hasAlpha
      ? Rows.Transparency(samples: samples + 1, kept: samples, isPremultiplied: picture.isPremultiplied) : nil
    counts = [Int](repeating: 0, count: canvas.height)
  }

  /// Rows from the top that are complete.
  var whole: Int { counts.prefix { $0 >= canvas.width }.count }

  /// - Parameter pixels: `count` pixels of one row, eight bits a sample, alpha last.
  func put(_ pixels: UnsafePointer<UInt8>, x: Int, y: Int, count: Int) {
    guard (0..<canvas.height).contains(y), x >= 0, count > 0, x <= canvas.width - count,
      let row = canvas.row(y).baseAddress
    else { return }
    let samples = canvas.colours.bytesPerPixel
    if let transparency {
      Rows.flatten(pixels, transparency, into: row + x * samples, count: count)
    } else {
      (row + x * samples).update(from: pixels, count: count * samples)
    }
    counts[y] += count
  }
}
