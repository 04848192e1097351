import PholioFacts

/// The EXIF fields that are read, besides those of `PhotoFacts.exifTags`. Others are blanked before libexif
/// sees the block.
enum ExifField: UInt16, CaseIterable {
  case imageDescription = 0x010E
  case orientation = 0x0112
  case dateTime = 0x0132
  case artist = 0x013B
  case rating = 0x4746
  case ratingPercent = 0x4749
  case copyright = 0x8298
  case windowsTitle = 0x9C9B
  case windowsComment = 0x9C9C
  case windowsAuthor = 0x9C9D
  case windowsKeywords = 0x9C9E
  case exposureTime = 0x829A
  case fNumber = 0x829D
  case photographicSensitivity = 0x8827
  case standardOutputSensitivity = 0x8831
  case recommendedExposureIndex = 0x8832
  case isoSpeed = 0x8833
  case dateTimeOriginal = 0x9003
  case dateTimeDigitized = 0x9004
  case offsetTime = 0x9010
  case offsetTimeOriginal = 0x9011
  case offsetTimeDigitized = 0x9012
  case shutterSpeedValue = 0x9201
  case apertureValue = 0x9202
  case focalLength = 0x920A
  case userComment = 0x9286
  case subSecTime = 0x9290
  case subSecTimeOriginal = 0x9291
  case subSecTimeDigitized = 0x9292
  case colorSpace = 0xA001
  case lensSpecification = 0xA432

  /// The directory where the standard puts the field; some programs put it into the other one.
  package var home: ExifDirectory {
    switch self {
    case .imageDescription, .orientation, .dateTime, .artist, .rating, .ratingPercent,
      .copyright, .windowsTitle, .windowsComment, .windowsAuthor, .windowsKeywords:
      .image
    default: .photo
    }
  }
}

/// The fields of the GPS directory that are read.
enum GPSField: UInt16, CaseIterable {
  case latitudeRef = 1
  case latitude
  case longitudeRef
  case longitude
  case altitudeRef
  case altitude
}

/// The directories of an EXIF block.
package enum ExifDirectory: Int {
  case image
  case photo
  case gps
  case interoperability

  /// The interoperability index, "R03" for AdobeRGB: the only field read in that directory.
  package static let interoperabilityIndex: UInt16 = 1

  /// The directory that an entry with this tag points to.
  package init?(pointerTag: UInt16) {
    switch pointerTag {
    case 0x8769: self = .photo
    case 0x8825: self = .gps
    case 0xA005: self = .interoperability
    default: return nil
    }
  }

  /// Whether the field `tag` is read in this directory.
  package func reads(_ tag: UInt16) -> Bool {
    switch self {
    case .image, .photo: ExifField(rawValue: tag) != nil || PhotoFacts.exifTags.contains(tag)
    case .gps: GPSField(rawValue: tag) != nil
    case .interoperability: tag == Self.interoperabilityIndex
    }
  }
}
