import Foundation
import PholioTestSupport
import Testing

/// On a sheet, words belong to their picture: on every preset, paper and cap.
@Suite struct WordsBelongTests {
  private static let presets: [[String]] = [
    [], ["--preset", "proof"], ["--preset", "index"], ["--preset", "web"],
    ["--preset", "poster", "--caption", "{position}  {name}"],
    ["--layout", "rows", "--caption", "{position}  {name} and more"],
  ]

  private static let settings: [[String]] = [
    [], ["--gap", "0"], ["--gap", "1"], ["--gap", "3"], ["--gap", "8mm"], ["--gap", "60"], ["--lines", "2"],
    ["--lines", "3", "--gap", "0"], ["--border", "1"], ["--border", "9"], ["--border", "9", "--gap", "0"],
    ["--cell-background", "#eeeeee"], ["--cell-background", "#eeeeee", "--gap", "0"],
    ["--cell-background", "#222222", "--border", "12"], ["--radius", "20"], ["--align", "top"],
    ["--align", "top", "--gap", "0"], ["--align", "top", "--cap", "2x2"], ["--fit", "cover"],
    ["--fit", "cover", "--crop", "top"], ["--fit", "cover", "--gap", "0"], ["--enlarge"],
    ["--enlarge", "--gap", "2"], ["--rotate-to-fit"], ["--rotate-to-fit", "--enlarge"], ["--cap", "2x2"],
    ["--cap", "3x2"], ["--cap", "1x3"], ["--cap", "2x1", "--gap", "0"], ["--cap", "2x2", "--enlarge"],
    ["--cap", "none", "--enlarge"], ["--last-row", "centre"], ["--last-row", "spread"],
    ["--font-size", "9"], ["--font-size", "14", "--gap", "0"], ["--font-size", "40"],
    ["--font-size", "24", "--border", "5"], ["--margin", "0"], ["--margin", "40", "--gap", "0"],
    ["--title", "Words", "--header", "a|b|c", "--footer", "{page}"],
    ["--title", "Words", "--title-size", "60"], ["--header", "a", "--header-size", "30"],
    ["--caption", "{name}"], ["--caption", "{position}  {title}|{name}|{date}"],
    ["--caption", "{name}|{width} × {height}|{date}", "--lines", "2"],
    ["--caption", "{name}|{name} {name}", "--lines", "3"], ["--caption", "{title}"],
    ["--background", "#000000"], ["--paper", "A4"], ["--paper", "Letter", "--columns", "3"],
    ["--paper", "8x10", "--landscape"], ["--paper", "4x6", "--columns", "2"],
    ["--paper", "A4", "--rows", "5"],
    ["--paper", "A4", "--columns", "4", "--rows", "3"], ["--paper", "1920x1080px"],
    ["--paper", "A3", "--dpi", "72"], ["--paper", "A4", "--cell", "40x30mm"],
    ["--paper", "A4", "--cap", "3x3", "--cap-on", "every", "--columns", "5"],
    ["--paper", "A4", "--dpi", "600", "--columns", "6"], ["--paper", "210x148mm", "--one-page"],
  ]

  /// Wide ones, tall ones, square ones, and some too small for a cell.
  private static let sizes: [(Int, Int)] = (0..<23).map { number in
    [(600, 400), (400, 600), (600, 400), (500, 500), (600, 250), (120, 80), (600, 400)][number % 7]
  }

  @Test(arguments: presets) func wordsAreTwiceAsFarFromTheNextPicture(preset: [String]) throws {
    let fixture = try SheetFixture(Self.sizes)
    #expect(Self.settings.count == 60)
    for setting in Self.settings {
      // A preset's paper may be too small for a setting, which is then refused in words.
      let run = try fixture.pholio.run(
        ["sheet", "in", "-o", fixture.folder["sheet.jpg"], "--json", "--frames", "--dry-run"] + preset
          + setting)
      guard run.status == 0 else {
        #expect(run.status == 64 && !run.messages.isEmpty, "\(preset + setting): \(run.messages)")
        continue
      }
      let report = try JSONDecoder().decode(SheetReport.self, from: Data(run.output.utf8))
      for file in report.files { check(file.cells ?? [], "\(preset + setting)") }
    }
  }

  private func check(_ cells: [SheetReport.Cell], _ setting: String) {
    for cell in cells {
      let (cellBox, drawn) = (cell.cell, cell.drawn)
      #expect(drawn.isWithin(cell.picture), "\(setting): \(drawn) in \(cell.picture)")
      guard let words = cell.wordsBox else {
        #expect(cell.words.isEmpty, "\(setting)")
        continue
      }
      // In rows, words may use the room that their neighbours leave.
      var room = cellBox
      if setting.contains("rows") {
        let across = cells.filter { $0.cell.y < cellBox.y + cellBox.height && $0.cell.y >= cellBox.y }
        room.x = across.map(\.cell.x).min() ?? 0
        room.width = (across.map { $0.cell.right }.max() ?? 0) - room.x
      }
      #expect(words.isWithin(room), "\(setting): \(words) in \(room)")
      let toOwn = words.y - drawn.bottom
      #expect(toOwn >= 0, "\(setting): \(words) over \(drawn)")
      let below = cells.map(\.drawn).filter { other in
        other.y >= words.bottom
          && other.x < max(words.right, drawn.right) && other.right > min(words.x, drawn.x)
      }
      if let next = below.map({ $0.y - words.bottom }).min() {
        #expect(2 * toOwn <= next, "\(setting): \(cell.name): \(toOwn) to its own, \(next) to the next")
      }
      // In a row, words under pictures of one height begin on one line.
      for other in cells where other.cell.y == cellBox.y && other.cell.height == cellBox.height {
        if let otherWords = other.wordsBox, other.drawn.height == drawn.height {
          #expect(otherWords.y == words.y, "\(setting): \(cell.name) and \(other.name)")
        }
        // Neighbours' words don't touch.
        if let otherWords = other.wordsBox, otherWords.x > words.x, otherWords.y < words.bottom,
          otherWords.bottom > words.y
        {
          #expect(otherWords.x - words.right >= 8, "\(setting): \(cell.name) and \(other.name)")
        }
      }
    }
  }
}

extension SheetReport.Box {
  var right: Int { x + width }
  var bottom: Int { y + height }

  func isWithin(_ other: SheetReport.Box) -> Bool {
    x >= other.x && y >= other.y && right <= other.right && bottom <= other.bottom
  }
}
