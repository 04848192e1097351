package import PholioCatalog

/// Something that may be wrong with an order: one rule of `pholio alarms`. A new one is a file, and a line in
/// `OrderRules`.
package protocol OrderRule: Sendable {
  /// As it is typed: "near-duplicates".
  static var name: String { get }
  /// What it looks for, for the list of rules.
  static var title: String { get }

  init(_ options: OrderCheckOptions)

  /// What it finds, by position.
  func findings(in order: CheckedOrder) -> [OrderFinding]
}

/// What a rule has found in a gallery.
package struct OrderFinding: Hashable, Sendable {
  /// The rule's name.
  package let rule: String
  /// The gallery's name.
  package let gallery: String
  /// Those of the photos it is about, from 1, in order; none: it is about the gallery.
  package let positions: [Int]
  package let photos: [ListItem]
  /// The photos' file names as `show` prints them.
  package let names: [String]
  package let why: String
  /// By what it is known again, wherever the photos lie by then.
  package let key: ReportedFinding

  /// - Parameters:
  ///   - cells: The photos' indexes in the order, ascending.
  ///   - key: Which of the photos it is known by; nil: the first two.
  init<Rule: OrderRule>(
    of rule: Rule, in order: CheckedOrder, at cells: [Int], key: (photo: Int, other: Int?)? = nil,
    _ why: String
  ) {
    self.rule = Rule.name
    gallery = order.name
    positions = cells.map { $0 + 1 }
    photos = cells.map { order.photos[$0].id }
    names = cells.map { order.photos[$0].name }
    self.why = why
    let known = key ?? (photo: cells[0], other: cells.count > 1 ? cells[1] : nil)
    self.key = ReportedFinding(
      rule: Rule.name, photo: order.photos[known.photo].id,
      other: known.other.map { order.photos[$0].id } ?? 0)
  }

  /// Positions, names and why, as one line without the gallery.
  package var detail: String {
    "\(positions.map(String.init).joined(separator: ", ")): \(names.joined(separator: ", ")): \(why)"
  }
}

extension OrderFinding: Encodable {
  private enum CodingKeys: String, CodingKey {
    case rule, gallery, positions, names, why
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rule, forKey: .rule)
    try container.encode(gallery, forKey: .gallery)
    try container.encode(positions, forKey: .positions)
    try container.encode(names, forKey: .names)
    try container.encode(why, forKey: .why)
  }
}
