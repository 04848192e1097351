import PholioFacts
import PholioImaging
import PholioTestSupport
import Testing

/// Tiles of photos at full size, beside the whole picture.
@Suite struct TileTests {
  /// Every tile of an original, drawn band by band.
  private func tiles(
    _ original: any Original, _ turn: Turn
  ) throws -> (grid: TileGrid, tiles: [TileGrid.Tile: Bitmap], bands: Set<Int>) {
    let grid = original.grid(turned: turn)
    var tiles: [TileGrid.Tile: Bitmap] = [:]
    var bands: Set<Int> = []
    for tile in Self.places(grid) where tiles[tile] == nil {
      let wanted = grid.band(of: tile)
      try original.draw(BandDrawing(grid, wanted: [wanted], isCancelled: { false }), turn: turn) {
        (band, bitmap) throws(ImagingError) in
        bands.insert(band)
        for (tile, bitmap) in grid.tiles(of: band, in: bitmap) { tiles[tile] = bitmap }
      }
      #expect(bands.contains(wanted))
    }
    return (grid, tiles, bands)
  }

  private static func places(_ grid: TileGrid) -> [TileGrid.Tile] {
    (0..<(grid.size.height + 511) / 512).flatMap { row in
      (0..<(grid.size.width + 511) / 512).map { TileGrid.Tile(column: $0, row: row) }
    }
  }

  /// Whether the tiles put together are the picture.
  private func expectWhole(_ original: any Original, _ turn: Turn, as whole: Bitmap, _ name: String) throws {
    let (grid, tiles, _) = try tiles(original, turn)
    #expect(grid.size == whole.size, "\(name)")
    #expect(tiles.count == Self.places(grid).count, "\(name)")
    for (tile, bitmap) in tiles {
      let (left, top) = (tile.column * 512, tile.row * 512)
      #expect(
        bitmap.size
          == PixelSize(width: min(512, whole.size.width - left), height: min(512, whole.size.height - top)))
      let isSame = (0..<bitmap.size.height).allSatisfy { y in
        bitmap.withRow(y) { part in
          whole.withRow(top + y) { row in
            part.elementsEqual(row[left * 3..<(left + bitmap.size.width) * 3])
          }
        }
      }
      #expect(isSame, "\(name), turned by \(turn.rawValue): \(tile)")
    }
  }

  /// Sizes that end within a tile, at its edge, and one pixel behind it.
  @Test(arguments: 1...8, Turn.allCases)
  func tilesAreTheUprightTurnedPicture(exif: Int, turn: Turn) throws {
    let sizes = [(530, 520), (512, 513), (40, 30)]
    for (width, height) in sizes {
      let plain = try DrawnPicture.rings(PixelSize(width: width, height: height)).jpeg(quality: 90)
      let jpeg = Self.withOrientation(exif, plain)
      let original = try OriginalFormats.standard.open(jpeg, name: Array("a.jpg".utf8))
      let whole = try PhotoDecoder.decode(
        jpeg, orientation: Orientation(exif: exif).turned(by: turn), to: .full)
      try expectWhole(original, turn, as: whole.bitmap, "\(width)x\(height), \(exif)")
    }
  }

  /// djpeg shares libjpeg with us, but no code of ours.
  @Test(.needsJPEGTools, arguments: [[], ["-progressive"], ["-arithmetic"], ["-restart", "1"]])
  func tilesAreWhatDjpegGives(options: [String]) throws {
    let drawn = DrawnPicture.noise(PixelSize(width: 700, height: 1100))
    let jpeg = try JPEGTools.jpegtran(drawn.jpeg(quality: 85), options)
    let original = try OriginalFormats.standard.open(jpeg, name: Array("a.jpg".utf8))
    try expectWhole(original, .none, as: JPEGTools.djpeg(jpeg, ["-dct", "int"]), "\(options)")
  }

  @Test(.needsRealPhotos) func realPhotosComeInTilesToo() throws {
    for name in ["Landscape_6", "Portrait_3", "Landscape_7"] {
      let jpeg = try PhotoCorpus.photo("jpeg-ok/exif-orientation-examples/\(name).jpg").bytes()
      let original = try OriginalFormats.standard.open(jpeg, name: Array("a.jpg".utf8))
      for turn in [Turn.none, .left] {
        let whole = try original.draw(Drawing(.full, turn: turn, colours: .own)).bitmap
        try expectWhole(original, turn, as: whole, name)
      }
    }
  }

  @Test(.needsFormats, arguments: ["heic", "png", "webp", "tiff", "raw", "jxl", "avif", "gif"])
  func otherFormatsComeInTilesToo(folder: String) throws {
    let originals = try FormatsCorpus.files(in: folder).compactMap { file in
      (try? OriginalFormats.standard.open(file.bytes(), name: file.name)).map { (file.path, $0) }
    }
    // The smallest with more than a tile, which are quick; else what there is.
    let smallFirst = originals.sorted { $0.1.size.pixels < $1.1.size.pixels }
    let (large, small) = (smallFirst.filter { $0.1.size.pixels > 300 * 200 }, smallFirst)
    var count = 0
    for (path, original) in large + small {
      guard
        let whole = try? original.draw(Drawing(.exactly(original.size.turned), turn: .right, colours: .own))
          .bitmap
      else { continue }
      count += 1
      try expectWhole(original, .right, as: whole, path)
      if count == 2 { break }
    }
    #expect(count > 0)
  }

  /// A wanted band of a JPEG alone is drawn, and nothing below it is decoded.
  @Test func aBandOfAJPEGIsDrawnAlone() throws {
    let jpeg = try DrawnPicture.rings(PixelSize(width: 600, height: 2000)).jpeg(quality: 90)
    let original = try OriginalFormats.standard.open(jpeg, name: Array("a.jpg".utf8))
    let grid = original.grid(turned: .none)
    var bands: [Int] = []
    try original.draw(BandDrawing(grid, wanted: [1], isCancelled: { false }), turn: .none) {
      (band, bitmap) throws(ImagingError) in
      bands.append(band)
      #expect(bitmap.size == PixelSize(width: 600, height: 512))
    }
    #expect(bands == [1])
    #expect(throws: ImagingError.cancelled) {
      try original.draw(BandDrawing(grid, wanted: [3], isCancelled: { true }), turn: .none) { _, _ in }
    }
  }

  /// EXIF with an orientation and nothing else, behind the start marker.
  private static func withOrientation(_ exif: Int, _ jpeg: [UInt8]) -> [UInt8] {
    let entry: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(exif), 0, 0]
    let tiff = Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1] + entry + [0, 0, 0, 0]
    let payload = Array("Exif\0\0".utf8) + tiff
    return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(payload.count + 2)] + payload + jpeg.dropFirst(2)
  }
}

extension PixelSize {
  fileprivate var turned: PixelSize { PixelSize(width: height, height: width) }
}
