import CSPNG

/// Owns one of libspng's decoders, which reads parts of a file as if they stood one after the other.
struct PNGReader: ~Copyable {
  private let context: OpaquePointer
  private let source: PNGSource

  /// Of Adam7, whose passes are counted from 0 (PNG specification, 8.2).
  static let lastPass = 6
  /// What a chunk may take when it is unpacked.
  private static let mostBytes = 5 << 20

  /// - Parameter parts: From the signature on.
  init(_ parts: [PNGPart], of file: UnsafeRawBufferPointer) throws(LoadError) {
    guard let context = spng_ctx_new(0) else { throw .outOfMemory }
    let source = PNGSource(parts, of: file)
    spng_set_chunk_limits(context, PNGReader.mostBytes, PNGReader.mostBytes)
    // Unretained: this struct keeps the source as long as the decoder lives.
    let status = spng_set_png_stream(
      context,
      { _, source, target, count in
        guard let source, let target else { return SPNG_IO_ERROR.rawValue }
        let reader = Unmanaged<PNGSource>.fromOpaque(source).takeUnretainedValue()
        return reader.read(into: target, count: count) ? SPNG_OK.rawValue : SPNG_IO_EOF.rawValue
      }, Unmanaged.passUnretained(source).toOpaque())
    do throws(LoadError) {
      try PNGReader.check(status)
    } catch {
      spng_ctx_free(context)
      throw error
    }
    self.context = context
    self.source = source
  }

  deinit { spng_ctx_free(context) }

  func header() throws(LoadError) -> spng_ihdr {
    var header = spng_ihdr()
    try PNGReader.check(spng_get_ihdr(context, &header))
    return header
  }

  /// Starts decoding rows.
  func start(_ format: spng_format) throws(LoadError) {
    let flags = SPNG_DECODE_PROGRESSIVE.rawValue | SPNG_DECODE_TRNS.rawValue
    try PNGReader.check(spng_decode_image(context, nil, 0, Int32(format.rawValue), Int32(flags)))
  }

  /// Which row is next, and in which pass.
  func nextRow(of height: Int) throws(LoadError) -> (row: Int, pass: Int) {
    var info = spng_row_info()
    try PNGReader.check(spng_get_row_info(context, &info))
    guard info.row_num < height else { throw .damaged("it has too many rows") }
    return (Int(info.row_num), Int(info.pass))
  }

  /// Decodes the next row, or puts a pass's part of it among what is there. True for the last one.
  func read(into row: UnsafeMutableRawBufferPointer) throws(LoadError) -> Bool {
    let status = spng_decode_row(context, row.baseAddress, row.count)
    if status == SPNG_EOI.rawValue { return true }
    try PNGReader.check(status)
    return false
  }

  /// The profile in the file's iCCP chunk.
  func profile() -> [UInt8] {
    var profile = spng_iccp()
    guard spng_get_iccp(context, &profile) == 0, let start = profile.profile else { return [] }
    return Array(UnsafeRawBufferPointer(start: start, count: profile.profile_len))
  }

  /// The text of the file's only text chunk, as its bytes are.
  func text() -> [UInt8] {
    var text = spng_text()
    var count: UInt32 = 1
    guard spng_get_text(context, &text, &count) == 0, count == 1, let start = text.text else { return [] }
    return Array(UnsafeRawBufferPointer(start: start, count: text.length))
  }

  private static func check(_ status: Int32) throws(LoadError) {
    if status == 0 { return }
    if status == SPNG_EMEM.rawValue { throw .outOfMemory }
    throw .damaged(
      status == SPNG_IO_EOF.rawValue ? "it ends too early" : String(cString: spng_strerror(status)))
  }
}

/// Parts of a file, to be read from beginning to end.
final class PNGSource {
  private let file: UnsafeRawBufferPointer
  private let parts: [PNGPart]
  /// The part to be read, and how many bytes of it have been.
  private var next = 0
  private var used = 0

  init(_ parts: [PNGPart], of file: UnsafeRawBufferPointer) {
    self.parts = parts
    self.file = file
  }

  /// Copies the next `count` bytes; false if there are fewer.
  func read(into target: UnsafeMutableRawPointer, count: Int) -> Bool {
    var target = UnsafeMutableRawBufferPointer(start: target, count: count)
    while !target.isEmpty, next < parts.count {
      let taken = min(parts[next].count - used, target.count)
      switch parts[next] {
      case .file(let range):
        let start = range.lowerBound + used
        target.copyMemory(from: UnsafeRawBufferPointer(rebasing: file[start..<start + taken]))
      case .bytes(let bytes):
        target.copyBytes(from: bytes[used..<used + taken])
      }
      used += taken
      target = UnsafeMutableRawBufferPointer(rebasing: target[taken...])
      if used == parts[next].count { (next, used) = (next + 1, 0) }
    }
    return target.isEmpty
  }
}
