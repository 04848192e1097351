/// Turns rows of decoded pixels into rows of sRGB.
struct RowConverter {
  private enum Way {
    case asItIs
    case spreadGrey
    /// Without a profile: each ink absorbs its part of the light.
    case mixInks(inverted: Bool)
    case transform(ColourTransform)
    case spreadGreyAndTransform(ColourTransform)
  }

  private let way: Way

  /// - Parameters:
  ///   - colours: Those of the decoded rows.
  ///   - profile: What their numbers stand for; nil: sRGB or, for inks, nothing in particular.
  init(from colours: PixelColours, profile: ICCProfile?) throws(ProfileError) {
    guard let profile else {
      way = RowConverter.plainWay(from: colours)
      return
    }
    let key = ColourTransformCache.Key(profile: profile, colours: colours)
    let outcome = ColourTransformCache.shared.outcome(for: key) {
      Result { () throws(ProfileError) in try profile.transform(from: colours) }
    }
    let transform = try outcome.get()
    if transform.changesNothing {
      way = RowConverter.plainWay(from: colours)
    } else if colours == .grey && transform.input == .rgb {
      way = .spreadGreyAndTransform(transform)
    } else {
      way = .transform(transform)
    }
  }

  /// Without any profile.
  init(from colours: PixelColours) {
    way = RowConverter.plainWay(from: colours)
  }

  private static func plainWay(from colours: PixelColours) -> Way {
    switch colours {
    case .grey: .spreadGrey
    case .rgb: .asItIs
    case .cmyk(let inverted): .mixInks(inverted: inverted)
    }
  }

  /// `count` pixels; `result` has room for 3 bytes each.
  func convert(_ row: UnsafePointer<UInt8>, into result: UnsafeMutablePointer<UInt8>, count: Int) {
    switch way {
    case .asItIs: result.update(from: row, count: count * Bitmap.bytesPerPixel)
    case .spreadGrey: RowConverter.spread(row, into: result, count: count)
    case .mixInks(let inverted): RowConverter.mix(row, inverted: inverted, into: result, count: count)
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

  private static func mix(
    _ inks: UnsafePointer<UInt8>, inverted: Bool, into result: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    let flip: UInt8 = inverted ? 0 : 255
    for index in 0..<count {
      let light = Int(inks[4 * index + 3] ^ flip)
      for ink in 0..<3 {
        let left = Int(inks[4 * index + ink] ^ flip)
        result[3 * index + ink] = UInt8(truncatingIfNeeded: (left * light + 127) / 255)
      }
    }
  }
}
