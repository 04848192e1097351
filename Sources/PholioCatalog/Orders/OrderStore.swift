import Foundation
import GRDB
package import PholioDisk
package import PholioLayout

/// Orders: of photos in galleries, and of the galleries themselves. With the journal of people's changes, and
/// the marks.
package struct OrderStore {
  let tx: CatalogTransaction

  var db: Database { tx.db }

  /// The items of a list, in order.
  package func items(of list: OrderedList) throws -> [ListItem] {
    try RankedList(db: db, list: list).items()
  }

  /// The items at a range of positions, in order; fewer if the list ends before.
  package func items(at positions: ClosedRange<Position>, of list: OrderedList) throws -> [ListItem] {
    try RankedList(db: db, list: list).items(
      from: positions.lowerBound.rawValue - 1,
      count: positions.upperBound.rawValue - positions.lowerBound.rawValue + 1)
  }

  /// The item at a position that the list has.
  package func item(at position: Position, of list: OrderedList) throws -> ListItem {
    guard let item = try items(at: position...position, of: list).first else {
      throw wrongCount(of: list, "nothing at position \(position.rawValue)")
    }
    return item
  }

  /// The indexes of some items of a list, from 0.
  ///
  /// - Complexity: O(items · log n), and a thousandth of the list's size; for many items O(n).
  package func indexes(of items: [ListItem], in list: OrderedList) throws -> [Int] {
    let count =
      switch list {
      case .gallery(let id): try tx.galleries.gallery(id).count
      case .portfolio: try tx.galleries.portfolio().count
      }
    let ranked = RankedList(db: db, list: list)
    let isFew = list != .portfolio && areFew(items.count, of: count)
    let found = isFew ? try ranked.indexes(of: items) : try walkedIndexes(of: Set(items), in: list, of: count)
    let indexes = try items.compactMap { item in
      if found[item] == nil { _ = try rank(of: item, in: ranked) }
      return found[item]
    }
    guard Set(indexes).count == Set(items).count, indexes.allSatisfy({ $0 < count }) else {
      throw wrongCount(of: list, "others than there are")
    }
    return indexes
  }

  /// Whether to look up so many items of a gallery by themselves; reading it whole takes as long as a 64th.
  package func areFew(_ wanted: Int, of count: Int) -> Bool { wanted <= max(32, count / 64) }

  private func walkedIndexes(
    of items: Set<ListItem>, in list: OrderedList, of count: Int
  ) throws -> [ListItem: Int] {
    let order = try self.items(of: list)
    guard order.count == count else { throw wrongCount(of: list, "others than there are") }
    var indexes: [ListItem: Int] = [:]
    for (index, item) in order.enumerated() where items.contains(item) { indexes[item] = index }
    return indexes
  }

  /// The error that a list has more or fewer items than its blocks count.
  package func wrongCount(of list: OrderedList, _ found: String) -> RowError {
    let ranked = RankedList(db: db, list: list)
    return RowError(
      table: list == .portfolio ? ranked.table : "block", row: "\(ranked.listColumn) \(ranked.key)",
      column: list == .portfolio ? "rank" : "count", found: found)
  }

  /// The items with a name that `matches`, in order: names of a photo's files, or a gallery's name.
  package func items(of list: OrderedList, whereName matches: (ByteString) -> Bool) throws -> [ListItem] {
    switch list {
    case .gallery(let gallery):
      let (placement, file) = (Self.placed, Self.fileNames)
      let rows = try db.rows(
        """
        SELECT \(placement.sql), \(file.sql) FROM placement JOIN file ON file.photo = placement.photo
        WHERE placement.gallery = ? ORDER BY placement.rank
        """, [gallery])
      var items: [ListItem] = []
      while let row = try rows.next() {
        var (values, names) = (StoredValues(row, placement), StoredValues(row, file, from: placement.count))
        let (item, name) = (try values.integer("photo"), try names.byteString("name"))
        if items.last != item, matches(name) { items.append(item) }
      }
      return items
    case .portfolio:
      return try tx.galleries.all().filter { matches(ByteString($0.name)) }.map(\.id.rawValue)
    }
  }

  /// The first of some items that is not in the list; nil if all are.
  package func firstMissing(of items: [ListItem], in list: OrderedList) throws -> ListItem? {
    let ranked = RankedList(db: db, list: list)
    return try items.first { try ranked.rank(of: $0) == nil }
  }

  /// The index of an item of a list, from 0.
  ///
  /// - Complexity: A thousandth of the list's size.
  package func index(of item: ListItem, in list: OrderedList) throws -> Int {
    let ranked = RankedList(db: db, list: list)
    return try ranked.index(of: rank(of: item, in: ranked))
  }

  private func rank(of item: ListItem, in list: RankedList) throws -> Int64 {
    guard let rank = try list.rank(of: item) else {
      throw RowError(
        table: list.table, row: "\(list.listColumn) \(list.key)", column: list.itemColumn,
        found: "no \(item)")
    }
    return rank
  }

  /// The stored ranks of a gallery's photos: for `check`, and for tests.
  package func ranks(in gallery: GalleryID) throws -> [PhotoID: Int64] {
    let columns = Self.placed
    let placements = try db.all(columns, "SELECT \(columns.sql) FROM placement WHERE gallery = ?", [gallery])
    {
      (rank: try $0.integer("rank"), photo: try $0.photo())
    }
    return Dictionary(placements.map { ($0.photo, $0.rank) }) { rank, _ in rank }
  }

  /// The galleries that a photo is in, in no order.
  func galleries(of photo: PhotoID) throws -> [GalleryID] {
    let columns = Self.placed
    return try db.all(columns, "SELECT \(columns.sql) FROM placement WHERE photo = ?", [photo]) {
      try $0.gallery()
    }
  }

  private static let placed = StoredTable.placement.columns("photo")
  private static let fileNames = StoredTable.file.columns()

  func name(of list: OrderedList) throws -> String {
    if case .gallery(let id) = list { try tx.galleries.gallery(id).name } else { "the galleries" }
  }

  func requireUnlocked(_ list: OrderedList) throws {
    guard case .gallery(let id) = list else { return }
    let gallery = try tx.galleries.gallery(id)
    if gallery.isLocked { throw OrderError.locked(gallery: gallery.name) }
  }

  /// - Throws: `RowError` for a revision that can't go up.
  func raiseRevision(of list: OrderedList) throws {
    let (table, id): (StoredTable, Int64) =
      if case .gallery(let id) = list { (.gallery, id.rawValue) } else { (.portfolio, 1) }
    let columns = table.columns("revision")
    _ = try db.first(columns, "SELECT \(columns.sql) FROM \(table.name) WHERE id = ?", [id]) {
      try $0.integer("revision")
    }
    try db.cachedStatement(sql: "UPDATE \(table.name) SET revision = revision + 1 WHERE id = ?").execute(
      arguments: [id])
  }

  func revision(of list: OrderedList) throws -> Int {
    switch list {
    case .gallery(let id): try tx.galleries.gallery(id).revision
    case .portfolio: try tx.galleries.portfolio().revision
    }
  }
}

