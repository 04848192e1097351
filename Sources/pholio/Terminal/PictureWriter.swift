import Glibc
import PholioFacts
import PholioImaging

/// Writes bands of pictures with words beneath, one below the other.
struct PictureWriter {
  let terminal: PictureTerminal

  /// Writes a band at once.
  ///
  /// - Parameters:
  ///   - picture: A photo's, by its index; nil if there is none.
  ///   - words: Those beneath.
  func write(_ band: PictureGrid.Band, picture: (Int) throws -> Bitmap?, words: (Int) -> String) throws {
    // Above the terminal's upper edge the cursor does not go.
    let isOfPixels = terminal.hasPixels && band.height < terminal.rows ?? 0
    let text = try isOfPixels ? pixels(band, picture, words) : characters(band, picture, words)
    Output.now(text)
  }

  private func characters(
    _ band: PictureGrid.Band, _ picture: (Int) throws -> Bitmap?, _ words: (Int) -> String
  ) throws -> String {
    let width = band.cells.map { $0.left + $0.width }.max() ?? 0
    let canvas = PictureCanvas(width: width, height: band.height, on: terminal, isOfPixels: false)
    for cell in band.cells {
      if let bitmap = try picture(cell.index) {
        let place = place(of: bitmap.size, in: cell)
        let drawn = PictureCanvas(
          width: place.width, height: place.height, on: terminal, isOfPixels: false)
        drawn.draw(bitmap)
        canvas.copy(drawn, x: place.left, y: place.top)
      }
      canvas.write(
        PictureCanvas.cut(words(cell.index), toWidth: cell.width), x: cell.left, y: cell.top + cell.height - 1
      )
    }
    if terminal.kind != .plain { return canvas.text }
    return canvas.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in String(line.reversed().drop { $0 == " " }.reversed()) }.joined(separator: "\n")
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

  /// Room is made first, and the cursor then goes to each place from the room's upper left corner.
  private func pixels(
    _ band: PictureGrid.Band, _ picture: (Int) throws -> Bitmap?, _ words: (Int) -> String
  ) throws -> String {
    var text = String(repeating: "\n", count: band.height) + "\u{1B}[\(band.height)A"
    func put(_ what: String, x: Int, y: Int) {
      text += "\u{1B}7" + (y > 0 ? "\u{1B}[\(y)B" : "") + (x > 0 ? "\u{1B}[\(x)C" : "") + what + "\u{1B}8"
    }
    for cell in band.cells {
      if let bitmap = try picture(cell.index) {
        let place = place(of: bitmap.size, in: cell)
        let canvas = PictureCanvas(
          width: place.width, height: place.height, on: terminal, isOfPixels: true)
        canvas.draw(bitmap)
        put(canvas.text, x: place.left, y: place.top)
      }
      put(
        PictureCanvas.cut(words(cell.index), toWidth: cell.width), x: cell.left, y: cell.top + cell.height - 1
      )
    }
    return text + "\u{1B}[\(band.height - 1)B\r"
  }
}
