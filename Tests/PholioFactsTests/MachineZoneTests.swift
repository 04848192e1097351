import PholioFacts
import Testing

@Suite struct MachineZoneTests {
  /// In the zone of this machine, whichever it is: each half hour of two years.
  @Test func aTimeOnTheClockIsTheFirstMomentAtWhichItIsShown() throws {
    for moment in stride(from: Int64(1_546_300_800), to: 1_609_459_200, by: 1800) {
      let shown = CaptureTime(modified: moment).local
      let found = shown - Int64(try #require(MachineZone.offsetSeconds(whenShowing: shown)))
      #expect(found <= moment && CaptureTime(modified: found).local == shown, "\(moment)")
    }
  }

  @Test(arguments: [Int64.min, .max, -62_135_596_801, 253_402_300_800])
  func whatIsNoTimeHasNoOffset(_ seconds: Int64) {
    #expect(MachineZone.offsetSeconds(whenShowing: seconds) == nil)
  }

  @Test(arguments: [Int64(-62_135_596_800), 253_402_300_799, 0])
  func everyTimeOfTheCalendarHasAnOffsetOfLessThanADay(_ seconds: Int64) throws {
    #expect(abs(try #require(MachineZone.offsetSeconds(whenShowing: seconds))) < 86_400)
  }
}
