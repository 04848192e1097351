import PholioFacts
import PholioImaging
import Testing

@Suite struct JPEGStripsTests {
  private func written(_ bitmap: Bitmap, icc: [UInt8]? = nil, markers: [JPEGMarker] = []) throws -> [UInt8] {
    let strips = try JPEGStrips(size: bitmap.size, quality: 85, icc: icc, markers: markers)
    let tops = Array(stride(from: 0, to: bitmap.size.height, by: JPEGStrips.rows))
    // Coded from the bottom: strips don't depend on each other.
    let coded = try tops.reversed().map { top in
      try bitmap.withPixels { pixels in
        let end = min(top + JPEGStrips.rows, bitmap.size.height)
        let rows = UnsafeBufferPointer(
          rebasing: pixels[top * bitmap.bytesPerRow..<end * bitmap.bytesPerRow])
        return try strips.code(Array(rows).span, top: top)
      }
    }
    return coded.reversed().flatMap { $0 }
  }

  /// Heights around the edges of MCUs and strips, and one with a column of MCUs only.
  @Test(
    .needsJPEGTools,
    arguments: [
      (123, 77), (40, 1), (40, 127), (40, 128), (40, 129), (16, 1000), (301, 531), (7, 256), (33, 145),
    ])
  func filesEqualCjpegs(width: Int, height: Int) throws {
    let picture = DrawnPicture.rings(PixelSize(width: width, height: height))
    let theirs = try JPEGTools.cjpeg(
      picture, ["-quality", "85", "-sample", "2x2", "-baseline", "-restart", "1"])
    #expect(try written(picture) == theirs)
  }

  /// In front of the first strip, and nowhere else.
  @Test(.needsJPEGTools) func profileAndMarkersTravelOnce() throws {
    let picture = DrawnPicture.rings(PixelSize(width: 200, height: 300))
    let packet = Array("<x:xmpmeta/>".utf8)
    let file = try written(picture, icc: SRGBProfile.icc, markers: [.xmp(packet)])
    let plain = try written(picture)
    // Each with its marker and length, XMP and profile with the names in front of them.
    #expect(file.count - plain.count == 4 + 29 + packet.count + 4 + 14 + SRGBProfile.icc.count)
    let ours = try PhotoDecoder.decode(file, orientation: .upright, to: .full)
    #expect(try ours.warnings.isEmpty && ours.bitmap == JPEGTools.djpeg(plain))
  }

  @Test func tooLongAnEdgeIsRefused() {
    #expect(throws: ImagingError.self) {
      try JPEGStrips(size: PixelSize(width: 65_501, height: 1), quality: 85)
    }
  }
}
