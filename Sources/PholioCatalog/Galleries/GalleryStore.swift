import GRDB
package import PholioFacts
package import PholioLayout

/// Galleries, and the portfolio that lists them.
package struct GalleryStore {
  let tx: CatalogTransaction

  var db: Database { tx.db }

  /// The galleries, in their own order.
  package func all() throws -> [Gallery] {
    var galleries: [Gallery] = []
    let rows = try db.rows(
      "SELECT \(Gallery.columns) FROM gallery WHERE portfolio IS NOT NULL ORDER BY rank")
    while let row = try rows.next() { galleries.append(try Gallery(row)) }
    return galleries
  }

  /// Those of some galleries that are not deleted, in their own order.
  func existing(among galleries: some Collection<GalleryID>) throws -> [Gallery] {
    let rows = try db.rows(
      """
      SELECT \(Gallery.columns) FROM json_each(?) AS wanted CROSS JOIN gallery ON gallery.id = wanted.value
      WHERE gallery.portfolio IS NOT NULL ORDER BY gallery.rank
      """, [galleries.map(\.rawValue).json])
    var existing: [Gallery] = []
    while let row = try rows.next() { existing.append(try Gallery(row)) }
    return existing
  }

  /// The galleries that a photo is in, in their own order.
  package func holding(_ photo: PhotoID) throws -> [GalleryID] {
    try db.all(
      Self.ids,
      """
      SELECT \(Self.ids.sql) FROM placement JOIN gallery ON gallery.id = placement.gallery
      WHERE placement.photo = ? AND gallery.portfolio IS NOT NULL ORDER BY gallery.rank
      """, [photo]
    ) { try $0.gallery("id") }
  }

  /// The gallery of this name; if there is none, one whose name is the same text written with other code
  /// points (Unicode's canonical equality): folders of other systems are named so.
  ///
  /// - Complexity: O(log galleries); O(galleries) for a name that none has and that is not ASCII.
  package func named(_ name: String) throws -> Gallery? {
    if let gallery = try first("portfolio IS NOT NULL AND name = ?", [name]) { return gallery }
    return try equivalent(to: name, "portfolio IS NOT NULL").map { try gallery($0) }
  }

  /// The gallery of this name that was deleted last, by the same rule.
  package func deleted(_ name: String) throws -> GalleryID? {
    try db.first(
      Self.ids,
      "SELECT \(Self.ids.sql) FROM gallery WHERE portfolio IS NULL AND name = ? ORDER BY id DESC LIMIT 1",
      [name]
    ) { try $0.gallery("id") } ?? equivalent(to: name, "portfolio IS NULL")
  }

  /// The last gallery whose name is canonically equal, as Swift compares texts.
  private func equivalent(to name: String, _ condition: String) throws -> GalleryID? {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    let rows = try db.rows(
      "SELECT \(Self.names.sql) FROM gallery WHERE \(condition) ORDER BY id DESC")
    while let row = try rows.next() {
      var values = StoredValues(row, Self.names)
      let id = try values.gallery("id")
      if try values.text("name") == name { return id }
    }
    return nil
  }

  package func gallery(_ id: GalleryID) throws -> Gallery {
    guard let gallery = try first("id = ?", [id]) else {
      throw RowError(missing: id.rawValue, in: .gallery)
    }
    return gallery
  }

  /// The gallery of this id; nil if it never existed or is deleted.
  package func existing(_ id: GalleryID) throws -> Gallery? {
    try first("portfolio IS NOT NULL AND id = ?", [id])
  }

  /// Makes an empty gallery at the portfolio's end.
  ///
  /// - Throws: `TextLimitError`, `OrderError.nameTaken`.
  package func make(named name: String, from source: GallerySource? = nil) throws -> GalleryID {
    try TextLimits.galleryName.check(name)
    guard try named(name) == nil else { throw OrderError.nameTaken(name) }
    try db.execute(sql: "INSERT INTO gallery(name) VALUES (?)", arguments: [name])
    let id = db.lastInsertedRowID
    switch source {
    case .folder(let folder):
      try db.execute(sql: "UPDATE gallery SET folder = ? WHERE id = ?", arguments: [folder, id])
    case .period(let period):
      try db.execute(sql: "UPDATE gallery SET period = ? WHERE id = ?", arguments: [period, id])
    case nil: break
    }
    try RankedList(db: db, list: .portfolio).append([id])
    try tx.orders.raiseRevision(of: .portfolio)
    return GalleryID(rawValue: id)
  }

  /// - Throws: `TextLimitError`, `OrderError.nameTaken`.
  package func rename(_ gallery: GalleryID, to name: String) throws {
    try TextLimits.galleryName.check(name)
    if let other = try named(name), other.id != gallery { throw OrderError.nameTaken(name) }
    try db.execute(sql: "UPDATE gallery SET name = ? WHERE id = ?", arguments: [name, gallery])
  }

  package func setCap(_ cap: DropCap, of gallery: GalleryID) throws {
    try db.execute(
      sql: "UPDATE gallery SET cap_columns = ?, cap_rows = ? WHERE id = ?",
      arguments: [cap.columns, cap.rows, gallery])
  }

  package func setLocked(_ locked: Bool, _ gallery: GalleryID) throws {
    try db.execute(sql: "UPDATE gallery SET locked = ? WHERE id = ?", arguments: [locked, gallery])
  }

  /// Takes a gallery out of the portfolio and its photos out of it; undo brings both back.
  ///
  /// - Throws: `OrderError.locked`.
  package func delete(_ gallery: GalleryID) throws -> Edit {
    var edit = try tx.orders.arrange(.gallery(gallery), as: [], isByHand: false)
    // An empty gallery's history has it, too: undo finds it by its name.
    if edit.isEmpty { edit.parts = [Part(list: .gallery(gallery), before: [], after: [])] }
    edit += try tx.orders.remove([gallery.rawValue], from: .portfolio)
    return edit
  }

  package func portfolio() throws -> Portfolio {
    let columns = Self.portfolioColumns
    let portfolio = try db.first(
      columns, "SELECT \(columns.sql) FROM portfolio WHERE id = 1"
    ) { values in
      Portfolio(
        revision: try values.int("revision"), cap: try values.cap(),
        count: try db.counted("SELECT count(*) FROM gallery WHERE portfolio IS NOT NULL"))
    }
    guard let portfolio else { throw RowError(missing: 1, in: .portfolio) }
    return portfolio
  }

  /// Sets the drop cap of the portfolio.
  package func setPortfolioCap(_ cap: DropCap) throws {
    try db.execute(
      sql: "UPDATE portfolio SET cap_columns = ?, cap_rows = ?", arguments: [cap.columns, cap.rows])
  }

  /// The first and the last capture time in a gallery. Photos that have only their file's time don't count.
  package func takenRange(in gallery: GalleryID) throws -> (first: CaptureTime, last: CaptureTime)? {
    func end(_ direction: String) throws -> CaptureTime? {
      try db.first(
        Photo.takenColumns,
        """
        SELECT \(Photo.takenColumns.sql)
        FROM placement JOIN photo ON photo.id = placement.photo
        WHERE gallery = ? AND taken_source <> 'mtime'
        ORDER BY taken_local \(direction), rtrim(taken_fraction, '0') \(direction) LIMIT 1
        """, [gallery]
      ) { try $0.taken() }
    }
    guard let first = try end("ASC"), let last = try end("DESC") else { return nil }
    return (first, last)
  }

  private func first(_ condition: String, _ arguments: StatementArguments) throws -> Gallery? {
    try db.rows("SELECT \(Gallery.columns) FROM gallery WHERE \(condition)", arguments).next()
      .map { try Gallery($0) }
  }

  private static let ids = StoredTable.gallery.columns()
  private static let names = StoredTable.gallery.columns("name")
  private static let portfolioColumns = StoredTable.portfolio.columns("revision", "cap_columns", "cap_rows")
}

