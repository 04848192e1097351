import PholioCatalog
import PholioDisk
import PholioImport
import Testing

@Suite struct IgnoreRulesTests {
  /// Whether a path, a folder where it ends in a slash, is excluded by rules of the import's root.
  private func excludes(_ rules: String, _ path: String, in folder: String = "") -> Bool {
    var set = IgnoreRules()
    set.add(Array(rules.utf8), in: ByteString(folder))
    let isFolder = path.hasSuffix("/")
    let text = isFolder ? String(path.dropLast()) : path
    let name = text.split(separator: "/").last ?? ""
    return set.exclude(ByteString(text), nameLength: name.utf8.count, isFolder: isFolder)
  }

  @Test(arguments: [
    ("draft-*", "a/b/draft-1.jpg", true), ("draft-*", "a/mydraft-1.jpg", false),
    ("cache/", "a/cache/", true), ("cache/", "a/cache", false),
    ("/rejects", "rejects", true), ("/rejects", "a/rejects", false),
    ("a/*.jpg", "a/1.jpg", true), ("a/*.jpg", "a/b/1.jpg", false),
    ("# *", "# x", false), ("", "x", false), ("*.JPG", "x.jpg", false), ("*.jpg  ", "x.jpg", true),
    ("[ab].jpg", "b.jpg", true), ("!x.jpg", "x.jpg", false),
  ])
  func aLineIsAGlob(_ rule: (String, String, Bool)) {
    #expect(excludes(rule.0, rule.1) == rule.2)
  }

  @Test func theLastLineThatMatchesCounts() {
    #expect(!excludes("draft-*\n!draft-final.jpg", "draft-final.jpg"))
    #expect(excludes("!draft-final.jpg\ndraft-*", "draft-final.jpg"))
  }

  @Test func aFileFurtherDownCountsBeforeOneFurtherUp() {
    var above = IgnoreRules()
    above.add(Array("*.jpg".utf8), in: ByteString(""))
    var below = above
    below.add(Array("!*.jpg".utf8), in: ByteString("a"))
    #expect(!below.exclude(ByteString("a/1.jpg"), nameLength: 5, isFolder: false))
    #expect(above.exclude(ByteString("1.jpg"), nameLength: 5, isFolder: false))
  }

  @Test func pathsCountFromTheFilesOwnFolder() {
    #expect(excludes("/1.jpg", "a/1.jpg", in: "a"))
    #expect(!excludes("/1.jpg", "a/b/1.jpg", in: "a"))
  }

  @Test func anyBytesAreTaken() {
    var rules = IgnoreRules()
    rules.add([0xFF, 0x2A, 0x0D, 0x0A, 0x61, 0x00, 0x62, 0x0A, 0x5B], in: ByteString(""))
    #expect(rules.exclude(ByteString([0xFF, 0x41]), nameLength: 2, isFolder: false))
    #expect(!rules.exclude(ByteString("a"), nameLength: 1, isFolder: false))
  }
}
