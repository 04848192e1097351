import CLCMS
import PholioFacts

/// Converts a profile's colours to sRGB, by Little CMS: relative colorimetric, with black point compensation.
///
/// Unchecked: the handle never changes after `init`, and a transform made with cmsFLAGS_NOCACHE "can be
/// shared across threads" (Little CMS API, cmsCreateTransform).
final class ColourTransform: @unchecked Sendable {
  /// Those of the rows to convert.
  let input: PixelColours
  private let handle: cmsHTRANSFORM

  /// Whether the conversion leaves RGB as it is, within one step of 255: the profile is sRGB, whatever its
  /// name.
  let changesNothing: Bool

  /// The profile's bytes, if it has colours that sRGB has not, and they may be kept.
  let wideProfile: [UInt8]?

  /// Nil if Little CMS can't make a transform of the pair.
  ///
  /// - Parameters:
  ///   - isLink: Whether the profile itself leads to sRGB.
  ///   - wideProfile: Its bytes, if they may be kept.
  init?(from profile: cmsHPROFILE, input: PixelColours, isLink: Bool, wideProfile: [UInt8]?) {
    guard let sRGB = cmsCreate_sRGBProfile() else { return nil }
    defer { cmsCloseProfile(sRGB) }
    func transform(_ input: cmsUInt32Number, _ output: cmsUInt32Number) -> cmsHTRANSFORM? {
      cmsCreateTransform(
        profile, input, isLink ? nil : sRGB, output, cmsUInt32Number(INTENT_RELATIVE_COLORIMETRIC),
        cmsUInt32Number(cmsFLAGS_NOCACHE | cmsFLAGS_BLACKPOINTCOMPENSATION))
    }
    guard let handle = transform(input.pixelFormat, ColourTransform.rgb8) else { return nil }
    self.handle = handle
    var isWide = false
    if input == .rgb, wideProfile != nil,
      let exact = transform(ColourTransform.rgb8, ColourTransform.rgbFloat)
    {
      isWide = ColourTransform.leavesSRGB(exact)
      cmsDeleteTransform(exact)
    }
    self.wideProfile = isWide ? wideProfile : nil
    self.input = input
    self.changesNothing = input == .rgb && ColourTransform.isIdentity(handle)
  }

  deinit {
    cmsDeleteTransform(handle)
  }

  /// Converts `count` pixels of the input's kind to as many of three bytes. For RGB, source and result may be
  /// the same.
  func convert(_ source: UnsafePointer<UInt8>, into result: UnsafeMutablePointer<UInt8>, count: Int) {
    cmsDoTransform(handle, source, result, cmsUInt32Number(count))
  }

  /// Whether one of the six purest colours is beyond sRGB by more than two in a hundred: numbers with a
  /// fraction are not cut off.
  private static func leavesSRGB(_ handle: cmsHTRANSFORM) -> Bool {
    let colours: [UInt8] = [255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 255, 255, 0, 255]
    var converted = [Float](repeating: 0, count: colours.count)
    cmsDoTransform(handle, colours, &converted, cmsUInt32Number(colours.count / 3))
    return !converted.allSatisfy { (-0.02...1.02).contains($0) }
  }

  /// Tests 9 × 9 × 9 evenly spread colours.
  private static func isIdentity(_ handle: cmsHTRANSFORM) -> Bool {
    let steps = (0...8).map { UInt8(min(255, $0 * 32)) }
    let colours = steps.flatMap { red in steps.flatMap { green in steps.flatMap { [red, green, $0] } } }
    var converted = [UInt8](repeating: 0, count: colours.count)
    cmsDoTransform(handle, colours, &converted, cmsUInt32Number(colours.count / 3))
    return zip(colours, converted).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
  }
}

extension ColourTransform {
  // lcms2.h makes these with macros that Swift can't see: FLAVOR << 13 | COLORSPACE << 16 | CHANNELS << 3 |
  // BYTES.
  fileprivate static let rgb8 = format(PT_RGB, channels: 3)
  /// FLOAT << 22, and four bytes each.
  fileprivate static let rgbFloat: cmsUInt32Number = 1 << 22 | cmsUInt32Number(PT_RGB) << 16 | 3 << 3 | 4

  fileprivate static func format(_ space: Int32, channels: Int32, inverted: Bool = false) -> cmsUInt32Number {
    let flavour: Int32 = inverted ? 1 : 0
    let bits: Int32 = flavour << 13 | space << 16 | channels << 3 | 1
    return cmsUInt32Number(bits)
  }
}

extension PixelColours {
  fileprivate var pixelFormat: cmsUInt32Number {
    switch self {
    case .grey: ColourTransform.format(PT_GRAY, channels: 1)
    case .rgb: ColourTransform.rgb8
    case .cmyk(let inverted): ColourTransform.format(PT_CMYK, channels: 4, inverted: inverted)
    }
  }
}

/// Transforms by source profile; photos of one camera share one. Safe to use from any thread.
final class ColourTransformCache: Sendable {
  struct Key: Hashable, Sendable {
    let profile: ICCProfile
    let colours: PixelColours
  }

  /// The result for a key: a broken profile is not tried again for every photo that has it.
  typealias Outcome = Result<ColourTransform, ProfileError>

  static let shared = ColourTransformCache()

  private let outcomes = RecentValues<Key, Outcome>(most: 32)

  func outcome(for key: Key, make: () -> Outcome) -> Outcome {
    if let known = outcomes[key] { return known }
    // Outside the lock: at worst two threads both make it.
    let made = make()
    outcomes.keep(made, for: key)
    return made
  }
}
