package import PholioFacts

/// A photo that is ready to be looked at.
package struct DecodedPhoto: Sendable {
  /// Upright, in the requested size.
  package let bitmap: Bitmap
  /// The whole photo's size when upright.
  package let fullSize: PixelSize
  /// Whether it lies over a ground that is seen through it.
  package let isTransparent: Bool
  package var warnings: [PhotoWarning]

  package init(bitmap: Bitmap, fullSize: PixelSize, isTransparent: Bool = false, warnings: [PhotoWarning]) {
    self.bitmap = bitmap
    self.fullSize = fullSize
    self.isTransparent = isTransparent
    self.warnings = warnings
  }
}

/// The requested size of an upright photo. Nothing is ever cut off.
package enum DecodeTarget: Hashable, Sendable {
  case full
  /// Even if the shape changes.
  case exactly(PixelSize)
  /// See `PixelSize.fitted`.
  case within(PixelSize, enlarge: Bool)
  /// See `PixelSize.covering`.
  case covering(PixelSize, enlarge: Bool)

  package func size(for full: PixelSize) -> PixelSize {
    switch self {
    case .full: full
    case .exactly(let size): size
    case .within(let box, let enlarge): full.fitted(within: box, enlarge: enlarge)
    case .covering(let box, let enlarge): full.covering(box, enlarge: enlarge)
    }
  }
}

