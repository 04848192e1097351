import PholioFacts
import PholioImaging
import PholioLayout
import PholioSheets
import Testing

/// Cells in the shape of most pictures, and pages that are filled.
@Suite struct SheetShapeTests {
  private static let lying = SheetPlanTests.lying
  private static let standing = SheetPlanTests.standing

  /// Numbers that look random and are the same in every run.
  private static func numbers(_ count: Int, seed: Int, _ range: ClosedRange<Int>) -> [Int] {
    var state = UInt64(bitPattern: Int64(seed &* 2_654_435_761 &+ 12_345))
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + Int(state >> 33) % range.count
    }
  }

  /// No aspect out of 2 000 has a larger sum of picture area.
  @Test func cellsHaveTheShapeWithTheMostPicture() {
    for seed in 1...60 {
      let count = 1 + seed % 13
      let sizes = zip(
        Self.numbers(count, seed: seed, 300...6000), Self.numbers(count, seed: -seed, 300...6000)
      ).map { PixelSize(width: $0, height: $1) }
      func sum(_ aspect: Double) -> Double {
        sizes.reduce(0) { sum, size in
          let own = Double(size.width) / Double(size.height)
          return sum + min(aspect / own, own / aspect)
        }
      }
      let chosen = PictureShapes(sizes).cellAspect(turns: false)
      let ends = PictureShapes.cellAspects
      #expect(ends.contains(chosen))
      let best =
        (0...2000).map { step in
          sum(ends.lowerBound + (ends.upperBound - ends.lowerBound) * Double(step) / 2000)
        }.max() ?? 0
      #expect(sum(chosen) >= 0.995 * best, "seed \(seed)")
    }
    #expect(PictureShapes([Self.lying, Self.standing]).cellAspect(turns: false) == 1.5)
    #expect(PictureShapes([Self.standing]).cellAspect(turns: false) == 2.0 / 3)
    #expect(PictureShapes([Self.lying, Self.standing, Self.standing]).cellAspect(turns: true) == 2.0 / 3)
  }

  /// Every page but the last ends within 3 % of its margins, whatever is asked for but a cell's size.
  @Test(arguments: ["tiles", "stacks"]) func pagesAreFilled(style: String) throws {
    let mixed = (0..<200).map { $0 % 3 == 0 ? Self.standing : Self.lying }
    for paper in ["A4", "Letter", "4x6", "1920x1080px"] {
      for sizes in [
        Array(repeating: Self.lying, count: 200), Array(repeating: Self.standing, count: 200), mixed,
      ] {
        for cap in [DropCap.none, DropCap(columns: 2, rows: 2)] {
          for columns: Double? in [nil, 1, 2, 3, 5, 8] {
            var settings: [String: PresetValue] = [
              "paper": .words(paper), "cap-on": .words("every"), "style": .words(style),
            ]
            settings["columns"] = columns.map { .number($0) }
            let plan = try SheetPlanTests.plan(settings, sizes: sizes, cap: cap)
            for page in 0..<plan.pages.pageCount - 1 {
              let bottom = plan.pages.cells(onPage: page).map { plan.frame(of: $0).bottom }.max() ?? 0
              let size = plan.size(ofPage: page)
              let inset = try Self.inset(paper)
              #expect(
                abs(size.height - inset - bottom) <= size.height * 3 / 100,
                "\(paper), \(columns ?? 0) columns, page \(page)")
            }
          }
        }
      }
    }
  }

  /// Margin and outer gap, in pixels.
  private static func inset(_ paper: String) throws -> Int { paper.hasSuffix("px") ? 8 : 94 + 47 }

  /// The last row of a poster has at least four fifths of the columns.
  @Test func aPosterEndsWithAFullRow() throws {
    for sizes in [Self.lying, Self.standing] {
      for count in 12...120 {
        let plan = try SheetPlanTests.plan(
          [
            "paper": .words("A3"), "dpi": .number(60), "one-page": .flag(true), "fit": .words("cover"),
            "gap": .words("2mm"), "last-row": .words("centre"), "enlarge": .flag(true),
          ], sizes: Array(repeating: sizes, count: count))
        let grid = try #require(plan.pages as? PagedGrid)
        #expect(plan.pages.pageCount == 1)
        let frames = (0..<count).map { plan.frame(of: CellIndex($0)) }
        let bottom = frames.map(\.bottom).max() ?? 0
        let width = frames.last?.width ?? 1
        let last = frames.filter { $0.bottom >= bottom - 1 }.map { ($0.width + width / 2) / width }
        #expect(last.reduce(0, +) * 5 >= grid.columns * 4, "\(count) photos in \(grid.columns) columns")
        // Nothing is cut by more than a third.
        #expect(frames.allSatisfy { $0.left >= 0 && $0.right <= plan.size(ofPage: 0).width })
      }
    }
  }

  /// A few pictures aren't cut to a strip down the page's middle, so that rows are full; nor to another
  /// shape, so that the page is.
  @Test func aPosterOfAFewIsFilledAndCutsLittle() throws {
    for count in 1...11 {
      let plan = try SheetPlanTests.plan(
        [
          "paper": .words("A3"), "dpi": .number(60), "one-page": .flag(true), "fit": .words("cover"),
          "gap": .words("2mm"), "last-row": .words("centre"), "enlarge": .flag(true),
        ], sizes: Array(repeating: Self.lying, count: count))
      let frames = (0..<count).map { plan.frame(of: CellIndex($0)) }
      let covered = frames.reduce(0) { $0 + $1.width * $1.height }
      let page = plan.size(ofPage: 0)
      #expect(covered * 100 >= page.width * page.height * 40, "\(count) photos")
      for frame in frames {
        let aspect = Double(frame.width * Self.lying.height) / Double(frame.height * Self.lying.width)
        #expect(min(aspect, 1 / aspect) > 0.6, "\(count) photos: \(frame)")
      }
      let across = (frames.map(\.right).max() ?? 0) - (frames.map(\.left).min() ?? 0)
      #expect(across * 10 >= page.width * 7, "\(count) photos")
    }
  }

  /// What the pictures of cells cover, each shown whole.
  private static func covered(_ plan: SheetPlan, _ sizes: [PixelSize], _ cells: some Sequence<CellIndex>)
    -> Int
  {
    cells.reduce(0) { sum, cell in
      let frame = plan.frame(of: cell)
      let box = PixelSize(width: frame.width, height: frame.height)
      return sum + sizes[cell.rawValue].fitted(within: box).pixels
    }
  }

  /// Twelve photos of a kind that a gallery may have.
  private static let kinds: [[PixelSize]] = [
    Array(repeating: lying, count: 12), Array(repeating: standing, count: 12),
    (0..<12).map { [lying, standing, lying, SheetPlanTests.square][$0 % 4] },
    (0..<12).map { [lying, lying, PixelSize(width: 12000, height: 3000), standing][$0 % 4] },
  ]

  /// A page of few stands in the middle, and has as much picture as the best grid of equal cells would have.
  @Test(arguments: [("A4", false), ("A4", true), ("letter", false), ("letter", true)])
  func fewPicturesStandTogetherInTheMiddle(paper: String, isLandscape: Bool) throws {
    for kind in Self.kinds {
      for count in 1...12 {
        let sizes = Array(kind.prefix(count))
        let plan = try SheetPlanTests.plan(
          ["paper": .words(paper), "landscape": .flag(isLandscape), "dpi": .number(100)], sizes: sizes)
        #expect(plan.pages.pageCount == 1)
        let cells = plan.pages.cells(onPage: 0)
        let frames = cells.map { plan.frame(of: $0) }
        let page = plan.size(ofPage: 0)
        let around = PixelFrame(
          left: frames.map(\.left).min() ?? 0, top: frames.map(\.top).min() ?? 0,
          right: frames.map(\.right).max() ?? 0, bottom: frames.map(\.bottom).max() ?? 0)
        #expect(abs(around.left + around.right - page.width) <= 3 && around.left > 0, "\(count) photos")
        #expect(abs(around.top + around.bottom - page.height) <= 3 && around.top > 0, "\(count) photos")
        let (margin, gap) = (31, 16)
        let best =
          (1...count).map { columns in
            let rows = (count + columns - 1) / columns
            let box = PixelSize(
              width: (page.width - 2 * margin - (columns + 1) * gap) / columns,
              height: (page.height - 2 * margin - (rows + 1) * gap) / rows)
            return sizes.reduce(0) { $0 + $1.fitted(within: box).pixels }
          }.max() ?? 0
        #expect(Double(Self.covered(plan, sizes, cells)) >= 0.97 * Double(best), "\(count) photos")
      }
    }
  }

  /// A last page of few stands in the middle, too; its pictures are as large as the others' at least.
  @Test func aLastPageOfFewStandsInTheMiddle() throws {
    for kind in Self.kinds {
      for count in 13...120 {
        let sizes = (0..<count).map { kind[$0 % kind.count] }
        let plan = try SheetPlanTests.plan(["paper": .words("A4"), "dpi": .number(100)], sizes: sizes)
        let last = plan.pages.pageCount - 1
        guard last > 0 else { continue }
        #expect(
          (0..<plan.pages.pageCount).flatMap { plan.pages.cells(onPage: $0).map(\.rawValue) }
            == Array(0..<count))
        let frames = plan.pages.cells(onPage: last).map { plan.frame(of: $0) }
        let (top, bottom) = (frames.map(\.top).min() ?? 0, frames.map(\.bottom).max() ?? 0)
        #expect(abs(top + bottom - plan.size(ofPage: last).height) <= 3, "\(count) photos")
        let usual = plan.frame(of: CellIndex(0))
        let own = frames[0]
        #expect(own.width * 10 <= usual.width * 13 && own.height * 10 <= usual.height * 13)
        let (here, there) = (
          Self.covered(plan, sizes, plan.pages.cells(onPage: last)) / frames.count,
          Self.covered(plan, sizes, plan.pages.cells(onPage: 0)) / plan.pages.cells(onPage: 0).count
        )
        if kind == Self.kinds[0] { #expect(Double(here) >= 0.97 * Double(there), "\(count) photos") }
      }
    }
  }

  /// A picture of few pixels is enlarged down to 150 dpi; where that leaves a hole, there is no drop cap.
  @Test func aSmallPictureLeavesNoHole() throws {
    let small = PixelSize(width: 640, height: 480)
    let sizes = [small] + Array(repeating: Self.lying, count: 23)
    let cap = DropCap(columns: 2, rows: 2)
    func span(_ settings: [String: PresetValue]) throws -> Int {
      let plan = try SheetPlanTests.plan(
        settings.merging(["paper": .words("A4")]) { $1 }, sizes: sizes, cap: cap)
      #expect(plan.notes.isEmpty == (plan.frame(of: CellIndex(0)).width > plan.frame(of: CellIndex(1)).width))
      return plan.frame(of: CellIndex(0)).width / plan.frame(of: CellIndex(1)).width
    }
    // 640 pixels at 150 dpi are 1 280 of the page, nearly two cells of four.
    #expect(try span(["columns": .number(4)]) == 2)
    #expect(try span(["columns": .number(4), "enlarge": .flag(false)]) == 1)
    #expect(try span(["columns": .number(4), "least-dpi": .number(300)]) == 1)
    #expect(try span(["columns": .number(4), "fit": .words("cover")]) == 2)
    #expect(try span(["columns": .number(4), "enlarge": .flag(true), "least-dpi": .number(300)]) == 2)
  }

  /// Gaps, words and cells of one page shrink together; words that nobody could read are left out, and told.
  @Test(arguments: [58, 120, 307, 600, 1500]) func onePageOfManyIsMostlyPicture(count: Int) throws {
    let kind = Self.kinds[2]
    let sizes = (0..<count).map { kind[$0 % kind.count] }
    let pool = try TextRendererPool(family: nil)
    let options = try SheetOptions(
      SheetSettings(["paper": .words("A4"), "one-page": .flag(true)], source: "test"))
    let plan = try SheetPlan(
      options, SheetList(sizes, cap: .none),
      measure: WordsMeasure(
        ofEach: count, parts: 1, texts: { _ in Self.name }, lines: 1, pool: pool, jobs: 1),
      output: JPEGOutput())
    #expect(plan.pages.pageCount == 1)
    let page = plan.size(ofPage: 0)
    let cells = plan.pages.cells(onPage: 0)
    let frames = cells.map { plan.frame(of: $0) }
    #expect(Double(Self.covered(plan, sizes, cells)) >= 0.35 * Double(page.width * page.height))
    let gap = frames[1].left - frames[0].right
    #expect(gap * 5 <= frames[0].width, "a gap of \(gap)")
    let told = plan.notes.joined()
    switch count {
    case ...120: #expect(told.isEmpty)
    case 307: #expect(told.contains("give way to numbers"))
    default: #expect(told.contains("left out"))
    }
  }

  private static let name: CardTexts = {
    var texts = CardTexts()
    texts.headline = "307  IMG_0307.JPG"
    return texts
  }()

  /// However many photos there are for a page: gaps shrink before anything is refused, but for a gap that
  /// somebody has set.
  @Test func onePageOfVeryManyIsMade() throws {
    let sizes = Array(repeating: Self.lying, count: 5000)
    func plan(_ layout: String, gap: String? = nil) throws -> SheetPlan {
      var settings: [String: PresetValue] = [
        "paper": .words("A5"), "dpi": .number(150), "one-page": .flag(true), "layout": .words(layout),
      ]
      settings["gap"] = gap.map { .words($0) }
      return try SheetPlanTests.plan(settings, sizes: sizes, isTyped: true)
    }
    for layout in ["grid", "rows"] {
      let made = try plan(layout)
      #expect(made.pages.pageCount == 1 && made.pages.count == 5000)
      #expect(throws: SheetError.self) { try plan(layout, gap: "4mm") }
    }
  }

  @Test func aGapThatIsSetStays() throws {
    let sizes = Array(repeating: Self.lying, count: 40)
    for gap in [0, 100, 400, 700] {
      let plan = try SheetPlanTests.plan(
        ["paper": .words("A4"), "gap": .number(Double(gap)), "columns": .number(2)], sizes: sizes,
        isTyped: true)
      #expect(abs(plan.frame(of: CellIndex(1)).left - plan.frame(of: CellIndex(0)).right - gap) <= 1)
    }
  }

  /// A cap that no page has room for is cut, however few photos there are.
  @Test func aCapBeyondThePageIsCut() throws {
    for cap in [DropCap(columns: 99, rows: 99), DropCap(columns: 1, rows: 99), DropCap(columns: 99, rows: 1)]
    {
      for count in [1, 2, 7, 12, 13, 40] {
        let plan = try SheetPlanTests.plan(
          ["paper": .words("A4"), "cap": .words(cap.description)],
          sizes: Array(repeating: Self.lying, count: count), cap: cap)
        let shown = (0..<plan.pages.pageCount).flatMap { plan.pages.cells(onPage: $0).map(\.rawValue) }
        #expect(shown == Array(0..<count), "\(count) photos, \(cap)")
        let first = plan.frame(of: CellIndex(0))
        #expect(first.right <= 2480 && first.bottom <= 3508 && first.left >= 0 && first.top >= 0)
      }
    }
  }

  /// The same few photos make the same page in every run, whichever drop cap it chooses.
  @Test func aCapIsChosenInOneOrder() throws {
    // Of squares, many caps are as good.
    let sizes = Array(repeating: SheetPlanTests.square, count: 12)
    let made = try (0..<20).map { _ in
      let plan = try SheetPlanTests.plan(
        ["paper": .words("1000x1000px")], sizes: sizes, cap: DropCap(columns: 2, rows: 2))
      return (0..<12).map { plan.frame(of: CellIndex($0)) }
    }
    #expect(Set(made).count == 1)
  }

  /// Galleries without photos have no shapes; their plates are as large as pictures are.
  @Test func platesOfEmptyGalleriesHaveASize() throws {
    for count in [1, 3, 12] {
      let plan = try SheetPlanTests.plan(
        ["paper": .words("A4")], sizes: Array(repeating: nil, count: count))
      #expect(plan.frame(of: CellIndex(0)).height > 300 && plan.frame(of: CellIndex(0)).width > 300)
    }
  }

  /// With `--last-row left`, a last page goes on as the others do.
  @Test func aLastRowLiesWhereItIsSaid() throws {
    let sizes = Array(repeating: Self.lying, count: 40)
    func lefts(_ row: String?) throws -> [Int] {
      var settings: [String: PresetValue] = ["paper": .words("A4")]
      settings["last-row"] = row.map { .words($0) }
      let plan = try SheetPlanTests.plan(settings, sizes: sizes)
      let last = plan.pages.pageCount - 1
      return [plan.frame(of: CellIndex(0)).left]
        + plan.pages.cells(onPage: last).map { plan.frame(of: $0).left }
    }
    let left = try lefts("left")
    #expect(left[0] == left[1] && left.min() == left[0])
    #expect(try lefts("centre") == lefts(nil) && lefts(nil) != left)
  }

  /// Of divisions of the pages, the one whose pages have most picture, on average.
  @Test(arguments: [60, 100, 300]) func allPagesDecide(count: Int) throws {
    let sizes = Array(repeating: Self.standing, count: count)
    func covered(columns: Double?) throws -> Double {
      var settings: [String: PresetValue] = ["paper": .words("A4")]
      settings["columns"] = columns.map { .number($0) }
      let plan = try SheetPlanTests.plan(settings, sizes: sizes)
      // The last page may have larger pictures, and counts by what it holds, but as 0.6 of a page at least.
      let full = plan.pages.cells(onPage: 0).count
      let last = Double(count - (plan.pages.pageCount - 1) * full) / Double(full)
      return Double(Self.covered(plan, sizes, [CellIndex(0)]) * count)
        / (Double(plan.pages.pageCount - 1) + max(0.6, last))
    }
    let free = try covered(columns: nil)
    // With three, a page would have fewer than twelve.
    for columns in [4.0, 5, 6] { #expect(try free >= 0.97 * covered(columns: columns)) }
  }

  @Test func aSheetWithoutPaperIsAsWideAsItsPhotos() throws {
    let two = try SheetPlanTests.plan([:], sizes: [Self.lying, Self.lying])
    let last = two.frame(of: CellIndex(1))
    #expect(two.size(ofPage: 0).width - last.right == two.frame(of: CellIndex(0)).left)
    let capped = try SheetPlanTests.plan(
      [:], sizes: [Self.lying, Self.lying], cap: DropCap(columns: 2, rows: 2))
    #expect(capped.size(ofPage: 0).width - capped.frame(of: CellIndex(1)).right == 8)
    let many = try SheetPlanTests.plan([:], sizes: Array(repeating: Self.lying, count: 40))
    let cell = many.frame(of: CellIndex(0))
    #expect(abs(cell.width * 2 - cell.height * 3) <= 3 && abs(cell.width * cell.height - 90_000) < 500)
  }

  /// A cell of several rows is on one page, and all photos are on some page once.
  @Test func featuresAreNeverCut() throws {
    for seed in 1...20 {
      let places = Self.numbers(3, seed: seed, 1...59)
      let features = Features(
        Dictionary(places.map { (CellIndex($0), DropCap(columns: 2, rows: 2)) }) { first, _ in first })
      let plan = try SheetPlanTests.plan(
        ["paper": .words("A4"), "dpi": .number(72), "columns": .number(4), "rows": .number(5)],
        sizes: Array(repeating: Self.lying, count: 60), features: features)
      var seen: [CellIndex] = []
      for page in 0..<plan.pages.pageCount {
        let size = plan.size(ofPage: page)
        for cell in plan.pages.cells(onPage: page) {
          let frame = plan.frame(of: cell)
          #expect(frame.top >= 0 && frame.bottom <= size.height && frame.right <= size.width)
          seen.append(cell)
        }
      }
      #expect(seen.sorted() == (0..<60).map { CellIndex($0) })
    }
  }

  /// A few photos more than one page's are no second page of one or two.
  @Test(arguments: [false, true]) func fewAreLeftForASecondPage(isLandscape: Bool) throws {
    for kind in Self.kinds {
      for count in 1...24 {
        let sizes = (0..<count).map { kind[$0 % kind.count] }
        let plan = try SheetPlanTests.plan(
          [
            "paper": .words("A4"), "dpi": .number(100), "layout": .words("rows"),
            "landscape": .flag(isLandscape),
          ], sizes: sizes)
        let last = plan.pages.cells(onPage: plan.pages.pageCount - 1).count
        #expect(plan.pages.pageCount != 2 || 4 * last >= count, "\(last) of \(count)")
      }
    }
  }

  /// Rows show whole pictures, one height a row, and fill the pages.
  @Test func rowsAreLaidOut() throws {
    let sizes = (0..<90).map { $0 % 4 == 0 ? Self.standing : Self.lying }
    for settings: [String: PresetValue] in [
      [:], ["paper": .words("A4"), "dpi": .number(100)],
      ["paper": .words("A4"), "dpi": .number(100), "rows": .number(6)],
      ["paper": .words("A4"), "dpi": .number(100), "one-page": .flag(true)],
    ] {
      let plan = try SheetPlanTests.plan(settings.merging(["layout": .words("rows")]) { $1 }, sizes: sizes)
      if settings["one-page"] != nil { #expect(plan.pages.pageCount == 1) }
      for page in 0..<plan.pages.pageCount {
        let size = plan.size(ofPage: page)
        var heights: [Int: Int] = [:]
        for cell in plan.pages.cells(onPage: page) {
          let frame = plan.frame(of: cell)
          #expect(
            frame.left >= 0 && frame.top >= 0 && frame.right <= size.width && frame.bottom <= size.height)
          let own = Double(sizes[cell.rawValue].width) / Double(sizes[cell.rawValue].height)
          #expect(abs(Double(frame.width) - Double(frame.height) * own) <= 3)
          let row = plan.pages.row(of: cell)
          #expect(abs(heights[row, default: frame.height] - frame.height) <= 1)
          heights[row] = frame.height
        }
      }
    }
  }
}
