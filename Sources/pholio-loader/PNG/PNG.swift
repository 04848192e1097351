import CSPNG

/// PNG; of an animation the picture that programs show which don't know animations.
enum PNG: Format {
  static func describe(_ file: UnsafeRawBufferPointer) throws(LoadError) -> Description {
    let chunks = try PNGChunks(file)
    let header = try PNGReader(chunks.picture, of: file).header()
    var description = Description()
    description.width = Int(header.width)
    description.height = Int(header.height)
    description.colours = isGrey(header) ? .grey : .rgb
    PNGBlocks(chunks, of: file).read(into: &description)
    return description
  }

  private static func isGrey(_ header: spng_ihdr) -> Bool {
    header.color_type == UInt8(SPNG_COLOR_TYPE_GRAYSCALE.rawValue)
      || header.color_type == UInt8(SPNG_COLOR_TYPE_GRAYSCALE_ALPHA.rawValue)
  }

  static func draw(
    _ file: UnsafeRawBufferPointer, wanted: (width: Int, height: Int), on canvas: inout RowCanvas
  ) throws(LoadError) {
    try draw(file, .picture, on: &canvas)
  }

  fileprivate static func draw(
    _ file: UnsafeRawBufferPointer, _ part: PNGRows.Part, on canvas: inout RowCanvas
  ) throws(LoadError) {
    let chunks = try PNGChunks(file)
    let reader = try PNGReader(chunks.picture, of: file)
    let header = try reader.header()
    let height = Int(header.height)
    let colours: Colours = part == .alpha || isGrey(header) ? .grey : .rgb
    try canvas.begin(width: Int(header.width), height: height, colours: colours)
    let rows = PNGRows(part, header, hasTransparentColour: chunks.hasTransparentColour)
    // A row of an interlaced picture comes in parts, which libspng puts among those that came before.
    let isInterlaced = header.interlace_method != 0
    let memory = try RowMemory(count: rows.isDirect ? 0 : rows.bytesPerRow * (isInterlaced ? height : 1))
    var whole = 0
    var damage: LoadError?
    try reader.start(rows.format)
    do throws(LoadError) {
      var isLast = false
      while !isLast {
        let next = try reader.nextRow(of: height)
        let target =
          rows.isDirect
          ? UnsafeMutableRawBufferPointer(canvas.row(next.row))
          : memory.bytes.part(isInterlaced ? next.row : 0, size: rows.bytesPerRow)
        isLast = try reader.read(into: target)
        if !isInterlaced {
          if !rows.isDirect { rows.convert(target, into: canvas.row(next.row)) }
          whole = next.row + 1
          canvas.rowsAreWhole(whole)
        } else if next.pass == PNGReader.lastPass {
          // It has every other row. The rows between them are whole when it begins.
          whole = (height + 1) / 2 + (next.row + 1) / 2
        }
      }
      whole = height
    } catch {
      guard case .damaged(let message) = error, whole > 0 else { throw error }
      damage = error
      canvas.warn(message)
    }
    guard isInterlaced else { return }
    for row in 0..<height {
      // A row that is lost looks like the one above.
      let isLost = damage != nil && row % 2 == 1 && (height + 1) / 2 + (row + 1) / 2 > whole
      let source = isLost ? row - 1 : row
      if !rows.isDirect {
        rows.convert(memory.bytes.part(source, size: rows.bytesPerRow), into: canvas.row(row))
      } else if isLost {
        _ = canvas.row(row).update(from: canvas.row(source))
      }
    }
    canvas.rowsAreWhole(whole)
  }
}

/// How opaque a PNG is, as a grey picture: white where nothing shows through.
enum PNGAlpha: Format {
  static func describe(_ file: UnsafeRawBufferPointer) throws(LoadError) -> Description {
    let whole = try PNG.describe(file)
    return Description(width: whole.width, height: whole.height, colours: .grey)
  }

  static func draw(
    _ file: UnsafeRawBufferPointer, wanted: (width: Int, height: Int), on canvas: inout RowCanvas
  ) throws(LoadError) {
    try PNG.draw(file, .alpha, on: &canvas)
  }
}

/// How libspng gives the rows of a picture, and how they become bytes.
struct PNGRows {
  /// What of a picture is wanted.
  enum Part {
    /// All of it, over white.
    case picture
    case alpha
  }

  /// One of libspng's.
  let format: spng_format
  let bytesPerRow: Int
  /// Whether they are what is wanted already.
  let isDirect: Bool
  private let width: Int
  private let isDeep: Bool
  private let part: Part
  private let transparency: Rows.Transparency

  /// - Parameter hasTransparentColour: Whether there is a tRNS chunk.
  init(_ part: Part, _ header: spng_ihdr, hasTransparentColour: Bool) {
    self.part = part
    width = Int(header.width)
    isDeep = header.bit_depth == 16
    let type = UInt32(header.color_type)
    let isGrey = type == SPNG_COLOR_TYPE_GRAYSCALE.rawValue
    let isGreyWithAlpha = type == SPNG_COLOR_TYPE_GRAYSCALE_ALPHA.rawValue
    let hasAlpha =
      hasTransparentColour || isGreyWithAlpha || type == SPNG_COLOR_TYPE_TRUECOLOR_ALPHA.rawValue
    // Of grey pixels red is kept.
    transparency = Rows.Transparency(samples: 4, kept: isGrey || isGreyWithAlpha ? 1 : 3)
    // Of what has no alpha it is 255.
    let takesAlpha = hasAlpha || part == .alpha
    isDirect = !isDeep && !takesAlpha
    let bytesPerPixel: Int
    if isDeep {
      (format, bytesPerPixel) = (SPNG_FMT_RGBA16, 8)
    } else if takesAlpha {
      (format, bytesPerPixel) = (SPNG_FMT_RGBA8, 4)
    } else {
      (format, bytesPerPixel) = isGrey ? (SPNG_FMT_G8, 1) : (SPNG_FMT_RGB8, 3)
    }
    bytesPerRow = width * bytesPerPixel
  }

  /// Changes the row, too.
  func convert(_ row: UnsafeMutableRawBufferPointer, into result: UnsafeMutableBufferPointer<UInt8>) {
    guard let source = row.baseAddress?.assumingMemoryBound(to: UInt8.self), let result = result.baseAddress
    else { return }
    if isDeep { Rows.narrow(source, into: source, count: 4 * width) }
    switch part {
    case .picture: Rows.flatten(source, transparency, into: result, count: width)
    case .alpha: for x in 0..<width { result[x] = source[4 * x + 3] }
    }
  }
}
