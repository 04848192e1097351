import CTIFF

/// What a file says of its samples.
extension TIFFPixels {
  enum Kind {
    case grey(isInverted: Bool)
    case rgb
    case palette([UInt8])
    case inks
    /// CIE L*a*b*: a and b with a sign, or 128 higher.
    case lab(isOffset: Bool)
    /// Red, green, blue, alpha, as libtiff has converted them.
    case converted

    var colours: Colours {
      switch self {
      case .grey: .grey
      case .palette, .rgb, .lab, .converted: .rgb
      case .inks: .cmyk
      }
    }
  }

  /// By the numbers of TIFF 6.0's PhotometricInterpretation.
  static func kind(_ reader: borrowing TIFFReader) throws(LoadError) -> Kind {
    let header = reader.header
    if header.is_converted != 0 { return .converted }
    switch header.photometric {
    case 0: return .grey(isInverted: true)
    case 1: return .grey(isInverted: false)
    case 2: return .rgb
    case 3: return .palette(try reader.palette())
    case 5 where header.samples >= header.extra_samples && header.samples - header.extra_samples == 4:
      return .inks
    case 8: return .lab(isOffset: false)
    case 9: return .lab(isOffset: true)
    default: throw .unsupported("colours of its kind (\(header.photometric)) are not read")
    }
  }

  static func reading(_ kind: Kind, hasProfile: Bool) -> TIFFSamples.Reading {
    switch kind {
    case .palette: .asTheyAre
    case .lab: .highBytes
    case .rgb where !hasProfile: .light
    case .rgb, .grey, .inks, .converted: .scaled
    }
  }
}
