import PholioLayout

/// A gallery's first photo is featured by its drop cap, and has no title.
struct FeaturedTitleRule: AlarmRule {
  static let name = "featured-title"
  static let title = "a featured first photo without a title"

  init(_ options: AlarmOptions) {}

  func findings(in order: AlarmedGallery) -> [AlarmFinding] {
    guard order.grid.cap != .none, let first = order.photos.first, first.title == nil else { return [] }
    return [AlarmFinding(of: self, in: order, at: [0], "is featured, and has no title")]
  }
}
