import PholioCatalog
import PholioDisk
import PholioFacts
import PholioKit
import PholioLayout
import PholioLibrary

/// `show --pictures`.
extension ShowCommand {
  /// Draws thumbnails on the drop-cap grid.
  ///
  /// - Throws: `PictureError`; `LibraryError.unknownGallery`, `SelectionError`.
  func drawPictures(_ library: Library) throws {
    let terminal = PictureTerminal()
    var photos: [PhotoFields] = []
    var words: [String] = []
    var spans: [DropCap] = []
    var cap = DropCap.none
    try library.show(.gallery(gallery), chosen) { gallery in
      cap = gallery.cap
    } _: { record in
      photos.append(record.photo)
      spans.append(record.position == 1 ? cap : record.span)
      let missing = record.isMissing ? " (missing)" : ""
      words.append("\(record.position) \(record.location?.name.shown ?? "-")\(missing)")
    }
    let grid = try PictureGrid(
      spans: spans, columns: columns, width: terminal.columns,
      shape: Double(terminal.cell.width) / Double(terminal.cell.height))
    let writer = PictureWriter(terminal: terminal)
    for band in grid.bands {
      try writer.write(band) {
        library.thumbnailDrawn(photos[$0])
      } words: {
        words[$0]
      }
    }
  }
}
