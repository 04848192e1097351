import Foundation
import PholioImaging
import PholioKit
import PholioLibrary
import PholioSheets
import PholioTestSupport
import SystemPackage
import Testing

/// Map files may come from anybody.
@Suite struct MarkedSheetTests {
  private static func map(cells count: Int, page: Int = 1) throws -> SheetMap {
    let cells = (0..<count).map { cell in
      """
      {"position": \(cell + 1), "x": \(cell % 100 * 20), "y": \(cell / 100 * 20), "width": 20, "height": 20,
      "sha": "\(String(repeating: String("0123456789abcdef".dropFirst(cell % 9).prefix(1)), count: 16))"}
      """
    }
    let text = """
      {"gallery": "A & <B>", "page": \(page), "pages": 3, "width": 2000, "height": 2000,
      "cells": [\(cells.joined(separator: ","))]}
      """
    return try JSONDecoder().decode(SheetMap.self, from: Data(text.utf8))
  }

  private static func jpeg(_ markers: [JPEGMarker]) -> [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xD8]
    for marker in markers {
      let length = marker.payload.count + 2
      bytes += [0xFF, marker.code, UInt8(length >> 8), UInt8(length & 255)] + marker.payload
    }
    let header: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0x07, 0xD0, 0x07, 0xD0, 1, 1, 0x11, 0]
    return bytes + header + [0xFF, 0xD9]
  }

  @Test(arguments: [1, 12, 1_000, 5_000]) func whatIsWrittenIsRead(count: Int) throws {
    let map = try Self.map(cells: count)
    let jpeg = Self.jpeg(map.markers)
    #expect(try SheetMap(jpeg: jpeg) == map)
    // A long map has several segments, in any order.
    #expect(try SheetMap(jpeg: Self.jpeg(map.markers.reversed())) == map)
    if map.markers.count > 2 {
      #expect(try SheetMap(jpeg: Self.jpeg(map.markers.dropLast())) == nil)
    }
    #expect(try SheetMap(jpeg: Self.jpeg([])) == nil)
  }

  /// In files its name is empty.
  @Test func thePortfolioIsNoGalleryOfAnEmptyName() throws {
    let cell = #"{"height":1,"position":1,"sha":"01234567","width":1,"x":0,"y":0}"#
    let json = #"{"cells":[\#(cell)],"gallery":"","height":9,"page":1,"pages":1,"width":9}"#
    let map = try JSONDecoder().decode(SheetMap.self, from: Data(json.utf8))
    #expect(map.gallery == nil)
    #expect(try SheetMap(jpeg: Self.jpeg(map.markers)) == map)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(map), as: UTF8.self) == json)
  }

  private struct Mutator {
    var random: SeededGenerator
    static let numbers = [
      "0", "-1", "9223372036854775807", "-9223372036854775808", "9000000000000000000", "99999999999999999999",
      "1e9",
      "65536", "", "4294967295", String(repeating: "f", count: 70),
    ]
    static let pieces = [
      "<", ">", "&", "&#x110000;", "&#0;", "&bogus;", "<!--", "-->", "<![CDATA[", "]]>", "<?", "<!DOCTYPE a>",
      "\"", "'",
      "\0", "{", "[", "null", "xmlns:pholio=''", "</rdf:li>", "<rdf:li>", "<rdf:li/>", "\u{FEFF}", ",",
    ]

    mutating func mutant(of bytes: [UInt8]) -> [UInt8] {
      var bytes = bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) where bytes.count > 2 {
        let offset = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, offset + Int.random(in: 1...40, using: &random))
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1:
          let isDigit = { (byte: UInt8) in (48...57).contains(byte) }
          guard let start = bytes[offset...].firstIndex(where: isDigit) else { continue }
          let digits = bytes[start...].prefix(while: isDigit)
          let number = Self.numbers.randomElement(using: &random) ?? ""
          bytes.replaceSubrange(digits.startIndex..<digits.endIndex, with: Array(number.utf8))
        case 2: bytes.removeSubrange(offset..<end)
        case 3: bytes.insert(contentsOf: bytes[offset..<end], at: offset)
        case 4: bytes[offset] = UInt8.random(in: 0...255, using: &random)
        default:
          bytes.insert(contentsOf: Array((Self.pieces.randomElement(using: &random) ?? "").utf8), at: offset)
        }
      }
      return bytes
    }
  }

  /// Marks on any file give cells that are on a page, or an error of ours.
  private func check(_ path: FilePath, mapFile: FilePath?) throws -> Bool {
    let marks: [SheetMarks] =
      try ["1-last", "1-9223372036854775807", "9000000000000000000-last", "2,5-7"].map {
        .numbers(try Selection($0))
      }
      + [.points([(30, 10)]), .points([(.max, .max)]), .points([(.min, 5)]), .points([(1999, 1999)])]
    var isMap = false
    for mark in marks {
      do {
        for cell in try MarkedSheet(path, mapFile: mapFile).cells(mark) {
          isMap = true
          #expect((1...10_000_000).contains(cell.position))
          #expect(cell.x >= 0 && cell.y >= 0 && cell.width > 0 && cell.height > 0)
          #expect(cell.x + cell.width <= 65_535 && cell.y + cell.height <= 65_535)
          #expect(
            (8...64).contains(cell.sha.count) && cell.sha.allSatisfy { "0123456789abcdef".contains($0) })
        }
      } catch is PickError {} catch is SelectionError {}
    }
    return isMap
  }

  @Test func brokenMapsInPagesAreRefusedOrSafe() throws {
    let folder = try TemporaryFolder()
    let path = FilePath(folder["page.jpg"])
    let whole = try #require(Self.map(cells: 12).markers.first).payload
    let name = Array("http://ns.adobe.com/xap/1.0/\0".utf8)
    let packet = Array(whole.dropFirst(name.count))
    var mutator = Mutator(random: SeededGenerator(seed: 5))
    var maps = 0
    for _ in 0..<400 {
      let mutant = Self.jpeg([.xmp(mutator.mutant(of: packet))])
      try folder.write(mutant, to: "page.jpg")
      if try check(path, mapFile: nil) { maps += 1 }
    }
    // Some are harmless. With all or none, nothing would be tested.
    #expect((1..<400).contains(maps), "\(maps)")
    let long = Self.jpeg(try Self.map(cells: 2_000).markers)
    for _ in 0..<60 {
      try folder.write(mutator.mutant(of: long), to: "page.jpg")
      _ = try check(path, mapFile: nil)
    }
    let pdf =
      Array("%PDF-1.5\n1 0 obj <<>> stream\n".utf8) + Self.jpeg(try Self.map(cells: 12).markers)
      + Array("\nendstream 2 0 obj <<>> stream\r\n".utf8)
      + Self.jpeg(try Self.map(cells: 12, page: 2).markers)
    for _ in 0..<60 {
      try folder.write(mutator.mutant(of: pdf), to: "page.jpg")
      _ = try check(path, mapFile: nil)
    }
  }

  @Test func brokenMapFilesAreRefusedOrSafe() throws {
    let folder = try TemporaryFolder()
    let path = FilePath(try folder.write(Self.jpeg([]), to: "a.jpg"))
    let map = String(decoding: try JSONEncoder().encode(Self.map(cells: 12)), as: UTF8.self)
    let json = Array(#"{"pages":[{"file":"a.jpg","map":\#(map)}]}"#.utf8)
    try folder.write(json, to: "map.json")
    #expect(try check(path, mapFile: FilePath(folder["map.json"])))
    var mutator = Mutator(random: SeededGenerator(seed: 6))
    for _ in 0..<400 {
      try folder.write(mutator.mutant(of: json), to: "map.json")
      _ = try check(path, mapFile: FilePath(folder["map.json"]))
    }
  }

  /// Deep nesting or many starts don't take long.
  @Test func filesMadeToTakeLongDoNot() throws {
    let folder = try TemporaryFolder()
    let path = FilePath(folder["page.jpg"])
    let count = 200_000
    let starts = Array(repeatElement(Array("stream\n".utf8) + [0xFF, 0xD8, 0xFF], count: count).joined())
    try folder.write(Array("%PDF-1.5\n".utf8) + starts, to: "page.jpg")
    #expect(throws: PickError.noMap(path.string)) { try MarkedSheet(path, mapFile: nil) }
    for piece in ["<a>", "<a xmlns:b='c'>", "<!---->", "&#65;"] {
      let packet = String(repeating: piece, count: 60_000 / piece.utf8.count)
      try folder.write(Self.jpeg([.xmp(Array(packet.utf8))]), to: "page.jpg")
      #expect(throws: PickError.noMap(path.string)) { try MarkedSheet(path, mapFile: nil) }
    }
  }

  @Test func pagesOfSeveralSheetsInOneFileAreToldApart() throws {
    let folder = try TemporaryFolder()
    let other = try JSONDecoder().decode(
      SheetMap.self,
      from: Data(
        """
        {"gallery": "B", "page": 2, "pages": 2, "width": 9, "height": 9,
        "cells": [{"position": 3, "x": 0, "y": 0, "width": 9, "height": 9, "sha": "ABCDEF0123456789"}]}
        """.utf8))
    #expect(other.cells[0].sha == "abcdef0123456789")
    let pdf =
      Array("%PDF-1.5\nstream\n".utf8) + Self.jpeg(try Self.map(cells: 4).markers)
      + Array("\nstream\r\n".utf8)
      + Self.jpeg(other.markers)
    let path = FilePath(try folder.write(pdf, to: "a.pdf"))
    let sheet = try MarkedSheet(path, mapFile: nil)
    #expect(throws: PickError.twice(path.string, number: 3)) {
      _ = try sheet.cells(.numbers(try Selection("1")))
    }
  }
}
