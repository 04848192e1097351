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
