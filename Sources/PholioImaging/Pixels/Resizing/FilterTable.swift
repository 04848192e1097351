import CResizing
import Glibc

/// Which source positions count for each position along one edge of a resampled picture, and how much.
///
/// Lanczos's window with three lobes (Duchon 1979; Turkowski, "Filters for Common Resampling Tasks", Graphics
/// Gems, 1990). For shrinking it is stretched by the ratio, which also removes detail that the result can't
/// show. It is cut off at the picture's edges; the weights of each position sum to 1.
struct FilterTable: ~Copyable {
  static let lobes = 3.0

  /// Result positions.
  let count: Int
  /// Source positions per result position, the same for all; some at the edges weigh 0.
  let taps: Int
  /// For each result position the first source position, and which taps are under the window's middle lobe.
  /// Starts are ascending; `start + taps` is at most `source`.
  let windows: UnsafeMutablePointer<pholio_window>
  /// `taps` weights for each result position, one after the other.
  let weights: UnsafeMutablePointer<Float>

  /// - Parameters:
  ///   - source: how many source positions there are.
  ///   - extent: how long the picture is, in source positions; at most `source`.
  ///   - target: how many positions the result has over the same picture.
  init(source: Int, extent: Double, target: Int) {
    let ratio = extent / Double(target)
    let stretch = max(ratio, 1)
    let reach = FilterTable.lobes * stretch
    count = target
    taps = min(source, Int((2 * reach).rounded(.up)))
    windows = .allocate(capacity: target)
    weights = .allocate(capacity: target * taps)
    var window = [Double](repeating: 0, count: taps)
    // From tap to tap the sine's angle grows by the same, so that each sine follows from the one before.
    let turn = Double.pi / (FilterTable.lobes * stretch)
    let (turnSine, turnCosine) = (sin(turn), cos(turn))
    for position in 0..<target {
      let centre = (Double(position) + 0.5) * ratio - 0.5
      let first = max(0, min(Int((centre - reach).rounded(.up)), source - taps))
      let angle = (Double(first) - centre) * turn
      var (sine, cosine) = (sin(angle), cos(angle))
      for tap in 0..<taps {
        window[tap] = FilterTable.lanczos((Double(first + tap) - centre) / stretch, sine: sine)
        (sine, cosine) = (sine * turnCosine + cosine * turnSine, cosine * turnCosine - sine * turnSine)
      }
      let sum = window.reduce(0, +)
      let middle = max(0, Int((centre - stretch).rounded(.up)) - first)
      windows[position] = pholio_window(
        start: first, middle_start: middle,
        middle_end: min(taps, max(middle, Int((centre + stretch).rounded(.down)) - first) + 1))
      for tap in 0..<taps { weights[position * taps + tap] = Float(window[tap] / sum) }
    }
  }

  deinit {
    windows.deallocate()
    weights.deallocate()
  }

  /// sinc(x) · sinc(x/3) within three lobes, where `sine` = s = sin(πx/3). Then sin(πx) is 3s − 4s³.
  private static func lanczos(_ x: Double, sine s: Double) -> Double {
    if abs(x) < 1e-9 { return 1 }
    if abs(x) >= lobes { return 0 }
    let angle = Double.pi * x
    return s * (3 * s - 4 * s * s * s) * lobes / (angle * angle)
  }
}
