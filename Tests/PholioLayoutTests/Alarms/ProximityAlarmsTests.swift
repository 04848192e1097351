import PholioLayout
import Testing

@Suite struct ProximityAlarmsTests {
  /// 4 columns with a 2x2 cap:
  ///
  ///     0 0 1 2
  ///     0 0 3 4
  ///     5 6 7
  private let capped = grid(columns: 4, count: 8, cap: DropCap(columns: 2, rows: 2))

  private func held(_ cells: Int...) -> Held { Held(cells.map { CellIndex($0) }) }

  @Test func alarmsLieOverTheOtherCellsAndAtEitherEnd() {
    let alarms = ProximityAlarms(grid: capped, held: held(3))
    #expect(
      alarms.all.map(\.change) == [.to(CellIndex(0))]
        + [0, 1, 2, 4, 5, 6, 7].map { .onto(CellIndex($0)) } + [.to(CellIndex(8))])
    #expect(alarms.alarm(over: CellIndex(3)) == nil)
    #expect(alarms.alarm(over: CellIndex(0))?.frame == Frame(left: 10, top: 10, width: 210, height: 210))
    #expect(alarms.start?.frame == Frame(left: 0, top: 10, width: 10, height: 210))
    #expect(alarms.end?.frame == Frame(left: 330, top: 230, width: 10, height: 100))
  }

  @Test func alarmsAnswerToTheDirectionsThatLeadToThem() {
    let alarms = ProximityAlarms(grid: capped, held: held(3))
    let directions = [0, 1, 2, 4, 5, 6, 7].map { alarms.alarm(over: CellIndex($0))?.answersTo }
    #expect(directions == [.left, .up, [.right, .up], .right, [.left, .down], [.left, .down], .down])
    #expect(alarms.start?.answersTo == [.left, .up])
    #expect(alarms.end?.answersTo == [.right, .down])
    #expect(Directions([.left, .down]).names == ["left", "down"])
  }

  @Test func crossingAnAlarmTheOtherWayOrNotMovingChangesNothing() {
    let alarms = ProximityAlarms(grid: capped, held: held(3))
    let centre = capped.frame(ofCell: CellIndex(4)).centre
    #expect(alarms.trigger(at: centre, moving: Vector(dx: 1, dy: 0))?.change == .onto(CellIndex(4)))
    #expect(alarms.trigger(at: centre, moving: Vector(dx: -1, dy: 0)) == nil)
    #expect(alarms.trigger(at: centre, moving: Vector(dx: 0, dy: 1)) == nil)
    #expect(alarms.trigger(at: centre, moving: .zero) == nil)
    let nowhere = Point(x: 225, y: 100)
    #expect(alarms.trigger(at: nowhere, moving: Vector(dx: 1, dy: 1)) == nil)
  }

  @Test func thereIsNoAlarmAtAnEndWhereThePhotosLie() {
    #expect(ProximityAlarms(grid: capped, held: held(0, 1)).start == nil)
    #expect(ProximityAlarms(grid: capped, held: held(1, 0)).start != nil)
    #expect(ProximityAlarms(grid: capped, held: held(6, 7)).end == nil)
    #expect(ProximityAlarms(grid: grid(columns: 3, count: 1), held: held(0)).all.isEmpty)
  }

  @Test func singleColumnHasItsEndsAboveAndBelow() {
    let narrow = DropCapGrid(
      width: 60, cell: Size(width: 100, height: 80), minimumGap: 10, count: 3, cap: .none)
    let alarms = ProximityAlarms(grid: narrow, held: held(1))
    #expect(alarms.start?.frame == Frame(left: 0, top: -10, width: 100, height: 10))
    #expect(alarms.end?.frame == Frame(left: 0, top: 240, width: 100, height: 10))
  }

  @Test func windowShowsTheAlarmsThatLieInIt() {
    let alarms = ProximityAlarms(grid: capped, held: held(3))
    #expect(
      alarms.alarms(crossing: 230..<240).map(\.change)
        == [5, 6, 7].map { .onto(CellIndex($0)) } + [.to(CellIndex(8))])
    #expect(
      alarms.alarms(crossing: 0..<11).map(\.change)
        == [.to(CellIndex(0))] + [0, 1, 2].map { .onto(CellIndex($0)) })
  }

  @Test func photosHeldApartComeTogetherUnderThePointer() {
    let alarms = ProximityAlarms(grid: capped, held: held(6, 1))
    let centre = capped.frame(ofCell: CellIndex(4)).centre
    let alarm = alarms.trigger(at: centre, moving: Vector(dx: 1, dy: -1))
    #expect(alarm?.change == .onto(CellIndex(4)))
    let moved = alarm?.change.moving(alarms.held, in: Array("abcdefgh"))
    #expect(moved.map { String($0) } == "acdgbefh")
    #expect(alarm.map { alarms.after($0).held } == held(3, 4))
  }
}
