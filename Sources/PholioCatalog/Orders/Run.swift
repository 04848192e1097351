import Foundation

/// Adjacent items of a list, and their neighbours, for undo: only ids, no ranks.
struct Run: Codable, Hashable, Sendable {
  /// The item before the first; nil: the list's start.
  var after: ListItem?
  /// The item behind the last; nil: the list's end.
  var before: ListItem?
  var items: [ListItem]
  /// Those of the items that were placed by hand.
  var byHand: [ListItem]
  /// Those of the items that no import had offered to the list before, and that were not in it: undo takes
  /// that back, too. Only of where items went.
  var offered: [ListItem]?
  /// Whether the items are those of the change's other side, in an order that is not kept. A whole list is
  /// kept once, on the side that the next step needs; that step keeps the order it finds.
  var isSame: Bool?

  /// Whether it is the whole list.
  var isWhole: Bool { after == nil && before == nil }

  enum CodingKeys: String, CodingKey {
    case after, before, items, offered
    case byHand = "by_hand"
    case isSame = "same"
  }

  /// Runs as the journal's JSON array. Written by hand, since a run may have a million items.
  static func text(_ runs: [Run]) -> String {
    var text = "["
    for (index, run) in runs.enumerated() {
      text += index == 0 ? "{" : ",{"
      text += "\"after\":\(run.after.map(String.init) ?? "null")"
      text += ",\"before\":\(run.before.map(String.init) ?? "null")"
      text += ",\"items\":"
      append(run.isSame == true ? [] : run.items, to: &text)
      text += ",\"by_hand\":"
      append(run.isSame == true ? [] : run.byHand, to: &text)
      if let offered = run.offered {
        text += ",\"offered\":"
        append(offered, to: &text)
      }
      text += run.isSame == true ? ",\"same\":true}" : "}"
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

/// What one step of a change did to one list. One without items did nothing to its order: the change said
/// something of photos, or deleted an empty gallery, and the list's history has it.
struct Part: Hashable {
  var list: OrderedList
  var before: [Run]
  var after: [Run]

  /// Whether it changes an order. Of one that gave a whole list a new order all items may have left since.
  fileprivate var isOfOrder: Bool { (before + after).contains { !$0.items.isEmpty || $0.isSame == true } }

  /// Whether all items are where they were.
  var leftOrderAsItWas: Bool {
    func orders(_ runs: [Run]) -> [[ListItem?]] { runs.map { [$0.after, $0.before] + $0.items } }
    return orders(before) == orders(after)
  }

  /// Whether it moved items that stayed in the list.
  var movesItemsThatStay: Bool {
    !Set(before.flatMap(\.items)).isDisjoint(with: after.flatMap(\.items))
  }
}

extension Part {
  /// Notes which of the items that came in were new to the list.
  mutating func note(offered: PhotoSet) {
    guard !offered.isEmpty else { return }
    for index in after.indices {
      let new = after[index].items.filter(offered.contains)
      if !new.isEmpty { after[index].offered = new }
    }
  }
}

extension [Part] {
  /// The lists whose orders they change, each once.
  var reorderedLists: Set<OrderedList> { Set(filter(\.isOfOrder).map(\.list)) }
}

extension Part {
  static let columns = StoredTable.changePart.columns("gallery", "was", "became")

  init(_ values: inout StoredValues) throws(RowError) {
    list = OrderedList(try values.optionalGallery())
    before = try values.json("was")
    after = try values.json("became")
    let items = (before + after).filter { $0.isSame != true }.flatMap(\.items)
    for index in before.indices where before[index].isSame == true { before[index].items = items }
    for index in after.indices where after[index].isSame == true { after[index].items = items }
    // Each item is put into a list once.
    for (name, runs) in [("was", before), ("became", after)] {
      let items = runs.flatMap(\.items)
      if PhotoSet(items).count != items.count {
        throw values.error(name, found: "a list with an item in it twice")
      }
    }
  }

  /// Whether it only gave a whole list a new order.
  private var isReordering: Bool {
    guard before.count == 1, after.count == 1, before[0].isWhole, after[0].isWhole,
      before[0].items.count == after[0].items.count
    else { return false }
    return PhotoSet(before[0].items) == PhotoSet(after[0].items)
  }

  /// As the journal keeps it once done: what undo needs.
  var done: Part { keeping(\.before, notKeeping: \.after) }

  /// As the journal keeps it once undone: what redo needs.
  var undone: Part { keeping(\.after, notKeeping: \.before) }

  private func keeping(
    _ kept: WritableKeyPath<Part, [Run]>, notKeeping other: WritableKeyPath<Part, [Run]>
  ) -> Part {
    guard isReordering else { return self }
    var part = self
    part[keyPath: kept][0].isSame = nil
    part[keyPath: other][0].isSame = true
    return part
  }

  /// With the list's present order, where that was not kept. Items that have left the list since leave the
  /// change, too: one that only gave an order puts nothing in.
  func takingDown(
    _ now: @autoclosure () throws -> Run, as side: WritableKeyPath<Part, [Run]>
  ) rethrows -> Part {
    guard isReordering, self[keyPath: side][0].isSame == true else { return self }
    let (now, items) = (try now(), PhotoSet(self[keyPath: side][0].items))
    var part = self
    part[keyPath: side] = [
      Run(
        after: nil, before: nil, items: now.items.filter(items.contains),
        byHand: now.byHand.filter(items.contains))
    ]
    let there = PhotoSet(part[keyPath: side][0].items)
    for side in [\Part.before, \Part.after] {
      part[keyPath: side][0].items.removeAll { !there.contains($0) }
      part[keyPath: side][0].byHand.removeAll { !there.contains($0) }
    }
    return part
  }
}
