import PholioFacts
import Testing

@Suite struct CivilTimeTests {
  @Test func everyDayOfSixCenturiesFollowsTheOneBefore() throws {
    var days = try #require(CivilTime(year: 1700, month: 1, day: 1)).seconds / 86_400
    for year in 1700..<2300 {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      for (index, length) in [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].enumerated() {
        for day in 1...length {
          let time = try #require(CivilTime(year: year, month: index + 1, day: day))
          #expect(time.seconds == days * 86_400)
          #expect(CivilTime(seconds: time.seconds) == time)
          days += 1
        }
        #expect(CivilTime(year: year, month: index + 1, day: length + 1) == nil)
      }
    }
  }

  @Test func theEpochIsNought() {
    #expect(CivilTime(year: 1970, month: 1, day: 1)?.seconds == 0)
    #expect(
      CivilTime(year: 2019, month: 5, day: 4, hour: 10, minute: 11, second: 12)?.seconds == 1_556_964_672)
    #expect(CivilTime(year: 1969, month: 12, day: 31, hour: 23, minute: 59, second: 59)?.seconds == -1)
  }

  @Test(arguments: [
    [0, 1, 1, 0, 0, 0], [2019, 0, 1, 0, 0, 0], [2019, 13, 1, 0, 0, 0], [2019, 2, 29, 0, 0, 0],
    [2019, 1, 0, 0, 0, 0], [2019, 1, 1, 24, 0, 0], [2019, 1, 1, 0, 60, 0], [2019, 1, 1, 0, 0, 60],
    [1900, 2, 29, 0, 0, 0], [2002, 11, 31, 0, 0, 0],
  ])
  func whatIsOnNoCalendarOrClockIsNoTime(_ parts: [Int]) {
    let time = CivilTime(
      year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4], second: parts[5])
    #expect(time == nil)
  }
}
