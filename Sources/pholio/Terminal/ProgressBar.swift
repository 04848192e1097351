import Foundation
import PholioDisk
import PholioFacts
import Synchronization

/// A bar with rate and remaining time on standard error, if that is a terminal.
final class ProgressBar: Sendable {
  static var isWanted: Bool { Terminal.current.isTerminal(STDERR_FILENO) }

  private let noun: String
  /// It is drawn by threads of the work, too.
  private let terminal = Terminal.current
  private let start = ContinuousClock.now
  private let lastDrawn = Mutex<ContinuousClock.Instant?>(nil)

  init(_ noun: String) {
    self.noun = noun
  }

  func show(_ progress: WorkProgress) {
    guard terminal.isTerminal(STDERR_FILENO) else { return }
    let now = ContinuousClock.now
    let isDue = lastDrawn.withLock { last in
      if let last, now - last < .milliseconds(100) { return false }
      last = now
      return true
    }
    guard isDue else { return }
    write("\r\(Self.line(progress, noun: noun, elapsed: now - start))\u{1B}[K")
  }

  /// Removes the bar.
  func finish() {
    if lastDrawn.withLock({ $0 != nil }) { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    terminal.writeMessage(text)
  }

  private static func line(_ progress: WorkProgress, noun: String, elapsed: Duration) -> String {
    let seconds = max(elapsed / .seconds(1), 0.001)
    let rate = Double(progress.done) / seconds
    let shownRate = rate < 10 ? String(format: "%.1f", rate) : "\(Int(rate))"
    guard let total = progress.total, total > 0 else { return "\(progress.done) \(noun)  \(shownRate)/s" }
    let width = 24
    let filled = min(width, progress.done * width / total)
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
    let left = Int((Double(max(total - progress.done, 0)) / max(rate, 0.001)).rounded(.up))
    return "[\(bar)] \(progress.done)/\(total) \(noun)  \(shownRate)/s  \(time(left)) left"
  }

  private static func time(_ seconds: Int) -> String {
    seconds < 3600
      ? "\(seconds / 60):\((seconds % 60).padded(to: 2))"
      : "\(seconds / 3600):\((seconds / 60 % 60).padded(to: 2)):\((seconds % 60).padded(to: 2))"
  }
}
