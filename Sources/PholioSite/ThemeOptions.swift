/// What a theme sets for the layout of its pages; what is typed comes before it. In CSS pixels.
package struct ThemeOptions: Sendable, Equatable {
  /// The cells' width and height on a grid.
  package private(set) var cell: Int?
  /// Between cells.
  package private(set) var gap: Int?
  /// The height of rows.
  package private(set) var row: Int?
  /// Rows instead of a grid where a gallery has no wish of its own.
  package private(set) var isInRows: Bool?

  init() {}

  /// - Throws: `ThemeError.wrong`.
  init(_ keys: [String: Any], _ reader: ThemeDescription.Reader) throws {
    for (key, value) in keys.sorted(by: { $0.key < $1.key }) {
      let path = ["options", key]
      switch key {
      case "cell": cell = try reader.number(value, path, 40...2000)
      case "gap": gap = try reader.number(value, path, 0...200)
      case "row": row = try reader.number(value, path, 40...2000)
      case "layout":
        let layouts = ["grid": false, "rows": true]
        guard let layout = layouts[try reader.text(value, path)] else {
          throw reader.wrong(path, needed: "\"grid\" or \"rows\"")
        }
        isInRows = layout
      default: throw reader.unknown(path, known: ["cell", "gap", "row", "layout"])
      }
    }
  }
}
