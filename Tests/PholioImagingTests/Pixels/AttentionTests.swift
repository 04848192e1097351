import PholioFacts
import PholioImaging
import Testing

/// What is kept of a picture that is cut.
@Suite struct AttentionTests {
  /// A quiet picture with one subject.
  private func picture(
    _ size: PixelSize, _ subject: (x: Int, y: Int, edge: Int), _ colour: (UInt8, UInt8, UInt8)
  ) -> Bitmap {
    Bitmap(uninitialized: size) { pixels in
      for row in 0..<size.height {
        for column in 0..<size.width {
          let isInside =
            (subject.x..<subject.x + subject.edge).contains(column)
            && (subject.y..<subject.y + subject.edge).contains(row)
          // Quiet, not plain: a slow slope from left to right.
          let ground = UInt8(90 + 60 * column / size.width)
          let offset = (row * size.width + column) * Bitmap.bytesPerPixel
          pixels[offset] = isInside ? colour.0 : ground
          pixels[offset + 1] = isInside ? colour.1 : ground
          pixels[offset + 2] = isInside ? colour.2 : ground
        }
      }
    }
  }

  /// Wherever the one bright subject is, all of it is kept.
  @Test(arguments: [[255, 240, 60], [230, 170, 130], [250, 250, 250], [10, 10, 10]] as [[UInt8]])
  func theSubjectIsKept(colour: [UInt8]) {
    let edge = 60
    for step in 0...12 {
      for isWide in [true, false] {
        let size = isWide ? PixelSize(width: 900, height: 400) : PixelSize(width: 400, height: 900)
        let cut = PixelSize(width: 400, height: 400)
        let along = step * (900 - edge) / 12
        let across = 170
        let bitmap = picture(
          size, (isWide ? along : across, isWide ? across : along, edge), (colour[0], colour[1], colour[2]))
        let (left, top) = bitmap.attention(for: cut)
        let start = isWide ? left : top
        #expect((isWide ? top : left) == 0 && start >= 0 && start + 400 <= 900)
        #expect(start <= along && along + edge <= start + 400, "at \(along): kept from \(start)")
      }
    }
  }

  @Test func ofAPlainPictureTheMiddleIsKept() {
    for (width, height) in [(900, 400), (400, 900), (401, 400), (30, 7)] {
      let size = PixelSize(width: width, height: height)
      let bitmap = Bitmap(size: size, red: 120, green: 130, blue: 140)
      let edge = min(width, height)
      let (left, top) = bitmap.attention(for: PixelSize(width: edge, height: edge))
      #expect(abs(left - (width - edge) / 2) <= max(1, width / 48))
      #expect(abs(top - (height - edge) / 2) <= max(1, height / 48))
    }
  }

  /// Any picture and any part of it: the part is within.
  @Test func thePartIsWithinThePicture() {
    for (width, height) in [(1, 1), (2, 1), (1, 300), (97, 3), (640, 481)] {
      let bitmap = picture(PixelSize(width: width, height: height), (0, 0, 2), (255, 0, 0))
      for cut in [(1, 1), (width, 1), (1, height), (width, height), ((width + 1) / 2, (height + 1) / 2)] {
        let (left, top) = bitmap.attention(for: PixelSize(width: cut.0, height: cut.1))
        #expect(left >= 0 && top >= 0 && left + cut.0 <= width && top + cut.1 <= height)
      }
    }
  }
}
