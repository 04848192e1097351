import GRDB
import PholioFacts

/// A capture time as a sort key: the clock's seconds, then the fraction's digits without trailing zeros. It
/// is
/// `SortKey.date`, which SQLite compares, for rows that are in memory.
struct TimeKey: Comparable {
  var seconds: Int64
  var fraction: String

  static func < (a: Self, b: Self) -> Bool {
    a.seconds != b.seconds
      ? a.seconds < b.seconds : a.fraction.utf8.lexicographicallyPrecedes(b.fraction.utf8)
  }

  static let columns = StoredTable.photo.columns("taken_local", "taken_fraction")

  init(_ values: inout StoredValues) throws(RowError) {
    seconds = try values.integer("taken_local")
    let digits = try values.text("taken_fraction").utf8
    let zeros = digits.reversed().prefix { $0 == UInt8(ascii: "0") }.count
    fraction = String(decoding: digits.dropLast(zeros), as: UTF8.self)
  }
}

/// Finds in a gallery the first photo later than a given time, among those not placed by hand.
///
/// It has only the photos that are later than all before them. The photo in question is always one of these,
/// and their times ascend.
struct RunningMaximum {
  private var records: [(key: TimeKey, photo: ListItem)] = []
  private let list: RankedList

  /// - Complexity: O(n).
  init(_ tx: CatalogTransaction, _ list: RankedList) throws {
    self.list = list
    let columns = TimeKey.columns
    let rows = try tx.db.rows(
      """
      SELECT \(columns.sql) FROM placement JOIN photo ON photo.id = placement.photo
      WHERE placement.gallery = ? AND by_hand = 0 ORDER BY placement.rank
      """, [list.list.galleryID])
    while let row = try rows.next() {
      var values = StoredValues(row, columns)
      let (photo, key) = (try values.integer("id"), try TimeKey(&values))
      if records.last.map({ $0.key < key }) ?? true { records.append((key, photo)) }
    }
  }

  /// The rank of the first later photo; nil if there is none.
  ///
  /// - Complexity: O(log n).
  func firstRank(laterThan key: TimeKey) throws -> Int64? {
    let later = records.partitioningIndex { key < $0.key }
    return later < records.count ? try list.rank(of: records[later].photo) : nil
  }
}

extension ImportStore {
  func timeKey(of photo: ListItem) throws -> TimeKey {
    let columns = TimeKey.columns
    let key = try db.first(columns, "SELECT \(columns.sql) FROM photo WHERE id = ?", [photo]) {
      try TimeKey(&$0)
    }
    guard let key else { throw RowError(missing: photo, in: .photo) }
    return key
  }
}
