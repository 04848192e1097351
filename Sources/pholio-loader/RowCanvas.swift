/// The shared memory that takes the rows of a picture, from top to bottom, one after the other.
struct RowCanvas {
  /// A picture with more pixels is refused.
  let maxPixels: Int
  private let room: UnsafeMutableRawBufferPointer
  private var bytesPerRow = 0
  private(set) var width = 0
  private(set) var height = 0
  private(set) var colours = Colours.rgb
  private(set) var wholeRows = 0
  private(set) var warnings = 0
  private(set) var firstWarning: String?

  init(room: UnsafeMutableRawBufferPointer, maxPixels: Int) {
    self.room = room
    self.maxPixels = maxPixels
  }

  /// Throws unless a library may be asked to decode a picture of this size.
  func check(width: Int, height: Int) throws(LoadError) {
    guard width > 0, height > 0 else { throw .damaged("it has no pixels") }
    let (pixels, isTooMany) = width.multipliedReportingOverflow(by: height)
    guard !isTooMany, pixels <= maxPixels else { throw .tooLarge("\(width) × \(height) pixels") }
  }

  /// Throws if a small picture lies on a canvas so large that hostile files alone have it.
  func check(width: Int, height: Int, pictureOf pixels: Int) throws(LoadError) {
    try check(width: width, height: height)
    let area = width * height
    if area > 64_000_000 && area / 16 > pixels {
      throw .tooLarge("a canvas of \(width) × \(height) pixels for a small picture")
    }
  }

  /// Says what the rows are. Call it once, before the first row.
  mutating func begin(width: Int, height: Int, colours: Colours) throws(LoadError) {
    try check(width: width, height: height)
    let (bytesPerRow, isTooWide) = width.multipliedReportingOverflow(by: colours.bytesPerPixel)
    let (bytes, isTooLarge) = bytesPerRow.multipliedReportingOverflow(by: height)
    guard !isTooWide, !isTooLarge, bytes <= room.count else {
      throw .tooLarge("\(width) × \(height) pixels")
    }
    self.width = width
    self.height = height
    self.colours = colours
    self.bytesPerRow = bytesPerRow
  }

  /// Row `y` from 0, of width × bytes a pixel; all 0 until something is written.
  func row(_ y: Int) -> UnsafeMutableBufferPointer<UInt8> {
    precondition((0..<height).contains(y), "row \(y) of \(height)")
    return UnsafeMutableRawBufferPointer(rebasing: room[y * bytesPerRow..<(y + 1) * bytesPerRow])
      .assumingMemoryBound(to: UInt8.self)
  }

  /// All rows, without gaps between them.
  var rows: UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(rebasing: room[..<(height * bytesPerRow)])
  }

  /// As many rows from the top are right so far.
  mutating func rowsAreWhole(_ count: Int) { wholeRows = min(max(count, wholeRows), height) }

  /// Notes that the file is damaged, though something can be shown of it.
  mutating func warn(_ message: String) {
    warnings += 1
    if firstWarning == nil { firstWarning = message }
  }
}
