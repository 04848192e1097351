import CLCMS

/// Why a profile can't be used, in plain words.
struct ProfileError: Error, Hashable, Sendable {
  let reason: String
}

/// The colours that a photo's numbers stand for: a profile in the file, one that the file only describes, or
/// the usual one of inks.
enum ICCProfile: Hashable, Sendable {
  case embedded([UInt8])
  case described(ColourEncoding)
  case press

  /// EXIF names it.
  static let adobeRGB1998 = ICCProfile.described(.adobeRGB1998)

  /// - Parameter colours: Those of the rows to convert.
  func transform(from colours: PixelColours) throws(ProfileError) -> ColourTransform {
    try ColourTransformCache.shared.outcome(for: .init(profile: self, colours: colours)) {
      Result { () throws(ProfileError) in try makeTransform(from: colours) }
    }.get()
  }

  private func makeTransform(from colours: PixelColours) throws(ProfileError) -> ColourTransform {
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
    guard
      let transform = ColourTransform(
        from: profile, input: input, isLink: self == .press, wideProfile: kept(profile))
    else {
      throw ProfileError(reason: "no way leads from it to sRGB")
    }
    return transform
  }

  private func open() -> cmsHPROFILE? {
    switch self {
    case .embedded(let bytes): cmsOpenProfileFromMem(bytes, cmsUInt32Number(bytes.count))
    case .described(let encoding): encoding.openProfile()
    case .press: PressInks.openLink()
    }
  }

  /// The bytes that go into a picture whose numbers stay; nil where they are too many for each picture, or
  /// eight bits are too few: light of a screen that is brighter than paper.
  private func kept(_ profile: cmsHPROFILE) -> [UInt8]? {
    switch self {
    case .embedded(let bytes): bytes.count <= ICCProfile.mostKept ? bytes : nil
    case .described(let encoding) where encoding.curve != .perceptualQuantizer: ICCProfile.bytes(of: profile)
    case .described, .press: nil
    }
  }

  private static let mostKept = 16 << 10

  /// A profile that Little CMS has made, with the same bytes every time: its date is fixed, and it has no
  /// identifier. Nil only without memory.
  fileprivate static func bytes(of profile: cmsHPROFILE) -> [UInt8]? {
    var count: cmsUInt32Number = 0
    guard cmsSaveProfileToMem(profile, nil, &count) != 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(count))
    guard cmsSaveProfileToMem(profile, &bytes, &count) != 0, bytes.count >= headerBytes else { return nil }
    bytes.replaceSubrange(creationDate, with: [0x07, 0xE0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0])
    for index in identifier { bytes[index] = 0 }
    return bytes
  }

  // ICC.1:2010, 7.2: six big-endian 16-bit numbers from the year on; an MD5 that may be zero, "not
  // calculated".
  private static let headerBytes = 128
  private static let creationDate = 24..<36
  private static let identifier = 84..<100
}

extension ICCProfile {
  /// Joins the profile in a JPEG's APP2 segments (ICC.1:2010, B.4); nil if there is none.
  static func embedded(in jpeg: Span<UInt8>, segments: JPEGSegments) throws(ProfileError) -> ICCProfile? {
    let name: StaticString = "ICC_PROFILE\0"
    let head = name.utf8CodeUnitCount + 2
    var chunks: [Int: Range<Int>] = [:]
    var total: Int?
    for segment in segments.segments where segment.marker == JPEGSegments.Marker.app2 {
      guard segment.payload.count >= head, jpeg.starts(with: name, at: segment.payload) else { continue }
      let number = Int(jpeg[segment.payload.lowerBound + head - 2])
      let count = Int(jpeg[segment.payload.lowerBound + head - 1])
      guard count > 0, total ?? count == count, (1...count).contains(number), chunks[number] == nil else {
        throw ProfileError(reason: "its parts do not fit together")
      }
      total = count
      chunks[number] = segment.payload.lowerBound + head..<segment.payload.upperBound
    }
    guard let total else { return nil }
    guard chunks.count == total else {
      throw ProfileError(reason: "\(chunks.count) of its \(total) parts are there")
    }
    var bytes: [UInt8] = []
    for number in 1...total {
      guard let chunk = chunks[number] else { break }
      bytes.reserveCapacity(bytes.count + chunk.count)
      for offset in chunk { bytes.append(jpeg[offset]) }
    }
    return .embedded(bytes)
  }
}

/// The sRGB profile (IEC 61966-2-1) that sheets carry.
package enum SRGBProfile {
  /// Empty only without memory; a writer then refuses it.
  package static let icc: [UInt8] = {
    guard let profile = cmsCreate_sRGBProfile() else { return [] }
    defer { cmsCloseProfile(profile) }
    return ICCProfile.bytes(of: profile) ?? []
  }()
}
