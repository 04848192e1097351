import PholioFacts
import PholioImaging
import Testing

@Suite struct OrientationTests {
  /// Where a stored pixel goes, by EXIF's definition: which sides of the picture row 0 and column 0 are.
  static func upright(_ x: Int, _ y: Int, of size: PixelSize, exif: Int) -> (Int, Int) {
    let right = size.width - 1 - x
    let bottom = size.height - 1 - y
    switch exif {
    case 2: return (right, y)  // row 0 is the top, column 0 the right
    case 3: return (right, bottom)  // bottom, right
    case 4: return (x, bottom)  // bottom, left
    case 5: return (y, x)  // left, top
    case 6: return (bottom, x)  // right, top
    case 7: return (bottom, right)  // right, bottom
    case 8: return (y, right)  // left, bottom
    default: return (x, y)
    }
  }

  @Test func otherNumbersAreUpright() {
    for number in [-1, 0, 9, 36_865] { #expect(Orientation(exif: number) == .upright) }
    for number in 1...8 { #expect(Orientation(exif: number).rawValue == number) }
  }

  /// A turn moves every pixel as the orientation does, and then the turn.
  @Test(arguments: 1...8, Turn.allCases)
  func aTurnComesAfterTheOrientation(exif: Int, turn: Turn) {
    let size = PixelSize(width: 3, height: 2)
    let upright = Orientation(exif: exif).upright(size)
    let both = Orientation(exif: exif).turned(by: turn)
    #expect(both.upright(size) == turn.applied(to: upright))
    for y in 0..<size.height {
      for x in 0..<size.width {
        let (column, row) = Self.upright(x, y, of: size, exif: exif)
        let turned = Self.upright(column, row, of: upright, exif: turn.orientation.rawValue)
        #expect(Self.upright(x, y, of: size, exif: both.rawValue) == turned)
      }
    }
  }

  @Test(arguments: 1...8, [DecodeTarget.full, .exactly(PixelSize(width: 40, height: 40))])
  func everyPixelGoesWhereExifSays(exif: Int, target: DecodeTarget) throws {
    let size = PixelSize(width: 48, height: 48)
    let jpeg = try DrawnPicture.rings(size).jpeg(quality: 95)
    let stored = try PhotoDecoder.decode(jpeg, orientation: .upright, to: target).bitmap
    let turned = try PhotoDecoder.decode(jpeg, orientation: Orientation(exif: exif), to: target).bitmap
    for y in 0..<stored.size.height {
      for x in 0..<stored.size.width {
        let (column, row) = Self.upright(x, y, of: stored.size, exif: exif)
        #expect(turned.pixel(column, row) == stored.pixel(x, y))
      }
    }
  }

  @Test(arguments: 1...8)
  func edgesAreSwappedOnceForTheSizeAndTheTarget(exif: Int) throws {
    let jpeg = try DrawnPicture.rings(PixelSize(width: 90, height: 60)).jpeg(quality: 80)
    let photo = try PhotoDecoder.decode(
      jpeg, orientation: Orientation(exif: exif),
      to: .within(PixelSize(width: 30, height: 30), enlarge: false))
    let upright = exif < 5 ? PixelSize(width: 90, height: 60) : PixelSize(width: 60, height: 90)
    #expect(photo.fullSize == upright)
    #expect(photo.bitmap.size == upright.fitted(within: PixelSize(width: 30, height: 30)))
  }

  /// Photographs of one view, stored in all eight ways.
  @Test(.needsRealPhotos, arguments: ["Landscape", "Portrait"])
  func theExamplesLookAlike(name: String) throws {
    let folder = "jpeg-ok/exif-orientation-examples"
    let pictures = try (1...8).map { exif in
      let jpeg = try PhotoCorpus.photo("\(folder)/\(name)_\(exif).jpg").bytes()
      let target = DecodeTarget.within(PixelSize(width: 200, height: 200), enlarge: false)
      return try PhotoDecoder.decode(jpeg, orientation: Orientation(exif: exif), to: target).bitmap
    }
    for picture in pictures {
      #expect(picture.size == pictures[0].size)
      // They differ by the number drawn in the middle.
      #expect(picture.psnr(to: pictures[0]) > 20)
    }
  }
}
