/// None of a photo's files is there.
struct MissingRule: OrderRule {
  static let name = "missing"
  static let title = "photos whose original is not there"

  init(_ options: AlarmOptions) {}

  func findings(in order: AlarmedGallery) -> [AlarmFinding] {
    order.photos.indices.filter { order.photos[$0].isMissing }.map {
      AlarmFinding(of: self, in: order, at: [$0], "its original is missing")
    }
  }
}
