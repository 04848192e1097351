import PholioFacts
import PholioImaging
import PholioTestSupport
import Testing

/// Places where few programs write them: none is left, and the picture is as it was.
@Suite struct JPEGStrippingTests {
  private let photo: [UInt8]

  init() throws { photo = try Fixture.photo(1, width: 64, height: 48) }

  private func segment(_ marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
    let length = payload.count + 2
    return [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + payload
  }

  /// The photo with a segment before all others.
  private func photo(with segment: [UInt8]) -> [UInt8] { [0xFF, 0xD8] + segment + photo.dropFirst(2) }

  private func isThere(_ text: String, in bytes: [UInt8]) -> Bool {
    let text = Array(text.utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: text) }
  }

  private func strip(_ jpeg: [UInt8], _ extent: JPEGStripping.Extent = .place) throws -> [UInt8] {
    try #require(JPEGStripping.strip(jpeg, extent))
  }

  @Test func whatDoesNotBeginAsAJPEGIsNone() throws {
    #expect(JPEGStripping.strip(photo, .all) != nil)
    for junk: [UInt8] in [[0], [0x89, 0x50, 0x4E, 0x47], [0xFF]] {
      #expect(JPEGStripping.strip(junk + photo, .all) == nil)
    }
  }

  @Test(arguments: [
    "geo:lat", "my:Coordinates", "dwc:locality", "my:Address", "exif:GPSLatitude", "my:placeName",
  ])
  func namesOfPlacesInXMPAreKnown(name: String) throws {
    let prefix = name.prefix { $0 != ":" }
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description rdf:about="" xmlns:\(prefix)="urn:some" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <\(name)>52.5</\(name)>
      <dc:title><rdf:Alt><rdf:li xml:lang="x-default">Gate</rdf:li></rdf:Alt></dc:title>
      </rdf:Description></rdf:RDF></x:xmpmeta>
      """
    let xmp = segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0\(packet)".utf8))
    let stripped = try strip(photo(with: xmp))
    #expect(!isThere(name, in: stripped) && isThere(">Gate<", in: stripped))
  }

  /// EXIF with a thumbnail that has EXIF itself, behind which there is a directory with a town; and GeoTIFF's
  /// numbers.
  @Test func thumbnailsAndFurtherDirectoriesTellNoPlace() throws {
    let thumbnail = [0xFF, 0xD8] + segment(0xE1, Array("Exif\0\0BERLIN".utf8)) + [0xFF, 0xD9]
    func entry(_ tag: UInt16, _ type: UInt8, _ count: UInt8, _ value: [UInt8]) -> [UInt8] {
      [UInt8(tag >> 8), UInt8(tag & 0xFF), 0, type, 0, 0, 0, count] + value
    }
    // The first directory is at 8, the thumbnail's at 38, the thumbnail at 68, and the last directory then.
    let last = UInt8(68 + thumbnail.count)
    let tiff =
      Array("MM\0*".utf8) + [0, 0, 0, 8] + [0, 2]
      + entry(0x0112, 3, 1, [0, 6, 0, 0]) + entry(0x87B1, 2, 4, Array("ROM\0".utf8)) + [0, 0, 0, 38]
      + [0, 2] + entry(0x0201, 4, 1, [0, 0, 0, 68])
      + entry(0x0202, 4, 1, [0, 0, 0, UInt8(thumbnail.count)]) + [0, 0, 0, last]
      + thumbnail + [0, 1] + entry(0x010E, 2, 4, Array("ULM\0".utf8)) + [0, 0, 0, 0]
    let jpeg = photo(with: segment(0xE1, Array("Exif\0\0".utf8) + tiff))
    let stripped = try strip(jpeg)
    #expect(stripped.count == jpeg.count && !isThere("BERLIN", in: stripped) && !isThere("ROM", in: stripped))
    // SOI, marker and length, the segment's name, and the end of the thumbnail's directory.
    #expect(Array(stripped[2 + 4 + 6 + 64..<2 + 4 + 6 + 68]) == [0, 0, 0, 0])
    #expect(PhotoMetadata(jpeg: stripped).orientation.rawValue == 6)
    #expect(stripped.suffix(photo.count - 2) == photo.dropFirst(2))
  }

  /// What stands between a picture's scans is blank, and markers are where they were.
  @Test func segmentsBetweenScansAreBlank() throws {
    let (place, words) = (segment(0xE1, Array("Exif\0\0BERLIN".utf8)), segment(0xFE, Array("words".utf8)))
    let jpeg = Array(photo.dropLast(2)) + place + words + [0xFF, 0xD9]
    let stripped = try strip(jpeg)
    #expect(!isThere("BERLIN", in: stripped) && isThere("words", in: stripped))
    #expect(stripped.count == jpeg.count)
    #expect(!isThere("words", in: try strip(jpeg, .all)))
  }

  /// A picture without an end, and another one behind it.
  @Test func anotherPictureGoesThoughTheFirstHasNoEnd() throws {
    let other = [0xFF, 0xD8] + segment(0xE1, Array("Exif\0\0BERLIN".utf8)) + photo.dropFirst(2)
    let endless = Array(photo.dropLast(2))
    #expect(try strip(endless + other) == endless)
    #expect(try strip(photo + other) == photo)
  }
}
