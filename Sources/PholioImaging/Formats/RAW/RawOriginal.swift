import CLoader
import PholioFacts

/// A RAW, opened.
struct RawOriginal: Original {
  let storedSize: PixelSize
  let metadata: PhotoMetadata
  private let bytes: [UInt8]
  private let limits: DecodeLimits
  /// The largest first.
  private let previews: [EmbeddedJPEG]
  private let isPlainTIFF: Bool

  init(_ bytes: [UInt8], kind: String, limits: DecodeLimits) throws(ImagingError) {
    let contents = RawContents(bytes, kind: kind)
    previews = contents.previews(in: bytes)
    isPlainTIFF = contents.isPlainTIFF
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

  /// Draws the largest preview that can be read, or else what the sensor gave.
  func draw(_ drawing: Drawing) throws(ImagingError) -> DecodedPhoto {
    var failure: ImagingError?
    for preview in previews {
      do throws(ImagingError) {
        var photo = try draw(preview, drawing)
        if let failure { photo.warnings.insert(.odd(message: "\(failure)", count: 1), at: 0) }
        return photo
      } catch {
        if error.isTransient { throw error }
        failure = failure ?? error
      }
    }
    do throws(ImagingError) {
      return try develop(drawing)
    } catch {
      throw error.isTransient ? error : failure ?? .notDeveloped(error)
    }
  }

  private func draw(_ preview: EmbeddedJPEG, _ drawing: Drawing) throws(ImagingError) -> DecodedPhoto {
    let turned = orientation(of: preview).turned(by: drawing.turn)
    let (size, full) = sizes(drawing, of: turned.upright(preview.size))
    let photo = try PhotoDecoder.decode(
      preview.bytes(in: bytes), orientation: turned, adobeRGB: preview.isAdobeRGB ?? metadata.isAdobeRGB,
      to: .exactly(size), limits: limits, threads: drawing.threads, isCancelled: drawing.isCancelled)
    return DecodedPhoto(bitmap: photo.bitmap, fullSize: full, warnings: photo.warnings)
  }

  /// A sensor's samples take a byte for so many pixels at least, however they are compressed.
  private static let mostPixelsPerByte = 32

  /// By a loader.
  private func develop(_ drawing: Drawing) throws(ImagingError) -> DecodedPhoto {
    guard storedSize.pixels / Self.mostPixelsPerByte <= bytes.count else {
      throw .decode(cause: "too few bytes for \(storedSize) pixels")
    }
    let developed = try LoadedOriginal(
      bytes, kind: isPlainTIFF ? LOADER_TIFF : LOADER_RAW, turnsByExif: isPlainTIFF,
      metadata: isPlainTIFF ? metadata : nil, limits: limits)
    let turned = developed.orientation.turned(by: drawing.turn)
    let (size, full) = sizes(drawing, of: turned.upright(developed.storedSize))
    var exact = drawing
    exact.target = .exactly(size)
    let photo = try developed.draw(exact)
    return DecodedPhoto(bitmap: photo.bitmap, fullSize: full, warnings: photo.warnings)
  }

  /// The size to be drawn, and the photo's, as `drawing` turns them. A picture of another shape keeps it.
  private func sizes(
    _ drawing: Drawing, of upright: PixelSize
  ) -> (drawn: PixelSize, full: PixelSize) {
    let full = orientation.turned(by: drawing.turn).upright(storedSize)
    let shape = upright.fitted(within: full, enlarge: true)
    let isSameShape = Self.isNear(shape.width, full.width) && Self.isNear(shape.height, full.height)
    return (drawing.target.size(for: isSameShape ? full : shape), full)
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
  fileprivate static func notDeveloped(_ error: ImagingError) -> ImagingError {
    let reason =
      switch error {
      case .header(let cause), .decode(let cause): cause
      default: "\(error)"
      }
    return .decode(
      cause: "no preview of \(EmbeddedJPEG.leastLongEdge) pixels, and it can't be developed: \(reason)")
  }
}
