import PholioFacts
import PholioImaging
import PholioLayout

/// Film whose frames a sheet's cells are, in strips.
package enum Film: String, SheetChoice {
  case none
  /// 35 mm film with its holes, 24 × 36 mm a frame (ISO 1007).
  case small = "135"
  /// Roll film without holes: 6×6 or 6×9, whichever shows more of the pictures (ISO 732).
  case medium = "120"
}

/// Strips of film on a page, in pixels. Measures of film are in millimetres.
struct FilmStrip: Sendable {
  let film: Film
  /// Pixels of a millimetre of film.
  let scale: Double
  private let isSquare: Bool

  /// - Parameter aspect: Of cells in the shape of most pictures.
  init(_ film: Film, aspect: Double, scale: Double = 1) {
    (self.film, self.scale) = (film, scale)
    isSquare = film == .medium && aspect < Self.leastWide
  }

  /// Narrower pictures are larger in a square.
  private static let leastWide = 1.25

  func scaled(_ scale: Double) -> FilmStrip { FilmStrip(film, aspect: isSquare ? 1 : 1.5, scale: scale) }

  /// How many frames are cut off together.
  var framesPerStrip: Int { film == .small ? 6 : isSquare ? 3 : 2 }

  /// As many as a roll of 36 (and a few more), of 12 or of 8 frames.
  var stripsPerRoll: Int { film == .small ? 7 : 4 }

  private var frameMillimetres: Size {
    film == .small ? Size(width: 36, height: 24) : Size(width: isSquare ? 56 : 84, height: 56)
  }

  private var widthMillimetres: Double { film == .small ? 35 : 61.5 }
  private var gapMillimetres: Double { film == .small ? 2 : 4 }

  /// The scale at which so many frames are as wide as a room; the outer gaps count.
  func scale(frames: Int, across width: Int) -> Double {
    Double(width)
      / (Double(frames) * (frameMillimetres.width + gapMillimetres) + gapMillimetres)
  }

  /// The scale at which a frame has a width.
  func scale(frameWidth: Int) -> Double { Double(frameWidth) / frameMillimetres.width }

  /// The scale at which a strip has a height.
  func scale(height: Double) -> Double { height / widthMillimetres }

  /// Between frames.
  var gap: Int { max(1, Int(gapMillimetres * scale)) }

  /// What is above a frame, and below it.
  var edge: Int { ((widthMillimetres - frameMillimetres.height) / 2 * scale).roundedHalfUp }

  /// A frame with what is above and below it.
  var box: PixelSize {
    PixelSize(
      width: max(1, Int(frameMillimetres.width * scale)),
      height: max(1, Int(frameMillimetres.height * scale)) + 2 * edge)
  }

  // Of perforations KS (ISO 1007): 4.75 mm from one to the next.
  private static let holesPerFrame = 8
  private static let hole = Size(width: 1.98, height: 2.79)
  private static let holeDistance = 2.01
  private static let holeRadius = 0.5

  /// The film of one cell, from the middle of a gap to that of the next, with its holes.
  ///
  /// - Parameter frame: The whole cell with its words.
  func plates(_ frame: PixelFrame, wordsHeight: Int, film colour: Colour, holes: Colour) -> [Plate] {
    let (left, right) = (frame.left - gap / 2, frame.right + gap - gap / 2)
    let strip = PixelFrame(left: left, top: frame.top, right: right, bottom: frame.bottom)
    var plates = [Plate(frame: strip, colour: colour, radius: 0)]
    guard film == .small else { return plates }
    let (width, height) = (Self.hole.width * scale, Self.hole.height * scale)
    let tops = [
      Double(frame.top) + Self.holeDistance * scale,
      Double(frame.bottom - wordsHeight) - Self.holeDistance * scale - height,
    ]
    for top in tops {
      for hole in 0..<Self.holesPerFrame {
        let middle = Double(right - left) * (Double(hole) + 0.5) / Double(Self.holesPerFrame)
        let place = Frame(left: Double(left) + middle - width / 2, top: top, width: width, height: height)
        plates.append(
          Plate(frame: place.rounded, colour: holes, radius: (Self.holeRadius * scale).roundedHalfUp))
      }
    }
    return plates
  }
}

/// Cells that are frames of film.
extension CellSearch {
  /// As many strips of as many frames as film is cut into, as large as they fit.
  func strips(_ film: Film) throws -> CellFitting {
    let strip = FilmStrip(film, aspect: aspect)
    if options.page == nil || options.cell != nil {
      let cell = options.cell ?? endlessCell
      let own = strip.scaled(strip.scale(frameWidth: cell.width))
      let room = number(of: own.box.width, in: area.width)
      let columns = min(
        options.columns ?? (options.page == nil ? strip.framesPerStrip : max(1, room)), list.mostColumns)
      return try fitting(own, columns: columns, rows: options.rows)
    }
    let choices = options.columns.map { [$0] } ?? (options.onePage ? Array(1...64) : [strip.framesPerStrip])
    var best: CellFitting?
    for columns in choices {
      let needed = (list.count + columns - 1) / columns
      let rows = options.onePage ? needed : options.rows
      var scale = strip.scale(frames: columns, across: area.width)
      let words = words.bound(try style(of: strip.scaled(scale)))
      // A page has a whole roll at least.
      let least = rows ?? min(needed, strip.stripsPerRoll)
      let height = Double(area.height - options.gap) / Double(least) - Double(options.gap + words)
      scale = min(scale, strip.scale(height: height))
      guard scale > 0 else { continue }
      let own = try? fitting(strip.scaled(scale), columns: columns, rows: rows)
      if let own, own.box.width > best?.box.width ?? 0 { best = own }
    }
    guard let best else { throw try noRoom(columns: choices[0], rows: options.rows ?? 1) }
    return best
  }

  private func style(of strip: FilmStrip) throws -> CardStyle {
    var style = try style(max(1, min(strip.box.width, strip.box.height - 2 * strip.edge)))
    style.filmEdge = strip.edge
    return style
  }

  private func fitting(_ strip: FilmStrip, columns: Int, rows: Int?) throws -> CellFitting {
    let style = try style(of: strip)
    let box = strip.box
    let wordsHeight = try words.tallest(style, cellWidth: box.width)
    let room = number(of: box.height + wordsHeight, in: area.height)
    guard room >= rows ?? 1, min(box.width, box.height - 2 * strip.edge) >= CellFitting.leastEdge,
      columns * (box.width + strip.gap) + strip.gap <= area.width
    else { throw try noRoom(columns: columns, rows: rows ?? 1) }
    return CellFitting(
      columns: columns, rowsPerPage: rows ?? room, box: box, rowGap: Double(options.gap), cap: .none,
      style: style, wordsHeight: wordsHeight, film: strip)
  }
}
