import PholioFacts
import PholioLayout

/// The rules, in the order in which they look.
package enum OrderRules {
  package static let all: [any OrderRule.Type] = [
    NearDuplicatesRule.self,
    BurstRule.self,
    ClockBackwardsRule.self,
    SameLabelRule.self,
    FeaturedTitleRule.self,
    SmallPhotoRule.self,
    MissingRule.self,
  ]

  /// Those that are asked for.
  static func chosen(_ options: OrderCheckOptions) -> [any OrderRule.Type] {
    all.filter { options.rules?.contains($0.name) ?? true }
  }
}

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

/// A photo that spans several cells, by the gallery's drop cap or by its own span, has no title.
struct FeaturedTitleRule: OrderRule {
  static let name = "featured-title"
  static let title = "a featured photo without a title"

  init(_ options: OrderCheckOptions) {}

  func findings(in order: CheckedOrder) -> [OrderFinding] {
    order.photos.indices.filter { order.span(of: $0) != .none && order.photos[$0].title == nil }.map {
      OrderFinding(of: self, in: order, at: [$0], "is featured, and has no title")
    }
  }
}

/// None of a photo's files is there.
struct MissingRule: OrderRule {
  static let name = "missing"
  static let title = "photos whose original is not there"

  init(_ options: OrderCheckOptions) {}

  func findings(in order: CheckedOrder) -> [OrderFinding] {
    order.photos.indices.filter { order.photos[$0].isMissing }.map {
      OrderFinding(of: self, in: order, at: [$0], "its original is missing")
    }
  }
}

/// Two photos of the same label lie one behind the other.
struct SameLabelRule: OrderRule {
  static let name = "labels"
  static let title = "two photos of the same label in a row"

  init(_ options: OrderCheckOptions) {}

  func findings(in order: CheckedOrder) -> [OrderFinding] {
    zip(order.photos.indices, order.photos.indices.dropFirst()).compactMap { first, second in
      guard let label = order.photos[first].label,
        label.lowercased() == order.photos[second].label?.lowercased()
      else { return nil }
      let (photo, other) =
        order.photos[first].id < order.photos[second].id ? (first, second) : (second, first)
      return OrderFinding(
        of: self, in: order, at: [first, second], key: (photo, other),
        "both have the label \(label)")
    }
  }
}

/// A photo has fewer pixels than its picture takes in print.
struct SmallPhotoRule: OrderRule {
  static let name = "small-photos"
  static let title = "photos too small for a preset's paper at 300 dpi (--preset)"

  /// How many pixels an inch of paper takes.
  static let dpi = 300

  init(_ options: OrderCheckOptions) {}

  func findings(in order: CheckedOrder) -> [OrderFinding] {
    order.photos.enumerated().compactMap { index, photo in
      guard let printed = photo.printed,
        printed.width > photo.size.width || printed.height > photo.size.height
      else { return nil }
      return OrderFinding(
        of: self, in: order, at: [index],
        "\(photo.size) pixels, and its place on paper takes \(printed) at \(Self.dpi) dpi")
    }
  }
}
