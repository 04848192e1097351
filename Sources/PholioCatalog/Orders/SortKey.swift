import Foundation
import GRDB
import PholioDisk
import PholioFacts

/// What the photos of a gallery can be sorted by.
package enum SortKey: String, CaseIterable, Sendable {
  /// The wall clock's time where the photo was taken; the file's own time where nothing tells that.
  case date
  /// The moment, all over the world: the wall clock's time less its offset from UTC. Where that is not known,
  /// the clock counts as the machine's.
  case instant
  case name, size, camera, rating, type
  /// Words, in natural order.
  case title, label, keywords, creator, city, country

  private var terms: [String] {
    switch self {
    // The camera's wall clock, then its sub-seconds as a fraction.
    case .date: ["photo.taken_local", "rtrim(photo.taken_fraction, '0')"]
    case .instant:
      [
        "photo.taken_local - coalesce(60 * photo.taken_offset, machine_offset(photo.taken_local))",
        "rtrim(photo.taken_fraction, '0')",
      ]
    case .name: ["first_file.natural"]
    case .size: ["photo.bytes"]
    case .camera: ["photo.make", "photo.model"]
    // The best come first.
    case .rating: ["-nullif(coalesce(photo.own_rating, photo.sidecar_rating, photo.file_rating), -1)"]
    case .type: [Self.fileNameExtension]
    case .title: [Self.word("photo.title", "photo.sidecar_title", "photo.file_title")]
    case .label: [Self.word("photo.own_label", "photo.sidecar_label", "photo.file_label")]
    case .keywords: [Self.word("photo.own_keywords", "photo.sidecar_keywords", "photo.file_keywords")]
    case .creator: [Self.word("photo.sidecar_creator", "photo.file_creator")]
    case .city: [Self.word("photo.sidecar_city", "photo.file_city")]
    case .country: [Self.word("photo.sidecar_country", "photo.file_country")]
    }
  }

  /// - Parameter columns: Where the word may be, the best first. An empty one stands for none.
  private static func word(_ columns: String...) -> String {
    "natural_key(nullif(coalesce(\(columns.joined(separator: ", "))), ''))"
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
