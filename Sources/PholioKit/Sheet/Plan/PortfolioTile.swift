import PholioCatalog
import PholioFacts
import PholioImaging
import PholioLayout

/// A gallery as a cell of the portfolio's sheet: its cover (the first photo), its name, its number of photos,
/// and when they were taken.
struct PortfolioTile: Sendable {
  /// The cover, and the photos behind it.
  let photos: [SheetPhoto]
  let name: String
  let count: Int
  private let first: CivilTime?
  private let last: CivilTime?

  /// - Parameter depth: How many photos are shown at most.
  init(_ gallery: Gallery, depth: Int, _ tx: CatalogTransaction) throws {
    name = gallery.name
    count = gallery.count
    let items =
      count == 0
      ? [] : try tx.orders.items(at: Position(1)...Position(min(depth, count)), of: .gallery(gallery.id))
    photos = try items.map { item in
      let id = PhotoID(rawValue: item)
      return SheetPhoto(try tx.photos.photo(id), files: try tx.files.asSeen(of: id))
    }
    let range = try tx.galleries.takenRange(in: gallery.id)
    first = range?.first.civil
    last = range?.last.civil
  }

  func value(_ field: CaptionField, _ format: TimeFormat?, position: Int, _ page: FieldValues.Page) -> String
  {
    switch field {
    case .position: "\(position)"
    case .name, .stem, .title, .gallery: name
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
