/// How long tests may take, in minutes, before they count as hanging. Nothing is measured by these: they are
/// far above what a machine at half the speed needs with everything else beside it. A test's time also counts
/// while it waits for its turn.
package enum TimeLimits {
  /// A test that only calls. 2026-11: the server's tests that have it end after 60 s, beside all others.
  package static let calls = 10
  /// One that runs programs. 2026-11: all of them end after 8 to 16 min on two cores.
  package static let programs = 30
  /// Up to a thousand faults in a row, of `make soak`. 2026-11: twenty times as many as in each run.
  package static let soak = 600
  /// Until another process has done something, in seconds. 2026-11: as long as it was; none has come near it.
  package static let waiting = 120.0
}
