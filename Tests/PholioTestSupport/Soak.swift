import Foundation

/// The long run, asked for by `PHOLIO_SOAK`, and the seed of what is random in either.
package enum Soak {
  package static let isOn = ProcessInfo.processInfo.environment["PHOLIO_SOAK"] != nil

  /// `PHOLIO_SEED`, or another one each time; tests say it where they fail.
  package static let seed =
    ProcessInfo.processInfo.environment["PHOLIO_SEED"].flatMap { UInt64($0) }
    ?? UInt64.random(in: 0..<1 << 32)
}
