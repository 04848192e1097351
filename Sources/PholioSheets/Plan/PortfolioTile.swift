package import PholioFacts
package import PholioLayout

/// A gallery as a cell of the portfolio's sheet: its cover (the first photo), its name, its number of photos,
/// and when they were taken.
package struct PortfolioTile: Sendable {
  /// The cover, and the photos behind it.
  let photos: [SheetPhoto]
  let name: String
  package let count: Int
  private let first: CivilTime?
  private let last: CivilTime?

  /// - Parameters:
  ///   - photos: The cover, and the photos behind it.
  ///   - taken: When the first and the last of its photos were taken.
  package init(_ name: String, count: Int, photos: [SheetPhoto], taken: (first: CivilTime, last: CivilTime)?)
  {
    (self.name, self.count, self.photos) = (name, count, photos)
    (first, last) = (taken?.first, taken?.last)
  }

  func value(_ field: CaptionField, _ format: TimeFormat?, position: Int, _ page: FieldValues.Page) -> String
  {
    switch field {
    case .position, .number, .frame: "\(position)"
    case .name, .stem, .gallery: name
    case CaptionField(rawValue: "title"): name
    case .count: "\(count)"
    case .date: dates(format ?? .date)
    case .time: dates(format ?? .time)
    case .s: count == 1 ? "" : "s"
    case .page, .pages, .today: page.value(field, format)
    default: ""
    }
  }

  /// From the first day to the last.
  private func dates(_ format: TimeFormat) -> String {
    guard let first, let last else { return "" }
    let (from, to) = (format.text(first), format.text(last))
    return from == to ? from : "\(from) – \(to)"
  }
}
