import PholioSheets

extension Failure {
  init(_ error: PickError) {
    switch error {
    case .noMap(let path):
      self.init(
        "\(path): says nothing of the photos on it; a file written by sheet --map does (--map FILE.json)",
        .failed)
    case .badMap(let path):
      self.init(
        """
        \(path): what it says of the photos on it is damaged; a file written by sheet --map helps \
        (--map FILE.json)
        """,
        .failed)
    case .notAMapFile(let path): self.init("\(path): not a file that sheet --map wrote", .failed)
    case .noPage(let mapFile, let names, let page):
      self.init(
        """
        \(mapFile) has maps of \(Self.text(names)), none called \(page): --at needs the name that the page \
        was written with, numbers don't
        """, .failed)
    case .pointsOfManyPages(let path, let kind):
      self.init(
        "\(path): --at takes points of a page's picture, and this is a \(kind): numbers work", .usage)
    case .noSize(let path):
      self.init("\(path): not a picture that says how large it is: --at needs one, numbers don't", .failed)
    case .otherShape(let path, let size, let page):
      self.init(
        """
        \(path): has \(size) pixels, and the page had \(page): it was cut or turned, and --at can't tell \
        which picture is meant; numbers can
        """, .failed)
    case .turned(let path):
      self.init(
        "\(path): is turned when looked at, and --at can't tell which picture is meant; numbers can", .failed)
    case .notOnSheet(let text, let numbers):
      self.init("'\(text)': the numbers there are \(Self.ranges(numbers))", .usage)
    case .twice(let path, let number):
      self.init(
        "\(path): several photos have the number \(number): these are pages of several sheets", .failed)
    case .nothingAt(let x, let y): self.init("there is no picture at \(x),\(y)", .usage)
    case .notANumber(let text): self.init("'\(text)': pick takes the numbers on the sheet", .usage)
    case .noneFound(let missing): self.init(Self.texts(missing).joined(separator: "; "), .failed)
    }
  }

  /// A line for each reason why photos were not found.
  static func texts(_ missing: [Picked.Missing]) -> [String] {
    let gone = missing.filter { $0.reason == .gone }
    let ambiguous = missing.filter { $0.reason == .ambiguous }
    var texts: [String] = []
    if gone.count == 1 {
      texts.append("number \(gone[0].number): no photo of the library begins with sha \(gone[0].sha)")
    } else if !gone.isEmpty {
      texts.append("numbers \(ranges(of: gone)): the library has no photos with the hashes on the sheet")
    }
    if ambiguous.count == 1 {
      texts.append("number \(ambiguous[0].number): several photos begin with sha \(ambiguous[0].sha)")
    } else if !ambiguous.isEmpty {
      texts.append("numbers \(ranges(of: ambiguous)): several photos each have the hashes on the sheet")
    }
    return texts
  }

  private static func ranges(of missing: [Picked.Missing]) -> String { ranges(missing.map(\.number)) }

  /// "3, 5-7"; of many, the first and the last ones.
  private static func ranges(_ numbers: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers.sorted() {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    var texts = ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
    if texts.count > 20 { texts.replaceSubrange(10..<texts.count - 1, with: ["…"]) }
    return texts.joined(separator: ", ")
  }

  /// "a, b", "a … d".
  private static func text(_ names: [String]) -> String {
    names.count < 3 ? names.joined(separator: " and ") : "\(names[0]) … \(names[names.count - 1])"
  }
}
