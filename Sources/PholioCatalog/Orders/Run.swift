import Foundation

/// Items that stood together in a list, and their neighbours, for undoing a change: ids only, never ranks.
struct Run: Codable, Hashable, Sendable {
  /// The item before the first; nil: the list's start.
  var after: ListItem?
  /// The item behind the last; nil: the list's end.
  var before: ListItem?
  var items: [ListItem]
  /// Those of the items that a person had placed.
  var byHand: [ListItem]

  /// Whether it was all of a list.
  var isWhole: Bool { after == nil && before == nil }

  enum CodingKeys: String, CodingKey {
    case after, before, items
    case byHand = "by_hand"
  }

  /// Runs as the journal keeps them: a JSON array. Put together by hand, since a run may have a million items.
  static func text(_ runs: [Run]) -> String {
    var text = "["
    for (index, run) in runs.enumerated() {
      text += index == 0 ? "{" : ",{"
      text +=
        "\"after\":\(run.after.map(String.init) ?? "null"),\"before\":\(run.before.map(String.init) ?? "null")"
      text += ",\"items\":"
      append(run.items, to: &text)
      text += ",\"by_hand\":"
      append(run.byHand, to: &text)
      text += "}"
    }
    return text + "]"
  }

  private static func append(_ items: [ListItem], to text: inout String) {
    text += "["
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      text += String(item)
    }
    text += "]"
  }
}

/// What one step of a change did to one list.
struct Part {
  var list: OrderedList
  var was: [Run]
  var became: [Run]

  /// Whether the items stand where they stood.
  var leftOrderAsItWas: Bool {
    func places(_ runs: [Run]) -> [[ListItem?]] { runs.map { [$0.after, $0.before] + $0.items } }
    return places(was) == places(became)
  }

  /// Whether it moved items that stayed in the list.
  var movesItemsThatStay: Bool {
    !Set(was.flatMap(\.items)).isDisjoint(with: became.flatMap(\.items))
  }
}

extension Part {
  static let columns = StoredTable.changePart.columns("gallery", "was", "became")

  init(_ values: inout StoredValues) throws(RowError) {
    list = OrderedList(try values.optionalGallery())
    was = try values.json("was")
    became = try values.json("became")
  }
}
