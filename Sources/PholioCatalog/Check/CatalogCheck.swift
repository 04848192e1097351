import Dispatch
import GRDB

extension Catalog {
  /// Looks for everything that breaks the catalog's rules. Each rule has a transaction of its own, so that
  /// nobody waits long. Memory does not grow with the catalog.
  ///
  /// - Parameters:
  ///   - isStopped: Asked every tenth of a second. Once it says so, no more is looked at.
  ///   - report: Takes each fault.
  /// - Throws: `CatalogError.damaged` for unsound pages, whose rows can't be trusted; other `CatalogError`s
  ///   that are not about the content; what `report` throws.
  /// - Complexity: O(n log n) for n placements.
  package func check(
    isStopped: @escaping @Sendable () -> Bool, _ report: (CatalogFault) throws -> Void
  ) throws {
    // SQLite's own check of a large catalog is one statement of many seconds.
    let watch = DispatchSource.makeTimerSource()
    watch.schedule(deadline: .now(), repeating: .milliseconds(100))
    watch.setEventHandler { [queue] in if isStopped() { queue.interrupt() } }
    watch.resume()
    defer { watch.cancel() }
    var unreadable: Set<String> = []
    var isSound = true
    for rule in CatalogCheck.rules where !isStopped() {
      do {
        try queue.read { db in
          try rule(CatalogCheck(tx: CatalogTransaction(db: db, paths: paths)))({ fault in
            if fault.kind == .damage, !CatalogCheck.leavesRowsReadable(fault.detail) { isSound = false }
            try report(fault)
          })
        }
      } catch let error as DatabaseError {
        if isStopped(), error.resultCode == .SQLITE_INTERRUPT { return }
        // Every rule that reads a missing table fails in the same way.
        switch error.resultCode {
        case .SQLITE_ERROR:
          let message = error.message ?? "SQLite error \(error.extendedResultCode.rawValue)"
          if unreadable.insert(message).inserted { try report(CatalogFault(.damage, message)) }
        default:
          throw CatalogError(error, path: path)
        }
      } catch let error as RowError {
        // The rule for values has reported it already.
        if unreadable.insert(error.description).inserted { try report(CatalogFault(error)) }
      }
      if !isSound { throw CatalogError.damaged(path: path, finding: "its pages are not sound") }
    }
  }
}

/// Looks for what breaks the catalog's rules.
struct CatalogCheck {
  let tx: CatalogTransaction

  var db: Database { tx.db }

  fileprivate typealias Rule = (CatalogCheck) -> ((CatalogFault) throws -> Void) throws -> Void

  fileprivate static var rules: [Rule] {
    [
      checkIntegrity, checkSchema, checkValues, checkReferences, checkRanks, checkDoubles, checkBlocks,
      checkPortfolio, checkRevisions, checkOffers, checkJournal, checkMarks, checkNaturalKeys,
      checkWords,
    ]
  }
}

/// Something that breaks the catalog's rules.
package struct CatalogFault: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The SQLite file itself, or a row that a rule of the schema forbids.
    case damage
    /// A value that breaks its rule: it stops readers.
    case value
    /// A table or index is missing, or not as it was made.
    case schema
    /// A row refers to a row that doesn't exist.
    case reference
    /// Ranks, counts or revisions are wrong.
    case order
    case journal
    case mark
  }

  package var kind: Kind
  /// The gallery that has the fault, if one has.
  package var gallery: String?
  package var detail: String

  init(_ kind: Kind, gallery: String? = nil, _ detail: String) {
    self.kind = kind
    self.gallery = gallery
    self.detail = detail
  }

  init(_ error: RowError) {
    self.init(.value, error.description)
  }
}

/// Checks every value of every table by the readers' rules: what stops a reader is a fault.
extension CatalogCheck {
  func checkValues(_ report: (CatalogFault) throws -> Void) throws {
    for table in StoredTable.all + [.sequence] {
      let columns = table.columns
      // SQLite is faster; only what it can't tell is read.
      let conditions = columns.rules.map { $0.condition(in: table.name) }
      let others = conditions.indices.filter { conditions[$0] == nil }
      let areAllowed = conditions.compactMap { $0 }.joined(separator: " AND ")
      let rows = try db.rows(
        """
        SELECT \(columns.sql), CASE WHEN \(areAllowed) THEN 1 ELSE 0 END FROM \(table.name) NOT INDEXED
        \(others.isEmpty ? "WHERE NOT (\(areAllowed))" : "")
        """)
      while let row = try rows.next() {
        var values = StoredValues(row, columns)
        var isSound = true
        try values.check(row.integer(at: columns.count) == 1 ? others : nil) {
          isSound = false
          try report(CatalogFault($0))
        }
        // Its columns also have a rule together.
        guard isSound else { continue }
        do {
          switch table.name {
          case StoredTable.changePart.name: _ = try Part(&values)
          case StoredTable.changeValue.name: _ = try ValueEdit(&values)
          default: continue
          }
        } catch {
          try report(CatalogFault(error))
        }
      }
    }
  }
}

/// The index of words has each photo's words, and no others.
extension CatalogCheck {
  func checkWords(_ report: (CatalogFault) throws -> Void) throws {
    let photos = try db.rows("SELECT \(Photo.columns.sql) FROM photo ORDER BY id")
    // Both go upwards: each photo's words follow those of the photo before it.
    let words = try db.rows("SELECT photo, field, folded FROM word ORDER BY photo")
    var word = try words.next()
    while let row = try photos.next() {
      guard let id = row.integer(at: 0) else { continue }
      var values = StoredValues(row, Photo.columns)
      // Values that can't be read are faults by themselves, as are words of photos that don't exist.
      let photo = try? Photo(&values)
      var missing = photo.map { WordIndex.entries(of: $0.words) } ?? []
      var strangers = 0
      while let next = word, (next.integer(at: 0) ?? 0) <= id {
        if next.integer(at: 0) == id, missing.remove(WordIndex.Entry(next, from: 1)) == nil {
          strangers += 1
        }
        word = try words.next()
      }
      if photo != nil, !missing.isEmpty || strangers > 0 {
        try report(
          CatalogFault(
            .value,
            "the words by which photo \(id) is found are not its own: "
              + "\(missing.count) are missing, \(strangers) are others"))
      }
    }
  }
}

extension WordIndex.Entry {
  /// From two columns; no photo has the one that damaged columns give.
  fileprivate init(_ row: StoredRow, from column: Int) {
    let field = row.integer(at: column).flatMap { WordField(rawValue: Int($0)) }
    self.init(field: field ?? .any, folded: field == nil ? "" : row.text(at: column + 1) ?? "")
  }
}
