import Foundation
import GRDB
package import PholioDisk
package import PholioFacts

/// What a photo's sources state, and what counts of it.
///
/// Each fact is the file's, or else the sidecar's, or else Takeout's. Of dates the one that tells most
/// counts; of equals, the one of the first of these sources. What counts has columns of its own, which
/// questions and sorting go by. What the file states is kept besides only where it is not the same.
struct KnownFacts {
  var file: StatedFacts
  var sidecar: StatedFacts?
  var takeout: StatedFacts?
  /// Its time where no source states one: by the file's name, or its own.
  var otherwise: CaptureTime

  var facts: PhotoFacts {
    var facts = file.facts
    for other in [sidecar, takeout] { if let other { facts.fill(from: other.facts) } }
    return facts
  }

  var date: StatedDate? { StatedDate.best(of: [file.date, sidecar?.date, takeout?.date].compactMap(\.self)) }

  var taken: CaptureTime {
    guard let date, !(date.isWeakerThanName && otherwise.source == .filename) else { return otherwise }
    return date.time
  }

  /// What the columns of facts and time say, if the file alone had stated it.
  private var asColumnsSay: StatedFacts {
    StatedFacts(facts: facts, date: taken.source.isOfFile ? nil : StatedDate(.taken, taken))
  }

  func forEachValue(_ values: inout some ColumnValues) {
    let (facts, taken) = (facts, taken)
    for (field, columns) in PhotoFacts.stored { field.put(facts, columns, &values) }
    values.set("taken_local", taken.local)
    values.set("taken_fraction", taken.fraction)
    values.set("taken_offset", taken.offsetMinutes)
    values.set("taken_source", taken.source.rawValue)
    values.set("file_stated", file == asColumnsSay ? nil : Self.text(file))
    values.set("sidecar_stated", sidecar.flatMap(Self.text))
    values.set("takeout_stated", takeout.flatMap(Self.text))
  }

  private static func text(_ stated: StatedFacts) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(stated)).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension PhotoStore {
  func knownFacts(of photo: PhotoID) throws -> KnownFacts {
    let columns = Photo.columns
    let known = try db.first(columns, "SELECT \(columns.sql) FROM photo WHERE id = ?", [photo]) {
      try KnownFacts(&$0)
    }
    guard let known else { throw RowError(missing: photo.rawValue, in: .photo) }
    return known
  }

  /// Sets what a source states; nil: it is there no more.
  ///
  /// A file that has lost its date, but for when it was changed, keeps the one that it had: a program that
  /// takes it out has corrected nothing.
  package func setStated(_ stated: StatedFacts?, by source: WordSource, of photo: PhotoID) throws {
    var known = try knownFacts(of: photo)
    switch source {
    case .file:
      let before = known.file.date
      known.file = stated ?? StatedFacts()
      if let before, known.file.date.map({ $0.event == .modified && before.event < .modified }) ?? true {
        known.file.date = before
      }
    case .sidecar, .takeout:
      let (place, name) =
        source == .sidecar
        ? (\KnownFacts.sidecar, CaptureTime.Source.sidecar) : (\.takeout, .takeout)
      let stated = stated.flatMap { $0.isEmpty ? nil : $0 }
      if known[keyPath: place] == nil, stated == nil { return }
      known[keyPath: place] = stated.map {
        StatedFacts(facts: $0.facts, date: $0.date.map { $0.from(name) })
      }
      // The time that is there may be the former one's.
      if known.date == nil, !known.otherwise.source.isOfFile {
        known.otherwise = try timeOfFile(of: photo) ?? known.otherwise
      }
    }
    try assign(to: photo) { known.forEachValue(&$0) }
  }

  /// The time by the name of a photo's first file in byte order of paths, or that file's own; nil without
  /// files.
  private func timeOfFile(of photo: PhotoID) throws -> CaptureTime? {
    try tx.files.asSeen(of: photo).first.map { CaptureTime(of: $0.location, $0.stamp) }
  }

  /// Sets a photo's time where no source states one.
  package func setOtherwise(_ taken: CaptureTime, of photo: PhotoID) throws {
    var known = try knownFacts(of: photo)
    known.otherwise = taken
    try assign(to: photo) { known.forEachValue(&$0) }
  }
}

extension KnownFacts {
  fileprivate init(_ values: inout StoredValues) throws(RowError) {
    let taken = try values.taken()
    var facts = PhotoFacts()
    for (field, columns) in PhotoFacts.stored { try field.take(&facts, columns, &values) }
    let isOwn = !taken.source.isOfFile && taken.source != .sidecar && taken.source != .takeout
    file =
      try values.stated("file_stated")
      ?? StatedFacts(facts: facts, date: isOwn ? StatedDate(.taken, taken) : nil)
    sidecar = try values.stated("sidecar_stated")
    takeout = try values.stated("takeout_stated")
    otherwise = taken
  }
}

extension StoredValues {
  fileprivate mutating func stated(_ column: String) throws(RowError) -> StatedFacts? {
    guard let text = try optionalText(column) else { return nil }
    guard let stated = try? JSONDecoder().decode(StatedFacts.self, from: Data(text.utf8)) else {
      throw error(column, found: "no statement")
    }
    return stated
  }
}

extension CaptureTime {
  /// The time in a file's name, or else the file's own time.
  package init(of location: FileLocation, _ stamp: FileStamp) {
    self =
      CaptureTime(fileName: location.name.bytes)
      ?? CaptureTime(modified: Int64(stamp.modified).dividedRoundingDown(by: 1_000_000_000))
  }
}
