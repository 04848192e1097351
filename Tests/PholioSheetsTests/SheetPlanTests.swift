import PholioDisk
import PholioFacts
import PholioImaging
import PholioLayout
import PholioSheets
import Testing

/// The size of cells and the slices of pages, without words.
@Suite struct SheetPlanTests {
  static let square = PixelSize(width: 4000, height: 4000)
  static let lying = PixelSize(width: 6000, height: 4000)
  static let standing = PixelSize(width: 4000, height: 6000)

  static func plan(
    _ settings: [String: PresetValue], sizes: [PixelSize?], cap: DropCap = .none,
    features: Features = .none, isTyped: Bool = false, as output: any SheetOutput = JPEGOutput()
  ) throws -> SheetPlan {
    let settings = try SheetSettings(
      settings.merging(["captions": .flag(false)]) { $1 }, source: "test")
    return try SheetPlan(
      SheetOptions(settings, given: isTyped ? settings : SheetSettings()),
      SheetList(sizes, cap: cap, features: features),
      measure: .nothing(), output: output)
  }

  private static func plan(
    _ settings: [String: PresetValue], count: Int, cap: DropCap = .none,
    as output: any SheetOutput = JPEGOutput()
  ) throws -> SheetPlan {
    try plan(settings, sizes: Array(repeating: square, count: count), cap: cap, as: output)
  }

