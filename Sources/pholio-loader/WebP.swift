/// WebP: lossy, lossless, and the first picture of an animation.
enum WebP: Format {
  static func prepare() {}

  static func describe(_ file: UnsafeRawBufferPointer) throws(LoadError) -> Description {
    let reader = try WebPReader(file)
    var description = Description()
    description.width = reader.width
    description.height = reader.height
    description.exif = Description.tiff(in: reader.block("EXIF"))
    description.xmp = reader.block("XMP ")
    description.icc = reader.block("ICCP")
    return description
  }

  static func draw(
    _ file: UnsafeRawBufferPointer, wanted: (width: Int, height: Int), on canvas: inout RowCanvas
  ) throws(LoadError) {
    let reader = try WebPReader(file)
    var frame = try reader.firstFrame()
    try canvas.check(
      width: reader.width, height: reader.height, pictureOf: frame.width * frame.height)
    let isAll =
      frame.x == 0 && frame.y == 0 && frame.width == reader.width && frame.height == reader.height
    if isAll { shrink(&frame, for: wanted) }
    try canvas.begin(
      width: isAll ? frame.width : reader.width, height: isAll ? frame.height : reader.height,
      colours: .rgb)
    let isDirect = isAll && !frame.hasAlpha
    let memory = try RowMemory(count: isDirect ? 0 : frame.width * frame.height * 4)
    let (whole, damage) = try reader.decode(
      frame, withAlpha: !isDirect, into: isDirect ? canvas.rows : memory.bytes)
    if !isDirect {
      if !isAll { _ = canvas.rows.initializeMemory(as: UInt8.self, repeating: 255) }
      let transparency = Rows.Transparency(samples: 4, kept: 3, isPremultiplied: true)
      for row in 0..<whole {
        let source = memory.bytes.part(row, size: frame.width * 4).assumingMemoryBound(to: UInt8.self)
        let target = canvas.row(frame.y + row)
        guard let source = source.baseAddress, let target = target.baseAddress else { continue }
        Rows.flatten(source, transparency, into: target + 3 * frame.x, count: frame.width)
      }
    }
    canvas.rowsAreWhole(whole < frame.height ? frame.y + whole : canvas.height)
    if let damage { canvas.warn(damage) }
  }

  /// Has libwebp make the picture smaller, but at least twice as large as it is wanted: its filter takes
  /// means, which shows below that.
  private static func shrink(_ frame: inout WebPReader.Frame, for wanted: (width: Int, height: Int)) {
    guard wanted.width > 0, wanted.height > 0 else { return }
    let scale = max(
      Double(2 * wanted.width) / Double(frame.width), Double(2 * wanted.height) / Double(frame.height))
    guard scale < 0.75 else { return }
    frame.width = Int((Double(frame.width) * scale).rounded(.up))
    frame.height = Int((Double(frame.height) * scale).rounded(.up))
    frame.isShrunk = true
  }
}
