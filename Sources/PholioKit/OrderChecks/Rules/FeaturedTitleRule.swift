import PholioLayout

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
