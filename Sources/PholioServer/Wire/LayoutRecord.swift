import PholioKit
import PholioLayout

/// A part of a list that is laid out, with the content of its cells: frames in points from the canvas' top
/// left corner.
struct LayoutRecord<Content: Encodable & Sendable>: Encodable, Sendable {
  let window: ListWindow<Content>
  /// The content's key: `photo`, `gallery`.
  let contentKey: WireKey

  func encode(to encoder: any Encoder) throws {
    let arrangement = window.arrangement
    var container = encoder.container(keyedBy: WireKey.self)
    try container.encode(window.revision, forKey: "revision")
    try container.encode(window.count, forKey: "count")
    try container.encodeIfPresent(window.total, forKey: "total")
    try container.encode(arrangement.layout.rawValue, forKey: "layout")
    try container.encode(arrangement.dependsOnOrder, forKey: "features")
    try container.encode(cap: arrangement.cap)
    try container.encode(arrangement.width, forKey: "width")
    try container.encode(arrangement.contentHeight, forKey: "content_height")
    try container.encodeIfPresent(arrangement.columns, forKey: "columns")
    try container.encode(arrangement.rowCount, forKey: "rows")
    try container.encode(arrangement.gap, forKey: "gap")
    var list = container.nestedUnkeyedContainer(forKey: "cells")
    for (cell, content) in window.cells {
      var item = list.nestedContainer(keyedBy: WireKey.self)
      try item.encode(cell.rawValue, forKey: "index")
      try item.encode(frame: arrangement.frame(ofCell: cell))
      try item.encode(content, forKey: contentKey)
    }
  }
}
