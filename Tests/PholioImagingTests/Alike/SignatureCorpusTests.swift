import PholioFacts
import PholioImaging
import PholioTestSupport
import Testing

/// Copies of real photos, as people make them. Benchmarks/alike measures it on more of them.
@Suite struct SignatureCorpusTests {
  private static let copies: [(name: String, least: Double, make: @Sendable (Bitmap) throws -> Bitmap)] = [
    ("30 %", 0.97, { $0.scaled(0.3) }),
    ("quality 40", 0.97, { try $0.coded(quality: 40) }),
    ("brighter", 0.97, { $0.brightened(1.1) }),
    ("cropped", 0.97, { $0.cropped(left: 0.05, right: 0.05, top: 0.05, bottom: 0.05) }),
    ("cropped at two sides", 0.8, { $0.cropped(left: 0.05, right: 0, top: 0.05, bottom: 0) }),
    ("framed", 0.97, { $0.framed(max($0.size.width, $0.size.height) / 20, in: .white) }),
    ("painted over", 0.95, { $0.painted($0.size.width / 20, in: Colour(red: 200, green: 30, blue: 30)) }),
  ]

  @Test(.needsRealPhotos) func copiesOfRealPhotosAreFound() throws {
    var found = [Int](repeating: 0, count: Self.copies.count)
    var count = 0
    let box = DecodeTarget.within(PixelSize(width: 512, height: 512), enlarge: false)
    for photo in PhotoCorpus.photos(.ok) {
      let bitmap = try PhotoDecoder.decode(photo.bytes(), orientation: .upright, to: box).bitmap
      let signature = Signature(bitmap)
      // In drawings of a few pixels, or of one colour, there is nothing to find.
      guard min(bitmap.size.width, bitmap.size.height) >= 200, signature.quality >= 20 else { continue }
      count += 1
      let look = SecondLook(bitmap)
      for (index, copy) in Self.copies.enumerated() {
        let other = try copy.make(bitmap)
        if signature.distance(to: Signature(other)) <= Signature.defaultDistance,
          look.isSameScene(as: SecondLook(other))
        {
          found[index] += 1
        }
      }
    }
    #expect(count >= 100)
    for (index, copy) in Self.copies.enumerated() {
      #expect(Double(found[index]) >= Double(count) * copy.least, "\(copy.name): \(found[index]) of \(count)")
    }
  }
}
