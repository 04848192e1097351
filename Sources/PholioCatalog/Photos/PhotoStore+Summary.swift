import GRDB
package import PholioDisk
package import PholioFacts

/// What the catalog knows of all photos together.
package struct LibrarySummary: Hashable, Sendable {
  package var photoCount = 0
  /// Of files that the last imports found: those of photos, and their companions.
  package var fileCount = 0
  /// Of these files.
  package var byteCount = 0
  package var thumbnailByteCount = 0
  /// Photos of which the last imports found no file.
  package var missingCount = 0
  /// Photos whose time is their file's own.
  package var undatedCount = 0
  /// How many photos were taken in each year, without those without a date.
  package var years: [Int: Int] = [:]
  /// How many photos each camera took; the empty text: not known.
  package var cameras: [String: Int] = [:]
  package var lenses: [String: Int] = [:]
  /// How many files have each ending, in lower case.
  package var endings: [String: Int] = [:]
  /// How many photos have 0 to 5 stars; nil: nobody gave any.
  package var stars: [Int?: Int] = [:]
}

extension PhotoStore {
  /// - Complexity: O(n), a second or two for a million photos.
  package func summary() throws -> LibrarySummary {
    var summary = LibrarySummary()
    let sums = try db.rows(
      """
      SELECT count(*), CAST(total(thumbnail_bytes) AS INTEGER), coalesce(sum(taken_source = 'mtime'), 0),
        coalesce(sum(NOT EXISTS (SELECT 1 FROM file WHERE file.photo = photo.id AND gone = 0)), 0)
      FROM photo
      """)
    if let row = try sums.next() {
      summary.photoCount = Int(row.integer(at: 0) ?? 0)
      summary.thumbnailByteCount = Int(row.integer(at: 1) ?? 0)
      summary.undatedCount = Int(row.integer(at: 2) ?? 0)
      summary.missingCount = Int(row.integer(at: 3) ?? 0)
    }
    let years = try db.rows(
      """
      SELECT CAST(strftime('%Y', taken_local, 'unixepoch') AS INTEGER), count(*) FROM photo
      WHERE taken_source <> 'mtime' GROUP BY 1
      """)
    while let row = try years.next() {
      if let year = row.integer(at: 0) { summary.years[Int(year)] = Int(row.integer(at: 1) ?? 0) }
    }
    let cameras = try db.rows("SELECT make, model, count(*) FROM photo GROUP BY make, model")
    while let row = try cameras.next() {
      var facts = PhotoFacts()
      (facts.make, facts.model) = (row.text(at: 0), row.text(at: 1))
      summary.cameras[facts.cameraText ?? "", default: 0] += Int(row.integer(at: 2) ?? 0)
    }
    let lenses = try db.rows("SELECT lens, count(*) FROM photo GROUP BY lens")
    while let row = try lenses.next() {
      summary.lenses[row.text(at: 0) ?? "", default: 0] += Int(row.integer(at: 1) ?? 0)
    }
    let stars = try db.rows(
      "SELECT coalesce(own_rating, sidecar_rating, file_rating), count(*) FROM photo GROUP BY 1")
    while let row = try stars.next() {
      let stars = row.integer(at: 0).flatMap { $0 < 0 ? nil : Int($0) }
      summary.stars[stars, default: 0] += Int(row.integer(at: 1) ?? 0)
    }
    let files = try db.rows(
      "SELECT name, bytes FROM file WHERE gone = 0 UNION ALL SELECT name, bytes FROM companion")
    while let row = try files.next() {
      summary.fileCount += 1
      // A damaged catalog may have more bytes than there are numbers.
      let (sum, isTooLarge) = summary.byteCount.addingReportingOverflow(Int(row.integer(at: 1) ?? 0))
      summary.byteCount = isTooLarge ? .max : sum
      let ending = row.withBytes(at: 0) { name -> String in
        guard let point = name.lastIndex(of: UInt8(ascii: ".")), point > 0 else { return "" }
        return String(decoding: name[(point + 1)...], as: UTF8.self).lowercased()
      }
      summary.endings[ending, default: 0] += 1
    }
    return summary
  }
}
