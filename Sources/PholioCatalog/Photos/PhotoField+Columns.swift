import PholioFacts

/// Fields as columns of the catalog.
extension PhotoField {
  /// Its columns' names, before those of a source are told apart.
  var columns: [String] {
    if case .position = value { ["latitude", "longitude", "altitude"] } else { [name] }
  }

  /// What its columns may have.
  ///
  /// - Parameter columns: Their names, as `columns` has them or with a source before each.
  func rules(of columns: [String]) -> [ColumnRule] {
    let name = columns[0]
    switch value {
    case .text: return [.text(name).optional]
    case .texts: return [.text(name).optional.noted("one a line")]
    case .number(_, _, let range): return [.real(name, in: range).optional]
    case .whole(_, _, let range): return [.integer(name, in: range).optional]
    case .stars: return [.integer(name, in: -1...5).optional.noted("-1: rejected")]
    case .position:
      let ranges: [ClosedRange<Double>] = [-90...90, -180...180, -1e10...1e10]
      return zip(columns, ranges).map { .real($0, in: $1).optional }
    }
  }

  /// Reads its columns.
  func take(
    _ whole: inout Whole, _ columns: [String], _ values: inout StoredValues
  ) throws(RowError) {
    let name = columns[0]
    // Most photos lack most words.
    if columns.count == 1, values.isNull(name) { return }
    switch value {
    case .text(_, let set, _): if let text = try values.optionalText(name) { set(&whole, text) }
    case .texts(_, let set):
      if let lines = try values.optionalText(name) { set(&whole, KeywordLines.split(lines)) }
    case .number(_, let set, _): if let number = try values.optionalReal(name) { set(&whole, number) }
    case .whole(_, let set, _): if let number = try values.optionalInt(name) { set(&whole, number) }
    case .stars(_, let set): if let stars = try values.rating(name) { set(&whole, stars) }
    case .position(_, let set):
      let latitude = try values.optionalReal(name)
      let (longitude, altitude) = (
        try values.optionalReal(columns[1]), try values.optionalReal(columns[2])
      )
      if let latitude, let longitude {
        set(&whole, GeoPosition(latitude: latitude, longitude: longitude, altitude: altitude))
      }
    }
  }

  /// Sets its columns.
  func put(_ whole: Whole, _ columns: [String], _ values: inout some ColumnValues) {
    var whole = whole
    limit(&whole)
    let name = columns[0]
    switch value {
    case .text(let get, _, _): values.set(name, get(whole))
    case .texts(let get, _):
      values.set(name, get(whole).isEmpty ? nil : KeywordLines.join(get(whole)))
    case .number(let get, _, _): values.set(name, get(whole))
    case .whole(let get, _, _): values.set(name, get(whole))
    case .stars(let get, _): values.set(name, get(whole)?.stored)
    case .position(let get, _):
      let position = get(whole)
      values.set(name, position?.latitude)
      values.set(columns[1], position?.longitude)
      values.set(columns[2], position?.altitude)
    }
  }
}

extension PhotoFacts {
  /// Its fields with their columns, for all rows.
  static let stored = fields.map { (field: $0, columns: $0.columns) }
}