/// Photos, and the galleries that they are in.
extension OrderStore {
  /// Takes photos without any file out of all galleries.
  ///
  /// - Throws: `OrderError.locked`.
  /// - Returns: The edit, to be recorded as one change, and how many photos each gallery lost, in the
  ///   galleries' order.
  package func removeWithoutFiles(
    _ photos: Set<PhotoID>
  ) throws -> (edit: Edit, galleries: [(name: String, count: Int)], photos: Int) {
    var leaving: [GalleryID: [ListItem]] = [:]
    var count = 0
    for photo in photos.sorted(by: { $0.rawValue < $1.rawValue })
    where try !db.hasRow("SELECT 1 FROM file WHERE photo = ?", [photo]) {
      count += 1
      for gallery in try galleries(of: photo) { leaving[gallery, default: []].append(photo.rawValue) }
    }
    var edit = Edit()
    var counts: [(name: String, count: Int)] = []
    for gallery in try tx.galleries.all() {
      guard let items = leaving.removeValue(forKey: gallery.id) else { continue }
      edit += try remove(items, from: .gallery(gallery.id))
      counts.append((gallery.name, items.count))
    }
    return (edit, counts, count)
  }

  /// The galleries that a photo is in, in their own order, each with the photo's index there, from 0.
  package func positions(of photo: PhotoID) throws -> [(gallery: Gallery, index: Int)] {
    let ids = Set(try galleries(of: photo))
    return try tx.galleries.all().filter { ids.contains($0.id) }
      .map { ($0, try index(of: photo.rawValue, in: .gallery($0.id))) }
  }
}
