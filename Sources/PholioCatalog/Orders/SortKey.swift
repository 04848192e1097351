import Foundation
import GRDB
import PholioDisk
import PholioFacts

/// What the photos of a gallery can be sorted by.
package struct SortKey: RawRepresentable, Hashable, CaseIterable, Sendable {
  package let rawValue: String
  /// SQL of what is compared, the first counts most.
  private let terms: [String]

  private init(_ rawValue: String, _ terms: String...) {
    (self.rawValue, self.terms) = (rawValue, terms)
  }

  package init?(rawValue: String) {
    guard let key = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = key
  }

  package static let allCases = [date, instant, name, size, camera, rating, type] + words

  /// The wall clock's time where the photo was taken, then its sub-seconds as a fraction; the file's own time
  /// where nothing tells that.
  package static let date = SortKey("date", "photo.taken_local", "rtrim(photo.taken_fraction, '0')")
  /// The moment, all over the world: the wall clock's time less its offset from UTC. Where that is not known,
  /// the clock counts as the machine's.
  package static let instant = SortKey(
    "instant", "photo.taken_local - coalesce(60 * photo.taken_offset, machine_offset(photo.taken_local))",
    "rtrim(photo.taken_fraction, '0')")
  package static let name = SortKey("name", "first_file.natural")
  package static let size = SortKey("size", "photo.bytes")
  package static let camera = SortKey("camera", "photo.make", "photo.model")
  /// The best come first.
  package static let rating = SortKey("rating", "-nullif(\(WordSource.counting("rating")), -1)")
  package static let type = SortKey("type", fileNameExtension)

  /// In natural order. An empty word stands for none.
  private static let words = PhotoWords.fields.filter(\.isSortKey).map { field in
    SortKey(field.name, "natural_key(nullif(\(WordSource.counting(field.name)), ''))")
  }

  /// What follows the name's last dot, in lower case. rtrim takes away all characters that are no dot.
  private static let fileNameExtension = """
    nullif(lower(substr(CAST(first_file.name AS TEXT), nullif(length(
      rtrim(CAST(first_file.name AS TEXT), replace(CAST(first_file.name AS TEXT), '.', ''))), 0) + 1)), '')
    """

  /// The terms of an ORDER BY, for photos that are in no order yet: natural name, path and id break ties.
  /// Missing values come last.
  static func terms(_ keys: [SortKey]) -> String {
    order(keys.flatMap(\.terms) + ["first_file.natural", "first_file.path", "photo.id"])
  }

  /// Those for photos that are in an order: equal ones stay in it. Missing values come last.
  ///
  /// - Parameters:
  ///   - reversed: Whether the greatest come first.
  ///   - rank: SQL of the place in that order.
  static func terms(_ keys: [SortKey], reversed: Bool, keeping rank: String) -> String {
    order(keys.flatMap(\.terms), reversed: reversed) + ", \(rank)"
  }

  /// SQL for whether any of the keys' values is there.
  static func isKnown(_ keys: [SortKey]) -> String {
    keys.flatMap(\.terms).map { "\($0) IS NOT NULL" }.joined(separator: " OR ")
  }

  private static func order(_ terms: [String], reversed: Bool = false) -> String {
    terms.map { "\($0) \(reversed ? "DESC" : "ASC") NULLS LAST" }.joined(separator: ", ")
  }
}

/// The first of a photo's files, in byte order of paths: sorting uses its name and path.
enum FirstFile {
  /// SQL for a table (photo, natural, name, path) of the photos in `source`, a table with a column `photo`.
  /// It reads only their files.
  static func table(of source: String, _ paths: StoredPaths) -> String {
    """
    (SELECT file.photo AS photo, file.natural AS natural, file.name AS name,
       min(CAST(\(paths.absoluteSQL) || x'2f' || file.name AS BLOB)) AS path
     FROM \(source) AS source CROSS JOIN file ON file.photo = source.photo
       JOIN folder ON folder.id = file.folder
     GROUP BY file.photo)
    """
  }
}

extension DatabaseFunction {
  /// `natural_key(text)`: the key by which names and words are in natural order; NULL for what is no text.
  /// Only sorting uses it.
  static let naturalKey = DatabaseFunction("natural_key", argumentCount: 1, pure: true) { values in
    guard let text = values.first.flatMap({ String.fromDatabaseValue($0) }) else { return nil }
    return Data(NaturalKey.make(ByteString(text)))
  }
}

extension DatabaseFunction {
  /// `machine_offset(local)`: how many seconds the machine's clock is ahead of UTC when it shows this time.
  /// NULL for what is no time. Only sorting uses it: nothing stored depends on it.
  static let machineOffset = DatabaseFunction("machine_offset", argumentCount: 1, pure: true) { values in
    guard let local = values.first.flatMap({ Int64.fromDatabaseValue($0) }) else { return nil }
    return MachineZone.offsetSeconds(whenShowing: local)
  }
}
