import PholioFacts

/// In an order that goes by time, a photo was taken before the one in front of it.
struct ClockBackwardsRule: OrderRule {
  static let name = "clock"
  static let title = "in an order by time: a photo taken before the one in front of it"

  init(_ options: OrderCheckOptions) {}

  func findings(in order: CheckedOrder) -> [OrderFinding] {
    let dated = order.photos.enumerated().compactMap { index, photo in
      photo.clock.map { (index: index, clock: $0) }
    }
    let steps = zip(dated, dated.dropFirst())
    let backwards = steps.filter { $1.clock < $0.clock }
    // Other orders don't go by time at all.
    guard 3 * backwards.count <= max(0, dated.count - 1) else { return [] }
    return backwards.map { former, later in
      OrderFinding(
        of: self, in: order, at: [former.index, later.index], key: (later.index, former.index),
        "the clock runs backwards by \(Self.text(former.clock - later.clock))")
    }
  }

  /// "2 d", "1 h 3 min", "12 s": the two largest units.
  private static func text(_ seconds: Double) -> String {
    var rest = Int(seconds.rounded())
    var parts: [String] = []
    for (unit, length) in [("d", 86_400), ("h", 3600), ("min", 60), ("s", 1)] where rest >= length {
      parts.append("\(rest / length) \(unit)")
      rest %= length
    }
    return parts.isEmpty ? "less than a second" : parts.prefix(2).joined(separator: " ")
  }
}
