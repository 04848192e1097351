import Foundation
import PholioFacts
import PholioImaging
import PholioTestSupport
import Testing

/// Words and dates in packets of other formats and in sidecars, beside exiftool's.
@Suite(.enabled(if: FormatsCorpus.hasExiftool, "PHOLIO_FORMATS is not set, or exiftool is missing"))
struct ExiftoolFormatWordsTests {
  @Test func packetsAndBlocksAreReadAsByExiftool() throws {
    let (read, blocks) = (try FormatsCorpus.exiftool(), try FormatsCorpus.blocks())
    #expect(blocks.xmp.count > 40 && blocks.iptc.count > 5)
    for (path, packet) in blocks.xmp where Self.unsound[path] == nil {
      let expected = ExiftoolWords(try #require(read[path], "\(path)"))
      let properties = try #require(XMPProperties(packet: packet), "\(path)")
      compare(properties.words, properties.date?.time, expected.xmp, expected.xmpDate, path)
    }
    for (path, block) in blocks.iptc {
      let expected = ExiftoolWords(try #require(read[path], "\(path)"))
      let properties = IPTCProperties(block: block)
      compare(properties.words, properties.date?.time, expected.iptc, expected.iptcDate, path)
    }
  }

  /// Read as a whole, with all that is before and behind the packet.
  @Test func sidecarsAreReadAsByExiftool() throws {
    let read = try FormatsCorpus.exiftool()
    var compared = 0
    for (path, tags) in read where path.hasSuffix(".xmp") && Self.unsound[path] == nil {
      let expected = ExiftoolWords(tags)
      let properties = try #require(XMPProperties(packet: FormatsCorpus.bytes(of: path)), "\(path)")
      compare(properties.words, properties.date?.time, expected.xmp, expected.xmpDate, path)
      compared += 1
    }
    #expect(compared > 10)
    for path in Self.unsound.keys {
      #expect(XMPProperties(packet: try FormatsCorpus.bytes(of: path)) == nil, "\(path)")
    }
  }

  private func compare(
    _ words: PhotoWords, _ taken: CaptureTime?, _ expected: PhotoWords, _ date: String?, _ path: String
  ) {
    #expect(words.differences(from: expected) == [], "\(path)")
    let digits = taken.map { String($0.localText.prefix(19).filter(\.isNumber)) }
    #expect(digits == date, "\(path)")
  }

  /// Sidecars that are no XML, and why.
  private static let unsound: [String: String] = [
    "xmp/exiv2-bug1108.xmp": "metadata of another format, whatever its name says",
    "xmp/issue_1821_poc.xmp": "a fuzzer's, cut off",
    "xmp/issue_851_poc.xmp": "a fuzzer's, not well-formed",
  ]
}

/// The same of the corpus' JPEGs, with all sources put together.
@Suite(.enabled(if: FactsCorpus.hasExiftool, "PHOLIO_CORPUS is not set, or exiftool is missing"))
struct ExiftoolWordsTests {
  @Test func wordsOfJPEGsAreExiftoolsButForTheDifferencesListed() throws {
    let read = try FactsCorpus.exiftool(on: "jpeg-ok")
    var compared = 0
    for path in try FactsCorpus.files(in: "jpeg-ok") {
      let expected = ExiftoolWords(try #require(read[path], "\(path)"))
      let metadata = PhotoMetadata(jpeg: try FactsCorpus.bytes(of: path))
      let differences = metadata.words.differences(from: expected.all)
      let accepted = Self.accepted[String(path.dropFirst("jpeg-ok/".count))]
      #expect(differences.isEmpty == (accepted == nil), "\(differences) of \(path)")
      if metadata.words != PhotoWords() { compared += 1 }
      guard let taken = metadata.taken, taken.source != .exif else { continue }
      let digits = String(taken.localText.prefix(19).filter(\.isNumber))
      #expect(digits == (taken.source == .xmp ? expected.xmpDate : expected.iptcDate), "\(path)")
    }
    #expect(compared > (Corpus.isReal ? 20 : 0))
  }

  /// Path of what we read differently, and why that is right.
  private static let accepted: [String: String] = [
    "metadata-extractor-images/jpg__Ricoh DC-3Z (low res).jpg":
      "copyright in Latin-1, in which we read the ö and exiftool does not",
    "metadata-extractor-images/jpg__Ricoh DC-3Z (normal res).jpg":
      "copyright in Latin-1, in which we read the ö and exiftool does not",
  ]
}
