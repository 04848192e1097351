import CLCMS

/// Why a profile can't be used, in plain words.
struct ProfileError: Error, Hashable, Sendable {
  let reason: String
}

/// The colours that a photo's numbers stand for: a profile in the file, or one that the file only describes.
enum ICCProfile: Hashable, Sendable {
  case embedded([UInt8])
  case described(ColourEncoding)

  /// EXIF names it.
  static let adobeRGB1998 = ICCProfile.described(.adobeRGB1998)

  /// - Parameter colours: Those of the rows to convert.
  func transform(from colours: PixelColours) throws(ProfileError) -> ColourTransform {
    guard let profile = open() else { throw ProfileError(reason: "it cannot be read") }
    defer { cmsCloseProfile(profile) }
    let space = cmsGetColorSpace(profile)
    let input: PixelColours
    switch (colours, space) {
    case (.grey, cmsSigGrayData): input = .grey
    // A grey picture may have the RGB profile of the program that edited it.
    case (.grey, cmsSigRgbData), (.rgb, cmsSigRgbData): input = .rgb
    case (.cmyk(let inverted), cmsSigCmykData): input = .cmyk(inverted: inverted)
    default: throw ProfileError(reason: "it is for other colours than the picture's")
    }
    guard let transform = ColourTransform(from: profile, input: input) else {
      throw ProfileError(reason: "no way leads from it to sRGB")
    }
    return transform
  }

  private func open() -> cmsHPROFILE? {
    switch self {
    case .embedded(let bytes): cmsOpenProfileFromMem(bytes, cmsUInt32Number(bytes.count))
    case .described(let encoding): encoding.openProfile()
    }
  }
}
