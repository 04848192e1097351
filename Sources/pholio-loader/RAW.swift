import CRaw

/// What cameras write as the sensor saw it. It is developed by LibRaw at half size, for files that hold no
/// picture that is large enough.
enum RAW: Format {
  static func describe(_ file: UnsafeRawBufferPointer) throws(LoadError) -> Description {
    let reader = try RAWReader(file)
    var description = Description()
    description.width = Int(pholio_raw_width(reader.raw))
    description.height = Int(pholio_raw_height(reader.raw))
    description.orientation = orientation(dcraw: Int(pholio_raw_flip(reader.raw)))
    description.colours = pholio_raw_colours(reader.raw) == 1 ? .grey : .rgb
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
    let full = (width: Int(pholio_raw_width(reader.raw)), height: Int(pholio_raw_height(reader.raw)))
    try canvas.check(width: full.width, height: full.height)
    let image = try reader.develop()
    defer { libraw_dcraw_clear_mem(image) }
    let (width, height) = (Int(image.pointee.width), Int(image.pointee.height))
    let colours: Colours
    switch (image.pointee.type, image.pointee.bits, image.pointee.colors) {
    case (LIBRAW_IMAGE_BITMAP, 8, 1): colours = .grey
    case (LIBRAW_IMAGE_BITMAP, 8, 3): colours = .rgb
    default: throw .unsupported("LibRaw gives no picture of its colours")
    }
    let bytesPerRow = width * colours.bytesPerPixel
    guard let bytes = pholio_raw_bytes(image), width > 0, height > 0,
      Int(image.pointee.data_size) >= height * bytesPerRow
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
  let raw: UnsafeMutablePointer<libraw_data_t>
  private let damage: Damage

  private final class Damage {
    var isFound = false
  }

  /// What LibRaw may take, in megabytes.
  private static let memory: UInt32 = 1024

  /// - Parameter file: Must stay in memory as long as this reader.
  init(_ file: UnsafeRawBufferPointer) throws(LoadError) {
    guard let raw = libraw_init(0) else { throw .outOfMemory }
    let damage = Damage()
    // Without a function of ours it prints. Unretained: this struct keeps the object.
    libraw_set_dataerror_handler(
      raw,
      { damage, _, _ in
        guard let damage else { return }
        Unmanaged<Damage>.fromOpaque(damage).takeUnretainedValue().isFound = true
      }, Unmanaged.passUnretained(damage).toOpaque())
    // It only reads from there.
    let status = libraw_open_buffer(raw, UnsafeMutableRawPointer(mutating: file.baseAddress), file.count)
    do throws(LoadError) {
      try RAWReader.check(status)
    } catch {
      libraw_close(raw)
      throw error
    }
    self.raw = raw
    self.damage = damage
  }

  deinit { libraw_close(raw) }

  /// Free the picture by `libraw_dcraw_clear_mem`.
  func develop() throws(LoadError) -> UnsafeMutablePointer<libraw_processed_image_t> {
    pholio_raw_set(raw, RAWReader.memory)
    try RAWReader.check(libraw_unpack(raw))
    // What LibRaw has found damaged it goes on with, at any place.
    if damage.isFound { throw .damaged("its data is damaged, or ends too early") }
    try RAWReader.check(libraw_dcraw_process(raw))
    var status: Int32 = 0
    guard let image = libraw_dcraw_make_mem_image(raw, &status) else {
      try RAWReader.check(status)
      throw .outOfMemory
    }
    return image
  }

  private static func check(_ status: Int32) throws(LoadError) {
    let message = libraw_strerror(status).map { String(cString: $0) } ?? "damaged"
    switch status {
    case LIBRAW_SUCCESS.rawValue: return
    case LIBRAW_FILE_UNSUPPORTED.rawValue, LIBRAW_NOT_IMPLEMENTED.rawValue: throw .unsupported(message)
    case LIBRAW_UNSUFFICIENT_MEMORY.rawValue: throw .outOfMemory
    case LIBRAW_TOO_BIG.rawValue: throw .tooLarge(message)
    default: throw .damaged(message)
    }
  }
}
