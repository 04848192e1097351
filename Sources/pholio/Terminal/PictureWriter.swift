import PholioFacts
import PholioImaging

/// Writes bands of pictures with words beneath, one below the other.
struct PictureWriter {
  let terminal: PictureTerminal

  /// What is written on a line, beginning at a column.
  private struct Piece {
    var left: Int
    /// How far the cursor goes by it.
    var width: Int
    var text: String
  }

  /// Writes a band at once.
  ///
  /// - Parameters:
  ///   - picture: A photo's, by its index; nil if there is none.
  ///   - words: Those beneath.
  /// - Throws: `PictureError`.
  func write(_ band: PictureGrid.Band, picture: (Int) throws -> Bitmap?, words: (Int) -> String) throws {
    // Above the terminal's upper edge the cursor does not go.
    let options = terminal.options(withPixels: band.height < terminal.rows ?? 0)
    var lines = [[Piece]](repeating: [], count: band.height)
    var hasPixels = false
    for cell in band.cells {
      if let bitmap = try picture(cell.index) {
        let place = place(of: bitmap.size, in: cell)
        let drawn = try Chafa.draw(bitmap, width: place.width, height: place.height, options)
        // As kitty, sixels and iTerm2 begin.
        if ["\u{1B}_G", "\u{1B}P", "\u{1B}]1337"].contains(where: drawn.contains) {
          hasPixels = true
          // The cursor comes back to where it was.
          let picture = "\u{1B}7" + drawn + "\u{1B}8"
          lines[place.top].append(Piece(left: place.left, width: 0, text: picture))
        } else {
          let rows = drawn.split(separator: "\n", omittingEmptySubsequences: false).prefix(place.height)
          for (row, text) in rows.enumerated() {
            lines[place.top + row].append(Piece(left: place.left, width: place.width, text: String(text)))
          }
        }
      }
      let words = TerminalText.cut(words(cell.index), toWidth: cell.width)
      lines[cell.top + cell.height - 1].append(
        Piece(left: cell.left, width: TerminalText.width(of: words), text: words))
    }
    // Room is made first, since pictures of pixels reach below their line; spaces would take them away.
    let room = hasPixels ? String(repeating: "\n", count: band.height) + "\u{1B}[\(band.height)A" : ""
    Output.now(room + lines.map { joined($0, overPixels: hasPixels) }.joined(separator: "\n"))
  }

  private func joined(_ pieces: [Piece], overPixels: Bool) -> String {
    var line = ""
    var column = 0
    for piece in pieces.sorted(by: { $0.left < $1.left }) {
      let gap = piece.left - column
      line += overPixels ? gap > 0 ? "\u{1B}[\(gap)C" : "" : String(repeating: " ", count: gap)
      line += piece.text
      column = piece.left + piece.width
    }
    return terminal.hasColours ? line : String(line.reversed().drop { $0 == " " }.reversed())
  }

  /// Where a picture in the middle of a cell lies, in characters.
  private func place(of size: PixelSize, in cell: PictureGrid.Cell) -> PictureGrid.Cell {
    let height = cell.height - 1
    let (cellWidth, cellHeight) = (Double(terminal.cell.width), Double(terminal.cell.height))
    let scale = min(
      Double(cell.width) * cellWidth / Double(size.width), Double(height) * cellHeight / Double(size.height))
    var place = cell
    place.width = max(1, min(cell.width, Int((Double(size.width) * scale / cellWidth).rounded())))
    place.height = max(1, min(height, Int((Double(size.height) * scale / cellHeight).rounded())))
    place.left += (cell.width - place.width) / 2
    place.top += (height - place.height) / 2
    return place
  }
}
