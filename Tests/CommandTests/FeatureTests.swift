import Foundation
import PholioTestSupport
import Testing

/// Photos that span several cells, and rows, by the built program. Photos a…j of several shapes are in `A`,
/// x and y in `B`.
@Suite struct FeatureTests {
  let folder: TemporaryFolder
  let pholio: Program

  private static let sizes = [(48, 32), (32, 48), (60, 20), (40, 40), (48, 36), (30, 64)]

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
    for (number, letter) in "abcdefghijxy".enumerated() {
      let size = Self.sizes[number % Self.sizes.count]
      try folder.write(
        Fixture.photo(
          number, taken: "2020:01:01 00:00:\(10 + number)", width: size.0, height: size.1),
        to: "in/\(number < 10 ? "A" : "B")/\(letter).jpg")
    }
    try run("import", folder["in"])
  }

  /// - Returns: The messages.
  @discardableResult
  private func run(_ arguments: String..., status: Int32 = 0) throws -> String {
    let run = try pholio.run(arguments)
    #expect(run.status == status, "\(arguments): \(run.messages)")
    return run.messages
  }

  private func photos(_ gallery: String = "A") throws -> [[String: Any]] {
    let json = try #require(try pholio("show", gallery, "--json").json as? [String: Any])
    return try #require(json["photos"] as? [[String: Any]])
  }

  /// The order, each photo by the letter of its name and its span, where it has one.
  private func order(_ gallery: String = "A") throws -> String {
    try photos(gallery).map { photo in
      (photo["name"] as? String ?? "").prefix(1) + (photo["span"] as? String ?? "")
    }.joined(separator: " ")
  }

  private func layout(_ arguments: String...) throws -> (json: [String: Any], cells: [[String: Double]]) {
    let run = try pholio.run(["layout", "A"] + arguments)
    let json = try #require(run.json as? [String: Any], "\(run.messages)")
    return (json, try #require(json["cells"] as? [[String: Double]]))
  }

  @Test func aSpanGoesWithItsPhotoAndIsUndone() throws {
    #expect(
      try run("gallery", "feature", "A", "c.jpg,6", "2x2", "--dry-run") == "A: would feature 2 photos\n")
    #expect(try order() == "a b c d e f g h i j")
    #expect(try run("gallery", "feature", "A", "c.jpg,6", "2x2") == "A: featured 2 photos\n")
    #expect(try order() == "a b c2x2 d e f2x2 g h i j")
    #expect(
      try run("gallery", "feature", "A", "3", "2x2") == "A: nothing to change: 1 photo had this already\n")
    try run("reorder", "A", "--move", "3", "--to", "last")
    #expect(try order() == "a b d e f2x2 g h i j c2x2")
    try run("remove", "A", "f.jpg")
    #expect(try order() == "a b d e g h i j c2x2")
    try run("undo", "A")
    #expect(try order() == "a b d e f2x2 g h i j c2x2")
    #expect(try run("gallery", "feature", "A", "last", "1x1") == "A: taken back the span of 1 photo\n")
    for expected in ["a b d e f2x2 g h i j c2x2", "a b c2x2 d e f2x2 g h i j", "a b c d e f g h i j"] {
      try run("undo", "A")
      #expect(try order() == expected)
    }
    try run("redo", "A")
    #expect(try order() == "a b c2x2 d e f2x2 g h i j")
    #expect(try pholio("show", "A").output.contains("c.jpg  (2x2)\n"))
    let json = try #require(
      try pholio("gallery", "feature", "A", "2", "3x1", "--json").json as? [String: Any])
    #expect(json["changed"] as? Bool == true && json["photos"] as? Int == 1)
    #expect(json["span"] as? String == "3x1")
    #expect(try pholio("check").status == 0)
  }

  @Test func itStaysWhenAPhotoIsTakenOutAndPutBack() throws {
    try run("gallery", "feature", "A", "2", "2x1")
    try run("reorder", "A", "--move", "2", "--into", "B", "--copy")
    try run("remove", "A", "2")
    #expect(try order() == "a c d e f g h i j" && order("B") == "x y b")
    try run("reorder", "B", "--move", "last", "--into", "A:3")
    #expect(try order() == "a c b2x1 d e f g h i j")
  }

  @Test func movingAndMergingCarryItIntoAnotherGallery() throws {
    try run("gallery", "feature", "A", "2-3", "2x1")
    try run("reorder", "A", "--move", "2", "--into", "B")
    #expect(try order("B") == "x y b2x1")
    try run("undo")
    #expect(try order("B") == "x y" && order().hasPrefix("a b2x1 c2x1 d"))
    try run("merge", "B", "A")
    #expect(try order("B") == "x y a b2x1 c2x1 d e f g h i j")
    try run("undo")
    #expect(try order().hasPrefix("a b2x1 c2x1 d"))
    #expect(try pholio("check").status == 0)
  }

  @Test func theFirstPhotoHasTheCap() throws {
    let messages = try run("gallery", "feature", "A", "1", "3x3")
    #expect(messages.contains("gallery cap"))
    let (json, cells) = try layout("--width", "1000", "--cell", "100x100", "--gap", "0")
    #expect(cells[0]["width"] == 100 && json["content_height"] as? Double == 100)
    try run("reorder", "A", "--move", "1", "--to", "2")
    #expect(try layout("--width", "1000", "--cell", "100x100", "--gap", "0").cells[1]["width"] == 300)
  }

  /// Each photo in its order, in the first place that is free.
  @Test func theLayoutIsThatOfCellsPutInByHand() throws {
    try run("gallery", "cap", "A", "2x1")
    for (position, span) in [("3", "3x2"), ("5", "2x2"), ("10", "9x1")] {
      try run("gallery", "feature", "A", position, span)
    }
    let spans = [0: (2, 1), 2: (3, 2), 4: (2, 2), 9: (4, 1)]
    var taken: Set<[Int]> = []
    var expected: [[Double]] = []
    for index in 0..<10 {
      let (columns, rows) = spans[index] ?? (1, 1)
      func slots(_ row: Int, _ column: Int) -> [[Int]] {
        (row..<row + rows).flatMap { row in (column..<column + columns).map { [row, $0] } }
      }
      let place = (0...).lazy.map { ($0 / 4, $0 % 4) }.first { row, column in
        column + columns <= 4 && taken.isDisjoint(with: slots(row, column))
      }
      let (row, column) = try #require(place)
      taken.formUnion(slots(row, column))
      expected.append(
        [
          Double(column * 110 + 10), Double(row * 90 + 10), Double(columns * 110 - 10),
          Double(rows * 90 - 10),
        ])
    }
    let (json, cells) = try layout("--width", "450", "--cell", "100x80", "--gap", "10")
    #expect(json["layout"] as? String == "grid" && json["columns"] as? Int == 4)
    #expect(cells.map { cell in ["x", "y", "width", "height"].map { cell[$0] ?? .nan } } == expected)
  }

  @Test func featuredPhotosWithoutATitleAreAlarms() throws {
    try run("gallery", "feature", "A", "4", "2x2")
    let run = try pholio("alarms", "A", "--rule", "featured-title")
    #expect(run.output == "A: 4: d.jpg: is featured, and has no title\n")
  }

  @Test func rowsAreWholePhotosOfOneHeightARow() throws {
    try run("turn", "A", "1,5", "right")
    for cap in ["1x1", "2x2"] {
      try run("gallery", "cap", "A", cap)
      for width in [120.0, 330, 700, 5000] {
        let (json, cells) = try layout(
          "--layout", "rows", "--width", "\(width)", "--cell", "9x100", "--gap", "6")
        #expect(json["layout"] as? String == "rows" && json["columns"] == nil)
        let shapes = try photos().map { photo in
          (photo["width"] as? Double ?? 0) / (photo["height"] as? Double ?? 0)
        }
        #expect(cells.count == shapes.count)
        for (cell, shape) in zip(cells, shapes) {
          let (width, height) = (cell["width"] ?? 0, cell["height"] ?? 0)
          #expect(abs(width / height / shape - 1) < 1e-3, "\(cell) \(shape)")
        }
        let rows = Dictionary(grouping: cap == "1x1" ? cells : Array(cells.dropFirst())) { $0["row"] ?? -1 }
        let last = json["rows"] as? Int ?? 0
        for (row, cells) in rows where cells.count > 1 {
          #expect(Set(cells.map { $0["y"] }).count == 1)
          #expect(cells.allSatisfy { abs(($0["height"] ?? 0) - (cells[0]["height"] ?? 0)) < 1e-6 })
          for (left, right) in zip(cells, cells.dropFirst()) {
            #expect(abs((left["x"] ?? 0) + (left["width"] ?? 0) + 6 - (right["x"] ?? 0)) < 1e-6)
          }
          if cap == "1x1", Int(row) < last - 1 {
            let right = (cells.last?["x"] ?? 0) + (cells.last?["width"] ?? 0)
            #expect(abs(right - (width - 6)) < 1e-6 && abs((cells[0]["x"] ?? 0) - 6) < 1e-6)
          }
        }
      }
    }
  }

  @Test func photosAreDroppedAndAlarmsRingOnRows() throws {
    let (json, cells) = try layout(
      "--layout", "rows", "--width", "330", "--cell", "9x100", "--alarms", "2")
    #expect((json["alarms"] as? [Any])?.isEmpty == false)
    let cell = cells[5]
    let (x, y) = ((cell["x"] ?? 0) + (cell["width"] ?? 0) * 0.9, (cell["y"] ?? 0) + 5)
    try run(
      "reorder", "A", "--move", "1", "--drop", "\(x),\(y)", "--layout", "rows", "--width", "330", "--cell",
      "9x100")
    #expect(try order().hasPrefix("b c d e f a"))
    try run("layout", "A", "--width", "330", "--layout", "circle", status: 64)
    try run("reorder", "A", "--move", "1", "--to", "2", "--layout", "rows", status: 64)
    try run(
      "gallery", "reorder", "--move", "1", "--drop", "5,5", "--width", "330", "--layout", "rows", status: 64)
  }

  @Test(arguments: ["2", "0x1", "100x1", "2x", "x", "2x2x2", "-1x1"]) func whatIsNoSpanIsRefused(
    span: String
  ) throws {
    try run("gallery", "feature", "A", "--", "1", span, status: 64)
  }
}
