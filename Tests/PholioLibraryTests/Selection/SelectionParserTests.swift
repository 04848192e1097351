import PholioCatalog
import PholioDisk
import PholioLayout
import PholioLibrary
import PholioTestSupport
import Testing

/// How terms are joined.
@Suite struct SelectionParserTests {
  /// All ways to join terms by some operators.
  indirect enum Tree {
    case leaf
    case not(Tree)
    case and(Tree, Tree)
    case or(Tree, Tree)

    static func all(operators count: Int) -> [Tree] {
      if count == 0 { return [.leaf] }
      return all(operators: count - 1).map { Tree.not($0) }
        + (0..<count).flatMap { left in
          all(operators: left).flatMap { one in
            all(operators: count - 1 - left).flatMap { [Tree.and(one, $0), Tree.or(one, $0)] }
          }
        }
    }

    /// Each leaf takes the next word.
    func text(_ joints: Joints, _ words: inout ArraySlice<Shape>, within outer: Int = 0) -> String {
      let (own, text): (Int, String)
      switch self {
      case .leaf: return words.removeFirst().rawValue
      case .not(let tree): (own, text) = (3, "\(joints.not) \(tree.text(joints, &words, within: 3))")
      case .and(let left, let right):
        let first = left.text(joints, &words, within: 2)
        (own, text) = (2, "\(first)\(joints.and)\(right.text(joints, &words, within: 2))")
      case .or(let left, let right):
        let first = left.text(joints, &words, within: 1)
        (own, text) = (1, "\(first)\(joints.or)\(right.text(joints, &words, within: 1))")
      }
      return own < outer || joints.hasAllGroups ? "(\(text))" : text
    }

    /// - Parameter facts: Whether each leaf is true.
    func isTrue(_ facts: inout ArraySlice<Bool>) -> Bool {
      switch self {
      case .leaf: return facts.removeFirst()
      case .not(let tree): return !tree.isTrue(&facts)
      case .and(let left, let right):
        let (one, other) = (left.isTrue(&facts), right.isTrue(&facts))
        return one && other
      case .or(let left, let right):
        let (one, other) = (left.isTrue(&facts), right.isTrue(&facts))
        return one || other
      }
    }
  }

  struct Joints: CustomTestStringConvertible {
    var not = "not"
    var and = " and "
    var or = " or "
    var hasAllGroups = false

    var testDescription: String { "\(not)\(and)\(or)\(hasAllGroups)" }
  }

  private func isTrue(_ expression: Selection.Expression, _ facts: [Shape: Bool]) -> Bool {
    switch expression {
    case .any(let parts): parts.contains { isTrue($0, facts) }
    case .all(let parts): parts.allSatisfy { isTrue($0, facts) }
    case .not(let part): !isTrue(part, facts)
    case .term(.question(.shape(let shape)), _): facts[shape] ?? false
    case .term: false
    }
  }

  @Test(arguments: [
    Joints(), Joints(hasAllGroups: true), Joints(not: "NOT", and: " AND ", or: " OR "),
    Joints(and: " ", or: ","), Joints(and: "  and ", or: " , "),
  ])
  func notBindsBeforeAndAndAndBeforeOr(joints: Joints) throws {
    for tree in (1...3).flatMap(Tree.all) {
      var words = Shape.allCases[...]
      let text = tree.text(joints, &words)
      let expression = try Selection(text).expression
      for bits in 0..<16 {
        let values = (0..<4).map { bits >> $0 & 1 == 1 }
        var facts = values[...]
        let known = Dictionary(uniqueKeysWithValues: zip(Shape.allCases, values))
        #expect(isTrue(expression, known) == tree.isTrue(&facts), "\(text) \(values)")
      }
    }
  }

