import Foundation
import PholioCatalog
import PholioFacts
import PholioKit
import PholioLayout
import PholioLibrary
import PholioTestSupport
import Testing

/// What is said of photos and done to orders, by the verbs, on a library in memory: photos 0…8 in `A`, 9…13
/// in `B`, `C` empty.
@Suite struct ValueTests {
  let library: Library

  /// Every third photo's file has words.
  init() throws {
    library = try ReorderingTests.Model().library
    var words = PhotoWords()
    (words.rating, words.label, words.keywords, words.title) = (3, "Green", ["sea", "sky"], "File's")
    try library.catalog.write { tx in
      for id in stride(from: 1, through: 14, by: 3) {
        try tx.photos.setWords(words, from: .file, of: PhotoID(rawValue: Int64(id)))
      }
    }
  }

  /// What `show --json` says of the photos of every gallery that has any.
  private func state() throws -> [String] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var lines: [String] = []
    for gallery in try library.galleries() where gallery.gallery.count > 0 {
      lines.append(gallery.gallery.name)
      try library.show(.gallery(gallery.gallery.name)) { _ in
      } _: { record in
        lines.append(String(decoding: try encoder.encode(record), as: UTF8.self))
      }
    }
    return lines
  }

  private static func change(_ number: Int, _ random: inout SeededGenerator) -> Annotation {
    switch number % 7 {
    case 0:
      let stars: [Override<Int>?] = [nil, .some(.none), .value(0), .value(4), .value(5)]
      return .rating(stars[Int.random(in: stars.indices, using: &random)])
    case 1: return .flag(Int.random(in: 0..<2, using: &random) == 0 ? .pick : nil)
    case 2:
      let labels: [Override<String>?] = [nil, .some(.none), .value("Red"), .value("Green")]
      return .label(labels[Int.random(in: labels.indices, using: &random)])
    case 3:
      let words = ["sea", "SKY", "é", "a b", "c,d"].shuffled(using: &random)
      return .keywords(.edit(add: Array(words[..<2]), remove: Array(words[2..<4])))
    case 4: return .keywords(Int.random(in: 0..<2, using: &random) == 0 ? .none : .file)
    case 5: return .turn(.by(Turn.allCases[Int.random(in: 0..<4, using: &random)]))
    default:
      return .text(PhotoWords.title, Int.random(in: 0..<3, using: &random) == 0 ? nil : "T\(number % 4)")
    }
  }

  /// One random change; some change nothing.
  private func perform(_ number: Int, _ random: inout SeededGenerator) throws -> Bool {
    let galleries = try library.galleries().map(\.gallery).filter { $0.count > 0 }
    let gallery = galleries[Int.random(in: galleries.indices, using: &random)]
    let list = ListReference(.id(gallery.id))
    let items = try library.catalog.read { try $0.orders.items(of: .gallery(gallery.id)) }
    let chosen = PhotoReference.items(Array(items.shuffled(using: &random).prefix(number % 3 + 1)))
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return try library.reorder(list, [.move(chosen, to: .end)]).hasChanged
    case 1: return try library.reorder(list, [.shuffle(seed: UInt64(number))]).hasChanged
    case 2:
      let into = ListReference.gallery("new \(number)")
      return try library.reorder(list, [.transfer(chosen, into: into, at: .end, copy: number % 2 == 0)])
        .hasChanged
    case 3 where gallery.count > 4: return try library.reorder(list, [.remove(chosen)]).hasChanged
    case 4, 5:
      guard let other = galleries.first(where: { $0.id != gallery.id }) else { return false }
      return try library.merge([ListReference(.id(other.id))], into: list).hasChanged
    default: return try library.set([Self.change(number, &random)], of: chosen, in: list).hasChanged
    }
  }

  @Test(arguments: [1, 2] as [UInt64]) func everythingIsUndoneAndDoneAgain(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    // Before each change, and after the last.
    var states = [try state()]
    for number in 0..<200 {
      if try perform(number, &random) { states.append(try state()) }
      let count = Int.random(in: 0..<40, using: &random) == 0 ? min(5, states.count - 1) : 0
      for step in 0..<count {
        _ = try library.undo(nil)
        #expect(try state() == states[states.count - 2 - step])
      }
      // Sometimes something else is done instead.
      if count > 0, Bool.random(using: &random) {
        states.removeLast(count)
      } else {
        for _ in 0..<count { _ = try library.redo(nil) }
        #expect(try state() == states.last)
      }
    }
    try #require(states.count > 100)
    for state in states.dropLast().reversed() {
      _ = try library.undo(nil)
      #expect(try self.state() == state)
    }
    #expect(throws: OrderError.nothingToUndo(gallery: nil)) { try library.undo(nil) }
    for state in states.dropFirst() {
      _ = try library.redo(nil)
      #expect(try self.state() == state)
    }
    var faults: [CatalogFault] = []
    try library.catalog.check(isStopped: { false }, { faults.append($0) })
    #expect(faults.isEmpty, "\(faults)")
  }

  @Test func theJournalSaysWhatWasTyped() throws {
    let chosen = PhotoReference.selection(try Selection("5,7-9"))
    let changes: [(Annotation, String)] = [
      (.rating(.value(4)), "rate 4"), (.rating(.some(.none)), "rate none"), (.rating(nil), "rate file"),
      (.flag(.pick), "flag pick"), (.flag(nil), "flag none"), (.label(.value("Red")), "label red"),
      (.label(nil), "label file"), (.keywords(.edit(add: ["sea"], remove: ["old"])), "keyword +sea -old"),
      (.keywords(.none), "keyword none"), (.keywords(.file), "keyword file"),
      (.turn(.by(.left)), "turn left"), (.turn(.by(.half)), "turn 180"), (.turn(.reset), "turn none"),
    ]
    for (change, text) in changes {
      let outcome = try library.set([change], of: chosen, in: .gallery("A"))
      #expect(outcome.summary == "\(text) 5,7-9" && outcome.hasChanged && outcome.named == 4)
    }
    let words = try library.set(
      [.text(PhotoWords.title, "T"), .text(PhotoWords.description, "D")], of: chosen, in: .gallery("A"))
    #expect(words.summary == "caption 5,7-9" && words.moved == 4)
    #expect(try library.undo(.gallery("A")).summary == "undo caption 5,7-9")
    let alone = try library.set([.flag(.reject)], of: PhotoID(rawValue: 10))
    #expect(alone.summary == "flag reject 9.jpg" && alone.hasChanged)
    #expect(try !library.set([.flag(.reject)], of: PhotoID(rawValue: 10)).hasChanged)
    #expect(throws: ArrangeError.unknownPhoto(99)) {
      try library.set([.flag(nil)], of: PhotoID(rawValue: 99))
    }
  }

  @Test func aRehearsalSaysNothing() throws {
    let before = try state()
    let chosen = PhotoReference.selection(try Selection("1-3"))
    let told = try library.rehearsal().set([.rating(.value(5))], of: chosen, in: .gallery("A"))
    #expect(told.hasChanged && told.moved == 3)
    #expect(try library.rehearsal().merge([.gallery("B")], into: .gallery("A")).moved == 5)
    #expect(try state() == before)
  }
}
