import GRDB

/// An alarm of an order that a person was told: of which rule, and about which photos.
package struct ReportedFinding: Hashable, Sendable {
  /// The rule's name.
  package var rule: String
  /// 0: the gallery itself.
  package var photo: ListItem
  /// 0: about no other photo.
  package var other: ListItem

  package init(rule: String, photo: ListItem, other: ListItem) {
    (self.rule, self.photo, self.other) = (rule, photo, other)
  }
}

extension GalleryStore {
  /// What was told of a gallery last.
  package func toldAlarms(of gallery: GalleryID) throws -> Set<ReportedFinding> {
    let columns = StoredTable.toldAlarm.columns
    return Set(
      try db.all(columns, "SELECT \(columns.sql) FROM told_alarm WHERE gallery = ?", [gallery]) { values in
        let (rule, photo) = (try values.text("rule"), try values.integer("photo"))
        return ReportedFinding(rule: rule, photo: photo, other: try values.integer("other"))
      })
  }

  /// Keeps what has been told of a gallery now, and forgets what those rules told before.
  package func setTold(_ alarms: Set<ReportedFinding>, by rules: [String], of gallery: GalleryID) throws {
    for rule in rules {
      try db.execute(
        sql: "DELETE FROM told_alarm WHERE gallery = ? AND rule = ?", arguments: [gallery, rule])
    }
    let statement = try db.cachedStatement(
      sql: "INSERT INTO told_alarm(gallery, rule, photo, other) VALUES (?, ?, ?, ?)")
    for alarm in alarms {
      try statement.execute(arguments: [gallery, alarm.rule, alarm.photo, alarm.other])
    }
  }
}
