import PholioCatalog
import PholioDisk
import PholioImport
import Testing

@Suite struct FolderDiffTests {
  static let stamp = FileStamp(byteCount: 5, modified: 7)
  static func seen(_ name: String, _ stamp: FileStamp = stamp) -> SeenFile {
    SeenFile(name: ByteString(name), .regular(stamp))
  }
  static func known(_ name: String, _ stamp: FileStamp? = stamp) -> KnownFile {
    KnownFile(name: ByteString(name), stamp: stamp, outcome: .ignored, photo: nil)
  }

  /// Every pair of subsets of five names, against sets.
  @Test func everyFileIsAddedChangedSameOrGone() {
    let names = ["a", "b", "c", "d", "e"]
    func subset(_ bits: Int) -> [String] { names.indices.filter { bits >> $0 & 1 == 1 }.map { names[$0] } }
    let other = FileStamp(byteCount: 6, modified: 7)
    for (seenBits, knownBits) in (0..<32).flatMap({ a in (0..<32).map { (a, $0) } }) {
      let (seen, known) = (subset(seenBits), subset(knownBits))
      let result = difference(
        seen: seen.map { Self.seen($0, $0 == "c" ? other : Self.stamp) }, known: known.map { Self.known($0) })
      let expected: [Difference] = names.compactMap { name in
        switch (seen.contains(name), known.contains(name)) {
        case (true, true) where name == "c": .toRead(Self.seen("c", other), known: Self.known("c"))
        case (true, true): .same(Self.known(name))
        case (true, false): .toRead(Self.seen(name, name == "c" ? other : Self.stamp), known: nil)
        case (false, true): .gone(Self.known(name))
        case (false, false): nil
        }
      }
      #expect(Set(result) == Set(expected), "\(seen) \(known)")
      #expect(result.count == expected.count)
    }
  }

  @Test func whatIsNeverReadIsIgnored() {
    let hidden = SeenFile(name: ByteString(".hidden"), .passedOver)
    #expect(difference(seen: [hidden], known: []) == [.ignored(hidden)])
  }

  @Test func aFileOfWhichTheSystemSaysNothingIsOpened() {
    let file = SeenFile(name: ByteString("a"), .unknown)
    #expect(difference(seen: [file], known: [Self.known("a")]) == [.toRead(file, known: Self.known("a"))])
  }

  @Test func whatCouldNotBeReadIsReadAgain() {
    let known = Self.known("a", nil)
    #expect(difference(seen: [Self.seen("a")], known: [known]) == [.toRead(Self.seen("a"), known: known)])
  }
}
