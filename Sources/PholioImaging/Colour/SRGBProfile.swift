import CLCMS

/// The sRGB profile (IEC 61966-2-1) that sheets carry.
package enum SRGBProfile {
  /// Made by Little CMS, with the same bytes every time: its date is fixed, and it has no identifier. Empty
  /// only without memory; a writer then refuses it.
  package static let icc: [UInt8] = {
    guard let profile = cmsCreate_sRGBProfile() else { return [] }
    defer { cmsCloseProfile(profile) }
    var count: cmsUInt32Number = 0
    guard cmsSaveProfileToMem(profile, nil, &count) != 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: Int(count))
    guard cmsSaveProfileToMem(profile, &bytes, &count) != 0, bytes.count >= headerBytes else { return [] }
    bytes.replaceSubrange(creationDate, with: [0x07, 0xE0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0])
    for index in identifier { bytes[index] = 0 }
    return bytes
  }()

  // ICC.1:2010, 7.2: six big-endian 16-bit numbers from the year on; an MD5 that may be zero, "not
  // calculated".
  private static let headerBytes = 128
  private static let creationDate = 24..<36
  private static let identifier = 84..<100
}
