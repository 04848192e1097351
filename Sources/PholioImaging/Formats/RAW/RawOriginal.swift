import PholioFacts

/// A RAW, opened.
struct RawOriginal: Original {
  let storedSize: PixelSize
  let metadata: PhotoMetadata
  private let bytes: [UInt8]
  private let limits: DecodeLimits
  /// The largest first.
  private let previews: [EmbeddedJPEG]

  init(_ bytes: [UInt8], kind: String, limits: DecodeLimits) throws(ImagingError) {
    let contents = RawContents(bytes, kind: kind)
    previews = contents.previews(in: bytes)
    var metadata = contents.metadata
    for preview in previews { metadata.fill(from: preview.metadata) }
    self.metadata = metadata
    guard let size = contents.storedSize ?? previews.first?.size else {
      throw .header(cause: "no size of the picture")
    }
    if size.pixels > limits.pixels { throw .tooManyPixels(size, limit: limits.pixels) }
    storedSize = size
    self.bytes = bytes
    self.limits = limits
  }

  var orientation: Orientation { metadata.orientation }

  var profile: [UInt8]? {
    guard let jpeg = previews.first?.bytes(in: bytes), let segments = JPEGSegments(jpeg.span),
      case .embedded(let icc)? = try? ICCProfile.embedded(in: jpeg.span, segments: segments)
    else { return nil }
    return icc
  }

  /// Draws the largest preview that can be read.
  func draw(_ drawing: Drawing) throws(ImagingError) -> DecodedPhoto {
    var failure: ImagingError?
    for preview in previews {
      do throws(ImagingError) {
        return try draw(preview, drawing, warnings: failure.map { [.odd(message: "\($0)", count: 1)] } ?? [])
      } catch {
        if error == .cancelled || error == .outOfMemory { throw error }
        failure = failure ?? error
      }
    }
    throw failure ?? .notDeveloped
  }

  private func draw(
    _ preview: EmbeddedJPEG, _ drawing: Drawing, warnings: [PhotoWarning]
  ) throws(ImagingError) -> DecodedPhoto {
    let turn = drawing.isTurned ? orientation.turnedClockwise : orientation
    let own = orientation(of: preview)
    let ownTurn = drawing.isTurned ? own.turnedClockwise : own
    let full = turn.upright(storedSize)
    let shape = ownTurn.upright(preview.size).fitted(within: full, enlarge: true)
    let isSameShape = Self.isNear(shape.width, full.width) && Self.isNear(shape.height, full.height)
    let size = drawing.target.size(for: isSameShape ? full : shape)
    let photo = try PhotoDecoder.decode(
      preview.bytes(in: bytes), orientation: ownTurn,
      adobeRGB: preview.isAdobeRGB ?? metadata.isAdobeRGB, to: .exactly(size), limits: limits,
      isCancelled: drawing.isCancelled)
    return DecodedPhoto(bitmap: photo.bitmap, fullSize: full, warnings: warnings + photo.warnings)
  }

  /// Previews are often a few pixels narrower than the samples; these are the same shape.
  private static func isNear(_ edge: Int, _ other: Int) -> Bool {
    abs(edge - other) * 50 <= other
  }

  /// How a preview has to be turned: as it says itself, else as the RAW says. One that then lies otherwise
  /// than the photo was turned already.
  private func orientation(of preview: EmbeddedJPEG) -> Orientation {
    let own = preview.metadata.storedOrientation.flatMap { Orientation(rawValue: $0) }
    let stated = own ?? orientation
    func lies(_ size: PixelSize) -> Int { (size.width - size.height).signum() }
    return [stated, orientation, .upright].first {
      lies($0.upright(preview.size)) * lies(size) >= 0
    } ?? stated
  }
}

extension ImagingError {
  /// A RAW that has no preview of `EmbeddedJPEG.leastLongEdge`.
  static let notDeveloped = ImagingError.decode(
    cause: "no preview of \(EmbeddedJPEG.leastLongEdge) pixels, and it can't be developed")
}
