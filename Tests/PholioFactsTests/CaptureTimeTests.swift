import Foundation
import PholioFacts
import Testing

@Suite struct CaptureTimeTests {
  @Test func textAndValueAreEachOthersInverse() throws {
    for (local, offset) in [
      ("2019-05-04T10:11:12", nil), ("2019-05-04T10:11:12.34", "+02:00"),
      ("1969-12-31T23:59:59.007", "-05:30"),
      ("1858-01-01T00:00:00", "+00:00"), ("2100-02-28T23:59:59.123456789", "+14:00"),
    ] as [(String, String?)] {
      let time = try #require(CaptureTime(localText: local, offsetText: offset, source: .filename))
      #expect(time.localText == local)
      #expect(time.offsetText == offset)
      #expect(time.source == .filename)
    }
  }

  @Test func aDateOfExifIsReadWithItsSubSecondsAndOffset() throws {
    let time = try #require(
      CaptureTime(exifDate: "2019:05:04 10:11:12", subSeconds: "034  ", offset: "+02:00"))
    #expect(time.local == 1_556_964_672)
    #expect(time.fraction == "034")
    #expect(time.nanoseconds == 34_000_000)
    #expect(time.offsetMinutes == 120)
    #expect(time.source == .exif)
    #expect(time.localText == "2019-05-04T10:11:12.034")
  }

  @Test(
    arguments: [
      ("2019-05-04 10:11:12", "2019-05-04T10:11:12", nil),
      ("2019/05/04 10:11:12", "2019-05-04T10:11:12", nil),
      ("2019-05-04T10:11:12", "2019-05-04T10:11:12", nil),
      ("2023-09-27T14:32:53+02:00", "2023-09-27T14:32:53", "+02:00"),
      ("2019:05:04 10:11:12.345", "2019-05-04T10:11:12.345", nil),
      ("2019:05:04 10:11:12Z", "2019-05-04T10:11:12", "+00:00"),
      ("2019:05:04 10:11:12.5-03:30", "2019-05-04T10:11:12.5", "-03:30"),
      ("2004: 3: 5  9: 8: 7", "2004-03-05T09:08:07", nil),
      ("2019:05:04 10:11", "2019-05-04T10:11:00", nil),
      ("2019:05:04", "2019-05-04T00:00:00", nil),
      ("2019:05:04   :  :  ", "2019-05-04T00:00:00", nil),
      ("2019:05:04 10:11:12下午", "2019-05-04T10:11:12", nil),
    ] as [(String, String, String?)])
  func datesAreReadInTheWaysProgramsWriteThem(_ text: String, _ local: String, _ offset: String?) {
    let time = CaptureTime(exifDate: text)
    #expect(time?.localText == local)
    #expect(time?.offsetText == offset)
  }

  @Test(arguments: [
    "0000:00:00 00:00:00", "    :  :     :  :  ", ":  :     :  :", "", " ", "2002:11:31 10:00:00",
    "2019:05:04 25:00:00", "2019:05:04 10:60:00", "2019:05:04 10:11:60", "2019:13:01 10:11:12",
    "2019:02:29 10:11:12", "0001:01:01 00:00:00", "yesterday", "20190504101112",
    "2019:05:04 soon", "99999:05:04 10:11:12", "2019:05:04 10:11:-2",
  ])
  func impossibleDatesAreNoDates(_ text: String) {
    #expect(CaptureTime(exifDate: text) == nil)
  }

  @Test(arguments: ["2019-05-04", "2019-05-04T10:11:12下午", "2019-05-04T10:11:12Z", "2019-02-30T00:00:00", ""])
  func onlyItsOwnTextIsReadBack(_ text: String) {
    #expect(CaptureTime(localText: text, offsetText: nil, source: .exif) == nil)
    #expect(CaptureTime(localText: "2019-05-04T10:11:12", offsetText: text, source: .exif) == nil)
  }

  @Test(arguments: ["", "   :  ", "+15:00", "+02:60", "2", "CET", "+", "++02:00"])
  func offsetsThatMakeNoSenseCountAsMissing(_ text: String) {
    let time = CaptureTime(exifDate: "2019:05:04 10:11:12", offset: text)
    #expect(time != nil)
    #expect(time?.offsetMinutes == nil)
  }

  @Test(arguments: [
    ("+02:00", 120), ("-05:30", -330), ("Z", 0), ("+0545", 345), ("-3", -180), (" +01:00", 60),
  ])
  func offsetsAreReadInTheWaysProgramsWriteThem(_ text: String, _ minutes: Int) {
    #expect(CaptureTime(exifDate: "2019:05:04 10:11:12", offset: text)?.offsetMinutes == minutes)
  }

  @Test(arguments: [("", 0), ("5", 500_000_000), ("50", 500_000_000), ("000000001", 1), ("0000000019", 1)])
  func fractionsCompareAsNumbers(_ digits: String, _ nanoseconds: Int) {
    #expect(CaptureTime(local: 0, fraction: digits, source: .exif)?.nanoseconds == nanoseconds)
  }

  @Test func subSecondsThatAreNoDigitsCountAsMissing() {
    #expect(CaptureTime(exifDate: "2019:05:04 10:11:12", subSeconds: "--")?.fraction == "")
    #expect(CaptureTime(exifDate: "2019:05:04 10:11:12", subSeconds: "12x4")?.fraction == "12")
    #expect(CaptureTime(exifDate: "2019:05:04 10:11:12", subSeconds: "٣٤")?.fraction == "")
  }

  @Test func aFilesTimeIsTheMachinesWallClockWithItsOffsetThen() {
    for seconds: Int64 in [0, 1_556_964_672, 1_575_158_400, -86_400] {
      let time = CaptureTime(modified: seconds)
      let offset = TimeZone.current.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
      #expect(time.local == seconds + Int64(offset))
      #expect(time.offsetMinutes == offset / 60)
      #expect(time.source == .mtime)
      #expect(time.fraction.isEmpty)
    }
  }
}
