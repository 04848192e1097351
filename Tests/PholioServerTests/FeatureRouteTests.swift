import Foundation
import NIOHTTP1
import PholioLayout
import PholioTestSupport
import Testing

/// Photos that span several cells, and rows, as the page asks for them.
struct FeatureRouteTests {
  private func layout(
    _ ask: TestServer.Asking, _ id: Int, _ fields: String
  ) async throws -> (json: [String: Any], frames: [Frame]) {
    let json = try await ask(.GET, "/api/galleries/\(id)/layout?window=0,99999&\(fields)").json
    let cells = try #require(json["cells"] as? [[String: Any]])
    return (
      json,
      cells.map { cell in
        func number(_ key: String) -> Double { cell[key] as? Double ?? .nan }
        return Frame(left: number("x"), top: number("y"), width: number("w"), height: number("h"))
      }
    )
  }

  private func spans(_ json: [String: Any]) -> [String?] {
    (json["cells"] as? [[String: Any]] ?? []).map { ($0["photo"] as? [String: Any])?["span"] as? String }
  }

  @Test func aSpanIsAChangeThatThePageCanUndo() async throws {
    try await TestServer(["a": 9]).test { ask in
      let (id, revision) = try #require(try await ask.galleries()["a"])
      let order = try await ask.order(id)
      let fields = "width=430&cell=100x80&gap=5"
      #expect(try await layout(ask, id, fields).json["features"] as? Bool == false)
      func feature(_ photo: Int, _ span: String, _ more: String = "") async throws -> TestServer.Reply {
        try await ask(
          .POST, "/api/galleries/\(id)/feature", #"{"photos": [\#(photo)], "span": "\#(span)"\#(more)}"#)
      }
      let reply = try await feature(order[3], "2x2", #", "revision": \#(revision)"#)
      #expect(reply.status == 200)
      let change = try #require(try reply.json["change"] as? Int)
      let galleries = try #require(try reply.json["galleries"] as? [[String: Any]])
      #expect(galleries[0]["revision"] as? Int == revision + 1)
      let (json, frames) = try await layout(ask, id, fields)
      let grid = DropCapGrid(
        width: 430, cell: Size(width: 100, height: 80), minimumGap: 5, count: 9,
        features: Features([CellIndex(3): DropCap(columns: 2, rows: 2)]))
      #expect(frames == (0..<9).map { grid.frame(ofCell: CellIndex($0)) })
      #expect(json["features"] as? Bool == true && json["layout"] as? String == "grid")
      #expect(spans(json) == [nil, nil, nil, "2x2", nil, nil, nil, nil, nil])
      #expect(try await feature(order[3], "2x2").json["changed"] as? Bool == false)
      #expect(try await feature(order[3], "1x1", #", "revision": \#(revision)"#).code == "stale")
      #expect(try await ask(.POST, "/api/undo", #"{"gallery": \#(id), "change": \#(change)}"#).status == 200)
      #expect(try await layout(ask, id, fields).json["features"] as? Bool == false)
      for span in ["2", "0x1", "100x1", ""] {
        #expect(try await feature(order[3], span).code == "bad_request")
      }
      #expect(try await feature(9999, "2x2").code == "not_in_gallery")
    }
  }

  /// Whatever has changed since: no answer is of photos as they were.
  @Test func rowsAreThoseOfThePhotosAsTheyAreNow() async throws {
    try await TestServer(["a": 12]).test { ask in
      let id = try #require(try await ask.galleries()["a"]).id
      let fields = "width=500&cell=9x90&gap=8&layout=rows"
      func check() async throws -> [Frame] {
        let (json, frames) = try await layout(ask, id, fields)
        #expect(json["layout"] as? String == "rows" && json["features"] as? Bool == true)
        #expect(json["columns"] == nil && frames.count == 12)
        for (cell, frame) in zip(json["cells"] as? [[String: Any]] ?? [], frames) {
          let photo = try #require(cell["photo"] as? [String: Any])
          let shape = (photo["width"] as? Double ?? 0) / (photo["height"] as? Double ?? 1)
          #expect(abs(frame.width / frame.height / shape - 1) < 1e-3)
        }
        return frames
      }
      let before = try await check()
      #expect(try await check() == before)
      let order = try await ask.order(id)
      // A turn raises no revision.
      #expect(try await ask(.PATCH, "/api/photos/\(order[2])", #"{"turn": 90}"#).status == 200)
      let turned = try await check()
      #expect(turned != before)
      let revision = try #require(try await ask.galleries()["a"]).revision
      let move =
        #"{"revision": \#(revision), "photos": [\#(order[2])], "target": {"to": "last"}}"#
      #expect(try await ask(.POST, "/api/galleries/\(id)/move", move).status == 200)
      #expect(try await check() != turned)
      #expect(try await ask(.PATCH, "/api/photos/\(order[2])", #"{"turn": 0}"#).status == 200)
      #expect(try await check() == before)
      let extra = try await layout(ask, id, fields + "&extra=5")
      #expect(extra.frames.count == 17 && Array(extra.frames.prefix(12)) == before)
      let portfolio = try await ask(.GET, "/api/portfolio/layout?\(fields)").json
      #expect(portfolio["layout"] as? String == "grid")
    }
  }
}
