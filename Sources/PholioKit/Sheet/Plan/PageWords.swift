import PholioFacts
import PholioImaging
import PholioLayout

/// The words of a page around its cells: header, title and footer, from the top.
struct PageWords: Sendable {
  private let options: SheetOptions
  private let line: TextStyle
  private let titleStyle: TextStyle
  private let lineHeight: Int
  private let titleHeight: Int
  /// The heights above and below the grid, margins included, in pixels.
  let above: Int
  let below: Int

  /// - Parameters:
  ///   - em: For header and footer, in pixels, if the options don't say.
  ///   - titleEm: For the title, likewise.
  init(_ options: SheetOptions, em: Double, titleEm: Double, pool: TextRendererPool?) throws {
    self.options = options
    line = TextStyle(pixelSize: options.headerSize.map(Double.init) ?? em)
    titleStyle = TextStyle(pixelSize: options.titleSize.map(Double.init) ?? titleEm, bold: true)
    // Finding a font in a new size takes some time.
    func height(of style: TextStyle, for words: [CaptionTemplate?]) throws -> Int {
      if words.allSatisfy({ $0 == nil }) { return 0 }
      return try pool?.with { $0.lineHeight(pixelSize: style.pixelSize) } ?? 0
    }
    lineHeight = try height(of: line, for: [options.header, options.footer])
    titleHeight = try height(of: titleStyle, for: [options.title])
    var above = options.margin
    if options.header != nil { above += max(options.gap, lineHeight / 3) + lineHeight }
    if options.title != nil { above += max(options.gap, titleHeight / 3) + titleHeight }
    self.above = above
    below = options.margin + (options.footer == nil ? 0 : max(options.gap, lineHeight / 3) + lineHeight)
  }

  /// All these words, for one page.
  ///
  /// - Parameter across: The pixel columns for them.
  func placed(_ page: FieldValues.Page, size: PixelSize, across: Range<Int>) -> [PlacedWords] {
    let inside = Frame(
      left: Double(across.lowerBound), top: Double(options.margin), width: Double(across.count),
      height: Double(size.height - 2 * options.margin))
    var words: [PlacedWords] = []
    var header = Frame(size: Size(width: inside.width, height: Double(lineHeight))).aligned(
      .left, with: inside)
    header.top = inside.top + Double(max(options.gap, lineHeight / 3))
    var title = Frame(size: Size(width: inside.width, height: Double(titleHeight))).aligned(
      .left, with: inside)
    title.bottom = Double(above)
    let footer = Frame(size: header.size).aligned(.left, with: inside)
      .offset(y: inside.bottom - Double(max(options.gap, lineHeight / 3) + lineHeight))
    if let template = options.header { words += row(template.texts(page.value), header.rounded) }
    if let text = options.title?.texts(page.value).first, !text.isEmpty {
      words.append(PlacedWords(text: text, style: titleStyle, colour: colour, frame: title.rounded))
    }
    if let template = options.footer { words += row(template.texts(page.value), footer.rounded) }
    return words
  }

  private var colour: Colour { Colour.ink(on: options.background) }

  /// Left, middle and right parts, none of which overlaps another.
  private func row(_ parts: [String], _ room: PixelFrame) -> [PlacedWords] {
    let used = parts.count { !$0.isEmpty }
    let hasMiddle = parts.count > 1 && !parts[1].isEmpty
    let share = used <= 1 ? 1.0 : hasMiddle ? 1 / 3 : 1 / 2
    let between = used <= 1 ? 0 : line.pixelSize
    let width = max(1, Int(Double(room.width) * share - between))
    let alignments: [TextStyle.Alignment] = [.left, .centre, .right]
    return zip(parts, alignments).compactMap { part, alignment in
      if part.isEmpty { return nil }
      var style = line
      style.alignment = alignment
      let left =
        switch alignment {
        case .left: room.left
        case .centre: room.left + (room.width - width) / 2
        case .right: room.right - width
        }
      return PlacedWords(
        text: part, style: style, colour: colour,
        frame: PixelFrame(left: left, top: room.top, right: left + width, bottom: room.bottom))
    }
  }
}
