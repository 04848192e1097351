import Glibc
import PholioFacts
import PholioImaging
import Testing

@Suite struct SignatureBitmapTests {
  private let photo = DrawnPicture.rings(PixelSize(width: 480, height: 320))

  /// A picture that is as small as the transform sees it.
  @Test func theBitsAreTheSignsOfTheTransformByItsDefinition() {
    let edge = 64
    let picture = DrawnPicture.noise(PixelSize(width: edge, height: edge))
    let signature = Signature(picture)
    for (bit, frequency) in Signature.frequencies.enumerated() {
      var sum = 0.0
      for y in 0..<edge {
        for x in 0..<edge {
          let pixel = picture.pixel(x, y).map(Double.init)
          let luma = 0.299 * pixel[0] + 0.587 * pixel[1] + 0.114 * pixel[2]
          let across = cos(Double.pi * Double(frequency.across) * (Double(x) + 0.5) / Double(edge))
          sum += luma * across * cos(Double.pi * Double(frequency.down) * (Double(y) + 0.5) / Double(edge))
        }
      }
      // Near 0 rounding decides.
      if abs(sum) < 1 { continue }
      #expect((signature.whole[bit / 64] >> UInt64(bit % 64) & 1 == 1) == (sum > 0), "\(frequency)")
    }
  }

  @Test(arguments: Orientation.allCases) func aTurnedSignatureIsThatOfTheTurnedPixels(
    orientation: Orientation
  ) {
    let turned = Signature(photo).turned(orientation)
    #expect(turned.distance(to: Signature(photo.turned(orientation))) <= 3)
    #expect(turned.quality == Signature(photo).quality)
  }

  @Test func copiesAreAlikeAndOthersAreNot() throws {
    let signature = Signature(photo)
    let copies = try [
      photo.scaled(0.3), photo.coded(quality: 40), photo.brightened(1.1),
      photo.cropped(left: 0.05, right: 0.05, top: 0.05, bottom: 0.05), photo.framed(20, in: .white),
      photo.framed(9, in: .black), photo.framed(20, in: .white).coded(quality: 60),
      photo.painted(16, in: Colour(red: 200, green: 30, blue: 30)),
    ]
    let look = SecondLook(photo)
    for (index, copy) in copies.enumerated() {
      #expect(signature.distance(to: Signature(copy)) <= Signature.defaultDistance, "\(index)")
      // Looks are compared before they are expected: a failure would print all their samples.
      let copyLook = SecondLook(copy)
      let (isSame, isSameBack) = (look.isSameScene(as: copyLook), copyLook.isSameScene(as: look))
      #expect(isSame && isSameBack, "\(index)")
    }
    let other = photo.turned(.upsideDown)
    #expect(signature.distance(to: Signature(other)) > Signature.defaultDistance)
    let isSame = look.isSameScene(as: SecondLook(other))
    #expect(!isSame)
  }

  @Test func pagesOfOneColourAreToldApartByIt() {
    func page(_ grey: UInt8, _ blue: UInt8) -> Bitmap {
      Bitmap(size: PixelSize(width: 300, height: 200), red: grey, green: grey, blue: blue)
    }
    let signature = Signature(page(90, 90))
    #expect(signature.quality == 0 && signature.bits == SIMD4() && signature.sharpness == 0)
    #expect(signature.hue == nil && abs(signature.colour.l - 38.4) < 0.5)
    let looks = [page(90, 90), page(92, 92), page(200, 200), page(90, 190)].map { SecondLook($0) }
    let areSame = looks.map { looks[0].isSameScene(as: $0) }
    #expect(areSame == [true, true, false, false])
  }

  @Test(arguments: [
    (Colour(red: 220, green: 30, blue: 30), 40), (Colour(red: 230, green: 210, blue: 20), 100),
    (Colour(red: 20, green: 160, blue: 40), 140), (Colour(red: 30, green: 60, blue: 220), 300),
  ]) func theHueIsThatOfMostOfThePicture(colour: Colour, degrees: Int) throws {
    // On one side: a frame would be cut off.
    let half = Bitmap(
      size: PixelSize(width: 100, height: 200),
      bytes: (0..<200).flatMap { _ in
        (0..<100).flatMap { $0 < 50 ? [120, 120, 120] : [colour.red, colour.green, colour.blue] }
      })
    let hue = try #require(Signature(half).hue)
    #expect(abs(hue - degrees) <= 12)
    #expect(abs(Signature(half).hueShare - 0.5) < 0.1)
  }

  @Test func aBlurredCopyIsLessSharp() {
    let blurred = photo.scaled(0.25).scaled(4)
    #expect(Signature(blurred).sharpness < Signature(photo).sharpness - 1)
    #expect(Signature(photo.framed(20, in: .black)).sharpness < Signature(photo).sharpness + 0.5)
  }

  @Test(arguments: [(1, 1), (2, 500), (500, 2), (3, 3), (63, 65), (512, 1)])
  func anySizeHasASignature(width: Int, height: Int) {
    for picture in [DrawnPicture.noise, DrawnPicture.rings] {
      let bitmap = picture(PixelSize(width: width, height: height))
      #expect(Signature(bitmap).distance(to: Signature(bitmap)) == 0)
      let isSame = SecondLook(bitmap).isSameScene(as: SecondLook(bitmap))
      #expect(isSame)
    }
  }

  /// Stripes at both ends, and between them too little that differs for the picture to begin anywhere.
  @Test(arguments: 8...24) func aNarrowPictureHasASignature(edge: Int) {
    let long = 100
    let bytes = (0..<long).flatMap { y in
      (0..<edge).flatMap { x in
        [UInt8](repeating: (1..<edge - 1).contains(x) && y % 10 == 0 ? 90 : 250, count: Bitmap.bytesPerPixel)
      }
    }
    let upright = Bitmap(size: PixelSize(width: edge, height: long), bytes: bytes)
    for picture in [upright, upright.turned(.leftSideUp)] {
      #expect(Signature(picture).distance(to: Signature(picture)) == 0)
    }
  }
}
