import CLCMS

/// Why a profile can't be used, in plain words.
struct ProfileError: Error, Hashable, Sendable {
  let reason: String
}

/// The colours that a photo's numbers stand for: a profile in the file, or one that EXIF only names.
enum ICCProfile: Hashable, Sendable {
  case embedded([UInt8])
  case adobeRGB1998

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
    case .embedded(let bytes):
      return cmsOpenProfileFromMem(bytes, cmsUInt32Number(bytes.count))
    case .adobeRGB1998:
      // Adobe RGB (1998) Color Image Encoding, 4.3: D65, these primaries, gamma 2 + 51/256.
      var white = cmsCIExyY(x: 0.3127, y: 0.3290, Y: 1)
      var primaries = cmsCIExyYTRIPLE(
        Red: cmsCIExyY(x: 0.64, y: 0.33, Y: 1), Green: cmsCIExyY(x: 0.21, y: 0.71, Y: 1),
        Blue: cmsCIExyY(x: 0.15, y: 0.06, Y: 1))
      guard let curve = cmsBuildGamma(nil, 563.0 / 256.0) else { return nil }
      defer { cmsFreeToneCurve(curve) }
      var curves = [Optional(curve), curve, curve]
      return cmsCreateRGBProfile(&white, &primaries, &curves)
    }
  }
}
