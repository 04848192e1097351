import PholioKit
import PholioLayout

/// A part of a grid, with the content of its cells: frames in points from the canvas' top left corner.
struct LayoutRecord<Content: Encodable & Sendable>: Encodable, Sendable {
  let window: ListWindow<Content>
  /// The content's key: `photo`, `gallery`.
  let contentKey: WireKey

  func encode(to encoder: any Encoder) throws {
    let grid = window.grid
    var container = encoder.container(keyedBy: WireKey.self)
    try container.encode(window.revision, forKey: "revision")
    try container.encode(window.count, forKey: "count")
    try container.encode(cap: grid.cap)
    try container.encode(grid.width, forKey: "width")
    try container.encode(grid.contentHeight, forKey: "content_height")
    try container.encode(grid.columns, forKey: "columns")
    try container.encode(grid.rows, forKey: "rows")
    try container.encode(grid.gap, forKey: "gap")
    var list = container.nestedUnkeyedContainer(forKey: "cells")
    for (cell, content) in window.cells {
      var item = list.nestedContainer(keyedBy: WireKey.self)
      try item.encode(cell.rawValue, forKey: "index")
      try item.encode(frame: grid.frame(ofCell: cell))
      try item.encode(content, forKey: contentKey)
    }
  }
}
