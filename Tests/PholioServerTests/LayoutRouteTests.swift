import Foundation
import NIOHTTP1
import PholioLayout
import PholioTestSupport
import Testing

struct LayoutRouteTests {
  private struct Cell: Decodable {
    struct Photo: Decodable { var id: Int }

    var index: Int
    var x: Double
    var y: Double
    var w: Double
    var h: Double
    var photo: Photo?

    var frame: Frame { Frame(left: x, top: y, width: w, height: h) }
  }

  private struct Layout: Decodable {
    var revision: Int
    var count: Int
    var contentHeight: Double
    var cells: [Cell]
  }

  private func decoded<Value: Decodable>(_ reply: TestServer.Reply, _ type: Value.Type) throws -> Value {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(type, from: Data(reply.bytes))
  }

  private func grid(_ count: Int, _ width: Double, _ cap: DropCap) -> DropCapGrid {
    DropCapGrid(width: width, cell: Size(width: 100, height: 80), minimumGap: 7, count: count, cap: cap)
  }

  /// Frames are the layout model's, photos are in order, and only cells in the window are there.
  @Test(arguments: ["1x1", "2x2", "3x1"]) func aWindowHoldsTheCellsThatCrossIt(cap: String) async throws {
    try await TestServer(["a": 23]).test { ask in
      let id = try #require(try await ask.galleries()["a"]).id
      let order = try await ask.order(id)
      for width in [90.0, 333, 640] {
        let grid = grid(23, width, try #require(DropCap(cap)))
        for top in stride(from: -100.0, to: 2500, by: 130) {
          let reply = try await ask(
            .GET,
            "/api/galleries/\(id)/layout?width=\(width)&cell=100x80&gap=7&cap=\(cap)"
              + "&window=\(top),\(top + 200)")
          let layout = try decoded(reply, Layout.self)
          let expected = (0..<23).map { CellIndex($0) }.filter {
            let frame = grid.frame(ofCell: $0)
            return frame.top < top + 200 && frame.bottom > top
          }
          #expect(layout.cells.map(\.index) == expected.map(\.rawValue))
          #expect(layout.cells.map(\.frame) == expected.map { grid.frame(ofCell: $0) })
          #expect(layout.cells.map { $0.photo?.id } == expected.map { order[$0.rawValue] })
          #expect(layout.contentHeight == grid.contentHeight && layout.count == 23)
        }
      }
    }
  }

  @Test func cellsCanBeLaidOutForWhatIsCarriedIn() async throws {
    try await TestServer(["a": 5]).test { ask in
      let id = try #require(try await ask.galleries()["a"]).id
      let reply = try await ask(
        .GET, "/api/galleries/\(id)/layout?width=333&cell=100x80&gap=7&window=0,9999&extra=4")
      let layout = try decoded(reply, Layout.self)
      #expect(layout.count == 5 && layout.cells.count == 9)
      #expect(
        layout.cells.map { $0.photo == nil } == Array(repeating: false, count: 5)
          + Array(repeating: true, count: 4))
      #expect(layout.contentHeight == grid(9, 333, .none).contentHeight)
    }
  }

  @Test(arguments: [
    ("5:2x2", [5: DropCap(columns: 2, rows: 2)]), ("0:3x3", [:]), ("5:1x1", [:]),
    ("19:2x1", [19: DropCap(columns: 2, rows: 1)]), ("90:2x2", [:]),
  ])
  func aSpanThatIsProposedIsLaidOutAndNotKept(text: String, spans: [Int: DropCap]) async throws {
    try await TestServer(["a": 20]).test { ask in
      let query = "width=700&cell=100x100&gap=10&window=0,100000"
      func frames(_ query: String) async throws -> [Frame] {
        let reply = try await ask(.GET, "/api/galleries/1/layout?\(query)")
        return try decoded(reply, Layout.self).cells.sorted { $0.index < $1.index }.map(\.frame)
      }
      let before = try await frames(query)
      let grid = DropCapGrid(
        width: 700, cell: Size(width: 100, height: 100), minimumGap: 10, count: 20, cap: .none,
        features: Features(
          Dictionary(uniqueKeysWithValues: spans.map { (CellIndex($0.key), $0.value) })))
      #expect(
        try await frames(query + "&span=\(text)") == (0..<20).map { grid.frame(ofCell: CellIndex($0)) })
      #expect(try await frames(query) == before)
      for wrong in ["5", "5:", "x:2x2", "-1:2x2", "5:0x2", "5:2x2:1"] {
        #expect(
          try await ask(.GET, "/api/galleries/1/layout?\(query)&span=\(wrong)").status == 400, "\(wrong)")
      }
    }
  }

  @Test(arguments: [
    "width=", "width=0", "width=nan", "width=inf", "width=-5", "width=1e300", "width=500&cell=0x0",
    "width=500&cell=5",
    "width=500&gap=-1", "width=500&gap=nan", "width=500&window=5", "width=500&window=9,5",
    "width=500&window=nan,5",
    "width=500&window=0,inf", "width=500&layout=circle", "width=500&cap=0x1", "width=500&cap=100x1",
    "width=500&extra=-1",
    "width=500&extra=99999999999999999999",
  ])
  func gridsThatCannotBeAreRefused(query: String) async throws {
    try await TestServer(["a": 3]).test { ask in
      let reply = try await ask(.GET, "/api/galleries/1/layout?\(query)")
      #expect(reply.status == 400 && reply.code == "bad_request")
    }
  }

  @Test func partsOfTheOrderAreReadByCellIndex() async throws {
    try await TestServer(["a": 9]).test { ask in
      let order = try await ask.order(1)
      let part = try await ask(.GET, "/api/galleries/1/photos?from=4&count=3").json
      let photos = try #require(part["photos"] as? [[String: Any]])
      #expect(photos.compactMap { $0["id"] as? Int } == Array(order[4..<7]))
      #expect(photos.compactMap { $0["name"] as? String } == ["4.jpg", "5.jpg", "6.jpg"])
      #expect(
        try await ask(.GET, "/api/galleries/1/order?from=7&count=50").json["photos"] as? [Int]
          == Array(order[7...]))
      #expect(try await ask(.GET, "/api/galleries/1/order?from=70").json["photos"] as? [Int] == [])
    }
  }
}
