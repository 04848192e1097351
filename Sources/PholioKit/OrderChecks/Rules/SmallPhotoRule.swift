import PholioFacts

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
