import CLibJPEG
import PholioFacts

// All calls into CLibJPEG are in this file, and nothing else. Each C entry arms its own setjmp and returns a
// status, which `ImagingError.init(status:…)` turns into an error.

/// Owns one of libjpeg's decoders. Calls in order: `readHeader`, `start`, `readRows` until it gives 0,
/// `finish`.
struct LibJPEGDecoder: ~Copyable {
  private let raw: OpaquePointer
  private let limits: DecodeLimits
  private var rawHeader = pholio_jpeg_header()
  private let question: Question

  /// Keeps the closure that is asked while libjpeg decodes.
  private final class Question {
    let isCancelled: @Sendable () -> Bool

    init(_ isCancelled: @escaping @Sendable () -> Bool) {
      self.isCancelled = isCancelled
    }
  }

  /// - Parameter isCancelled: Asked for every few rows; if true, the calls throw `ImagingError.cancelled`.
  init(limits: DecodeLimits, isCancelled: @escaping @Sendable () -> Bool) throws(ImagingError) {
    guard let raw = pholio_jpeg_decoder_create() else { throw .outOfMemory }
    self.raw = raw
    self.limits = limits
    question = Question(isCancelled)
    // Unretained: this struct keeps the question as long as the decoder lives.
    pholio_jpeg_decoder_ask(
      raw,
      { context in
        guard let context else { return 0 }
        return Unmanaged<Question>.fromOpaque(context).takeUnretainedValue().isCancelled() ? 1 : 0
      }, Unmanaged.passUnretained(question).toOpaque())
  }

  deinit {
    pholio_jpeg_decoder_destroy(raw)
  }

  /// libjpeg's findings so far.
  struct Findings {
    /// How often it warned, also in the header.
    let warnings: Int
    /// Whether part of the picture is lost.
    let isInPicture: Bool
    /// Whole rows of the stored picture before the damage.
    let wholeRows: Int
  }

  var findings: Findings {
    let damage = rawDamage
    return Findings(
      warnings: Int(damage.warnings), isInPicture: damage.in_picture != 0, wholeRows: Int(damage.whole_rows))
  }

  private var rawDamage: pholio_jpeg_damage {
    var damage = pholio_jpeg_damage()
    pholio_jpeg_decoder_damage(raw, &damage)
    return damage
  }

  var header: JPEGHeader { JPEGHeader(rawHeader) }

  /// The offset of the first byte after the first scan's header, from the start marker.
  var scanOffset: Int { rawHeader.scan_offset }

  var firstWarning: String { String(cString: pholio_jpeg_decoder_first_warning(raw)) }

  /// - Parameter bytes: From the start marker on. libjpeg keeps the pointer: they must stay in memory as long
  ///   as this decoder is used.
  mutating func readHeader(_ bytes: UnsafeBufferPointer<UInt8>) throws(ImagingError) {
    var limits = pholio_jpeg_limits(
      pixels: UInt64(limits.pixels), coefficient_bytes: UInt64(limits.coefficientBytes),
      scans: UInt32(clamping: limits.scans), work: UInt64(limits.work(ofBytes: bytes.count)),
      blocks_without_data: UInt64(limits.blocksWithoutData))
    let status = pholio_jpeg_decoder_read_header(raw, bytes.baseAddress, bytes.count, &limits, &rawHeader)
    try check(status, inHeader: true)
  }

  /// Rows of the picture at `eighths`/8 of its stored size.
  mutating func start(eighths: Int) throws(ImagingError) -> PixelSize {
    var width: UInt32 = 0
    var height: UInt32 = 0
    try check(pholio_jpeg_decoder_start(raw, Int32(eighths), &width, &height))
    return PixelSize(width: Int(width), height: Int(height))
  }

  /// Fills `rows` with as many whole rows as fit and are left; gives their number, 0 at the end.
  mutating func readRows(
    into rows: UnsafeMutableBufferPointer<UInt8>, bytesPerRow: Int
  ) throws(ImagingError) -> Int {
    var count: UInt32 = 0
    let capacity = UInt32(clamping: rows.count / bytesPerRow)
    try check(pholio_jpeg_decoder_read_rows(raw, rows.baseAddress, bytesPerRow, capacity, &count))
    return Int(count)
  }

  mutating func finish() throws(ImagingError) {
    try check(pholio_jpeg_decoder_finish(raw))
  }

  private func check(_ status: pholio_jpeg_status, inHeader: Bool = false) throws(ImagingError) {
    if status == PHOLIO_JPEG_OK { return }
    throw ImagingError(
      status: status, message: String(cString: pholio_jpeg_decoder_message(raw)), inHeader: inHeader,
      header: rawHeader, damage: rawDamage, limits: limits)
  }
}

