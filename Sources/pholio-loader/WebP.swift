import CWebP

/// WebP: lossy, lossless, and the first picture of an animation.
enum WebP: Format {
  static func describe(_ file: UnsafeRawBufferPointer) throws(LoadError) -> Description {
    let reader = try WebPReader(file)
    var description = Description()
    (description.width, description.height) = (reader.width, reader.height)
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
    try canvas.check(width: reader.width, height: reader.height, pictureOf: frame.width * frame.height)
    let isAll = frame.x == 0 && frame.y == 0 && frame.width == reader.width && frame.height == reader.height
    if isAll { shrink(&frame, for: wanted) }
    let (width, height) = isAll ? (frame.width, frame.height) : (reader.width, reader.height)
    try canvas.begin(width: width, height: height, colours: .rgb)
    let isDirect = isAll && !frame.hasAlpha
    let memory = try RowMemory(count: isDirect ? 0 : frame.width * frame.height * 4)
    let (whole, damage) = try reader.decode(
      frame, withAlpha: !isDirect, into: isDirect ? canvas.rows : memory.bytes)
    if !isDirect {
      if !isAll {
        _ = canvas.rows.initializeMemory(as: UInt8.self, repeating: Rows.ground)
        Rows.isGroundSeen = true
      }
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

/// A WebP file, taken apart by libwebpdemux. All calls into libwebp are in this file.
struct WebPReader: ~Copyable {
  private let demuxer: OpaquePointer
  /// The canvas's.
  let width, height: Int

  /// - Parameter file: Must stay in memory as long as this reader. Its end may be missing.
  init(_ file: UnsafeRawBufferPointer) throws(LoadError) {
    var data = WebPData(bytes: file.bindMemory(to: UInt8.self).baseAddress, size: file.count)
    var state = WEBP_DEMUX_PARSE_ERROR
    guard let demuxer = WebPDemuxPartial(&data, &state) else { throw .damaged("it has no WebP header") }
    guard state != WEBP_DEMUX_PARSE_ERROR, state != WEBP_DEMUX_PARSING_HEADER else {
      WebPDemuxDelete(demuxer)
      throw .damaged("its header is damaged")
    }
    self.demuxer = demuxer
    width = Int(WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_WIDTH))
    height = Int(WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_HEIGHT))
  }

  deinit { WebPDemuxDelete(demuxer) }

  private static let longestBlock = 5 << 20

  /// The first chunk of a name, empty if there is none.
  func block(_ name: String) -> [UInt8] {
    var chunk = WebPChunkIterator()
    guard WebPDemuxGetChunk(demuxer, name, 1, &chunk) != 0 else { return [] }
    defer { WebPDemuxReleaseChunkIterator(&chunk) }
    guard let start = chunk.chunk.bytes, chunk.chunk.size <= WebPReader.longestBlock else { return [] }
    return Array(UnsafeBufferPointer(start: start, count: chunk.chunk.size))
  }

  struct Frame {
    /// Where it is on the canvas.
    var x, y: Int
    /// How large it is to be decoded.
    var width, height: Int
    var isShrunk = false
    var hasAlpha: Bool
    /// Within the file.
    var data: UnsafeBufferPointer<UInt8>
  }

  func firstFrame() throws(LoadError) -> Frame {
    var iterator = WebPIterator()
    guard WebPDemuxGetFrame(demuxer, 1, &iterator) != 0 else { throw .damaged("it has no picture") }
    defer { WebPDemuxReleaseIterator(&iterator) }
    let frame = Frame(
      x: Int(iterator.x_offset), y: Int(iterator.y_offset), width: Int(iterator.width),
      height: Int(iterator.height), hasAlpha: iterator.has_alpha != 0,
      data: UnsafeBufferPointer(start: iterator.fragment.bytes, count: iterator.fragment.size))
    guard frame.x >= 0, frame.y >= 0, frame.width > 0, frame.height > 0, frame.x <= width - frame.width,
      frame.y <= height - frame.height
    else { throw .damaged("its picture does not lie on its canvas") }
    return frame
  }

  /// Decodes a frame as RGB, or as RGB multiplied by alpha, and alpha.
  ///
  /// - Parameter target: Tight rows of 3 or 4 bytes a pixel.
  /// - Returns: How many rows are right; and what is wrong with the others.
  func decode(
    _ frame: Frame, withAlpha: Bool, into target: UnsafeMutableRawBufferPointer
  ) throws(LoadError) -> (whole: Int, damage: String?) {
    let bytesPerRow = frame.width * (withAlpha ? 4 : 3)
    guard target.count >= bytesPerRow * frame.height else { throw .outOfMemory }
    // The decoder keeps a pointer to it.
    let config = UnsafeMutablePointer<WebPDecoderConfig>.allocate(capacity: 1)
    defer { config.deallocate() }
    guard WebPInitDecoderConfig(config) != 0 else { throw .unsupported("this libwebp is too old") }
    config.pointee.options.use_scaling = frame.isShrunk ? 1 : 0
    config.pointee.options.scaled_width = Int32(clamping: frame.width)
    config.pointee.options.scaled_height = Int32(clamping: frame.height)
    config.pointee.output.colorspace = withAlpha ? MODE_rgbA : MODE_RGB
    config.pointee.output.is_external_memory = 1
    config.pointee.output.u.RGBA = WebPRGBABuffer(
      rgba: target.baseAddress?.assumingMemoryBound(to: UInt8.self), stride: Int32(clamping: bytesPerRow),
      size: bytesPerRow * frame.height)
    // The incremental decoder tells how far it came in a damaged file.
    guard let decoder = WebPIDecode(nil, 0, config) else { throw .outOfMemory }
    defer { WebPIDelete(decoder) }
    let status = WebPIUpdate(decoder, frame.data.baseAddress, frame.data.count)
    if status == VP8_STATUS_OK { return (frame.height, nil) }
    if status == VP8_STATUS_OUT_OF_MEMORY { throw .outOfMemory }
    var last: Int32 = 0
    let isStarted = WebPIDecGetRGB(decoder, &last, nil, nil, nil) != nil
    let damage = status == VP8_STATUS_SUSPENDED ? "its data ends too early" : "its data is damaged"
    let whole = isStarted ? min(max(Int(last), 0), frame.height) : 0
    if whole == 0 { throw .damaged(damage) }
    return (whole, damage)
  }
}