  @Test func wordsBeginNamesWhereNoOtherTermFollows() throws {
    for text in [
      "portrait of anna*", "square portrait of anna", "missing.jpg", "portraits", "portrait_1.jpg",
    ] {
      #expect(try Selection.terms(text) == [.pattern(ByteString(text))])
    }
    #expect(
      try Selection("portrait missing").expression
        == .all([.term(.question(.shape(.portrait)), at: 0..<8), .term(.question(.missing), at: 9..<16)]))
    #expect(
      try Selection.terms("portrait ,square") == [.question(.shape(.portrait)), .question(.shape(.square))])
  }

  @Test func patternsKeepTheirBlanksAndParentheses() throws {
    func patterns(_ text: String) throws -> [String]? {
      try Selection.terms(text)?.compactMap { if case .pattern(let bytes) = $0 { bytes.text } else { nil } }
    }
    #expect(try patterns("my holiday *.jpg") == ["my holiday *.jpg"])
    #expect(try patterns(" *.jpg , *.JPG ,\ta b ") == ["*.jpg", "*.JPG", "a b"])
    #expect(try patterns(#"\ *.jpg,a\ "#) == [#"\ *.jpg"#, #"a\ "#])
    #expect(try patterns("rock and roll.jpg or x") == nil)
    #expect(try patterns(#"rock\ and\ roll* or x"#) == [#"rock\ and\ roll*"#, "x"])
    #expect(try patterns("IMG_(1).jpg,a(b)*,c)") == ["IMG_(1).jpg", "a(b)*", "c)"])
    #expect(try patterns("( IMG_(1).jpg or x , y )") == ["IMG_(1).jpg", "x", "y"])
    #expect(try patterns(#"\(1)*"#) == [#"\(1)*"#])
    #expect(try patterns("x:y.jpg,Rating:4,ratng:4") == ["x:y.jpg", "Rating:4", "ratng:4"])
    #expect(
      try Selection.terms(#"name:"a or b.jpg",name:c d"#)
        == ["a or b.jpg", "c d"].map { .name(ByteString($0)) })
  }

  @Test func whatMayBeANameBeginsWithAnyItemAndInLongTextsBehindCommas() {
    func text(_ count: Int) -> String { Array(repeating: "a", count: count).joined(separator: " or ") }
    func candidates(_ text: String) -> Set<ByteString> { Selection(keeping: ByteString(text)).candidates }
    // "a" is found as a name by itself.
    #expect(candidates(text(200)) == Set((2...200).map { ByteString(text($0)) }))
    // 80 kB: each item's own text would be 8 MB.
    let parts = (0..<80).map { "\($0) \(text(200))" }
    #expect(candidates(parts.joined(separator: ",")) == Set(parts.map { ByteString($0) }))
    // Too long for a name, but for its end.
    #expect(candidates(text(300)).map(\.bytes.count).max() == text(205).utf8.count)
  }

  @Test func partsBetweenCommasAreSelections() throws {
    func parts(_ text: String) throws -> [String] { try Selection(text).split().map(\.shown) }
    #expect(try parts("1,2-3,last") == ["1", "2-3", "last"])
    #expect(try parts("1 or 2,near:48.85,2.35,5km") == ["1 or 2", "near:48.85,2.35,5km"])
    #expect(try parts(#"(1,2),keyword:"a,b",c\,d"#) == ["(1,2)", #"keyword:"a,b""#, #"c\,d"#])
    #expect(try Selection(" 5 ,7 - ").positions == nil && Selection("5 , 7-9,\tlast").positions?.count == 3)
    #expect(try parts("(1.jpg,2.jpg") == ["(1.jpg", "2.jpg"])
    #expect(try Selection("1,2-3 or last").positions?.count == 3)
    #expect(try Selection("1,a").positions == nil && Selection("not 1").positions == nil)
  }

  @Test func aGallerysNewNameIsInTheText() throws {
    let text = #"rating:4- and in:Rome or (in:"Rome",5,like:in:Rome) not in:Romeo"#
    let selection = try Selection(text)
    #expect(selection.galleriesNamed() == ["Rome", "Romeo"])
    #expect(
      selection.renaming(in: "Rome", to: "New York (1)")
        == ByteString(
          #"rating:4- and in:"New York (1)" or (in:"New York (1)",5,like:in:"New York (1)") not in:Romeo"#))
    #expect(selection.renaming(in: "rome", to: "x") == ByteString(text))
    for name in [#"say "x""#, #"a\"#, #"a b\"#, #"a\" b"#, #"\\,"#] {
      let renamed = try Selection(selection.renaming(in: "Rome", to: name))
      #expect(renamed.galleriesNamed() == [name, "Romeo"])
    }
  }

  @Test func groupsAndLooksNestAndAnyBytesAreRead() throws {
    let deep = String(repeating: "(", count: 64) + "5" + String(repeating: ")", count: 64)
    #expect(try Selection.terms(deep) == [.position(.position(Position(5)))])
    for hostile in [
      "(", "not ", "like:", "portrait ", "a or ", "(1,", "\"", "\\", "like:(", "portrait (", "a(b ",
    ] {
      let text = String(repeating: hostile, count: (64 << 10) / hostile.utf8.count)
      _ = try? Selection(text).expression
    }
    var random = SeededGenerator(seed: 3)
    let bytes = Array(#"()",\ -.:*019aflnotrdi"#.utf8) + [0, 10, 0xFF, 0xC3]
    for _ in 0..<5000 {
      let text = ByteString(
        (0..<Int.random(in: 0..<40, using: &random)).map { _ in
          bytes[Int.random(in: 0..<bytes.count, using: &random)]
        })
      if let selection = try? Selection(text) {
        _ = try? selection.expression
        _ = selection.split()
      }
    }
  }
}
