import PholioFacts
import PholioImaging
import PholioLayout

/// A finished cell for a file that takes parts.
struct CellParts: Sendable {
  /// From back to front.
  var parts: [SheetPart]
  /// Notes about its photos.
  var notes: [String]
}

extension CellPainter {
  /// A cell's parts: the same as in its drawing.
  ///
  /// - Parameter page: Values of fields about the sheet and the page.
  func parts(of cell: CellIndex, _ page: FieldValues.Page) -> Result<CellParts, any Error> {
    Result {
      let item = items[cell.rawValue]
      let placing = try placing(of: cell, page)
      var made = CellParts(parts: [], notes: [])
      made.parts = plan.ground(of: cell).map {
        .plate(plan.carried($0.frame, of: cell) ?? $0.frame, $0.colour, radius: $0.radius)
      }
      // Notes begin with the front picture, parts with the last one.
      let carried = plan.carried(placing.drawn, of: cell)
      let front = try picture(
        item.photo, named: item.name, in: carried?.size ?? placing.box.size, at: carried ?? placing.drawn,
        covers: carried != nil)
      var behind: [(parts: [SheetPart], note: String?)] = []
      for (photo, frame) in zip(item.photos.dropFirst(), placing.behind) {
        behind.append(try picture(photo, named: "", in: frame.size, at: frame, covers: true))
      }
      made.parts += behind.reversed().flatMap(\.parts) + front.parts
      made.parts += placing.words.map { .words($0) }
      made.notes = ([front] + behind).compactMap(\.note)
      return made
    }
  }

  /// A picture in scans is held in memory once more, and smaller ones gain most.
  private static let mostPixelsInScans = 4 << 20

  /// A picture with its border, and a note about it.
  private func picture(
    _ photo: SheetPhoto?, named name: String, in box: PixelSize, at frame: PixelFrame, covers: Bool = false
  ) throws -> (parts: [SheetPart], note: String?) {
    let options = plan.options
    var parts = plan.edges(around: frame).map {
      SheetPart.plate($0.frame, $0.colour, radius: $0.radius)
    }
    let radius = max(0, options.radius - options.border)
    if let photo,
      let stored = photo.storedPicture(
        for: photo.fitting(in: box, options, covers: covers), on: options.pictureGround)
    {
      return (parts + [.picture(stored, frame, radius: radius)], nil)
    }
    let found = photo?.picture(
      in: box, options, covers: covers, colours: options.pictureColours, cancellation)
    if let bitmap = found?.bitmap {
      let jpeg = try bitmap.jpeg(
        quality: options.pictureQuality, isProgressive: bitmap.size.pixels <= Self.mostPixelsInScans)
      let coded = CodedPicture(jpeg, size: bitmap.size, profile: bitmap.profile)
      return (parts + [.picture(coded, frame, radius: radius)], found?.note)
    }
    parts.append(.plate(frame, plateShade, radius: radius))
    if let pool = try? pool ?? TextRendererPool(family: options.font), !name.isEmpty {
      parts.append(.words(try pool.with { plateWords(name, in: frame, $0) }))
    }
    return (parts, found?.note)
  }
}
