import PholioDisk
import PholioLibrary
import PholioSheets

extension Failure {
  init(_ error: SheetError) {
    switch error {
    case .isOriginal(let path):
      self.init("\(path): this is a photo's own file, and originals are never written", .unwritableOutput)
    case .isInLibrary(let path):
      self.init("\(path): this belongs to the library; write sheets elsewhere", .unwritableOutput)
    case .badLogo(let path, let reason): self.init("--logo \(path): \(reason)", .unreadableInput)
    case .sameFile(let path): self.init("\(path): two things would be written to this file", .usage)
    case .borderTooWide(let border, let width, let height):
      self.init(
        "--border \(border): that leaves nothing to see of pictures in cells of \(width)x\(height) pixels",
        .usage)
    case .emptyGallery(let name): self.init("'\(name)' has no photos to put on a sheet", .failed)
    case .noGalleries: self.init("there are no galleries to put on a sheet", .failed)
    case .otherKind(let path):
      self.init("-o \(path): a sheet is written as \(SheetOutputs.standard.listed)", .usage)
    case .tooLarge(let width, let height, let kind, let longest):
      self.init(
        """
        the sheet would be \(width)x\(height) pixels, and a \(kind) has at most \(longest) on an edge: \
        choose fewer columns or smaller cells
        """, .usage)
    case .tooLargeToBind(let option, let width, let height, let kind, let longest):
      self.init(
        """
        --\(option): a page would be \(width)x\(height) pixels, and in a \(kind) it has at most \
        \(longest) on an edge: choose a --paper, or smaller cells
        """, .usage)
    case .cellTooLarge(let width, let height):
      self.init(
        "cells of \(width)x\(height) pixels are too large: 8192x8192 is as much as a picture may have", .usage
      )
    case .cellsDoNotFit(let columns, let rows, let cellWidth, let cellHeight, let width, let height):
      let change =
        if columns * cellWidth > width {
          "fewer columns, or narrower cells"
        } else if rows * cellHeight > height {
          "fewer rows, or lower cells"
        } else {
          "a smaller --gap"
        }
      self.init(
        """
        \(columns)x\(rows) cells of \(cellWidth)x\(cellHeight) pixels, words included, don't fit on a page \
        that has \(width)x\(height) pixels for them and their gaps: choose \(change)
        """, .usage)
    case .noRoom(let room): self.init(Self.text(room), .usage)
    case .needsPrint(let option):
      self.init("--\(option) is for print: write a PDF, with -o FILE.pdf or --pdf FILE.pdf", .usage)
    case .noSuchPage(let text, let pages):
      self.init("--pages \(text): the sheet has \(counted(pages, "page"))", .usage)
    }
  }

  /// What takes the room, in numbers, and what to change.
  private static func text(_ room: SheetRoom) -> String {
    let cells = room.edge == .width ? counted(room.cells, "column") : counted(room.cells, "row")
    let edge = room.edge == .width ? "width" : "height"
    let gaps = (room.cells + 1) * room.gap
    let needed = room.cells * room.least
    var takers: [String] = []
    if room.margins > 0 { takers.append("its margins take \(room.margins)") }
    if room.words > 0 { takers.append("title, header and footer \(room.words)") }
    if gaps > 0 { takers.append("\(room.cells + 1) gaps of \(room.gap) take \(gaps)") }
    let taken = takers.isEmpty ? "" : " of which \(takers.joined(separator: ", "));"
    let words = room.cellWords > 0 ? ", \(room.cellWords) of them for words," : ""
    // What takes most.
    let change =
      [
        (needed, room.cellWords > 0 ? "smaller words (--font-size)" : ""), (gaps, "a smaller --gap"),
        (room.margins, "a smaller --margin"),
        (room.words, "less around the cells (--header-size, --title-size)"),
      ].max { $0.0 < $1.0 }?.1 ?? ""
    let choices = [room.cells > 1 ? "fewer \(room.edge == .width ? "columns" : "rows")" : "", change]
      .filter { !$0.isEmpty }.joined(separator: ", or ")
    return """
      there is no room for cells: the page's \(edge) has \(room.page) pixels,\(taken) and \(cells) of at \
      least \(room.least) pixels\(words) need \(needed)\(choices.isEmpty ? "" : ": choose \(choices)")
      """
  }

