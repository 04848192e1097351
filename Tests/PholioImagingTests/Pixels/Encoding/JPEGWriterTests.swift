import PholioFacts
import PholioImaging
import Testing

@Suite struct JPEGWriterTests {
  private final class File {
    var bytes: [UInt8] = []
  }

  private struct DiskFull: Error {}

  static let picture = DrawnPicture.rings(PixelSize(width: 123, height: 77))

  private func written(
    _ bitmap: Bitmap, rowsAtATime: Int = 1000, dpi: Int? = nil, icc: [UInt8]? = nil,
    markers: [JPEGMarker] = []
  ) throws -> [UInt8] {
    let file = File()
    var writer = try JPEGWriter(
      size: bitmap.size, quality: 85, dpi: dpi, icc: icc, markers: markers
    ) { file.bytes += $0 }
    for start in stride(from: 0, to: bitmap.size.height, by: rowsAtATime) {
      let end = min(bitmap.size.height, start + rowsAtATime)
      try bitmap.withPixels { pixels in
        try writer.write(
          rows: UnsafeBufferPointer(rebasing: pixels[start * bitmap.bytesPerRow..<end * bitmap.bytesPerRow]))
      }
    }
    try writer.finish()
    return file.bytes
  }

  @Test(
    .needsJPEGTools,
    arguments: [(JPEGWriter.Subsampling.quartered, "2x2"), (.full, "1x1")], [1, 60, 85, 100])
  func filesEqualCjpegs(subsampling: (JPEGWriter.Subsampling, String), quality: Int) throws {
    let ours = try Self.picture.jpeg(quality: quality, subsampling: subsampling.0)
    let options = ["-quality", "\(quality)", "-sample", subsampling.1, "-baseline"]
    #expect(try ours == JPEGTools.cjpeg(Self.picture, options))
  }

  @Test(.needsJPEGTools)
  func whatIsWrittenIsReadAlikeByDjpeg() throws {
    let jpeg = try written(Self.picture, icc: SRGBProfile.icc)
    let ours = try PhotoDecoder.decode(jpeg, orientation: .upright, to: .full)
    #expect(ours.warnings.isEmpty)
    #expect(try ours.bitmap == JPEGTools.djpeg(jpeg))
    #expect(ours.bitmap.psnr(to: Self.picture) > 20)
  }

  @Test func theRowsMayComeInAnyPortions() throws {
    let whole = try written(Self.picture)
    for rows in [1, 2, 7, 16, 17, 76] { #expect(try written(Self.picture, rowsAtATime: rows) == whole) }
  }

  @Test func resolutionMarkersAndProfileAreInFront() throws {
    let profile = (0..<150_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let xmp = JPEGMarker.xmp(Array("<x:xmpmeta/>".utf8))
    let jpeg = try written(Self.picture, dpi: 300, icc: profile, markers: [xmp])
    let segments = JPEGSegments(jpeg.span)?.segments ?? []
    #expect(segments.prefix(5).map(\.marker) == [0xE0, 0xE1, 0xE2, 0xE2, 0xE2])
    #expect(Array(jpeg[segments[0].payload]) == Array("JFIF\0".utf8) + [1, 1, 1, 1, 44, 1, 44, 0, 0])
    #expect(Array(jpeg[segments[1].payload]) == xmp.payload)
    let parts = segments[2...4].map { Array(jpeg[$0.payload]) }
    #expect(parts.map { Array($0[12..<14]) } == [[1, 3], [2, 3], [3, 3]])
    #expect(parts.flatMap { $0.dropFirst(14) } == profile)
  }

  @Test func whatTheSinkThrowsComesOut() throws {
    let noise = DrawnPicture.noise(PixelSize(width: 400, height: 400))
    var room = 100_000
    #expect(throws: DiskFull.self) {
      var writer = try JPEGWriter(size: noise.size, quality: 95, subsampling: .full) { part in
        room -= part.count
        if room < 0 { throw DiskFull() }
      }
      try noise.withPixels { try writer.write(rows: $0) }
      try writer.finish()
    }
  }

  @Test func aWriterMayBeLeftHalfway() throws {
    var writer = try JPEGWriter(size: Self.picture.size, quality: 85) { _ in }
    try Self.picture.withRow(0) { try writer.write(rows: $0) }
  }

  @Test func anEdgeTooLongIsAnError() throws {
    for size in [PixelSize(width: 65_501, height: 1), PixelSize(width: 1, height: 65_501)] {
      #expect(throws: ImagingError.self) { _ = try JPEGWriter(size: size, quality: 85) { _ in } }
    }
    let long = Bitmap(size: PixelSize(width: 65_500, height: 1), red: 1, green: 2, blue: 3)
    #expect(throws: Never.self) { try long.jpeg(quality: 50) }
  }
}
