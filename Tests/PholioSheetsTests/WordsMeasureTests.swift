import PholioSheets
import Synchronization
import Testing

@Suite struct WordsMeasureTests {
  /// How many cells' words are made before any is drawn.
  private static func made(ofEach count: Int, _ template: String, firstTitle: Int) throws -> Int {
    let template = try CaptionTemplate(template)
    let made = Counter()
    _ = try WordsMeasure(
      ofEach: count, parts: 3,
      texts: { index in
        made.add()
        return CardTexts(template) { field, _ in
          field == .title && index < firstTitle ? "" : field.rawValue
        }
      },
      lines: 1, pool: nil, jobs: 1)
    return made.count
  }

  private final class Counter: Sendable {
    private let value = Mutex(0)
    var count: Int { value.withLock { $0 } }
    func add() { value.withLock { $0 += 1 } }
  }

  @Test func wordsAreMadeUntilItIsKnownWhichPartsThereAre() throws {
    #expect(try Self.made(ofEach: 100_000, "{name}|{creator}|{date}", firstTitle: 0) == 1)
    #expect(try Self.made(ofEach: 100_000, "{name}|{title}|{date}", firstTitle: 7) == 8)
  }
}
