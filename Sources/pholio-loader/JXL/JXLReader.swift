import CJXL

/// Owns one of libjxl's decoders.
///
/// libjxl turns pictures by the orientation in their code stream; EXIF's does not count (ISO/IEC 18181-2).
struct JXLReader: ~Copyable {
  struct Picture {
    var width: Int
    var height: Int
    var colours: Colours
    var hasAlpha: Bool
    var isPremultiplied: Bool
  }

  let decoder: OpaquePointer
  private let file: UnsafeRawBufferPointer

  /// - Parameter file: Must stay in memory as long as this reader.
  init(_ file: UnsafeRawBufferPointer) throws(LoadError) {
    guard let decoder = JxlDecoderCreate(nil) else { throw .outOfMemory }
    self.decoder = decoder
    self.file = file
  }

  deinit { JxlDecoderDestroy(decoder) }

  private static func error(_ status: JxlDecoderStatus) -> LoadError {
    .damaged(status == JXL_DEC_NEED_MORE_INPUT ? "its data ends too early" : "its data is damaged")
  }

  /// Starts from the beginning.
  private func begin(_ events: [JxlDecoderStatus]) throws(LoadError) {
    JxlDecoderReset(decoder)
    let wanted = events.reduce(0) { $0 | $1.rawValue }
    guard JxlDecoderSubscribeEvents(decoder, Int32(bitPattern: wanted)) == JXL_DEC_SUCCESS,
      JxlDecoderSetInput(decoder, file.baseAddress?.assumingMemoryBound(to: UInt8.self), file.count)
        == JXL_DEC_SUCCESS
    else { throw .unsupported("this libjxl is too old") }
    JxlDecoderCloseInput(decoder)
  }

  func describe() throws(LoadError) -> Description {
    var description = Description()
    try begin([JXL_DEC_BASIC_INFO, JXL_DEC_COLOR_ENCODING, JXL_DEC_BOX])
    // Blocks may be packed by Brotli.
    JxlDecoderSetDecompressBoxes(decoder, JXL_TRUE)
    let box = JXLBox(decoder)
    var picture: Picture?
    reading: while true {
      let status = JxlDecoderProcessInput(decoder)
      switch status {
      case JXL_DEC_BASIC_INFO:
        picture = try self.picture()
      case JXL_DEC_COLOR_ENCODING:
        if let picture { description.icc = chooseColours(picture) }
      case JXL_DEC_BOX:
        box.end(&description)
        box.begin()
      case JXL_DEC_BOX_NEED_MORE_OUTPUT:
        guard box.grow() else { break reading }
      default:
        // What is missing at the end may be no more than a block.
        guard picture != nil else { throw JXLReader.error(status) }
        break reading
      }
    }
    box.end(&description)
    guard let picture else { throw .damaged("it has no header") }
    (description.width, description.height) = (picture.width, picture.height)
    description.colours = picture.colours
    return description
  }

  func readHeader() throws(LoadError) -> Picture {
    try begin([JXL_DEC_BASIC_INFO])
    let status = JxlDecoderProcessInput(decoder)
    guard status == JXL_DEC_BASIC_INFO else { throw JXLReader.error(status) }
    return try picture()
  }

  /// Decodes the first picture.
  func draw(_ rows: JXLRows) throws(LoadError) {
    try begin([JXL_DEC_BASIC_INFO, JXL_DEC_COLOR_ENCODING, JXL_DEC_FULL_IMAGE])
    var picture: Picture?
    while true {
      let status = JxlDecoderProcessInput(decoder)
      switch status {
      case JXL_DEC_BASIC_INFO: picture = try self.picture()
      case JXL_DEC_COLOR_ENCODING: if let picture { chooseColours(picture) }
      case JXL_DEC_NEED_IMAGE_OUT_BUFFER:
        guard let picture else { throw JXLReader.error(JXL_DEC_ERROR) }
        var format = JxlPixelFormat(
          num_channels: UInt32(picture.colours.bytesPerPixel + (picture.hasAlpha ? 1 : 0)),
          data_type: JXL_TYPE_UINT8, endianness: JXL_NATIVE_ENDIAN, align: 0)
        // Unretained: the caller keeps the rows.
        let set = JxlDecoderSetImageOutCallback(
          decoder, &format,
          { rows, x, y, count, pixels in
            guard let rows, let pixels else { return }
            Unmanaged<JXLRows>.fromOpaque(rows).takeUnretainedValue()
              .put(pixels.assumingMemoryBound(to: UInt8.self), x: x, y: y, count: count)
          }, Unmanaged.passUnretained(rows).toOpaque())
        guard set == JXL_DEC_SUCCESS else { throw JXLReader.error(set) }
      case JXL_DEC_FULL_IMAGE, JXL_DEC_SUCCESS: return
      default: throw JXLReader.error(status)
      }
    }
  }
}
