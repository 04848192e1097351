package import PholioLayout

/// What somebody has said of how a sheet is to look; nil for what they have not. A preset is one of these, and so are
/// the options of a command.
package struct SheetSettings: Hashable, Sendable {
  package enum PaperChoice: Hashable, Sendable {
    /// One image as tall as it must be.
    case endless
    case paper(Paper)
  }

  package enum Captions: Hashable, Sendable {
    case without
    case template(CaptionTemplate)
  }

  package enum Fill: Hashable, Sendable {
    case without
    case colour(Colour)
  }

  package enum Fit: String, Hashable, Sendable, CaseIterable {
    /// All of the picture within its box.
    case contain
    /// The box covered, and what stands out cut off.
    case cover
  }

  /// How galleries are shown on the portfolio's sheet.
  package enum Style: String, Hashable, Sendable, CaseIterable {
    /// By their covers.
    case tiles
    /// By their covers, with the next two photos peeping out behind.
    case stacks
  }

  package var paper: PaperChoice?
  package var landscape: Bool?
  package var dpi: Int?
  package var margin: Length?
  package var gap: Length?
  package var columns: Int?
  package var rows: Int?
  package var cell: CellSize?
  package var onePage: Bool?
  package var cap: DropCap?
  package var capPages: PagedGrid.CapPages?
  package var lastRow: PagedGrid.LastRow?
  package var fit: Fit?
  package var enlarge: Bool?
  package var rotateToFit: Bool?
  package var background: Colour?
  package var cellBackground: Fill?
  package var border: Length?
  package var borderColour: Colour?
  package var radius: Length?
  package var captions: Captions?
  package var lines: Int?
  package var title: CaptionTemplate?
  package var header: CaptionTemplate?
  package var footer: CaptionTemplate?
  package var font: String?
  package var quality: Int?
  package var style: Style?

  package init() {}

  /// Whether the page has a size in millimetres or inches.
  var isOnPaperInTheHand: Bool { if case .paper(let paper)? = paper { paper.isPhysical } else { false } }

  /// These settings, and where they say nothing, those of `preset`.
  ///
  /// Columns, rows and cell belong together: on paper one of them decides about the others, so that naming one
  /// replaces what a preset says of all three.
  package func over(_ preset: SheetSettings) -> SheetSettings {
    var both = preset
    func take<Value>(_ key: WritableKeyPath<SheetSettings, Value?>) {
      if let value = self[keyPath: key] { both[keyPath: key] = value }
    }
    take(\.paper)
    let isOnPaper = (both.paper ?? .endless) != .endless
    let choosesPaper = isOnPaper && (preset.paper ?? .endless) == .endless
    if choosesPaper { both.cell = nil }
    if isOnPaper, columns != nil || rows != nil || cell != nil {
      (both.columns, both.rows, both.cell) = (nil, nil, nil)
    }
    // As many cells as before, on the same paper turned.
    if landscape == true, preset.landscape != true, columns == nil, rows == nil, cell == nil, both.cell == nil
    {
      (both.columns, both.rows) = (both.rows, both.columns)
    }
    take(\.landscape)
    take(\.dpi)
    take(\.margin)
    take(\.gap)
    take(\.columns)
    take(\.rows)
    take(\.cell)
    take(\.onePage)
    take(\.cap)
    take(\.capPages)
    take(\.lastRow)
    take(\.fit)
    take(\.enlarge)
    take(\.rotateToFit)
    take(\.background)
    take(\.cellBackground)
    take(\.border)
    take(\.borderColour)
    take(\.radius)
    take(\.captions)
    take(\.lines)
    take(\.title)
    take(\.header)
    take(\.footer)
    take(\.font)
    take(\.quality)
    take(\.style)
    return both
  }
}
