import GRDB
import PholioFacts

extension DatabaseFunction {
  /// `machine_offset(local)`: how many seconds the machine's clock is ahead of UTC when it shows this time.
  /// NULL for what is no time. Only sorting uses it: nothing stored depends on it.
  static let machineOffset = DatabaseFunction("machine_offset", argumentCount: 1, pure: true) { values in
    guard let local = values.first.flatMap({ Int64.fromDatabaseValue($0) }) else { return nil }
    return MachineZone.offsetSeconds(whenShowing: local)
  }
}
