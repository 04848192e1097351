import PholioFacts
import PholioImaging
import PholioSamples
import Testing

@Suite struct SamplePhotosTests {
  private let photos = SampleSet.photos(40)

  @Test func samplesHaveNamesOfTheirOwn() {
    #expect(Set(photos.map(\.name)).count == photos.count)
    #expect(SampleSet.photos(0).isEmpty)
  }

  @Test func theFirst24HaveAllOrientationsAndShapes() {
    let first = SampleSet.photos(24)
    #expect(Set(first.map(\.orientation)) == Set(1...8))
    #expect(first.contains { $0.size.width > 2 * $0.size.height })
    #expect(first.contains { $0.size.height > $0.size.width })
    #expect(first.contains { $0.size.height == $0.size.width })
  }

  @Test func aSampleIsAJPEGWithTheFactsOfItsCamera() throws {
    let small = photos.filter { $0.size.pixels < 1_000_000 }
    #expect(small.count > 2)
    for photo in small {
      let jpeg = try photo.jpeg()
      #expect(OriginalFormats.standard.kind(head: jpeg, name: Array(photo.name.utf8)) == .jpeg)
      let metadata = PhotoMetadata(jpeg: jpeg)
      #expect(metadata.storedOrientation == photo.orientation)
      #expect(
        metadata.facts.make != nil && metadata.facts.model != nil && metadata.facts.exposure != nil
          && metadata.facts.aperture != nil)
      #expect(metadata.taken != nil || CaptureTime(fileName: Array(photo.name.utf8)) != nil)
      #expect(try photo.jpeg() == jpeg)
    }
  }

  @Test(arguments: 1...8) func pixelsAreStoredAsTheOrientationSays(_ orientation: Int) {
    // Two rows of three pixels, numbered in reading order.
    let upright = Bitmap(
      size: PixelSize(width: 3, height: 2), bytes: (0..<6).flatMap { [UInt8]($0...$0) + [0, 0] })
    let stored = SampleJPEG.stored(upright, orientation)
    let numbers = stride(from: 0, to: 18, by: 3).map { Int(stored.bytes[$0]) }
    let expected = [
      [0, 1, 2, 3, 4, 5], [2, 1, 0, 5, 4, 3], [5, 4, 3, 2, 1, 0], [3, 4, 5, 0, 1, 2],
      [0, 3, 1, 4, 2, 5], [2, 5, 1, 4, 0, 3], [5, 2, 4, 1, 3, 0], [3, 0, 4, 1, 5, 2],
    ]
    #expect(numbers == expected[orientation - 1])
    #expect(stored.size.width == (orientation < 5 ? 3 : 2))
  }
}
