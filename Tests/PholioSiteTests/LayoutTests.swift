import PholioLayout
import PholioSite
import Testing

/// What browsers make of a site's stylesheets, beside the kernel's frames.
@Suite struct LayoutTests {
  static let tiers = LayoutTier.tiers(cell: Size(width: 200, height: 160), gap: 10, row: 160)
  static let widths =
    stride(from: 130.0, through: 3900, by: 37.5).map { $0 } + [320, 390, 640, 1024, 1899, 1900]

  @Test(
    arguments: [
      (count: 0, cap: "1x1", spans: [:]), (count: 1, cap: "2x2", spans: [:]),
      (count: 60, cap: "1x1", spans: [:]),
      (count: 61, cap: "3x2", spans: [7: "2x2", 8: "4x1", 30: "1x3", 59: "2x1"]),
      (count: 400, cap: "12x3", spans: [5: "9x2", 350: "2x2"]),
    ] as [(count: Int, cap: String, spans: [Int: String])])
  func aGridIsWhereTheKernelPutsIt(count: Int, cap: String, spans: [Int: String]) throws {
    let features = Features(
      Dictionary(uniqueKeysWithValues: try spans.map { (CellIndex($0), try #require(DropCap($1))) }))
    let cap = try #require(DropCap(cap))
    let style = GridStyle(tiers: Self.tiers, count: count, cap: cap, features: features)
    let sheet = Stylesheet(whole(style.css, count: count))
    for width in Self.widths {
      let shown = Self.cells(sheet, width, count: count) { index in
        index == 0 ? cap : features.span(of: CellIndex(index))
      }
      let grid = style.grid(width: width)
      try #require(shown.count == count)
      let elsewhere = (0..<count).filter { !shown[$0].isNear(grid.frame(ofCell: CellIndex($0))) }
      #expect(elsewhere.isEmpty, "at \(width)")
    }
  }

  /// Frames by CSS Grid's rules: dense placement in the order of the document, in columns of one width.
  private static func cells(
    _ sheet: Stylesheet, _ width: Double, count: Int, span: (Int) -> DropCap
  ) -> [Frame] {
    guard let columns = sheet.number("--n", of: ".grid", at: width).map({ Int($0) }),
      let cellWidth = sheet.number("--w", of: ".grid", at: width),
      let cellHeight = sheet.number("--h", of: ".grid", at: width)
    else { return [] }
    let gap = max(0, (width - Double(columns) * cellWidth) / Double(columns + 1))
    var taken: Set<[Int]> = []
    return (0..<count).map { index in
      let span = span(index)
      let name = ".grid>.s\(span)"
      let across =
        span == .none ? 1 : Int(sheet.number("grid-column", of: name, at: width) ?? .nan)
      let slots = { (row: Int, column: Int) in
        (row..<row + span.rows).flatMap { row in (column..<column + across).map { [row, $0] } }
      }
      var place = (row: 0, column: 0)
      while place.column + across > columns || !taken.isDisjoint(with: slots(place.row, place.column)) {
        place = place.column + across >= columns ? (place.row + 1, 0) : (place.row, place.column + 1)
      }
      taken.formUnion(slots(place.row, place.column))
      return Frame(
        left: gap + Double(place.column) * (cellWidth + gap),
        top: gap + Double(place.row) * (cellHeight + gap),
        width: Double(across) * (cellWidth + gap) - gap, height: Double(span.rows) * (cellHeight + gap) - gap)
    }
  }

  @Test(arguments: [(1, "1x1"), (7, "1x1"), (90, "2x2"), (1500, "1x3")])
  func rowsAreWhereTheKernelPutsThem(count: Int, cap: String) throws {
    // No two alike: else rows might be broken in two ways that are equally good.
    var seed: UInt64 = 1
    var shapes: [Float] = (0..<count).map { _ in
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return 0.6 + Float(seed >> 40) / Float(1 << 24)
    }
    if count > 80 { (shapes[40], shapes[70]) = (9, 0.1) }
    let style = RowsStyle(tiers: Self.tiers, shapes: shapes, cap: try #require(DropCap(cap)))
    let sheet = Stylesheet(whole(style.css, count: count))
    for width in count > 1000 ? [240, 411, 1280, 3840] : Self.widths {
      let unit = width / 100
      let rows = style.rows(width: width)
      let gap = try #require(sheet.number("--g", of: ".rows", at: width))
      var elsewhere: [Int] = []
      for index in 0..<count {
        func value(_ name: String) throws -> Double {
          try #require(sheet.number(name, of: ".p\(index + 1)", at: width), "\(name) of \(index) at \(width)")
        }
        let height = try value("--h")
        let left = try value("--c") * height + value("--k") * gap - value("--o")
        let shown = Frame(
          left: left * unit, top: try value("--t") * unit, width: try value("--a") * height * unit,
          height: height * unit)
        if !shown.isNear(rows.frame(ofCell: CellIndex(index))) { elsewhere.append(index) }
      }
      #expect(elsewhere.isEmpty, "at \(width)")
      let end = try #require(sheet.number("--e", of: ".rows", at: width))
      #expect(abs(end * unit - rows.contentHeight) < 0.1)
    }
  }

  @Test func theFirstPhotoNeedsTheFirstPartOnly() throws {
    let parts = StylesheetParts.ranges(count: 1000)
    #expect(parts.map(\.lowerBound) == [0, 1, 24] && parts[2].upperBound == 1000)
    #expect(StylesheetParts.ranges(count: 48) == [0..<48])
    let rows = RowsStyle(tiers: Self.tiers, shapes: Array(repeating: 1.5, count: 1000), cap: .none)
    let sheets = parts.indices.map { Stylesheet(rows.css(part: $0)) }
    for (part, photos) in parts.enumerated() {
      for (other, sheet) in sheets.enumerated() {
        for photo in [photos.lowerBound + 1, photos.upperBound] {
          let height = sheet.number("--h", of: ".p\(photo)", at: 1280)
          #expect((height != nil) == (other == part), "\(photo) in part \(other)")
        }
      }
    }
    let grid = GridStyle(tiers: Self.tiers, count: 1000, cap: .none, features: .none)
    #expect(Stylesheet(grid.css(part: 0)).number("--n", of: ".grid", at: 1280) != nil)
  }

  @Test func cellsAreSmallerOnPhonesAndLargerOnWalls() {
    #expect(Self.tiers.map(\.cell.width) == [80, 200, 300])
    #expect(Self.tiers.map(\.from) == [0, 640, 1900])
    // Three columns on the narrowest phone.
    let grid = GridStyle(tiers: Self.tiers, count: 9, cap: .none, features: .none)
    #expect(grid.grid(width: 320).columns == 3)
  }

  @Test(arguments: [
    (0.0, "0"), (1, "1"), (0.5, ".5"), (-0.25, "-.25"), (12.34567, "12.3457"), (1e-9, "0"), (-1e-9, "0"),
    (100_000, "100000"),
  ])
  func numbersAreAsCSSHasThem(value: Double, text: String) {
    #expect(CSSNumber.text(value) == text)
  }
}

/// All parts of a stylesheet.
private func whole(_ part: (Int) -> String, count: Int) -> String {
  StylesheetParts.ranges(count: count).indices.map(part).joined()
}

extension Frame {
  /// Within a tenth of a pixel.
  fileprivate func isNear(_ other: Frame) -> Bool {
    abs(left - other.left) < 0.1 && abs(top - other.top) < 0.1 && abs(width - other.width) < 0.1
      && abs(height - other.height) < 0.1
  }
}
