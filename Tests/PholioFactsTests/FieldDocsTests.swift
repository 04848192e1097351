import Foundation
import PholioFacts
import Testing

/// Schemas and docs name every field as it is declared.
@Suite struct FieldDocsTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func json(_ path: String) throws -> [String: Any] {
    let data = try Data(contentsOf: root.appending(path: "Resources/schemas/\(path)"))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private static func properties(_ schema: [String: Any], _ name: String) throws -> [String: Any] {
    let parts = (schema["$defs"] as? [String: Any] ?? [:]).merging(
      schema["properties"] as? [String: Any] ?? [:]
    ) { part, _ in part }
    let part = try #require(parts[name] as? [String: Any], "\(name)")
    return try #require(part["properties"] as? [String: Any])
  }

  private static let names = PhotoFacts.fields.map(\.name) + PhotoWords.fields.map(\.name)

  @Test func photosHaveAllFieldsInJSON() throws {
    let photo = try #require(
      (try Self.json("defs.json")["$defs"] as? [String: Any])?["photo_keys"] as? [String: Any])
    let known = Set(try #require(photo["properties"] as? [String: Any]).keys)
    let required = Set(try #require(photo["required"] as? [String]))
    // The camera has its make and its model.
    let names = Set(Self.names).subtracting(["make", "model"])
    #expect(names.subtracting(known).isEmpty && names.subtracting(required).isEmpty)
  }

  @Test func readingsHaveAllFields() throws {
    let schema = try Self.json("read.json")
    #expect(try Set(Self.properties(schema, "facts").keys) == Set(PhotoFacts.fields.map(\.name)))
    // What only people say is in no file.
    let words = PhotoWords.fields.filter { !$0.source.isEmpty }
    #expect(try Set(Self.properties(schema, "words").keys) == Set(words.map(\.name)))
  }

  @Test func thePageKnowsWhatPeopleSay() throws {
    let path = Self.root.appending(path: "Resources/web/server/api.json")
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: path)) as? [String: Any])
    let known = try Self.properties(schema, "Photo")
    let texts = try String(
      contentsOf: Self.root.appending(path: "Resources/web/ui/texts.js"), encoding: .utf8)
    for field in PhotoWords.said {
      #expect(known[field.name] != nil && texts.contains("name: \"\(field.name)\""), "\(field.name)")
    }
  }

  @Test func theDocsTableTellsWhereEachWordStands() throws {
    let words = try String(contentsOf: Self.root.appending(path: "docs/words.md"), encoding: .utf8)
    let rows = words.split(separator: "\n")
    for field in PhotoWords.fields where !field.source.xmp.isEmpty || field.source.iptc != nil {
      let label = try #require(field.label)
      let row = try #require(rows.first { $0.hasPrefix("| \(label) | ") }, "\(label)")
      if let property = field.source.xmp.first {
        #expect(row.contains("`\(property.namespace.prefix):\(property.name)`"), "\(row)")
      }
      if let dataset = field.source.iptc {
        #expect(row.contains("| 2:\(dataset < 10 ? "0" : "")\(dataset) |"), "\(row)")
      }
    }
  }
}
