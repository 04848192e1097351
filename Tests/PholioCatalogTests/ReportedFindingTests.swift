import PholioCatalog
import PholioTestSupport
import Testing

/// What `pholio alarms --quiet` told last.
@Suite struct ToldAlarmTests {
  @Test func toldAlarmsAreKeptForEachRule() throws {
    let test = try TestCatalog(photos: 3)
    func alarm(_ rule: String, _ photo: ListItem) -> ReportedFinding {
      ReportedFinding(rule: rule, photo: photo, other: 0)
    }
    let (clock, missing) = ([alarm("clock", 1), alarm("clock", 2)], [alarm("missing", 1)])
    try test.catalog.write { tx in
      try tx.galleries.setTold(Set(clock + missing), by: ["clock", "missing"], of: test.gallery)
      try tx.galleries.setTold([alarm("clock", 3)], by: ["clock"], of: test.gallery)
    }
    let told = try test.catalog.read { try $0.galleries.toldAlarms(of: test.gallery) }
    #expect(told == Set(missing + [alarm("clock", 3)]))
    let other = try test.catalog.write { try $0.galleries.make(named: "Other") }
    #expect(try test.catalog.read { try $0.galleries.toldAlarms(of: other) } == [])
  }
}