/// Where imports put new photos.
extension GalleryStore {
  package func setPolicy(_ policy: PlacingPolicy, of gallery: GalleryID) throws {
    try db.execute(sql: "UPDATE gallery SET policy = ? WHERE id = ?", arguments: [policy.rawValue, gallery])
  }

  package func policy(of gallery: GalleryID) throws -> PlacingPolicy {
    let columns = Self.policyColumns
    let policy = try db.first(columns, "SELECT \(columns.sql) FROM gallery WHERE id = ?", [gallery]) {
      try $0.word("policy", as: PlacingPolicy.self)
    }
    guard let policy else { throw RowError(missing: gallery.rawValue, in: .gallery) }
    return policy
  }

  private static let policyColumns = StoredTable.gallery.columns("policy")
}

extension GalleryStore {
  /// The wall clock when a gallery's first and last photos were taken; nil if that is known of none.
  ///
  /// - Complexity: O(n) for n photos.
  package func dates(of gallery: GalleryID) throws -> (first: CivilTime, last: CivilTime)? {
    let rows = try db.rows(
      """
      SELECT min(photo.taken_local), max(photo.taken_local)
      FROM placement CROSS JOIN photo ON photo.id = placement.photo
      WHERE placement.gallery = ? AND photo.taken_source <> 'mtime'
      """, [gallery])
    guard let row = try rows.next(),
      let first = row.integer(at: 0).flatMap({ CivilTime(seconds: $0) }),
      let last = row.integer(at: 1).flatMap({ CivilTime(seconds: $0) })
    else { return nil }
    return (first, last)
  }
}

