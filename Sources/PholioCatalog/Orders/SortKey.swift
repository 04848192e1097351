/// What a gallery can be sorted by.
package enum SortKey: String, CaseIterable, Sendable {
  case date, name, size, camera, rating, type

  private var terms: [String] {
    switch self {
    // Capture time by the camera's wall clock, then its sub-seconds as a fraction.
    case .date: ["photo.taken_local", "rtrim(photo.taken_fraction, '0')"]
    case .name: ["first_file.natural"]
    case .size: ["photo.bytes"]
    case .camera: ["photo.make", "photo.model"]
    case .rating: ["photo.rating DESC"]
    case .type: [Self.fileNameExtension]
    }
  }

  /// What stands behind the name's last dot, in lower case: rtrim takes away all that is no dot, up to that
  /// dot.
  private static let fileNameExtension = """
    nullif(lower(substr(CAST(first_file.name AS TEXT), nullif(length(
      rtrim(CAST(first_file.name AS TEXT), replace(CAST(first_file.name AS TEXT), '.', ''))), 0) + 1)), '')
    """

  /// The terms of an ORDER BY: missing values last, ties broken by natural name, path and id to a total
  /// order.
  static func terms(_ keys: [SortKey]) -> String {
    (keys.flatMap(\.terms) + ["first_file.natural", "first_file.path", "photo.id"])
      .map { "\($0) NULLS LAST" }.joined(separator: ", ")
  }
}

/// Of a photo's files the one whose path is the first in byte order: its name and path count for sorting.
enum FirstFile {
  /// SQL for a table (photo, natural, name, path) of the photos in `source`, a table with a column `photo`.
  /// Only their files are looked at.
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
