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
