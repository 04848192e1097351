/// How long tests may take, in minutes, before they count as hanging. Nothing is measured by these: they are far
/// above what a machine at half the speed needs with everything else beside it.
package enum TimeLimits {
  /// A test that only calls. 2026-11: the longest takes 70 s beside all others on two cores.
  package static let calls = 10
  /// One that runs programs, whose turn comes late beside all others. 2026-11: 8 min on two cores.
  package static let programs = 30
  /// One thousand faults in a row, of `make soak`. 2026-11: 140 min on two cores.
  package static let soak = 600
  /// Until another process has done something, in seconds. 2026-11: a page's browser takes 20 s to begin on a
  /// machine that swaps.
  package static let waiting = 120.0
}
