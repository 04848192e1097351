import PholioFacts
import Testing

@Suite struct PhotoFactsTextTests {
  @Test(
    arguments: [
      (1.0 / 250, "1/250 s"), (0.25, "1/4 s"), (0.26, "0.3 s"), (0.3, "0.3 s"), (0.4, "0.4 s"), (1, "1 s"),
      (2.5, "2.5 s"), (30, "30 s"), (1e-10, "1/10000000000 s"),
    ] as [(Double, String)])
  func anExposureIsWrittenAsCamerasDo(_ seconds: Double, _ text: String) {
    #expect(ExposureTime(seconds: seconds)?.text == text)
  }

  @Test(arguments: [0.0, -1, 1e-30, 1e30, .infinity, .nan])
  func aTimeThatNoShutterWasOpenIsNone(_ seconds: Double) {
    #expect(ExposureTime(seconds: seconds) == nil)
  }

  @Test(
    arguments: [
      ("Canon", "Canon EOS R5", "Canon EOS R5"), ("NIKON CORPORATION", "NIKON D800", "NIKON D800"),
      ("Apple", "iPhone X", "Apple iPhone X"), ("EASTMAN KODAK COMPANY", "KODAK DC240", "KODAK DC240"),
      ("OLYMPUS OPTICAL CO.,LTD", "C2500L", "OLYMPUS OPTICAL CO.,LTD C2500L"),
      ("Hewlett-Packard", "HP PhotoSmart", "HP PhotoSmart"), (" Leica ", nil, "Leica"), (nil, "X100", "X100"),
      ("  ", "", nil), (nil, nil, nil),
    ] as [(String?, String?, String?)])
  func aCameraIsNamedWithItsMakerOnce(_ make: String?, _ model: String?, _ text: String?) {
    var facts = PhotoFacts()
    facts.make = make
    facts.model = model
    #expect(facts.cameraText == text)
  }

  @Test func settingsAreWrittenAsFarAsKnown() {
    var facts = PhotoFacts()
    #expect(facts.settingsText == nil)
    facts.aperture = 2.8
    facts.iso = 400
    #expect(facts.settingsText == "f/2.8  ISO 400")
    facts.focalLength = 50
    facts.exposure = ExposureTime(numerator: 10, denominator: 1250)
    #expect(facts.settingsText == "50 mm  f/2.8  1/125 s  ISO 400")
    facts.aperture = 0.95
    #expect(facts.apertureText == "f/0.95")
    facts.aperture = 11
    #expect(facts.apertureText == "f/11")
  }

  @Test func numbersAreShortAndPadded() {
    #expect([0, 7, 1234].map { $0.padded(to: 3) } == ["000", "007", "1234"])
    #expect((-7).padded(to: 2) == "-07")
    #expect(
      [0.0, 2.80, 11.04, 100, 1e300].map { $0.shortText(digits: 1) }.prefix(4) == ["0", "2.8", "11", "100"])
    #expect(
      [812, 54_210, 5_240_000, 61_000_000_000].map(\.byteCountText) == [
        "812 bytes", "54.2 kB", "5.2 MB", "61 GB",
      ])
    #expect([0x0F, 0xA0].map { UInt8($0) }.hexText == "0fa0")
    #expect((-1).dividedRoundingDown(by: 1000) == -1 && 1999.dividedRoundingDown(by: 1000) == 1)
  }

  @Test func charactersThatTurnTheTextAroundThemAreLeftOut() {
    #expect("a\u{202E}gpj.exe\u{2066}b\u{2069}".withoutTurns == "agpj.exeb")
    #expect("שלום é".withoutTurns == "שלום é")
  }

  @Test func aSortedListIsSearchedAsByWalkingThroughIt() {
    for count in 0..<40 {
      let list = (0..<count).map { $0 / 3 }
      for value in -1...14 {
        #expect(
          list.partitioningIndex { $0 >= value } == list.firstIndex { $0 >= value } ?? list.endIndex)
      }
    }
  }
}
