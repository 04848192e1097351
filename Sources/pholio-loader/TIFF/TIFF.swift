import CTIFF

/// TIFF and BigTIFF, the first page. Its facts and words pholio reads itself, as those of a RAW.
enum TIFF: Format {
  static func prepare() {
    _ = LightCurve.table
  }

  static func describe(_ file: UnsafeRawBufferPointer) throws(LoadError) -> Description {
    let reader = try TIFFReader(file)
    let header = reader.header
    var description = Description()
    description.width = Int(header.width)
    description.height = Int(header.height)
    description.orientation = (1...8).contains(header.orientation) ? Int(header.orientation) : 1
    description.colours = try TIFFPixels.kind(reader).colours
    description.icc = reader.profile
    return description
  }

  static func draw(
    _ file: UnsafeRawBufferPointer, wanted: (width: Int, height: Int), on canvas: inout RowCanvas
  ) throws(LoadError) {
    let reader = try TIFFReader(file)
    let (width, height) = (Int(reader.header.width), Int(reader.header.height))
    try canvas.check(width: width, height: height)
    let pixels = try TIFFPixels(reader)
    let memory = try RowMemory(count: reader.bytes(planes: pixels.planes))
    if pixels.areWide {
      try reader.readAll(into: memory.bytes, planes: pixels.planes) { _, rows in
        for row in 0..<rows { pixels.measure(row: row, of: memory.bytes) }
      }
    }
    try canvas.begin(width: width, height: height, colours: pixels.colours)
    let isWhole = try reader.readAll(into: memory.bytes, planes: pixels.planes) { first, rows in
      for row in 0..<rows { pixels.convert(row: row, of: memory.bytes, into: canvas.row(first + row)) }
      canvas.rowsAreWhole(first + rows)
    }
    if let finding = reader.finding ?? (isWhole ? nil : TIFFReader.end) { canvas.warn(finding) }
  }
}
