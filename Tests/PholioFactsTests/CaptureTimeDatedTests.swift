import PholioFacts
import Testing

@Suite struct CaptureTimeDatedTests {
  @Test func onlyAFilesOwnTimeIsNoDate() {
    for source in CaptureTime.Source.allCases {
      #expect(CaptureTime(local: 0, source: source)?.isDated == (source != .mtime))
    }
  }

  @Test func aFilesOwnTimeIsMarkedAsOne() throws {
    let time = try #require(
      CaptureTime(local: 1_556_964_672, fraction: "345", offsetMinutes: 120, source: .mtime))
    #expect(time.markedText == "2019-05-04 10:11:12 (file time)")
  }

  @Test func timesOfFilesAreThoseOfTheirNamesAndTheirOwn() {
    #expect(CaptureTime.Source.allCases.filter(\.isOfFile) == [.filename, .mtime])
  }
}
