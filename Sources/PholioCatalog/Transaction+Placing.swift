import Foundation
import GRDB
import PholioLayout

/// Placing imported photos: an import offers a photo to a gallery once, and never moves what is placed.
extension CatalogTransaction {
  /// The gallery made from a folder or a period, deleted or not.
  package func gallery(madeFrom source: GallerySource) throws -> GalleryID? {
    switch source {
    case .folder(let folder):
      try GalleryID.fetchOne(
        db.cachedStatement(sql: "SELECT id FROM gallery WHERE folder = ?"), arguments: [folder])
    case .period(let period):
      try GalleryID.fetchOne(
        db.cachedStatement(sql: "SELECT id FROM gallery WHERE period = ?"), arguments: [period])
    }
  }

  /// The photos of a folder's files that were never offered to `gallery` (nil: a gallery yet to be made).
  ///
  /// - Parameter isCounted: Says of a file's name whether it was asked for.
  package func photosToOffer(
    of files: OfferedFiles, in folder: FolderID, to gallery: GalleryID?, isCounted: (ByteString) -> Bool
  ) throws -> [PhotoID] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT photo, name FROM (\(files.sql)) AS source
        WHERE NOT EXISTS (SELECT 1 FROM offered WHERE offered.gallery = ?2 AND offered.photo = source.photo)
        """)
    var photos: [PhotoID] = []
    var met: Set<PhotoID> = []
    let rows = try Row.fetchCursor(statement, arguments: [folder, gallery])
    while let row = try rows.next() {
      let photo: PhotoID = row[0]
      if isCounted(ByteString(row[1] as Data)), met.insert(photo).inserted { photos.append(photo) }
    }
    return photos
  }

  /// Calls `body` with each photo of a folder's files that was never offered to the gallery of the month or day it was
  /// taken, and with that month or day.
  ///
  /// - Parameter isCounted: Says of a file's name whether it was asked for.
  package func forEachPhotoToOffer(
    of files: OfferedFiles, in folder: FolderID, by period: PeriodLength, isCounted: (ByteString) -> Bool,
    _ body: (PhotoID, _ period: String) -> Void
  ) throws {
    let statement = try db.cachedStatement(
      sql: """
        SELECT source.photo, source.name, strftime('\(period.format)', taken_local, 'unixepoch') AS taken_in
        FROM (\(files.sql)) AS source JOIN photo ON photo.id = source.photo
        WHERE NOT EXISTS (
          SELECT 1 FROM gallery JOIN offered ON offered.gallery = gallery.id
          WHERE gallery.period = taken_in AND offered.photo = source.photo)
        """)
    let rows = try Row.fetchCursor(statement, arguments: [folder])
    while let row = try rows.next() {
      if isCounted(ByteString(row[1] as Data)) { body(row[0], row[2]) }
    }
  }

  /// Makes the gallery of a folder or a period, or makes it again if it was deleted.
  ///
  /// A name that is taken gets ` (2)`, ` (3)` …; one that can't be a gallery's is made one.
  package func makeGallery(of source: GallerySource, named name: String) throws -> GalleryID {
    guard let known = try gallery(madeFrom: source) else {
      return try makeGallery(named: freeName(like: Wording.galleryName(like: name)), from: source)
    }
    return try bringBack(known)
  }

  /// Puts a gallery that was deleted at the portfolio's end, empty.
  package func bringBack(_ gallery: GalleryID) throws -> GalleryID {
    let list = RankedList(db: db, list: .portfolio)
    if try list.rank(of: gallery.rawValue) == nil {
      let name = try freeName(like: self.gallery(gallery).name)
      try db.execute(sql: "UPDATE gallery SET name = ? WHERE id = ?", arguments: [name, gallery])
      try list.append([gallery.rawValue])
      try raiseRevision(of: .portfolio)
    }
    return gallery
  }

  private func freeName(like name: String) throws -> String {
    if try gallery(named: name) == nil { return name }
    for number in 2... where try gallery(named: "\(name) (\(number))") == nil { return "\(name) (\(number))" }
    preconditionFailure("every number is taken")
  }

  /// Places photos in a gallery by its policy, sorted by capture time, sub-second, natural file name and path.
  ///
  /// What a stopped import has placed is sorted again with them, unless somebody has changed the order since: so an
  /// import that was stopped and goes on later ends in the order of one that was not. Photos past the gallery's
  /// capacity run on into the next; what fits nowhere is not placed, and is offered again another time.
  ///
  /// - Parameters:
  ///   - photos: Photos not yet offered to the gallery.
  ///   - stopped: The import is stopping early: more may come.
  /// - Returns: How many photos did not fit.
  @discardableResult
  package func place(_ photos: [PhotoID], in gallery: GalleryID, stopped: Bool) throws -> Int {
    let list = RankedList(db: db, list: .gallery(gallery))
    let provisional = try provisionalPhotos(in: gallery)
    for photo in provisional { try list.remove(photo) }
    // A person may have put a photo here before the import offered it.
    let sorted = try inPlacingOrder(provisional + photos.map(\.rawValue)).filter {
      try list.rank(of: $0) == nil
    }
    let policy = try policy(of: gallery)
    let capacity = try capacity(of: gallery)
    let placed =
      if let limit = capacity.capacity, try self.gallery(gallery).count + sorted.count > limit {
        try placeWithin(limit, sorted, in: gallery, policy, overflow: capacity.overflow)
      } else {
        try place(sorted, in: list, policy)
      }
    let left = Set(sorted.dropFirst(placed))
    for photo in photos where !left.contains(photo.rawValue) { try offer(photo.rawValue, to: gallery) }
    if placed > 0 { try raiseRevision(of: .gallery(gallery)) }
    try db.execute(
      sql: """
        UPDATE gallery SET stopped_revision = iif(?1, revision, NULL), stopped_count = iif(?1, ?2, NULL) WHERE id = ?3
        """, arguments: [stopped && policy == .append && capacity.capacity == nil, placed, gallery])
    return left.count
  }

  /// Lets what a stopped import has placed in a gallery count as placed: an import has been all through it since.
  package func settle(_ gallery: GalleryID) throws {
    try settle(where: "id = \(gallery.rawValue)")
  }

  /// The same for all galleries of months and days.
  package func settlePeriods() throws {
    try settle(where: "period IS NOT NULL")
  }

  private func settle(where condition: String) throws {
    try db.execute(
      sql: """
        UPDATE gallery SET stopped_revision = NULL, stopped_count = NULL
        WHERE \(condition) AND stopped_revision IS NOT NULL
        """)
  }

  /// - Returns: How many were placed: all.
  private func place(_ photos: [ListItem], in list: RankedList, _ policy: PlacingPolicy) throws -> Int {
    switch policy {
    case .append: try list.append(photos)
    case .byDate: try insertByDate(photos, into: list)
    }
    return photos.count
  }

  /// Puts each photo before the first later one among those not placed by hand, or else at the end.
  ///
  /// - Parameter photos: In placing order.
  /// - Complexity: O(n + k log n) for k photos into n.
  private func insertByDate(_ photos: [ListItem], into list: RankedList) throws {
    let later = try LatestSoFar(self, list)
    for photo in photos {
      let after = try later.firstRank(laterThan: timeKey(of: photo))
      try list.insert([photo], after: list.neighbour(.before, of: after)?.rank, before: after)
    }
  }

  /// Places photos of which the last lie past a gallery's capacity: what is past it, new or not, runs on in order to the
  /// start of the next gallery.
  ///
  /// - Returns: How many were placed; those behind them fit nowhere.
  private func placeWithin(
    _ limit: Int, _ photos: [ListItem], in gallery: GalleryID, _ policy: PlacingPolicy, overflow: GalleryID?
  ) throws -> Int {
    let list = RankedList(db: db, list: .gallery(gallery))
    let room = max(0, limit - (try self.gallery(gallery).count))
    guard let overflow else { return try place(Array(photos.prefix(room)), in: list, policy) }
    _ = try place(photos, in: list, policy)
    let pushed = Array(try list.items().dropFirst(limit))
    let byHand = Set(try pushed.filter(list.isByHand))
    for photo in pushed { try list.remove(photo) }
    do {
      let edit = try insert(pushed, at: CellIndex(0), into: overflow, byHand: false)
      for list in Set(edit.parts.map(\.list)) { try raiseRevision(of: list) }
      return photos.count
    } catch OrderError.doesNotFit(_, _, let excess) {
      // Nothing was inserted. Once more from the start, without those that are too many.
      try restorePlaces(pushed, byHand: byHand, without: photos, in: list)
      let fitting = Array(photos.dropLast(excess))
      return fitting.isEmpty
        ? 0 : try placeWithin(limit, fitting, in: gallery, policy, overflow: overflow)
    } catch OrderError.overflowCycle {
      try restorePlaces(pushed, byHand: byHand, without: photos, in: list)
      return try placeWithin(limit, photos, in: gallery, policy, overflow: nil)
    }
  }

  /// Puts back what was pushed past a list's end, and takes the new photos out again.
  private func restorePlaces(
    _ pushed: [ListItem], byHand: Set<ListItem>, without photos: [ListItem], in list: RankedList
  ) throws {
    let new = Set(photos)
    try list.append(pushed.filter { !new.contains($0) }, byHand: byHand)
    for photo in photos { try list.remove(photo) }
  }

  /// The photos at a gallery's end that a stopped import placed, if nothing has changed there since.
  private func provisionalPhotos(in gallery: GalleryID) throws -> [Int64] {
    try Int64.fetchAll(
      db,
      sql: """
        SELECT photo FROM placement WHERE gallery = ?1 ORDER BY rank DESC
        LIMIT coalesce((SELECT stopped_count FROM gallery WHERE id = ?1 AND stopped_revision = revision), 0)
        """, arguments: [gallery])
  }

  private func inPlacingOrder(_ photos: [Int64]) throws -> [Int64] {
    try db.execute(sql: "CREATE TEMP TABLE offer(photo INTEGER PRIMARY KEY)")
    defer { try? db.execute(sql: "DROP TABLE temp.offer") }
    let insert = try db.makeStatement(sql: "INSERT INTO temp.offer(photo) VALUES (?)")
    for photo in photos { try insert.execute(arguments: [photo]) }
    return try Int64.fetchAll(
      db,
      sql: """
        SELECT photo.id FROM temp.offer JOIN photo ON photo.id = offer.photo
          LEFT JOIN \(FirstFile.table(of: "temp.offer")) AS first_file ON first_file.photo = photo.id
        ORDER BY \(SortKey.terms([.date]))
        """)
  }
}

extension CatalogTransaction {
  /// Whether an import has offered the photo to any gallery.
  package func wasOffered(_ photo: PhotoID) throws -> Bool {
    try Bool.fetchOne(
      db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM offered WHERE photo = ?)"), arguments: [photo])
      ?? false
  }
}
