import GRDB
package import PholioFacts

/// What tells which of some photos that look alike is the best, and whether they were taken in one go.
package struct PhotoTraits: Sendable {
  package let photo: ListItem
  package let digest: PhotoDigest
  package let thumbnail: StoredThumbnail
  /// The make and the model; nil where neither is known.
  package let camera: String?
  package let taken: CaptureTime
  package let isPicked: Bool
  /// Stars that count; nil: none are given.
  package let rating: Int?
  package let turn: Turn
  /// After the turn.
  package let size: PixelSize
  /// How many files of it the last imports found.
  package let fileCount: Int
}

extension PhotoStore {
  /// Calls `body` with each of some photos, by id upwards.
  ///
  /// - Complexity: Some seconds for a million.
  package func forEachTraits(of photos: PhotoSet, _ body: (PhotoTraits) throws -> Void) throws {
    // CROSS JOIN makes SQLite look up each photo.
    let rows = try db.rows(
      """
      SELECT \(Self.traits.sql), (SELECT count(*) FROM file WHERE file.photo = photo.id AND file.gone = 0)
      FROM json_each(?) AS wanted CROSS JOIN photo ON photo.id = wanted.value
      """, [photos.json])
    while let row = try rows.next() {
      var values = StoredValues(row, Self.traits)
      try body(PhotoTraits(&values, fileCount: Int(row.integer(at: Self.traits.count) ?? 0)))
    }
  }

  private static let traits = StoredTable.photo.columns(
    "sha256", "width", "height", "thumbnail_bytes", "thumbnail_checksum", "taken_local", "taken_fraction",
    "taken_offset", "taken_source", "make", "model", "file_rating", "sidecar_rating", "takeout_rating",
    "own_rating", "flag", "turn")
}

extension PhotoTraits {
  fileprivate init(_ values: inout StoredValues, fileCount: Int) throws(RowError) {
    photo = try values.integer("id")
    digest = try values.digest()
    let size = try values.size()
    thumbnail = try values.thumbnail()
    taken = try values.taken()
    let (make, model) = (try values.optionalText("make"), try values.optionalText("model"))
    camera = make == nil && model == nil ? nil : [make, model].compactMap { $0 }.joined(separator: " ")
    let file = try values.optionalInt("file_rating")
    let sidecar = try values.optionalInt("sidecar_rating")
    let takeout = try values.optionalInt("takeout_rating")
    let own = try values.optionalInt("own_rating")
    rating = (own ?? sidecar ?? file ?? takeout).flatMap { $0 < 0 ? nil : $0 }
    isPicked = try values.optionalText("flag") == Flag.pick.rawValue
    turn = try values.turn()
    self.size = turn.applied(to: size)
    self.fileCount = fileCount
  }
}
