import PholioFacts
import PholioImaging
import Testing

/// Cameras' own files, beside exiftool's reading of them.
@Suite(.needsRawFiles) struct RawFilesTests {
  static let paths = [
    "raw/Canon-R6-pruned.CR3", "raw/IMG_1361.dng", "raw/RAW_NIKON_D1.NEF",
    "raw/exiv2-canon-powershot-s40.crw",
  ]

  private func open(_ path: String) throws -> any Original {
    try OriginalFormats.standard.open(RawFiles.bytes(path), name: Array(path.utf8))
  }

  @Test(arguments: paths)
  func sizesAreThoseOfTheFullPicturesUpright(_ path: String) throws {
    let photo = try open(path)
    let tags = try RawFiles.oracle(path)
    let size = photo.storedSize
    #expect("\(size.width) \(size.height)" == tags["Composite:ImageSize"] as? String)
    #expect(photo.orientation.rawValue == tags["IFD0:Orientation"] as? Int ?? 1)
  }

  @Test(arguments: paths.dropLast())
  func factsAreExiftools(_ path: String) throws {
    let metadata = try open(path).metadata
    // The oracle has not all fields.
    let comparisons = try ExiftoolReading(RawFiles.oracle(path)).comparisons(with: metadata)
    for comparison in comparisons where comparison.exiftool != nil {
      #expect(comparison.isEqual, "\(comparison)")
    }
  }

  @Test func factsOfCIFFAreExiftools() throws {
    let path = Self.paths[3]
    let metadata = try open(path).metadata
    let tags = try RawFiles.oracle(path)
    #expect(metadata.facts.make == tags["CanonRaw:Make"] as? String)
    #expect(metadata.facts.model == tags["CanonRaw:Model"] as? String)
    #expect(metadata.taken?.localText == "2005-04-23T17:54:36")
    #expect(metadata.facts.iso == tags["Composite:ISO"] as? Int)
    #expect(metadata.facts.focalLength == tags["Canon:FocalLength"] as? Double)
    let aperture = try #require(tags["Canon:FNumber"] as? Double)
    let exposure = try #require(tags["Canon:ExposureTime"] as? Double)
    #expect(abs(try #require(metadata.facts.aperture) - aperture) < 1e-9)
    #expect(abs(try #require(metadata.facts.exposure).seconds - exposure) < 1e-9)
  }

  @Test func thePreviewOfTheCR3IsDrawn() throws {
    let drawn = try open(Self.paths[0]).draw(
      Drawing(.within(PixelSize(width: 512, height: 512), enlarge: false)))
    #expect(drawn.bitmap.size == PixelSize(width: 512, height: 341))
    #expect(drawn.fullSize == PixelSize(width: 3408, height: 2272))
    #expect(drawn.warnings.isEmpty)
  }

  @Test(arguments: paths.dropFirst())
  func withoutAPreviewTheReasonIsSaid(_ path: String) throws {
    let photo = try open(path)
    do {
      _ = try photo.thumbnail()
      // What can be developed is.
      #expect(path == Self.paths[2])
    } catch let error as ImagingError {
      #expect("\(error)".contains("preview") || "\(error)".contains("loader"), "\(error)")
    }
  }
}