extension JPEGHeader {
  init(_ header: pholio_jpeg_header) {
    size = PixelSize(width: Int(header.width), height: Int(header.height))
    components = Int(header.components)
    colours =
      switch header.colours {
      case PHOLIO_JPEG_GREY: .grey
      case PHOLIO_JPEG_CMYK: .cmyk(inverted: header.inks_inverted != 0)
      default: .rgb
      }
    isProgressive = header.progressive != 0
    isArithmetic = header.arithmetic != 0
    hasSeveralScans = header.multiple_scans != 0
    coefficientBytes = Int(header.coefficient_bytes)
  }
}

extension ImagingError {
  init(
    status: pholio_jpeg_status, message: String, inHeader: Bool, header: pholio_jpeg_header,
    damage: pholio_jpeg_damage, limits: DecodeLimits
  ) {
    switch status {
    case PHOLIO_JPEG_TOO_MANY_PIXELS:
      let size = PixelSize(width: Int(header.width), height: Int(header.height))
      self = .tooManyPixels(size, limit: limits.pixels)
    case PHOLIO_JPEG_TOO_MANY_SCANS:
      self = .tooManyScans(limit: limits.scans)
    case PHOLIO_JPEG_TOO_MUCH_MEMORY:
      self = .tooMuchMemory(bytes: Int(header.coefficient_bytes), limit: limits.coefficientBytes)
    case PHOLIO_JPEG_TOO_MUCH_WORK:
      self = .tooMuchWork
    case PHOLIO_JPEG_CANCELLED:
      self = .cancelled
    case PHOLIO_JPEG_UNKNOWN_COLOURS:
      self = .colours(components: Int(header.components))
    case PHOLIO_JPEG_DAMAGED where header.multiple_scans != 0:
      self = .firstScanDamaged(cause: message)
    case PHOLIO_JPEG_DAMAGED:
      self = .damaged(wholeRows: Int(damage.whole_rows), of: Int(header.height), cause: message)
    default:
      self = inHeader ? .header(cause: message) : .decode(cause: message)
    }
  }
}

/// Owns one of libjpeg's encoders. Calls in order: `start`, markers, profile, rows, `finish`.
struct LibJPEGEncoder: ~Copyable {
  private let raw: OpaquePointer
  private let sink: SinkBox

  init(sink: @escaping (UnsafeRawBufferPointer) throws -> Void) throws(ImagingError) {
    let box = SinkBox(sink)
    let raw = pholio_jpeg_encoder_create(
      { context, bytes, count in
        SinkBox.write(context, UnsafeRawBufferPointer(start: bytes, count: count)) ? 0 : 1
      }, box.context)
    guard let raw else { throw .outOfMemory }
    self.raw = raw
    self.sink = box
  }

  deinit {
    pholio_jpeg_encoder_destroy(raw)
  }

  /// - Parameters:
  ///   - size: Within `JPEGWriter.longestEdge`.
  ///   - hasRestarts: Whether a restart marker follows each row of MCUs.
  ///   - isProgressive: Whether it has several scans: a few in a hundred bytes less, for as many bytes of
  ///     memory as the picture has.
  mutating func start(
    _ size: PixelSize, quality: Int, halvesChroma: Bool, dpi: Int?, hasRestarts: Bool = false,
    isProgressive: Bool = false
  ) throws {
    var encoding = pholio_jpeg_encoding(
      width: UInt32(size.width), height: UInt32(size.height), quality: Int32(quality),
      halve_chroma: halvesChroma ? 1 : 0, dpi: UInt16(dpi ?? 0), restarts: hasRestarts ? 1 : 0,
      progressive: isProgressive ? 1 : 0)
    try check(pholio_jpeg_encoder_start(raw, &encoding))
  }

  mutating func writeMarker(_ marker: UInt8, payload: [UInt8]) throws {
    try check(pholio_jpeg_encoder_write_marker(raw, Int32(marker), payload, UInt32(payload.count)))
  }

  mutating func writeProfile(_ icc: [UInt8]) throws {
    try check(pholio_jpeg_encoder_write_profile(raw, icc, UInt32(icc.count)))
  }

  mutating func writeRows(_ rows: UnsafeBufferPointer<UInt8>, bytesPerRow: Int) throws {
    let count = UInt32(rows.count / bytesPerRow)
    try check(pholio_jpeg_encoder_write_rows(raw, rows.baseAddress, bytesPerRow, count))
  }

  mutating func finish() throws {
    try check(pholio_jpeg_encoder_finish(raw))
  }

  private func check(_ status: pholio_jpeg_status) throws {
    if status == PHOLIO_JPEG_OK { return }
    if status == PHOLIO_JPEG_SINK_FAILED, let failure = sink.failure { throw failure }
    throw ImagingError.encode(cause: String(cString: pholio_jpeg_encoder_message(raw)))
  }
}
