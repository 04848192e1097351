internal import CPangoCairo
import PholioFacts

/// Sets and draws words: any script, in either direction, with fallback fonts and colour emoji.
///
/// On one machine, the same text in the same style gives the same pixels, whatever its screen, locale and
/// settings. A renderer is for one thread; make one for each.
package final class TextRenderer {
  private let typesetter: PangoTypesetter
  private let family: String
  /// By pixel size; Pango needs some time to find them.
  private var lineBoxes: [Double: LineBox] = [:]
  private var letters: [Double: Range<Int>] = [:]
  /// Of all texts that were set.
  package private(set) var missing = MissingLetters()

  /// - Parameter family: The font family, or several with commas between, the first choice first; nil: the
  ///   machine's sans serif.
  /// - Throws: `TextError.cannotLoad`, `.noFonts` or `.unknownFamily`.
  package init(family: String? = nil) throws(TextError) {
    try TextError.requireLibraries()
    guard let typesetter = PangoTypesetter() else { throw .noFonts }
    let present = Set(typesetter.families().map { $0.lowercased() })
    // Without any font Pango still lists these, and then draws boxes.
    guard !present.isSubset(of: Self.genericFamilies) else { throw .noFonts }
    if let family {
      let wanted = family.split(separator: ",").map { SingleLine.text($0.lowercased()) }
      guard wanted.contains(where: { present.contains($0) || Self.genericFamilies.contains($0) }) else {
        throw .unknownFamily(SingleLine.text(family))
      }
    }
    self.typesetter = typesetter
    self.family = family.map(SingleLine.text) ?? "sans"
  }

  private static let genericFamilies: Set<String> = [
    "sans", "sans-serif", "serif", "monospace", "mono", "system-ui", "cursive", "fantasy", "emoji",
  ]

  /// The height of a line in pixels: the same for every text of this size, bold or not, in every script.
  package func lineHeight(pixelSize: Double) -> Int {
    lineBox(TextStyle(pixelSize: pixelSize)).height
  }

  /// Where the family's letters stand in a line, in pixels from the line's top: from the top of an "H" to the
  /// bottom of a "g". A line is a little higher, so that marks have room.
  package func letters(pixelSize: Double) -> Range<Int> {
    if let known = letters[pixelSize] { return known }
    let style = TextStyle(pixelSize: pixelSize)
    let box = lineBox(style)
    let ink = set("Hg", style, nil).lines.first?.ink
    let top = box.baseline + Int((ink?.top ?? -0.7 * pixelSize).rounded(.down))
    let bottom = box.baseline + Int((ink?.bottom ?? 0.2 * pixelSize).rounded(.up))
    letters[pixelSize] = top..<max(top + 1, bottom)
    return top..<max(top + 1, bottom)
  }

  /// The size of a text.
  /// - Parameter maxWidth: The available width, in pixels; nil: any.
  package func measure(_ text: String, style: TextStyle, maxWidth: Int?) -> TextExtent {
    let (lines, isShortened) = set(text, style, maxWidth)
    return TextExtent(
      width: lines.map { Int($0.width.rounded(.up)) }.max() ?? 0,
      height: lines.count * lineBox(style).height, lines: lines.count, isShortened: isShortened)
  }

  /// Draws a text into a box of `maxWidth` pixels, aligned; nil: a box as wide as it needs.
  /// - Returns: Nil if there is nothing to draw.
  /// - Throws: `TextError.cannotDraw`.
  package func render(
    _ text: String, style: TextStyle, maxWidth: Int?, colour: Colour = .black
  ) throws(TextError) -> TextBitmap? {
    let placed = place(text, style, maxWidth)
    guard !placed.isEmpty else { return nil }
    // One pixel around the ink for what smoothing adds.
    let left = Int(placed.map { ($0.x + $0.line.ink.left).rounded(.down) }.min() ?? 0) - 1
    let right = Int(placed.map { ($0.x + $0.line.ink.right).rounded(.up) }.max() ?? 0) + 1
    let top = Int(placed.map { ($0.y + $0.line.ink.top).rounded(.down) }.min() ?? 0) - 1
    let bottom = Int(placed.map { ($0.y + $0.line.ink.bottom).rounded(.up) }.max() ?? 0) + 1
    let (width, height) = (right - left, bottom - top)
    let shifted = placed.map { (line: $0.line, x: $0.x - Double(left), y: $0.y - Double(top)) }
    guard let rgba = typesetter.draw(shifted, colour: colour, width: width, height: height) else {
      throw .cannotDraw(width: width, height: height)
    }
    return TextBitmap(x: left, y: top, width: width, height: height, rgba: rgba)
  }

  /// Sets the same lines with Cairo, as text: on a canvas of the caller's, with the box's top left corner at
  /// a point of it. Gives the pictures of coloured letters, which are to be drawn over it.
  func setText(
    _ text: String, style: TextStyle, maxWidth: Int?, colour: Colour, unseen: OpaquePointer?,
    on canvas: OpaquePointer, left: Double, top: Double
  ) -> [PangoTypesetter.ColouredLetter] {
    let shifted = place(text, style, maxWidth).map { (line: $0.line, x: left + $0.x, y: top + $0.y) }
    return typesetter.setText(shifted, style: style, colour: colour, unseen: unseen, on: canvas)
  }

  /// The lines of a text, each with the start of its baseline in the box of `maxWidth` pixels.
  private func place(
    _ text: String, _ style: TextStyle, _ maxWidth: Int?
  ) -> [(line: PangoTypesetter.Line, x: Double, y: Double)] {
    let lines = set(text, style, maxWidth).lines
    let box = lineBox(style)
    let boxWidth = Double(maxWidth ?? lines.map { Int($0.width.rounded(.up)) }.max() ?? 0)
    // Whole pixels, so that a letter looks the same wherever its text begins.
    return lines.enumerated().map { index, line in
      let x = start(of: line, in: boxWidth, style.alignment)
      return (line: line, x: x, y: Double(box.baseline + index * box.height))
    }
  }

  private func set(
    _ text: String, _ style: TextStyle, _ maxWidth: Int?
  ) -> (lines: [PangoTypesetter.Line], isShortened: Bool) {
    let given = text
    let text = SingleLine.text(given)
    guard !text.isEmpty else { return ([], false) }
    if let scalar = given.unicodeScalars.first(where: \.isNoncharacter) {
      missing.addReplaced(scalar, shown: text)
    }
    let isShortened = typesetter.set(
      text, family: family, style: style, width: maxWidth.map { max($0, 1) })
    let lines = typesetter.lines()
    let letters = lines.flatMap(\.missing)
    if !letters.isEmpty { missing.add(Set(letters), of: text) }
    return (lines, isShortened)
  }

  private func start(
    of line: PangoTypesetter.Line, in width: Double, _ alignment: TextStyle.Alignment
  ) -> Double {
    switch alignment {
    case .left: 0
    case .centre: ((width - line.width) / 2).rounded()
    case .right: (width - line.width).rounded()
    }
  }

  /// Lines are as high as the family's letters, and at least 1.35 em. That is room for the marks and larger
  /// letters of most fallback fonts.
  private func lineBox(_ style: TextStyle) -> LineBox {
    if let known = lineBoxes[style.pixelSize] { return known }
    let (ascent, descent) = typesetter.metrics(family: family, pixelSize: style.pixelSize)
    let height = max(ascent + descent, 1.35 * style.pixelSize).rounded(.up)
    let box = LineBox(
      height: Int(height), baseline: Int((ascent + (height - ascent - descent) / 2).rounded()))
    lineBoxes[style.pixelSize] = box
    return box
  }

  /// In pixels, the baseline from the line's top.
  private struct LineBox {
    let height: Int
    let baseline: Int
  }
}

