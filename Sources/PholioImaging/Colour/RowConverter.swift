/// Turns rows of decoded pixels into rows of RGB.
struct RowConverter {
  private enum Way {
    case asItIs
    case spreadGrey
    case transform(ColourTransform)
    case spreadGreyAndTransform(ColourTransform)
  }

  private let way: Way
  /// What the results stand for; nil: sRGB.
  let profile: [UInt8]?

  /// - Parameters:
  ///   - colours: Those of the decoded rows.
  ///   - profile: What their numbers stand for; nil: sRGB or, for inks, `PressInks`.
  ///   - output: RGB of a profile wider than sRGB may stay as it is.
  init(
    from colours: PixelColours, profile: ICCProfile?, to output: PictureColours = .srgb
  ) throws(ProfileError) {
    guard let profile else {
      self.init(from: colours)
      return
    }
    let transform = try profile.transform(from: colours)
    if transform.changesNothing {
      self.init(from: colours)
    } else if output == .own, colours == .rgb, let kept = transform.wideProfile {
      self.init(.asItIs, profile: kept)
    } else if colours == .grey && transform.input == .rgb {
      self.init(.spreadGreyAndTransform(transform))
    } else {
      self.init(.transform(transform))
    }
  }

  /// Without any profile.
  init(from colours: PixelColours) {
    switch colours {
    case .grey: self.init(.spreadGrey)
    case .rgb: self.init(.asItIs)
    case .cmyk:
      guard let transform = try? ICCProfile.press.transform(from: colours) else {
        preconditionFailure("no memory for the colours of inks")
      }
      self.init(.transform(transform))
    }
  }

  private init(_ way: Way, profile: [UInt8]? = nil) {
    (self.way, self.profile) = (way, profile)
  }

  /// `count` pixels; `result` has room for 3 bytes each.
  func convert(_ row: UnsafePointer<UInt8>, into result: UnsafeMutablePointer<UInt8>, count: Int) {
    switch way {
    case .asItIs: result.update(from: row, count: count * Bitmap.bytesPerPixel)
    case .spreadGrey: RowConverter.spread(row, into: result, count: count)
    case .transform(let transform): transform.convert(row, into: result, count: count)
    case .spreadGreyAndTransform(let transform):
      RowConverter.spread(row, into: result, count: count)
      transform.convert(result, into: result, count: count)
    }
  }

  private static func spread(
    _ grey: UnsafePointer<UInt8>, into result: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    for index in 0..<count {
      result[3 * index] = grey[index]
      result[3 * index + 1] = grey[index]
      result[3 * index + 2] = grey[index]
    }
  }
}
