import Foundation
import PholioFacts
import PholioImaging
import PholioTestSupport
import Testing

/// All facts of the corpus' good files, beside exiftool's.
@Suite(.enabled(if: FactsCorpus.hasExiftool, "PHOLIO_CORPUS is not set, or exiftool is missing"))
struct ExiftoolTests {
  @Test func everyFactIsExiftoolsButForTheDifferencesListed() throws {
    let read = try FactsCorpus.exiftool(on: "jpeg-ok")
    #expect(try read.count > Corpus.count("jpeg-ok") * 9 / 10)
    var compared = 0
    for path in try FactsCorpus.files(in: "jpeg-ok") {
      let expected = ExiftoolReading(try #require(read[path], "\(path)"))
      let metadata = PhotoMetadata(jpeg: try FactsCorpus.bytes(of: path))
      for comparison in expected.comparisons(with: metadata) where !comparison.isBlank {
        compared += 1
        let accepted = Self.accepted["\(comparison.field) \(path.dropFirst("jpeg-ok/".count))"]
        #expect(
          comparison.isEqual == (accepted == nil),
          "\(comparison) of \(path)\(accepted.map { ", accepted because \($0)" } ?? "")")
      }
    }
    #expect(compared > (Corpus.isReal ? 800 : 100))
  }

  private static let makerNote = "exiftool takes it from the maker note, which is not read"
  private static let unknown = "0 stands for unknown"
  private static let notExif = "exiftool composes it from IPTC, there is no date in EXIF"

  /// Field and path of what we read differently, and why that is right.
  private static let accepted: [String: String] = [
    "iso exif-samples/jpg__Canon_PowerShot_S40.jpg": makerNote,
    "iso exif-samples/jpg__tests__11-tests.jpg": makerNote,
    "iso exif-samples/jpg__tests__22-canon_tags.jpg": makerNote,
    "iso metadata-extractor-images/jpg__Canon IXUS v3.jpg": makerNote,
    "iso metadata-extractor-images/jpg__Canon IXUS.jpg": makerNote,
    "iso metadata-extractor-images/jpg__Canon PowerShot A40.jpg": makerNote,
    "iso metadata-extractor-images/jpg__Canon PowerShot G2 (1).jpg": makerNote,
    "iso metadata-extractor-images/jpg__Canon PowerShot G2 (3).jpg": makerNote,
    "iso metadata-extractor-images/jpg__Canon PowerShot S230.jpg": makerNote,
    "iso metadata-extractor-images/jpg__FujiFilm FinePixS1Pro (1).jpg": unknown,
    "iso metadata-extractor-images/jpg__FujiFilm FinePixS1Pro (2).jpg": unknown,
    "iso metadata-extractor-images/jpg__FujiFilm FinePixS1Pro (3).jpg": unknown,
    "iso metadata-extractor-images/jpg__FujiFilm FinePixS1Pro (4).jpg": unknown,
    "iso metadata-extractor-images/jpg__FujiFilm FinePixS1Pro (5).jpg": unknown,
    "iso metadata-extractor-images/jpg__FujiFilm FinePixS2Pro.jpg": unknown,
    "focal metadata-extractor-images/jpg__FujiFilm FinePixS1Pro (1).jpg": unknown,
    "taken exifr/test__fixtures__Bush-dog.jpg":
      "exiftool composes DateTimeOriginal from IPTC; EXIF has a DateTime alone",
    "taken immich-test-assets/metadata__gps-position__thompson-springs.jpg": notExif,
    "taken metadata-extractor-images/jpg__Issue 258 (dotnet).jpg": notExif,
    "taken jpeg-decoder/fuzz-afl__in__relax-jpeg.jpg":
      "a fuzzer's file with two DateTimes, of which we read the first",
    "offset metadata-extractor-images/jpg__Photoshop (3).jpg":
      "the date itself ends in +01:00, which exiftool does not split off",
    "latitude metadata-extractor-images/jpg__Nikon D5000.jpg":
      "seconds are 0/0, minutes have the fraction; the file's XMP agrees with us",
    "longitude metadata-extractor-images/jpg__Nikon D5000.jpg":
      "seconds are 0/0, minutes have the fraction; the file's XMP agrees with us",
  ]
}
