import Foundation

/// The long run, asked for by `PHOLIO_SOAK`, and the seed of both runs.
package enum Soak {
  package static let isOn = ProcessInfo.processInfo.environment["PHOLIO_SOAK"] != nil

  /// `PHOLIO_SEED`, or a new one each time; failing tests print it.
  package static let seed =
    ProcessInfo.processInfo.environment["PHOLIO_SEED"].flatMap { UInt64($0) }
    ?? UInt64.random(in: 0..<1 << 32)
}
