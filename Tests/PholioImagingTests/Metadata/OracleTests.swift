import Foundation
import PholioFacts
import PholioImaging
import PholioTestSupport
import Testing

/// Facts of the corpus, beside those that independent programs agree on.
@Suite(.enabled(if: Corpus.isReal, "PHOLIO_CORPUS names no folder of real photos")) struct OracleTests {
  @Test func orientationMakeAndModelAreThoseOfAllOthers() throws {
    var compared = 0
    for (path, expected) in try FactsCorpus.oracle() {
      let metadata = PhotoMetadata(jpeg: try FactsCorpus.bytes(of: path))
      if let orientation = expected["orientation"] as? Int {
        #expect(metadata.storedOrientation == orientation, "\(path)")
        compared += 1
      }
      for (field, fact) in [("make", metadata.facts.make), ("model", metadata.facts.model)] {
        guard let text = expected[field] as? String else { continue }
        #expect(fact ?? "" == text.trimmingCharacters(in: .whitespaces), "\(field) of \(path)")
        compared += 1
      }
    }
    #expect(compared > 300)
  }

  @Test func datesAreThoseOfAllOthers() throws {
    var compared = 0
    for (path, expected) in try FactsCorpus.oracle() {
      guard let date = expected["date_original"] as? String else { continue }
      let metadata = PhotoMetadata(jpeg: try FactsCorpus.bytes(of: path))
      let time = metadata.taken
      if Self.impossible.contains(date) {
        // No date there; another field may have one.
        #expect(time?.localText.hasPrefix("0000") != true, "\(path)")
      } else {
        let digits = time?.localText.split(separator: ".").first.map(String.init)
        #expect(digits?.filter(\.isNumber) == date.prefix(19).filter(\.isNumber), "\(path)")
      }
      if let subSeconds = expected["subsec"] {
        #expect(time?.fraction == "\(subSeconds)", "\(path)")
      }
      if let offset = expected["offset"] as? String {
        #expect(time?.offsetText == offset, "\(path)")
      }
      compared += 1
    }
    #expect(compared > 90)
  }

  private static let impossible = ["0000:00:00 00:00:00", ":  :     :  :"]

  @Test func positionsAreThoseOfAllOthers() throws {
    var compared = 0
    for (path, expected) in try FactsCorpus.oracle() {
      guard let gps = expected["gps"] as? [Double], gps.count == 2 else { continue }
      let metadata = PhotoMetadata(jpeg: try FactsCorpus.bytes(of: path))
      let position = try #require(metadata.facts.position, "\(path)")
      #expect(abs(position.latitude - gps[0]) < 1e-9, "\(path)")
      #expect(abs(position.longitude - gps[1]) < 1e-9, "\(path)")
      compared += 1
    }
    #expect(compared > 20)
  }
}
