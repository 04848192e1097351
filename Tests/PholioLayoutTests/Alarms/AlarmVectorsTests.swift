import Foundation
import PholioLayout
import Testing

/// What the alarms of all small lists are, in a file: the page's are compared with it, too
/// (Tests/PageTests/test_scripts.py).
///
/// A line is a list: its frames, and for each way to hold one to three of its photos what is at the start,
/// over each cell, and at the end: `3lu` sends them to cell index 3 by a movement to the left or up, `-` is
/// no alarm.
/// With PHOLIO_RECORD set the file is written anew.
struct AlarmVectorsTests {
  private static let file = URL(filePath: #filePath)
    .appending(path: "../../../Fixtures/alarms.jsonl").standardized

  @Test func theFileHasTheAlarmsOfAllSmallLists() throws {
    let made = Self.lists.map(Self.line).joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["PHOLIO_RECORD"] != nil {
      try Data(made.utf8).write(to: Self.file)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == made)
  }

  private static var lists: [Arrangement] {
    let caps = [DropCap.none, DropCap(columns: 2, rows: 2), DropCap(columns: 1, rows: 2)]
    func grid(_ columns: Int, _ count: Int, _ cap: DropCap, _ features: Features = .none, gap: Double = 10)
      -> Arrangement
    {
      .grid(
        DropCapGrid(
          width: Double(columns) * (40 + gap) + gap, cell: Size(width: 40, height: 30), minimumGap: gap,
          count: count, cap: cap, features: features))
    }
    let plain = caps.flatMap { cap in
      (1...4).flatMap { columns in (1...6).map { grid(columns, $0, cap) } }
    }
    let gapless = (1...3).map { grid($0, 5, .none, gap: 0) }
    let spans = [DropCap(columns: 2, rows: 2), DropCap(columns: 1, rows: 2), DropCap(columns: 2, rows: 1)]
    let featured = spans.flatMap { span in
      (1...4).flatMap { cell in
        (2...3).map { grid($0, 6, .none, Features([CellIndex(cell): span])) }
      }
    }
    let shapes: [[Float]] = [[1.5], [1.5, 0.75, 1], [1, 1, 1, 1, 1], [0.7, 2.5, 0.7, 1.5, 1.3, 0.6]]
    let rows = shapes.flatMap { shapes in
      [DropCap.none, DropCap(columns: 2, rows: 2)].map { cap in
        Arrangement.rows(JustifiedRows(width: 150, rowHeight: 40, gap: 6, shapes: shapes, cap: cap))
      }
    }
    return plain + gapless + featured + rows
  }

  private static func line(_ list: Arrangement) -> String {
    let cells = (0..<list.count).map { CellIndex($0) }
    let frames = cells.map { numbers(list.frame(ofCell: $0)) }.joined(separator: ",")
    let all = ProximityAlarms(arrangement: list, held: Held([CellIndex(0)]))
    let holds = ways(toHold: list.count).map { held in
      let alarms = ProximityAlarms(arrangement: list, held: Held(held.map { CellIndex($0) }))
      let said = ([alarms.start] + cells.map(alarms.alarm) + [alarms.end]).map { text($0, alarms) }
      return "[[\(held.map(String.init).joined(separator: ","))],\"\(said.joined(separator: " "))\"]"
    }
    let (unit, columns) =
      switch list {
      case .grid(let grid): (grid.cell, grid.columns)
      case .rows(let rows): (Size(width: rows.rowHeight, height: rows.rowHeight), 1)
      }
    let ends = "\"start\":\(numbers(strip(all, \.start))),\"end\":\(numbers(strip(all, \.end)))"
    return """
      {"arrangement":"\(list.layout.rawValue)","spacing":\(list.gap),"columns":\(columns),\
      "unit":{"w":\(unit.width),"h":\(unit.height)},\(ends),"frames":[\(frames)],\
      "holds":[\(holds.joined(separator: ","))]}
      """
  }

  /// The strip at an end: of a hold that does not lie there, or of the only photo beside another.
  private static func strip(_ alarms: ProximityAlarms, _ end: KeyPath<ProximityAlarms, Alarm?>) -> Frame {
    let count = alarms.arrangement.count
    let held = [0, count - 1].lazy.map {
      ProximityAlarms(arrangement: alarms.arrangement, held: Held([CellIndex($0)]))[keyPath: end]
    }
    if let alarm = held.compactMap(\.self).first { return alarm.frame }
    // The only photo lies at both ends: its strips are those of a list of two with the same first.
    return end == \ProximityAlarms.start ? alarms.arrangement.startStrip : alarms.arrangement.endStrip
  }

  private static func ways(toHold count: Int) -> [[Int]] {
    (1..<(1 << count)).map { bits in (0..<count).filter { bits & (1 << $0) != 0 } }.filter { $0.count <= 3 }
  }

  private static func text(_ alarm: Alarm?, _ alarms: ProximityAlarms) -> String {
    guard let alarm,
      let first = alarm.change.insertionIndex(of: alarms.held, count: alarms.arrangement.count)
    else { return "-" }
    let ways = alarm.answersTo.names.map { String($0.prefix(1)) }.joined()
    return "\(first.rawValue)\(ways)"
  }

  private static func numbers(_ frame: Frame) -> String {
    "[\(frame.left),\(frame.top),\(frame.width),\(frame.height)]"
  }
}