/// Photos of galleries that span several cells.
extension GalleryStore {
  /// A gallery's photos that span several cells, by their cells. The first photo's own span does not count.
  ///
  /// - Complexity: O(k log k) for k of them, and a thousandth of the gallery's size.
  package func features(of gallery: GalleryID) throws -> Features {
    let (feature, placement) = (Self.spanned, Self.placed)
    var found: [(rank: Int64, span: DropCap)] = []
    let rows = try db.rows(
      """
      SELECT \(feature.sql), \(placement.sql)
      FROM feature CROSS JOIN placement
        ON placement.photo = feature.photo AND placement.gallery = feature.gallery
      WHERE feature.gallery = ? ORDER BY placement.rank
      """, [gallery])
    while let row = try rows.next() {
      var (spans, places) = (StoredValues(row, feature), StoredValues(row, placement, from: feature.count))
      found.append((try places.integer("rank"), try spans.span()))
    }
    if found.isEmpty { return .none }
    let list = OrderedList.gallery(gallery)
    let indexes = try RankedList(db: db, list: list).indexes(ofAscending: found.map(\.rank))
    guard indexes.count == found.count else {
      throw tx.orders.wrongCount(of: list, "others than there are")
    }
    return Features(
      Dictionary(zip(indexes.map { CellIndex($0) }, found.map(\.span))) { first, _ in first })
  }

  /// The spans of all photos that have one in a gallery, also of those that were taken out of it.
  package func spans(in gallery: GalleryID) throws -> [ListItem: DropCap] {
    let columns = Self.spanned
    let spans = try db.all(
      columns, "SELECT \(columns.sql) FROM feature WHERE gallery = ?", [gallery]
    ) { (photo: try $0.integer("photo"), span: try $0.span()) }
    return Dictionary(spans.map { ($0.photo, $0.span) }) { first, _ in first }
  }

  /// How many columns and rows a photo spans, wherever it lies in a gallery.
  package func span(of photo: PhotoID, in gallery: GalleryID) throws -> DropCap {
    let columns = Self.spanned
    return try db.first(
      columns, "SELECT \(columns.sql) FROM feature WHERE gallery = ? AND photo = ?", [gallery, photo]
    ) { try $0.span() } ?? .none
  }

  private static let spanned = StoredTable.feature.columns("columns", "rows")
  private static let placed = StoredTable.placement.columns("photo")
}
