import CRaw

/// What cameras write as the sensor saw it. It is developed by LibRaw at half size, for files that hold no
/// picture that is large enough.
enum RAW: Format {
  static func describe(_ file: UnsafeRawBufferPointer) throws(LoadError) -> Description {
    let reader = try RAWReader(file)
    var description = Description()
    description.width = Int(pholio_raw_width(reader.decoder))
    description.height = Int(pholio_raw_height(reader.decoder))
    description.orientation = orientation(dcraw: Int(pholio_raw_flip(reader.decoder)))
    description.colours = pholio_raw_colours(reader.decoder) == 1 ? .grey : .rgb
    return description
  }

  /// EXIF's number for dcraw's bits: 1 mirrored, 2 upside down, 4 rows become columns.
  private static func orientation(dcraw flip: Int) -> Int {
    let numbers = [1, 2, 4, 3, 5, 8, 6, 7]
    return numbers.indices.contains(flip) ? numbers[flip] : 1
  }

  static func draw(
    _ file: UnsafeRawBufferPointer, wanted: (width: Int, height: Int), on canvas: inout RowCanvas
  ) throws(LoadError) {
    let reader = try RAWReader(file)
    let full = (width: Int(pholio_raw_width(reader.decoder)), height: Int(pholio_raw_height(reader.decoder)))
    try canvas.check(width: full.width, height: full.height)
    let picture = try reader.develop()
    defer { pholio_raw_free(picture) }
    let (width, height) = (Int(picture.width), Int(picture.height))
    let colours: Colours
    switch picture.colours {
    case 1: colours = .grey
    case 3: colours = .rgb
    default: throw .unsupported("LibRaw gives no picture of its colours")
    }
    let bytesPerRow = width * colours.bytesPerPixel
    guard let bytes = picture.bytes, width > 0, height > 0, picture.count >= height * bytesPerRow
    else { throw .damaged("LibRaw gives too few rows") }
    // LibRaw returns black for unknown compressions.
    guard UnsafeBufferPointer(start: bytes, count: height * bytesPerRow).contains(where: { $0 != 0 }) else {
      throw .unsupported("LibRaw finds no picture in it")
    }
    if wanted.width > 0, wanted.height > 0, wanted.width <= width, wanted.height <= height {
      try canvas.begin(width: width, height: height, colours: colours)
      canvas.rows.copyMemory(from: UnsafeRawBufferPointer(start: bytes, count: canvas.rows.count))
    } else {
      // There are no more pixels: each stands for several.
      try canvas.begin(width: full.width, height: full.height, colours: colours)
      let samples = colours.bytesPerPixel
      for y in 0..<full.height {
        let (row, source) = (canvas.row(y), bytes + y * height / full.height * bytesPerRow)
        for x in 0..<full.width {
          let pixel = source + x * width / full.width * samples
          for sample in 0..<samples { row[x * samples + sample] = pixel[sample] }
        }
      }
    }
    canvas.rowsAreWhole(canvas.height)
  }
}

/// Owns one of LibRaw's decoders.
struct RAWReader: ~Copyable {
  let decoder: OpaquePointer

  /// What LibRaw may take, in megabytes.
  private static let memory: UInt32 = 1024

  /// - Parameter file: Must stay in memory as long as this reader.
  init(_ file: UnsafeRawBufferPointer) throws(LoadError) {
    var status = pholio_raw_done
    guard let decoder = pholio_raw_open(file.baseAddress, file.count, &status) else { throw .outOfMemory }
    do throws(LoadError) {
      try RAWReader.check(status, decoder)
    } catch {
      pholio_raw_close(decoder)
      throw error
    }
    self.decoder = decoder
  }

  deinit { pholio_raw_close(decoder) }

  /// Free the picture by `pholio_raw_free`.
  func develop() throws(LoadError) -> pholio_raw_picture {
    var picture = pholio_raw_picture()
    try RAWReader.check(pholio_raw_develop(decoder, RAWReader.memory, &picture), decoder)
    return picture
  }

  private static func check(_ status: pholio_raw_status, _ decoder: OpaquePointer) throws(LoadError) {
    switch status {
    case pholio_raw_done: return
    case pholio_raw_out_of_memory: throw .outOfMemory
    case pholio_raw_unsupported: throw .unsupported(String(cString: pholio_raw_message(decoder)))
    case pholio_raw_too_large: throw .tooLarge(String(cString: pholio_raw_message(decoder)))
    default: throw .damaged(String(cString: pholio_raw_message(decoder)))
    }
  }
}
