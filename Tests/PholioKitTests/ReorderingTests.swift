import PholioCatalog
import PholioDisk
import PholioFacts
import PholioKit
import PholioLayout
import PholioLibrary
import PholioOut
import PholioTestSupport
import SystemPackage
import Testing

/// All commands in random sequences over three galleries, beside plain lists.
@Suite struct ReorderingTests {
  /// Three galleries of numbered photos, and the same as plain lists.
  struct Model {
    let library: Library
    var catalog: Catalog { library.catalog }
    var lists: [String: [Int]] = ["A": Array(0..<9), "B": Array(9..<14), "C": []]

    init() throws {
      library = try Library.rehearsal(of: "/nowhere")
      try library.catalog.write { [lists] tx in
        let folder = try tx.files.makeFolder(ByteString("/photos"))
        for name in ["A", "B", "C"] {
          let gallery = try tx.galleries.make(named: name)
          let photos = try lists[name]!.map { number in
            let photo = try tx.photos.add(Self.content(number), taken: Self.taken(number))
            try tx.files.setFile(
              ByteString("\(number).jpg"), in: folder, stamp: FileStamp(byteCount: 1, modified: 0),
              photo: photo,
              moved: false)
            return photo
          }
          try tx.imports.place(photos, in: gallery, stopped: false)
        }
      }
    }

    static func content(_ number: Int) -> Photo.Content {
      Photo.Content(
        digest: PhotoDigest(
          hash: (0..<32).map { UInt8(truncatingIfNeeded: ($0 + 1) * (number + 3)) ^ UInt8($0) }),
        byteCount: 1,
        size: PixelSize(width: 3, height: 2), thumbnail: StoredThumbnail(byteCount: 10, checksum: nil),
        facts: PhotoFacts())
    }

    static func taken(_ number: Int) -> CaptureTime {
      CaptureTime(local: Int64(number), source: .exif)!
    }

    /// The catalog's lists; ids count up from 1 as the numbers do from 0.
    func stored() throws -> [String: [Int]] {
      try catalog.read { tx in
        try Dictionary(
          uniqueKeysWithValues: tx.galleries.all().map { gallery in
            (gallery.name, try tx.orders.items(of: .gallery(gallery.id)).map { Int($0) - 1 })
          })
      }
    }
  }

  /// One random command, done to the catalog and to the lists.
  ///
  /// - Returns: What was done, for messages.
  private func step(_ model: inout Model, _ random: inout SeededGenerator) throws -> String {
    let name = ["A", "B", "C"].randomElement(using: &random)!
    let other = ["A", "B", "C"].filter { $0 != name }.randomElement(using: &random)!
    let list = model.lists[name]!
    guard !list.isEmpty else { return "nothing in \(name)" }
    let picked = Array(
      list.shuffled(using: &random).prefix(.random(in: 1...min(4, list.count), using: &random)))
    let anchor = list.randomElement(using: &random)!
    func selection(_ numbers: [Int]) throws -> PhotoReference {
      .selection(try Selection(numbers.map { "name:\($0).jpg" }.joined(separator: ",")))
    }
    let request: Reordering
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1:
      let position = Int.random(in: 1...list.count + 2, using: &random)
      request = .move(try selection(picked), to: .to(Position(position).cellIndex))
      let rest = list.filter { !picked.contains($0) }
      model.lists[name] = Array(rest.prefix(position - 1)) + picked + rest.dropFirst(position - 1)
    case 2:
      request = .move(try selection(picked), to: .before(try selection([anchor])))
      model.lists[name] = list.moving(picked, next: anchor, offset: 0)
    case 3:
      request = .move(try selection(picked), to: .onto(try selection([anchor])))
      if !picked.contains(anchor) {
        let isBefore = list.firstIndex(of: picked[0])! < list.firstIndex(of: anchor)!
        model.lists[name] = list.moving(picked, next: anchor, offset: isBefore ? 1 : 0)
      }
    case 4, 5:
      let copy = Bool.random(using: &random)
      let position = Int.random(in: 1...8, using: &random)
      request = .transfer(
        try selection(picked), into: .gallery(other), at: .to(Position(position).cellIndex), copy: copy)
      let rest = model.lists[other]!.filter { !picked.contains($0) }
      model.lists[other] = Array(rest.prefix(position - 1)) + picked + rest.dropFirst(position - 1)
      if !copy { model.lists[name] = list.filter { !picked.contains($0) } }
    case 6:
      request = .swap(try selection([picked[0]]), try selection([anchor]))
      model.lists[name] = list.map { $0 == picked[0] ? anchor : $0 == anchor ? picked[0] : $0 }
    case 7:
      request = .sort([.date], reversed: true)
      model.lists[name] = list.sorted(by: >)
    case 8:
      request = .reverse
      model.lists[name] = list.reversed()
    default:
      let shuffled = list.shuffled(using: &random)
      let lines = shuffled.map { number in
        (picked.contains(number) ? "drop " : "") + "1  \(Model.content(number).digest.hex.prefix(16))  x"
      }
      request = .order(try OrderText(TextLines(lines.joined(separator: "\n"))))
      model.lists[name] = shuffled.filter { !picked.contains($0) }
    }
    let outcome = try model.library.reorder(.gallery(name), [request])
    return "\(name): \(outcome.summary)"
  }

  @Test(arguments: 0..<12)
  func everySequenceIsAPlainListsAndUndoesToTheStartAndRedoesToTheEnd(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var model = try Model()
    var history = [try model.stored()]
    #expect(history[0] == model.lists)
    for _ in 0..<80 {
      let done = try step(&model, &random)
      #expect(try model.stored() == model.lists, "\(done)")
      if model.lists != history.last! { history.append(model.lists) }
    }
    for lists in history.dropLast().reversed() {
      _ = try model.library.undo(nil)
      #expect(try model.stored() == lists)
    }
    #expect(throws: OrderError.self) { try model.library.undo(nil) }
    for lists in history.dropFirst() {
      _ = try model.library.redo(nil)
      #expect(try model.stored() == lists)
    }
  }

  @Test func mergingKeepsNeighbours() {
    #expect(
      orderMerging(["c", "a"], into: ["a", "x", "b", "y", "c"], without: ["b"]) == ["c", "a", "x", "y"])
    #expect(orderMerging([], into: ["p", "q"], without: ["p"]) == ["q"])
    #expect(orderMerging(["n"], into: ["p", "q"], without: []) == ["p", "q", "n"])
  }
}

extension [Int] {
  fileprivate func moving(_ picked: [Int], next anchor: Int, offset: Int) -> [Int] {
    var rest = filter { !picked.contains($0) }
    // Next to one of themselves, they gather where it is.
    let index = prefix { $0 != anchor }.filter { !picked.contains($0) }.count
    rest.insert(contentsOf: picked, at: index + offset)
    return rest
  }
}
