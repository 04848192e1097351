import GRDB
import PholioFacts

/// A capture time, to compare by: the clock's seconds, then the fraction's digits without trailing zeros.
struct TimeKey: Comparable {
  var seconds: Int64
  var fraction: String

  static func < (a: Self, b: Self) -> Bool {
    a.seconds != b.seconds
      ? a.seconds < b.seconds : a.fraction.utf8.lexicographicallyPrecedes(b.fraction.utf8)
  }
}

/// Where in a gallery the first photo later than some time stands, of those not placed by hand.
///
/// Holds only the photos later than all before them: the first later one is always among these, and their times
/// ascend.
struct LatestSoFar {
  private var records: [(key: TimeKey, photo: ListItem)] = []
  private let list: RankedList

  /// - Complexity: O(n).
  init(_ tx: CatalogTransaction, _ list: RankedList) throws {
    self.list = list
    let rows = try Row.fetchCursor(
      tx.db,
      sql: """
        SELECT taken_local, rtrim(taken_fraction, '0'), photo.id
        FROM placement JOIN photo ON photo.id = placement.photo
        WHERE placement.gallery = ? AND by_hand = 0 ORDER BY placement.rank
        """, arguments: [list.list.galleryID])
    while let row = try rows.next() {
      let key = TimeKey(seconds: row[0], fraction: row[1])
      if records.last.map({ $0.key < key }) ?? true { records.append((key, row[2])) }
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
    let row = try Row.fetchOne(
      db.cachedStatement(sql: "SELECT taken_local, rtrim(taken_fraction, '0') FROM photo WHERE id = ?"),
      arguments: [photo])
    return TimeKey(seconds: row?[0] ?? 0, fraction: row?[1] ?? "")
  }
}