  private static func grid(_ plan: SheetPlan) throws -> PagedGrid { try #require(plan.pages as? PagedGrid) }

  @Test func columnsAndRowsDivideThePage() throws {
    let plan = try Self.plan(
      [
        "paper": .words("1000x700px"), "margin": .number(50), "gap": .number(10), "columns": .number(4),
        "rows": .number(3),
      ], count: 30)
    #expect(plan.pages.pageCount == 3 && plan.pages.rows(onPage: 0) == 3)
    let last = plan.frame(of: CellIndex(11))
    // (900 - 5 · 10) / 4, and down to the gap above the margin.
    #expect(last.width == 212 && last.bottom == 640)
    #expect(plan.size(ofPage: 2) == PixelSize(width: 1000, height: 700))
  }

  @Test func columnsAloneAreFilledInThePicturesShape() throws {
    let plan = try Self.plan(
      ["paper": .words("1000x750px"), "gap": .number(0), "columns": .number(4)], count: 30)
    #expect(plan.frame(of: CellIndex(0)).width == 250 && plan.frame(of: CellIndex(0)).height == 250)
    #expect(plan.pages.rows(onPage: 0) == 3)
  }

  @Test func rowsAloneAreFilledInThePicturesShape() throws {
    let plan = try Self.plan(
      ["paper": .words("1000x700px"), "gap": .number(0), "rows": .number(7)], count: 280)
    #expect(plan.frame(of: CellIndex(0)).width == 100 && plan.frame(of: CellIndex(0)).height == 100)
  }

  @Test func onePageTakesTheLargestCells() throws {
    for size in [Self.square, Self.lying, Self.standing] {
      let aspect = Double(size.width) / Double(size.height)
      for count in 1...60 {
        let plan = try Self.plan(
          [
            "paper": .words("1000x700px"), "gap": .number(3), "one-page": .flag(true),
            "cap-on": .words("none"),
          ], sizes: Array(repeating: size, count: count))
        #expect(plan.pages.pageCount == 1)
        let best =
          (1...count).map { columns in
            let rows = (count + columns - 1) / columns
            return min(
              Double((1000 - (columns + 1) * 3) / columns), Double((700 - (rows + 1) * 3) / rows) * aspect)
          }.max() ?? 0
        let box = plan.frame(of: CellIndex(0))
        let width = min(Double(box.width), Double(box.height) * aspect)
        #expect(width >= best - 2, "\(count) photos of \(size)")
      }
    }
  }

  /// Each kind of file has its own longest edge.
  @Test func anEndlessSheetIsAsTallAsItsFileMayBe() throws {
    let settings: [String: PresetValue] = [
      "columns": .number(1), "cell": .words("10x1000"), "gap": .number(0),
    ]
    #expect(try Self.grid(Self.plan(settings, count: 100)).rowsPerPage == 65)
    #expect(try Self.grid(Self.plan(settings, count: 100, as: PDFOutput())).rowsPerPage == 19)
  }

  /// Lying pictures in columns that are as narrow as they may be are lower than columns are wide.
  @Test func columnsOfTheLeastWidthHaveRowsThatFit() throws {
    let plan = try Self.plan(
      ["paper": .words("A4"), "columns": .number(40)], sizes: Array(repeating: Self.lying, count: 90))
    let cell = plan.frame(of: CellIndex(0))
    #expect(try Self.grid(plan).columns == 40)
    // Gaps of 4 mm would be wider than cells of 9 pixels: they become narrow, and the cells wider.
    #expect(cell.width == 53 && cell.height == 35)
    #expect(plan.frame(of: CellIndex(1)).left - cell.right == 4)
  }

  @Test func whatTakesTheRoomIsTold() throws {
    #expect(
      throws: SheetError.noRoom(
        SheetRoom(edge: .width, page: 2480, margins: 188, words: 0, cells: 50, gap: 47, least: 8))
    ) { try Self.plan(["paper": .words("A4"), "columns": .number(50)], count: 3) }
    #expect(
      throws: SheetError.noRoom(
        SheetRoom(edge: .height, page: 100, margins: 80, words: 0, cells: 2, gap: 5, least: 8))
    ) {
      try Self.plan(
        [
          "paper": .words("200x100px"), "margin": .number(40), "gap": .number(5), "columns": .number(1),
          "rows": .number(2),
        ], count: 3)
    }
  }

  /// Any numbers together give cells that fit, or an error.
  @Test func noNumbersTogetherAreATrap() throws {
    let numbers: [Double] = [1, 2, 7, 1000]
    let lengths: [Double] = [0, 1, 100, 4000]
    let papers: [PresetValue?] = [
      nil, .words("16x16px"), .words("A6"), .words("65500x16px"), .words("65500x65500px"),
    ]
    for paper in papers {
      for columns in numbers.map(Optional.some) + [nil] {
        for rows in numbers.map(Optional.some) + [nil] {
          for gap in lengths {
            for margin in [0.0, 20, 8000] {
              for onePage in [false, true] where paper != nil || !onePage || rows == nil {
                var settings: [String: PresetValue] = ["gap": .number(gap), "margin": .number(margin)]
                settings["paper"] = paper
                settings["columns"] = columns.map { .number($0) }
                settings["rows"] = rows.map { .number($0) }
                if onePage { settings["one-page"] = .flag(true) }
                let inRows = settings.merging(["layout": .words("rows")]) { $1 }
                _ = try? Self.plan(inRows, count: 11, cap: DropCap(columns: 2, rows: 2))
                guard let plan = try? Self.plan(settings, count: 11, cap: DropCap(columns: 2, rows: 2)) else {
                  continue
                }
                let size = plan.size(ofPage: 0)
                for cell in plan.pages.cells(onPage: 0) {
                  let frame = plan.frame(of: cell)
                  #expect(frame.left >= 0 && frame.top >= 0 && frame.right <= size.width)
                  #expect(frame.bottom <= size.height && frame.width > 0 && frame.height > 0)
                }
              }
            }
          }
        }
      }
    }
  }

  /// Slices cover a page without gaps, each cell is made where it begins, and is kept as long as it reaches
  /// on.
  @Test(arguments: [1 << 12, 1 << 16, 1 << 20, 1 << 26]) func slicesCoverThePage(mostBytes: Int) throws {
    for (cap, capOn) in [(DropCap.none, "none"), (DropCap(columns: 2, rows: 3), "first")] {
      let plan = try Self.plan(
        [
          "paper": .words("600x900px"), "columns": .number(4), "rows": .number(5), "gap": .number(6),
          "cap-on": .words(capOn),
        ], count: 47, cap: cap)
      for page in 0..<plan.pages.pageCount {
        let slices = try PageSlices(plan, page: page, mostBytes: mostBytes).slices
        #expect(slices.first?.rows.lowerBound == 0 && slices.last?.rows.upperBound == 900)
        var seen: Set<CellIndex> = []
        for (above, slice) in zip([nil] + slices.map(Optional.some), slices) {
          if let above { #expect(above.rows.upperBound == slice.rows.lowerBound) }
          let crossing = plan.pages.cells(onPage: page).filter {
            let frame = plan.frame(of: $0)
            return frame.top < slice.rows.upperBound && frame.bottom > slice.rows.lowerBound
          }
          #expect(Set(slice.fresh + slice.kept) == Set(crossing))
          // Kept cells were in the slice above.
          #expect(Set(slice.kept).isSubset(of: (above?.fresh ?? []) + (above?.kept ?? [])))
          seen.formUnion(slice.fresh)
        }
        #expect(seen == Set(plan.pages.cells(onPage: page)))
      }
    }
  }

  @Test func layingOutHearsARequestToStop() throws {
    let settings: [String: PresetValue] = [
      "paper": .words("600x900px"), "columns": .number(4), "captions": .flag(false),
    ]
    let plan = try Self.plan(settings, count: 9)
    let options = try SheetOptions(SheetSettings(settings, source: "test"))
    let cancellation = Cancellation()
    cancellation.cancel(signal: 15)
    let measure = try WordsMeasure.nothing(cancellation)
    #expect(throws: Interruption(signal: 15)) {
      try SheetPlan(
        options, SheetList(Array(repeating: Self.square, count: 9), cap: .none), measure: measure,
        output: JPEGOutput())
    }
    #expect(throws: Interruption(signal: 15)) {
      try PageSlices(plan, page: 0, mostBytes: 1 << 20, cancellation: cancellation)
    }
  }
}

extension WordsMeasure {
  /// Of cells without words.
  fileprivate static func nothing(
    _ cancellation: Cancellation = Cancellation()
  ) throws(Interruption) -> WordsMeasure {
    try WordsMeasure(
      ofEach: 0, parts: 0, texts: { _ in CardTexts() }, lines: 1, pool: nil, jobs: 1,
      cancellation: cancellation)
  }
}
