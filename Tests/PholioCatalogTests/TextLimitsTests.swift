import PholioCatalog
import PholioDisk
import PholioFacts
import PholioTestSupport
import Testing

struct WordingTests {
  @Test(arguments: [
    "a", "Été 2019", " a ", "👩‍👩‍👧", "שלום", "\u{202E}a", "a\u{200B}", String(repeating: "é", count: 512),
  ])
  func whatCanBeSeenNamesAGallery(name: String) throws {
    let catalog = try TestCatalog(photos: 0)
    try catalog.catalog.write { tx in
      let id = try tx.galleries.make(named: name)
      #expect(try tx.galleries.named(name)?.id == id)
      try tx.galleries.rename(id, to: "other")
      try tx.galleries.rename(id, to: name)
    }
  }

  @Test(arguments: [
    "", " ", " \u{3000}\u{A0}", "\u{200B}\u{200E}\u{202E}", "\u{FEFF}", "\u{3164}", "a\0b", "a\nb",
    "\u{1B}[31mred",
    "a\tb", "a\u{7F}", "a\u{85}", "a\u{2028}b", String(repeating: "é", count: 513),
  ])
  func whatCannotBeSeenOrShownDoesNot(name: String) throws {
    let catalog = try TestCatalog(photos: 0)
    try catalog.catalog.write { tx in
      let before = try tx.galleries.all()
      #expect(throws: TextLimitError.self) { try tx.galleries.make(named: name) }
      #expect(throws: TextLimitError.self) { try tx.galleries.rename(before[0].id, to: name) }
      #expect(try tx.galleries.all() == before)
    }
  }

  /// A deleted gallery whose name another has taken comes back with a number.
  @Test func aNameWithANumberIsNotTooLong() throws {
    let catalog = try TestCatalog(photos: 0)
    let families = "0123456789abcdef" + String(repeating: "👩‍👩‍👧", count: 56)
    for name in [String(repeating: "é", count: 512), families] {
      #expect(name.utf8.count == TextLimits.galleryName.longest)
      try catalog.catalog.write { tx in
        let known = try tx.galleries.make(named: name)
        _ = try tx.galleries.delete(known)
        _ = try tx.galleries.make(named: name)
        #expect(try tx.galleries.bringBack(known) == known)
        let back = try tx.galleries.gallery(known).name
        #expect(back.hasSuffix(" (2)") && name.hasPrefix(String(back.dropLast(4))), "\(back)")
        #expect(throws: Never.self) { try TextLimits.galleryName.check(back) }
      }
    }
  }

  @Test func wordsMayHaveLinesAndAreNotTooLong() throws {
    let catalog = try TestCatalog(photos: 1)
    let photos = catalog.photos.map(\.rawValue)
    let longest = String(repeating: "é", count: 32 << 10)
    try catalog.catalog.write { tx in
      for text in ["one\ntwo\tthree", " ", longest] {
        _ = try tx.photos.setOwn(
          [.text(PhotoWords.title, text), .text(PhotoWords.description, text)], of: photos, in: nil)
        #expect(try tx.photos.photo(catalog.photos[0]).own.texts.title == text)
        #expect(try tx.photos.photo(catalog.photos[0]).own.texts.description == text)
      }
      for text in ["a\0b", "a\rb", "a\u{202E}b", "\u{1B}[31m", longest + "x"] {
        #expect(throws: TextLimitError.self) {
          try tx.photos.setOwn([.text(PhotoWords.title, text)], of: photos, in: nil)
        }
        #expect(throws: TextLimitError.self) {
          try tx.photos.setOwn(
            [.text(PhotoWords.title, "new"), .text(PhotoWords.description, text)], of: photos, in: nil)
        }
      }
      #expect(try tx.photos.photo(catalog.photos[0]).own.texts.title == longest)
      _ = try tx.photos.setOwn([.text(PhotoWords.title, "")], of: photos, in: nil)
      #expect(try tx.photos.photo(catalog.photos[0]).own.texts.title == nil)
    }
  }

  /// Of folders whose names are any bytes.
  @Test func everyFolderHasAGallerysName() throws {
    var random = SeededGenerator(seed: 3)
    let pieces: [[UInt8]] = [
      Array("a".utf8), Array(" ".utf8), Array("\u{200B}".utf8), Array("\n".utf8), Array("\u{3164}".utf8),
      [0xFF], [0xC3],
      Array("é".utf8), Array("👩‍👩‍👧".utf8), Array("/".utf8),
    ]
    for _ in 0..<500 {
      let few = pieces.shuffled(using: &random).prefix(2)
      let bytes = (0..<[0, 1, 3, 40, 3000].randomElement(using: &random)!).flatMap { _ in
        few.randomElement(using: &random)!
      }
      let name = TextLimits.galleryName(like: ByteString(bytes).shown)
      // With the number that tells it from others.
      #expect(throws: Never.self) { try TextLimits.galleryName.check(name + " (1000000000)") }
      #expect(throws: Never.self) { try TextLimits.galleryName.check(name) }
    }
    #expect(TextLimits.galleryName(like: "Rome/day 1") == "Rome/day 1")
    #expect(TextLimits.galleryName(like: " \u{200B}") == #"\x20\xe2\x80\x8b"#)
    #expect(TextLimits.galleryName(like: "") == "/")
    let deep = String(repeating: "folder/", count: 200) + "last"
    #expect(
      TextLimits.galleryName(like: deep).hasPrefix("…")
        && TextLimits.galleryName(like: deep).hasSuffix("/folder/last"))
  }
}
