package import CLoader
package import PholioFacts

/// What a loader says of a file, checked: it is trusted no more than the file.
package struct LoadedDescription: Hashable, Sendable {
  package let size: PixelSize
  /// EXIF's 1...8.
  package let orientation: Orientation
  package let colours: PixelColours
  /// What the numbers stand for, without a profile; nil: sRGB or, for inks, `PressInks`.
  let encoding: ColourEncoding?
  /// Ranges of the answer's memory; nil where a file has none.
  package let exif, xmp, iptc, texts, icc: Range<Int>?

  /// - Parameter room: Bytes of the answer's memory.
  /// - Throws: `ImagingError` for an answer that says no, or that can't be true.
  package init(_ reply: loader_reply, room: Int, limits: DecodeLimits) throws(ImagingError) {
    try LoadedDescription.check(reply, stage: { .header(cause: $0) })
    guard let size = PixelSize(checkedWidth: Int(reply.width), height: Int(reply.height)),
      let orientation = Orientation(rawValue: Int(reply.orientation)),
      let colours = PixelColours(loader: reply.colours)
    else { throw .nonsense }
    guard size.pixels <= limits.pixels else { throw .tooManyPixels(size, limit: limits.pixels) }
    (self.size, self.orientation, self.colours) = (size, orientation, colours)
    encoding = colours.hasInks ? nil : try LoadedDescription.encoding(of: reply)
    exif = try LoadedDescription.range(reply.exif, within: room)
    xmp = try LoadedDescription.range(reply.xmp, within: room)
    iptc = try LoadedDescription.range(reply.iptc, within: room)
    texts = try LoadedDescription.range(reply.texts, within: room)
    icc = try LoadedDescription.range(reply.icc, within: room)
  }

  /// Code points are stronger than a power and chromaticities (PNG, 4.3).
  private static func encoding(of reply: loader_reply) throws(ImagingError) -> ColourEncoding? {
    if reply.cicp_primaries != 0 || reply.cicp_transfer != 0 {
      return ColourEncoding(primaries: reply.cicp_primaries, transfer: reply.cicp_transfer)
    }
    var power: Double?
    if reply.gamma != 0 {
      guard (0.1...10).contains(reply.gamma) else { throw .nonsense }
      power = reply.gamma
    }
    var chromaticities: [Double]?
    if reply.has_primaries != 0 {
      let numbers = withUnsafeBytes(of: reply.white_and_primaries) { Array($0.bindMemory(to: Double.self)) }
      guard numbers.allSatisfy({ (-1...2).contains($0) }) else { throw .nonsense }
      chromaticities = numbers
    }
    return ColourEncoding(power: power, chromaticities: chromaticities)
  }

  private static func range(_ range: loader_range, within room: Int) throws(ImagingError) -> Range<Int>? {
    if range.count == 0 { return nil }
    guard let offset = Int(exactly: range.offset), let count = Int(exactly: range.count), offset <= room,
      count <= room - offset
    else { throw .nonsense }
    return offset..<offset + count
  }

  /// Throws unless it went well.
  ///
  /// - Parameter stage: The error for damage, by its cause.
  static func check(_ reply: loader_reply, stage: (String) -> ImagingError) throws(ImagingError) {
    let message = message(of: reply)
    switch reply.status {
    case LOADER_OK.rawValue: return
    case LOADER_DAMAGED.rawValue: throw stage(message)
    case LOADER_UNSUPPORTED.rawValue: throw .header(cause: "not supported: \(message)")
    case LOADER_TOO_LARGE.rawValue: throw .tooLarge(cause: message)
    case LOADER_OUT_OF_MEMORY.rawValue: throw .tooLarge(cause: "it takes more memory than a loader has")
    default: throw .nonsense
    }
  }

  /// A message in one line, without anything that a terminal obeys.
  static func message(of reply: loader_reply) -> String {
    let bytes = withUnsafeBytes(of: reply.message) { Array($0) }
    guard let text = FactText.decode(bytes, upTo: bytes.count) else { return "unknown" }
    return String(text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : Character($0) })
  }
}

extension PixelColours {
  fileprivate var hasInks: Bool { if case .cmyk = self { true } else { false } }

  /// Nil for a number that means nothing.
  init?(loader number: UInt32) {
    switch number {
    case LOADER_GREY.rawValue: self = .grey
    case LOADER_RGB.rawValue: self = .rgb
    case LOADER_CMYK.rawValue: self = .cmyk(inverted: false)
    case LOADER_CMYK_INVERTED.rawValue: self = .cmyk(inverted: true)
    default: return nil
    }
  }
}
