package import PholioFacts

/// A photo as it is looked at.
package struct DecodedPhoto: Sendable {
  /// Upright, in sRGB, of the size asked for.
  package let bitmap: Bitmap
  /// The whole photo's size when upright.
  package let fullSize: PixelSize
  package let warnings: [PhotoWarning]

  package init(bitmap: Bitmap, fullSize: PixelSize, warnings: [PhotoWarning]) {
    self.bitmap = bitmap
    self.fullSize = fullSize
    self.warnings = warnings
  }
}

/// Which size a photo is wanted in; all of it in every case, sizes of the upright picture.
package enum DecodeTarget: Hashable, Sendable {
  case full
  /// Whatever the shape.
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

/// JPEG in, upright sRGB pixels out.
package enum PhotoDecoder {
  /// Decodes at the coarsest scale that leaves at least 1.25 × the target, resamples once, converts the
  /// colours of what is left. Memory: the result, some rows of the decoded picture, and the coefficients of a
  /// progressive one.
  ///
  /// A picture with damage is given, with a warning, when more than half of its rows came before it; one of
  /// several scans, when a whole scan did.
  ///
  /// - Parameters:
  ///   - jpeg: the whole file. Junk before the start marker and after the end is passed over; of several
  ///     pictures (MPO) the first is taken.
  ///   - orientation: from the file's EXIF.
  ///   - adobeRGB: EXIF says that a file without a profile is in Adobe RGB (interoperability index R03).
  package static func decode(
    _ jpeg: Span<UInt8>, orientation: Orientation, adobeRGB: Bool = false, to target: DecodeTarget,
    limits: DecodeLimits = .standard, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(ImagingError) -> DecodedPhoto {
    guard let segments = JPEGSegments(jpeg) else { throw .notJPEG }
    return try jpeg.withUnsafeBufferPointer { (bytes) throws(ImagingError) -> DecodedPhoto in
      let decoder = try JPEGDecoder(
        bytes, segments: segments, limits: limits, isCancelled: isCancelled)
      let header = decoder.header
      let fullSize = orientation.upright(header.size)
      let size = target.size(for: fullSize)
      let (converter, profileWarnings) = converter(
        for: header.colours, in: bytes.span, segments: segments, adobeRGB: adobeRGB)
      let share = try MemoryBudget.decoding.enter(header.workingBytes, isCancelled: isCancelled)
      defer { share.giveBack() }
      let (bitmap, warnings) = try draw(decoder, size, orientation, converter)
      return DecodedPhoto(bitmap: bitmap, fullSize: fullSize, warnings: warnings + profileWarnings)
    }
  }

  /// Uses the decoder up: its memory is free when this returns or throws.
  private static func draw(
    _ decoder: consuming JPEGDecoder, _ size: PixelSize, _ orientation: Orientation,
    _ converter: RowConverter
  ) throws(ImagingError) -> (Bitmap, [PhotoWarning]) {
    let bitmap = try Bitmap(uninitialized: size) { (pixels) throws(ImagingError) in
      let canvas = UprightCanvas(
        stored: orientation.upright(size), orientation: orientation, pixels: pixels)
      try decoder.draw(on: canvas, converter: converter)
    }
    return (bitmap, decoder.warnings)
  }

  package static func decode(
    _ jpeg: [UInt8], orientation: Orientation, adobeRGB: Bool = false, to target: DecodeTarget,
    limits: DecodeLimits = .standard, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(ImagingError) -> DecodedPhoto {
    try decode(
      jpeg.span, orientation: orientation, adobeRGB: adobeRGB, to: target, limits: limits,
      isCancelled: isCancelled)
  }

  /// A profile that is of no use is left aside with a warning.
  private static func converter(
    for colours: JPEGHeader.Colours, in jpeg: Span<UInt8>, segments: JPEGSegments, adobeRGB: Bool
  ) -> (RowConverter, [PhotoWarning]) {
    do throws(ProfileError) {
      let embedded = try ICCProfile.embedded(in: jpeg, segments: segments)
      let named: ICCProfile? = adobeRGB && colours == .rgb ? .adobeRGB1998 : nil
      return (try RowConverter(from: colours, profile: embedded ?? named), [])
    } catch {
      return (RowConverter(from: colours), [.profileIgnored(reason: error.reason)])
    }
  }
}
