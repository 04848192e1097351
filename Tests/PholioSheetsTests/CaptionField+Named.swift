import PholioSheets

/// Those of photos' own fields.
extension CaptionField {
  static let (title, label, rating, iso) = (named("title"), named("label"), named("rating"), named("iso"))
  static let (city, country, creator) = (named("city"), named("country"), named("creator"))

  private static func named(_ name: String) -> CaptionField {
    guard let field = CaptionField(rawValue: name) else { preconditionFailure("there is no {\(name)}") }
    return field
  }
}
