import PholioFacts
import PholioImaging
import PholioSamples
import Testing

@Suite struct XMPFactsTests {
  private static let namespaces = """
    xmlns:tiff="http://ns.adobe.com/tiff/1.0/" xmlns:exif="http://ns.adobe.com/exif/1.0/" \
    xmlns:exifEX="http://cipa.jp/exif/1.0/" xmlns:aux="http://ns.adobe.com/exif/1.0/aux/" \
    xmlns:xmp="http://ns.adobe.com/xap/1.0/"
    """

  private func read(_ attributes: String, _ content: String = "") -> PhotoMetadata {
    PhotoMetadata(jpeg: SmallJPEG.with(SmallJPEG.xmp("\(Self.namespaces) \(attributes)", content)))
  }

  @Test func everyFactIsRead() {
    let metadata = read(
      """
      tiff:Make="Pholio" tiff:Model="Sample 1" aux:Lens="24-70mm" exif:FNumber="28/10" \
      exif:ExposureTime="1/125" exif:FocalLength="355/10" exif:GPSLatitude="33,30S" \
      exif:GPSLongitude="151,15,0E" exif:GPSAltitude="25/10" exif:GPSAltitudeRef="1" \
      exif:DateTimeOriginal="2019-05-04T10:11:12.5+02:00"
      """,
      "<exif:ISOSpeedRatings><rdf:Seq><rdf:li>400</rdf:li></rdf:Seq></exif:ISOSpeedRatings>")
    var expected = PhotoFacts()
    expected.make = "Pholio"
    expected.model = "Sample 1"
    expected.lens = "24-70mm"
    expected.aperture = 2.8
    expected.exposure = ExposureTime(seconds: 0.008)
    expected.iso = 400
    expected.focalLength = 35.5
    expected.position = GeoPosition(latitude: -33.5, longitude: 151.25, altitude: -2.5)
    #expect(metadata.facts == expected)
    #expect(metadata.taken?.localText == "2019-05-04T10:11:12.5")
    #expect(metadata.taken?.offsetText == "+02:00" && metadata.taken?.source == .xmp)
  }

  @Test(
    arguments: [
      ("exifEX:LensModel='A' aux:Lens='B'", "A"),
      ("aux:LensInfo='18/1 55/1 35/10 56/10'", "18-55mm f/3.5-5.6"),
      ("aux:LensInfo='50/1 50/1 0/0 0/0'", "50mm"), ("aux:LensInfo='0/0 0/0 0/0 0/0'", nil),
      ("aux:LensInfo='50/1'", nil), ("aux:Lens=' '", nil),
    ] as [(String, String?)])
  func lensesAreReadByNameOrByTheirNumbers(_ attributes: String, _ lens: String?) {
    #expect(read(attributes).facts.lens == lens)
  }

  @Test(arguments: [
    "exif:FNumber='0/0'", "exif:FNumber='1/'", "exif:FNumber='/'", "exif:FNumber=''", "exif:FNumber='1/2/3'",
    "exif:FNumber='-1'", "exif:FNumber='nan'", "exif:FNumber='inf'", "exif:FocalLength='0'",
    "exif:ExposureTime='1/0'", "exif:ExposureTime='-1/8'", "exif:ApertureValue='1e9'",
    "exif:ShutterSpeedValue='-1e9'", "exifEX:PhotographicSensitivity='0'",
    "exifEX:PhotographicSensitivity='4294967295'", "exif:GPSLatitude='48,51N'",
    "exif:GPSLatitude='48,51' exif:GPSLongitude='2,20E'", "exif:GPSLatitude=',N' exif:GPSLongitude='2,20E'",
    "exif:GPSLatitude='91,0N' exif:GPSLongitude='2,20E'", "exif:GPSLatitude='-4,1N' exif:GPSLongitude='2E'",
    "exif:GPSLatitude='0,0N' exif:GPSLongitude='0,0E'", "exif:GPSLatitude='nanN' exif:GPSLongitude='2E'",
  ])
  func whatIsNoFactIsMissing(_ attributes: String) {
    #expect(read(attributes).facts == PhotoFacts())
  }

  @Test func exifCountsFirst() {
    var block = ExifBlock()
    block[.image, 0x0110] = .text("Model")
    let xmp = SmallJPEG.xmp("\(Self.namespaces) tiff:Model='Other' exif:FocalLength='50'")
    let facts = PhotoMetadata(jpeg: SmallJPEG.with(block.app1(), xmp)).facts
    #expect(facts.model == "Model" && facts.focalLength == 50)
  }

  @Test(arguments: ["", "http://ns.adobe.com/xap/1.0/", "XMP\0", "http\0"])
  func packetsBehindOtherHeadersAreRead(_ header: String) {
    let packet = """
      <?xpacket?><x:xmpmeta xmlns:x="adobe:ns:meta/">\
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
      <rdf:Description rdf:about="" \(Self.namespaces) tiff:Model="M"/></rdf:RDF></x:xmpmeta>
      """
    let segment = JPEGMarkers.segment(0xE1, Array(header.utf8) + Array(packet.utf8))
    #expect(PhotoMetadata(jpeg: SmallJPEG.with(segment)).facts.model == "M")
    // Far behind its start a segment is something else.
    let far = JPEGMarkers.segment(0xE1, Array(repeating: 0, count: 64) + Array(packet.utf8))
    #expect(PhotoMetadata(jpeg: SmallJPEG.with(far)).facts.model == nil)
  }
}