/// Why words can't be drawn.
package enum TextError: Error, Hashable, CustomStringConvertible {
  /// Pango or Cairo can't be loaded, in the words of the system's loader.
  case cannotLoad(String)
  /// The machine has no font at all.
  case noFonts
  /// None of the machine's fonts has this family name.
  case unknownFamily(String)
  /// No memory for a picture of so many pixels, or it is too large.
  case cannotDraw(width: Int, height: Int)

  /// Loads Pango and Cairo. Only verbs with words or PDF need them.
  static func requireLibraries() throws(TextError) {
    if let reason = pangocairo_load() { throw .cannotLoad(String(cString: reason)) }
  }

  package var description: String {
    switch self {
    case .cannotLoad(let reason): "what sets words and writes PDF is not to be had: \(reason)"
    case .noFonts:
      "this machine has no fonts to write captions with; install some, for example fonts-dejavu-core"
    case .unknownFamily(let family):
      "this machine has no font family named '\(family)' (fc-list : family lists what it has)"
    case .cannotDraw(let width, let height):
      "no memory to draw a text of \(width)×\(height) pixels"
    }
  }
}

/// The room that a text takes when it is set, in pixels.
package struct TextExtent: Hashable, Sendable {
  /// Of the longest line.
  package var width: Int
  /// A multiple of the style's line height.
  package var height: Int
  /// How many lines it has; 0 for an empty text.
  package var lines: Int
  /// Whether some of it was left out.
  package var isShortened: Bool

  package init(width: Int, height: Int, lines: Int, isShortened: Bool) {
    self.width = width
    self.height = height
    self.lines = lines
    self.isShortened = isShortened
  }
}

/// How a text is set. Sizes are pixels of the picture it goes into, whatever the screen or printer.
package struct TextStyle: Hashable, Sendable {
  package enum Alignment: String, Hashable, Sendable, CaseIterable {
    case left, centre, right
  }

  /// The font's em in pixels, 1…500: roughly the height from the top of an "É" to the bottom of a "g".
  package var pixelSize: Double
  package var bold: Bool
  /// How many lines there may be, 1…3. What does not fit is left out in the middle of the last one, with an
  /// "…".
  package var lines: Int
  /// How lines are aligned in their width. Right-to-left text is aligned like any other.
  package var alignment: Alignment

  /// Values of `pixelSize` and `lines` outside their ranges become the nearest within.
  package init(pixelSize: Double, bold: Bool = false, lines: Int = 1, alignment: Alignment = .left) {
    self.pixelSize = pixelSize.isNaN ? 1 : min(max(pixelSize, 1), 500)
    self.bold = bold
    self.lines = min(max(lines, 1), 3)
    self.alignment = alignment
  }
}
