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