  init(_ error: PresetError) {
    switch error {
    case .unknown(let name, let known):
      let hint = nearestHint(name, among: known) ?? "there are \(known.joined(separator: ", "))"
      self.init("there is no preset '\(ByteString(name).shownInBrief)' (\(hint))", .usage)
    case .notJSON(let source, let reason): self.init("\(source): not a preset: \(reason)", .usage)
    case .unknownKey(let source, let key):
      self.init("\(source): there is no '\(key)' in a preset", .usage)
    case .wrongKind(let source, let key, let needed):
      self.init("\(source): '\(key)' is to be \(needed)", .usage)
    case .badValue(let source, let key, let cause):
      self.init("\(source): '\(key)': \(Failure(cause)?.text ?? "\(cause)")", .usage)
    }
    option = "preset"
  }

  static func text(_ error: SheetOptionError) -> String {
    switch error {
    case .notALength(let text): "'\(text)' is not a length: pixels, or a number with mm, cm, in, pt or px"
    case .notACell(let text): "'\(text)' is not a cell's size: a length, or two with an x between"
    case .notAPaper(let text):
      """
      '\(text)' is not a paper: none, \(Paper.named.map(\.name).joined(separator: ", ")), or a size \
      like 210x297mm, 8x10in, 1920x1080px
      """
    case .notAColour(let text): "'\(text)' is not a colour: #rrggbb is needed"
    case .notAPageRange(let text): "'\(text)' does not say which pages: 2, 2-3, 2- and 1,4 do"
    case .notANumber(let text): "'\(text)' is not a whole number"
    case .notACap(let text): "'\(text)' is not a drop cap: columns x rows, like 2x2"
    case .notAChoice(let text, let choices): "'\(text)' is none of \(choices.joined(separator: ", "))"
    case .bothCaptions: "a caption, and captions false, don't go together"
    case .outOfRange(let name, let value, let range):
      "--\(name) takes \(range.lowerBound) to \(range.upperBound), not \(value)"
    case .paperOutOfRange(let width, let height, let longest):
      """
      the page would be \(width)x\(height) pixels, and an edge has 16 to \(longest): choose another \
      --paper or --dpi
      """
    case .needsPaper(let what): "--\(what) goes with a --paper"
    case .photoField(let field, let option):
      "--\(option): '{\(field.rawValue)}' is about a photo, and this is about the page"
    case .tooManyParts(let name, let most):
      most == 1 ? "--\(name) has one part: \\| is a bar" : "--\(name) has at most \(most) parts: \\| is a bar"
    }
  }

  static func text(_ error: TemplateError) -> String {
    switch error {
    case .unknownField(let name): "there is no field '{\(name)}' (\(fieldHint(name)))"
    case .noFormat(let field):
      """
      '{\(field.rawValue)}' takes no format: only {date}, {time} and {today} do, and {position} and {count} \
      digits
      """
    case .badDigits(let field, let format):
      "'{\(field.rawValue):\(format)}': behind {\(field.rawValue): stands a number of digits, 01 to 09"
    case .severalParts(let template): "'\(template)': a file's name has one part (\\| is a bar)"
    case .onlyOnPages(let field): "'{\(field.rawValue)}' is about a page of a sheet"

    case .unknownTimeLetter(let pattern):
      "'\(pattern)': behind a % stands one of \(TimeFormat.letters.map(String.init).joined(separator: " "))"
    case .unclosed(let template): "'\(template)': a { has no } ({{ is a brace)"
    case .unopened(let template): "'\(template)': a } has no { (}} is a brace)"
    case .tooManyParts(let template):
      "'\(template)': at most two bars, between headline, byline and date (\\| is a bar)"
    }
  }

  private static func fieldHint(_ name: String) -> String {
    let names = CaptionField.allCases.map(\.rawValue)
    return nearestHint(name, among: names)
      ?? "there are \(names.map { "{\($0)}" }.joined(separator: ", "))"
  }
}
