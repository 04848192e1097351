/// Where a phone puts the movie of a motion photo.
package enum MotionPhoto: CaseIterable, Sendable {
  /// Behind the photo, in a box of HEIF's: Google's and Samsung's.
  case inABox
  /// Behind the photo, as it is.
  case behind
  /// Behind the photo, between marks: Samsung's.
  case betweenMarks

  /// A photo's file with a movie of no frames.
  package func file(_ photo: [UInt8]) -> [UInt8] {
    let movie =
      Self.box("ftyp", Array("isom\0\0\u{2}\0isommp42".utf8))
      + Self.box("mdat", [UInt8](repeating: 0xFF, count: 5000))
      + Self.box("moov", Self.box("mvhd", [UInt8](repeating: 0, count: 100)))
    return switch self {
    case .inABox: photo + Self.box("mpvd", movie)
    case .behind: photo + movie
    case .betweenMarks: photo + Array("MotionPhoto_Data".utf8) + movie + Array("SEFHk\0\0\0SEFT".utf8)
    }
  }

  private static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let size = UInt32(8 + content.count)
    return (0..<4).map { UInt8(truncatingIfNeeded: size >> (24 - 8 * $0)) } + Array(type.utf8) + content
  }
}
