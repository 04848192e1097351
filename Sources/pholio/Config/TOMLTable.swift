/// What stands behind a name in a TOML text.
enum TOMLValue {
  case text(String)
  case flag(Bool)
  case list([TOMLValue])
  case table([String: TOMLValue])
  /// A date or a time, which no option takes.
  case other(String)
}

/// A table while its text is read: what may still be added to it depends on how it began.
final class TOMLTable {
  enum Origin: Equatable {
    /// `[a.b]` makes a table `a`, which may get a header of its own.
    case implied
    /// It has a header, or is in braces.
    case header
    /// `a.b = 1` makes a table `a`. In this section only, other such names may add to it.
    case keys(section: Int)
  }

  private enum Entry {
    case value(TOMLValue)
    case table(TOMLTable)
    /// `[[a]]`: a header adds to the last one.
    case tables([TOMLTable])
  }

  private var origin: Origin
  private var entries: [String: Entry] = [:]

  init(_ origin: Origin) { self.origin = origin }

  var values: [String: TOMLValue] {
    entries.mapValues { entry in
      switch entry {
      case .value(let value): value
      case .table(let table): .table(table.values)
      case .tables(let tables): .list(tables.map { .table($0.values) })
      }
    }
  }

  /// The table that a header at this path begins. Nil if it is there already, or is no table.
  ///
  /// - Parameter isList: Whether it is one more of several, as `[[a]]`.
  func opened(_ path: [String], isList: Bool) -> TOMLTable? {
    guard let name = path.last else { return nil }
    var table = self
    for word in path.dropLast() {
      switch table.entries[word] {
      case nil: table = table.new(word, .implied)
      case .table(let next): table = next
      case .tables(let tables): table = tables.last ?? table
      case .value: return nil
      }
    }
    let known = table.entries[name]
    if isList {
      var tables: [TOMLTable] = []
      if case .tables(let earlier) = known { tables = earlier } else if known != nil { return nil }
      let new = TOMLTable(.header)
      table.entries[name] = .tables(tables + [new])
      return new
    }
    guard let known else { return table.new(name, .header) }
    guard case .table(let implied) = known, implied.origin == .implied else { return nil }
    implied.origin = .header
    return implied
  }

  /// Puts a value at a path of names. False if it is there already, or the path leads through something else.
  func set(_ path: ArraySlice<String>, _ value: TOMLValue, _ section: Int) -> Bool {
    guard let name = path.last else { return false }
    var table = self
    for word in path.dropLast() {
      switch table.entries[word] {
      case nil: table = table.new(word, .keys(section: section))
      case .table(let next) where next.origin == .keys(section: section): table = next
      default: return false
      }
    }
    guard table.entries[name] == nil else { return false }
    table.entries[name] = .value(value)
    return true
  }

  private func new(_ name: String, _ origin: Origin) -> TOMLTable {
    let table = TOMLTable(origin)
    entries[name] = .table(table)
    return table
  }
}
