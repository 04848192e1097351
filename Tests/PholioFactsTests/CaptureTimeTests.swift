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
      StatedDate(
        .taken, "2019:05:04 10:11:12", subSeconds: "034  ", offset: "+02:00", source: .exif)?.time)
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
      ("2019-5-4 9:8:7", "2019-05-04T09:08:07", nil),
      ("2019:05:04 10-11-12", "2019-05-04T10:11:12", nil),
      ("2019:05:04 101112", "2019-05-04T10:11:12", nil),
      ("20190504 101112", "2019-05-04T10:11:12", nil),
      ("20190504T101112+0200", "2019-05-04T10:11:12", "+02:00"),
      ("20190504101112", "2019-05-04T10:11:12", nil),
      ("20190504", "2019-05-04T00:00:00", nil),
      ("2019:05:04 10:11:12 PM", "2019-05-04T22:11:12", nil),
      ("2019:05:04 12:11:12 am", "2019-05-04T00:11:12", nil),
      ("2019:05:04 12:11 p.m.", "2019-05-04T12:11:00", nil),
      ("2019:05:04 22:11:12 PM", "2019-05-04T22:11:12", nil),
    ] as [(String, String, String?)])
  func datesAreReadInTheWaysProgramsWriteThem(_ text: String, _ local: String, _ offset: String?) {
    let time = StatedDate(.taken, text, source: .exif)?.time
    #expect(time?.localText == local)
    #expect(time?.offsetText == offset)
  }

  @Test(
    arguments: [
      ("2019:01:01 24:04:20", "2019-01-01T00:04:20"), ("2019:05:04 10:11:60", "2019-05-04T10:11:59"),
      ("2019:12:31 23:59:60", "2019-12-31T23:59:59"),
    ])
  func clocksThatAreAlmostRightAreRead(_ text: String, _ local: String) throws {
    let date = try #require(StatedDate(.taken, text, source: .exif))
    #expect(date.time.localText == local)
    #expect(date.hasClock)
  }

  @Test(
    arguments: [
      ("Sat, 4 May 2019 10:11:12 +0200", 120), ("Sat, 04 May 2019 10:11:12 -0530", -330),
      ("4 May 2019 10:11:12", nil), ("04 MAY 2019 10:11:12 Z", 0),
    ] as [(String, Int?)])
  func datesOfMailsAreRead(_ text: String, _ offset: Int?) {
    let time = StatedDate(.taken, text, source: .png)?.time
    #expect(time?.localText == "2019-05-04T10:11:12")
    #expect(time?.offsetMinutes == offset)
  }

  @Test(arguments: [
    "2019:05:04", "2019:05:04 25:00:00", "2019:05:04 10:60:00", "2019:05:04 10:61", "2019:05:04 10:11:61",
    "2019:05:04 soon", "2019:05:04 10:11:-2", "2019:05:04   :  :  ", "2019:05:04 10-11", "2019:05:04 1",
    "2019:05:04T", "2019:05:04 99999999", "2019:05:04 10:11:61+02:00",
  ])
  func aClearDayIsKeptWithoutAClock(_ text: String) throws {
    let date = try #require(StatedDate(.taken, text, subSeconds: "5", offset: "+02:00", source: .exif))
    #expect(date.time.localText == "2019-05-04T00:00:00")
    #expect(date.time.offsetMinutes == nil)
    #expect(!date.hasClock)
  }

  @Test func theEventCountsBeforeTheClockAndTheClockBeforeTheSource() throws {
    let events: [StatedDate.Event] = [.taken, .digitized, .modified]
    let sources: [CaptureTime.Source] = [.exif, .xmp, .iptc]
    let dates = try events.flatMap { event in
      try ["2019:05:04 10:11:12", "2019:05:05"].flatMap { text in
        try sources.map { try #require(StatedDate(event, text, source: $0)) }
      }
    }
    // Each date is the best of any that come after it; sources are asked in their order.
    for start in dates.indices {
      for step in 1...dates.count {
        let some = stride(from: start, to: dates.count, by: step).map { dates[$0] }
        let groups = Dictionary(grouping: some, by: \.time.source)
        #expect(StatedDate.best(of: sources.flatMap { groups[$0] ?? [] }) == dates[start])
      }
    }
    #expect(StatedDate.best(of: []) == nil)
  }

  @Test(arguments: [
    "0000:00:00 00:00:00", "    :  :     :  :  ", ":  :     :  :", "", " ", "2002:11:31 10:00:00",
    "2019:13:01 10:11:12", "2019:02:29 10:11:12", "0001:01:01 00:00:00", "yesterday", "2019", "2019:05",
    "201905", "99999:05:04 10:11:12", "2019:05:041 10:11:12", "04.05.2019", "20190230", "2019050410111213",
    "Sat, 31 Feb 2019 10:00:00", "May 4, 2019", "4 Mai 2019", "Sat 4 May 2019",
  ])
  func impossibleDatesAreNoDates(_ text: String) {
    #expect(StatedDate(.taken, text, source: .exif) == nil)
  }

  @Test(arguments: ["2019-05-04", "2019-05-04T10:11:12下午", "2019-05-04T10:11:12Z", "2019-02-30T00:00:00", ""])
  func onlyItsOwnTextIsReadBack(_ text: String) {
    #expect(CaptureTime(localText: text, offsetText: nil, source: .exif) == nil)
    #expect(CaptureTime(localText: "2019-05-04T10:11:12", offsetText: text, source: .exif) == nil)
  }

  @Test(arguments: ["", "   :  ", "+15:00", "+02:60", "2", "CET", "+", "++02:00"])
  func offsetsThatMakeNoSenseCountAsMissing(_ text: String) {
    let time = StatedDate(.taken, "2019:05:04 10:11:12", offset: text, source: .exif)?.time
    #expect(time != nil)
    #expect(time?.offsetMinutes == nil)
  }

  @Test(arguments: [
    ("+02:00", 120), ("-05:30", -330), ("Z", 0), ("+0545", 345), ("-3", -180), (" +01:00", 60),
  ])
  func offsetsAreReadInTheWaysProgramsWriteThem(_ text: String, _ minutes: Int) {
    let date = StatedDate(.taken, "2019:05:04 10:11:12", offset: text, source: .exif)
    #expect(date?.time.offsetMinutes == minutes)
  }

  @Test(arguments: [("", 0), ("5", 500_000_000), ("50", 500_000_000), ("000000001", 1), ("0000000019", 1)])
  func fractionsCompareAsNumbers(_ digits: String, _ nanoseconds: Int) {
    #expect(CaptureTime(local: 0, fraction: digits, source: .exif)?.nanoseconds == nanoseconds)
  }

  @Test(arguments: [("--", ""), ("12x4", "12"), ("٣٤", "")])
  func subSecondsThatAreNoDigitsCountAsMissing(_ text: String, _ fraction: String) {
    let date = StatedDate(.taken, "2019:05:04 10:11:12", subSeconds: text, source: .exif)
    #expect(date?.time.fraction == fraction)
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