/// Decodes a JPEG to upright pixels.
package enum PhotoDecoder {
  /// Decodes at the coarsest scale that leaves at least 1.25 × the target, resamples once, and converts the
  /// colours of the result. Memory: the result, some rows of the decoded picture, and the coefficients of a
  /// progressive one.
  ///
  /// A damaged picture is accepted, with a warning, if more than half of its rows came before the damage; one
  /// of several scans, if a whole scan did.
  ///
  /// - Parameters:
  ///   - jpeg: The whole file. Junk before the start marker and after the end is skipped; of several pictures
  ///     (MPO) the first is taken.
  ///   - orientation: From the file's EXIF.
  ///   - adobeRGB: EXIF says that a file without a profile is in Adobe RGB (interoperability index R03).
  ///   - threads: How many may take part. The result is the same.
  package static func decode(
    _ jpeg: Span<UInt8>, orientation: Orientation, adobeRGB: Bool = false, to target: DecodeTarget,
    colours output: PictureColours = .srgb, limits: DecodeLimits = .standard, threads: Int = 1,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(ImagingError) -> DecodedPhoto {
    guard let segments = JPEGSegments(jpeg) else { throw .noStart }
    return try jpeg.withUnsafeBufferPointer { (bytes) throws(ImagingError) -> DecodedPhoto in
      let decoder = try JPEGDecoder(
        bytes, segments: segments, limits: limits, isCancelled: isCancelled)
      let header = decoder.header
      let fullSize = orientation.upright(header.size)
      let size = target.size(for: fullSize)
      let (converter, profileWarnings) = converter(
        for: header.colours, in: bytes.span, segments: segments, adobeRGB: adobeRGB, to: output)
      let share = try MemoryBudget.decoding.enter(
        decoder.workingBytes(at: DecoderScale(of: header.size, for: orientation.upright(size))),
        isCancelled: isCancelled)
      defer { share.giveBack() }
      let (bitmap, warnings) = try draw(decoder, size, orientation, converter, threads)
      return DecodedPhoto(bitmap: bitmap, fullSize: fullSize, warnings: warnings + profileWarnings)
    }
  }

  /// Consumes the decoder: its memory is free when this returns or throws.
  private static func draw(
    _ decoder: consuming JPEGDecoder, _ size: PixelSize, _ orientation: Orientation,
    _ converter: RowConverter, _ threads: Int
  ) throws(ImagingError) -> (Bitmap, [PhotoWarning]) {
    let bitmap = try Bitmap(uninitialized: size, profile: converter.profile) {
      (pixels) throws(ImagingError) in
      let canvas = UprightCanvas(
        stored: orientation.upright(size), orientation: orientation, pixels: pixels)
      try decoder.draw(on: canvas, converter: converter, threads: threads)
    }
    return (bitmap, decoder.warnings)
  }

  package static func decode(
    _ jpeg: [UInt8], orientation: Orientation, adobeRGB: Bool = false, to target: DecodeTarget,
    colours output: PictureColours = .srgb, limits: DecodeLimits = .standard, threads: Int = 1,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(ImagingError) -> DecodedPhoto {
    try decode(
      jpeg.span, orientation: orientation, adobeRGB: adobeRGB, to: target,
      colours: output, limits: limits, threads: threads, isCancelled: isCancelled)
  }

  /// A profile that can't be used is ignored with a warning.
  static func converter(
    for colours: PixelColours, in jpeg: Span<UInt8>, segments: JPEGSegments, adobeRGB: Bool,
    to output: PictureColours
  ) -> (RowConverter, [PhotoWarning]) {
    do throws(ProfileError) {
      let embedded = try ICCProfile.embedded(in: jpeg, segments: segments)
      let named: ICCProfile? = adobeRGB && colours == .rgb ? .adobeRGB1998 : nil
      return (try RowConverter(from: colours, profile: embedded ?? named, to: output), [])
    } catch {
      return (RowConverter(from: colours), [.profileIgnored(reason: error.reason)])
    }
  }
}

/// A problem of a photo that could be read all the same.
package enum PhotoWarning: Hashable, Sendable {
  /// The decoder found something odd outside the picture's own data; no pixel is affected. `count` findings,
  /// the first in the decoder's words.
  case odd(message: String, count: Int)
  /// Part of the picture is lost. `wholeRows` of the stored rows came before; nil for a picture of several
  /// scans, the first of which is whole.
  case damaged(wholeRows: Int?, of: Int, message: String, count: Int)
  /// The embedded colour profile was ignored.
  case profileIgnored(reason: String)
}

extension PhotoWarning: CustomStringConvertible {
  /// One line in plain words.
  package var description: String {
    switch self {
    case .odd(let message, _): "odd: ‹\(message)›"
    case .damaged(let rows?, let height, let message, _):
      "damaged after \(rows) of \(height) rows: ‹\(message)›"
    case .damaged(nil, _, let message, _): "damaged after its first scan: ‹\(message)›"
    case .profileIgnored(let reason): "colour profile ignored: \(reason)"
    }
  }
}

/// How far libjpeg itself shrinks the picture: to M/8 of the stored size, by inverse transforms of fewer
/// coefficients ("Scaled decoding" in libjpeg.txt).
struct DecoderScale: Hashable, Sendable {
  /// 1...8.
  let eighths: Int

  /// How much larger than the target the decoded picture must be: below this the decoder's box filter would
  /// show.
  static let reserve = (numerator: 5, denominator: 4)

  static let full = DecoderScale(eighths: 8)

  /// The coarsest scale of a stored picture of `size` that leaves at least 1.25 × `target`; else the full
  /// one.
  init(of size: PixelSize, for target: PixelSize) {
    eighths =
      (1..<8).first { eighths in
        DecoderScale.leavesEnough(size.width, eighths, target.width)
          && DecoderScale.leavesEnough(size.height, eighths, target.height)
      } ?? 8
  }

  /// Whether there is a decoder for it that is faster than libjpeg with a picture of `size`. At an eighth and
  /// a quarter, it takes some hundredths of a millisecond more with pictures smaller than 320 × 240.
  func isReduced(of size: PixelSize) -> Bool {
    eighths <= 2 || eighths == 4 && size.pixels >= 1_000_000
  }

  private init(eighths: Int) {
    self.eighths = eighths
  }

  private static func leavesEnough(_ edge: Int, _ eighths: Int, _ target: Int) -> Bool {
    edge * eighths * reserve.denominator >= target * 8 * reserve.numerator
  }

  /// The length of `edge` in decoded pixels. Not whole unless the edge is a multiple of 8: libjpeg rounds up,
  /// and the last decoded pixel then reaches beyond the picture.
  func extent(of edge: Int) -> Double {
    Double(edge * eighths) / 8
  }
}
