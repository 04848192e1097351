import PholioFacts
import PholioImaging
import PholioSamples

/// Small photos drawn for tests.
package enum Fixture {
  /// A sidecar without words; different texts are different files.
  package static func sidecar(_ text: String = "") -> [UInt8] {
    let rdf = "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'/>"
    return Array("<x:xmpmeta xmlns:x='adobe:ns:meta/'>\(rdf)</x:xmpmeta><!-- \(text) -->".utf8)
  }

  /// A JPEG of one colour that depends on `number`; no two numbers give the same bytes.
  ///
  /// - Parameters:
  ///   - taken: EXIF's DateTimeOriginal, "2019:05:04 10:11:12".
  ///   - subSeconds: EXIF's SubSecTimeOriginal.
  ///   - offset: EXIF's OffsetTimeOriginal, "+02:00".
  ///   - latitude: In degrees north; it is the longitude too, east.
  ///   - orientation: EXIF's; the other values are those of the stored picture.
  package static func photo(
    _ number: Int, taken: String? = nil, subSeconds: String? = nil, offset: String? = nil, width: Int = 48,
    height: Int = 32, latitude: UInt32? = nil, orientation: UInt16? = nil
  ) throws -> [UInt8] {
    let bitmap = Bitmap(
      size: PixelSize(width: width, height: height), red: UInt8(number * 37 % 256),
      green: UInt8(number * 91 % 256),
      blue: UInt8(number * 151 % 256))
    var exif = ExifBlock()
    exif[.image, 0x010F] = .text("Pholio")
    exif[.image, 0x0110] = .text("Fixture \(number)")
    if let orientation { exif[.image, 0x0112] = .shorts([orientation]) }
    if let taken { exif[.photo, 0x9003] = .text(taken) }
    if let latitude {
      for (tag, direction) in [(UInt16(1), "N"), (3, "E")] {
        exif[.gps, tag] = .text(direction)
        exif[.gps, tag + 1] = .rationals([.init(latitude, 1), .init(0, 1), .init(0, 1)])
      }
    }
    if let offset { exif[.photo, 0x9011] = .text(offset) }
    if let subSeconds { exif[.photo, 0x9291] = .text(subSeconds) }
    return JPEGMarkers.insert(app1: exif.app1(), into: try bitmap.jpeg(quality: 80))
  }
}
