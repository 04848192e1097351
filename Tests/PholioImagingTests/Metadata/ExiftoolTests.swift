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
      compared += Accepted.expect(
        expected.comparisons(with: metadata), path: String(path.dropFirst("jpeg-ok/".count)))
    }
    #expect(compared > (Corpus.isReal ? 800 : 100))
  }
}

/// The same, and sizes, of HEIC, HEIF, HIF, AVIF, WebP, PNG, TIFF, JPEG XL and GIF. Left out are two files in
/// which neither finds a picture (a HEIF with a `mini` box, which libheif does not know, and a broken PNG),
/// and RAW, which `RawFilesTests` compares.
@Suite(.enabled(if: FormatsCorpus.hasExiftool, "PHOLIO_FORMATS is not set, or exiftool is missing"))
struct ExiftoolFormatsTests {
  @Test func everyFactIsExiftoolsButForTheDifferencesListed() throws {
    var (compared, leftOut) = (0, Set<String>())
    for (path, tags) in try FormatsCorpus.exiftool() where !["raw/", "xmp/"].contains(where: path.hasPrefix) {
      let expected = ExiftoolReading(tags)
      let photo = try? OriginalFormats.standard.open(
        FormatsCorpus.bytes(of: path), name: Array(path.utf8))
      #expect((photo == nil) == (expected.uprightSize == nil), "\(path)")
      if let photo {
        compared += Accepted.expect(expected.comparisons(with: photo), path: path)
      } else {
        leftOut.insert(path)
      }
    }
    #expect(compared > 400 && leftOut == ["heic/lightning_mini.heif", "png/exiv2-bug841.png"])
  }
}

/// What we read differently from exiftool.
private enum Accepted {
  /// Expects that each fact is exiftool's or that its difference is accepted.
  ///
  /// - Returns: How many there are.
  static func expect(_ comparisons: [ExiftoolReading.Comparison], path: String) -> Int {
    let comparisons = comparisons.filter { !$0.isBlank }
    for comparison in comparisons {
      let reason = reasons["\(comparison.field) \(path)"]
      #expect(
        comparison.isEqual == (reason == nil),
        "\(comparison) of \(path)\(reason.map { ", accepted because \($0)" } ?? "")")
    }
    return comparisons.count
  }

  private static let makerNote = "exiftool takes it from the maker note, which is not read"
  private static let unknown = "0 stands for unknown"

  /// Field and path of each difference, and why we are right.
  private static let reasons: [String: String] = [
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
    "taken jpeg-decoder/fuzz-afl__in__relax-jpeg.jpg":
      "a fuzzer's file with two DateTimes, of which we read the first",
    "offset metadata-extractor-images/jpg__Photoshop (3).jpg":
      "the date itself ends in +01:00, which exiftool does not split off",
    "altitude avif/avif_exif_xmp.avif": "there is no latitude and no longitude",
    "size heic/rainbow-451x461.heic": "exiftool does not cut by the clean aperture, of 451 × 461",
    "fraction tiff/exiv2-bug1044.tif": "the date itself has it, 20111006 17:47:14.264",
    "make tiff/pport_g4.tif": "the byte 0x8C, which is Œ, and no UTF-8 as exiftool reads it",
    "iso webp/flower.webp": makerNote,
  ]
}
