import ArgumentParser
import PholioCatalog
import PholioFacts
import PholioKit
import PholioLayout

/// The ways to change an order that are the same for photos and for galleries, and the same on a line of a batch.
struct ReorderOptions: ParsableArguments {
  @Option(help: ArgumentHelp("What to move.", valueName: "sel"), transform: Typed.selection)
  var move: Selection?

  @Option(
    help: ArgumentHelp("Move so that the first of them ends at this position (or 'last').", valueName: "pos"),
    transform: Typed.place)
  var to: Selection.Place?

  @Option(help: ArgumentHelp("Move right before this one.", valueName: "sel"), transform: Typed.selection)
  var before: Selection?

  @Option(help: ArgumentHelp("Move right after this one.", valueName: "sel"), transform: Typed.selection)
  var after: Selection?

  @Option(
    help: ArgumentHelp(
      "Move as if dropped on this one: past it, whichever side they come from.", valueName: "sel"),
    transform: Typed.selection)
  var onto: Selection?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Move as if dropped at a point of the grid; takes --width.", valueName: "x,y"))
  var drop: PointArgument?

  @OptionGroup var grid: GridOptions

  @Option(
    help: ArgumentHelp(
      "Move into another gallery, to its end or so that the first ends at POS.", valueName: "gallery[:pos]"))
  var into: IntoArgument?

  @Flag(help: "With --into: keep the photos here too.")
  var copy = false

  @Option(help: ArgumentHelp("Exchange two.", valueName: "a,b"), transform: Typed.selection)
  var swap: Selection?

  @Option(
    help: ArgumentHelp(
      "Sort by date, name, size, camera, rating or type; several keys with commas.", valueName: "key"))
  var by: SortKeys?

  @Flag(help: "Turn the order around; with --by, sort the other way.")
  var reverse = false

  @Flag(help: "Shuffle; the same --seed gives the same order again.")
  var shuffle = false

  @Option(help: ArgumentHelp("The seed of --shuffle.", valueName: "n"))
  var seed: UInt64?

  /// What was asked for, one request at most.
  ///
  /// - Throws: `ValidationError` where the options don't go together.
  func request() throws -> Reordering? {
    if copy && into == nil { throw ValidationError("--copy goes with --into") }
    if seed != nil && !shuffle { throw ValidationError("--seed goes with --shuffle") }
    if (drop == nil) != (grid.width == nil) { throw ValidationError("--drop X,Y and --width W go together") }
    var requests: [Reordering] = []
    if let move {
      requests.append(try request(moving: move))
    } else if !targets.isEmpty || into != nil {
      throw ValidationError("--to, --before, --after, --onto, --drop and --into say where: --move says what")
    }
    if let swap {
      let terms = swap.split()
      guard terms.count == 2 else { throw ValidationError("--swap takes two: A,B") }
      requests.append(.swap(terms[0], terms[1]))
    }
    if let by {
      requests.append(.sort(by.keys, reversed: reverse))
    } else if reverse {
      requests.append(.reverse)
    }
    if shuffle { requests.append(.shuffle(seed: seed ?? .random(in: 0...UInt64(UInt32.max)))) }
    guard requests.count <= 1 else {
      throw ValidationError("one of --move, --swap, --by, --reverse and --shuffle at a time")
    }
    return requests.first
  }

  private var targets: [Reordering.Target] {
    [
      to.map { .to($0) }, before.map { .before($0) }, after.map { .after($0) }, onto.map { .onto($0) },
      drop.flatMap { point in grid.shape.map { .drop(point.point, on: $0) } },
    ].compactMap { $0 }
  }

  private func request(moving selection: Selection) throws -> Reordering {
    guard targets.count + (into == nil ? 0 : 1) == 1 else {
      throw ValidationError("--move takes one of --to, --before, --after, --onto, --drop and --into")
    }
    if let into {
      return .into(selection, gallery: into.gallery, position: into.position, copy: copy)
    }
    return .move(selection, targets[0])
  }
}

/// How a grid is laid out.
struct GridOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The grid's width in points.", valueName: "w"))
  var width: Double?

  @Option(help: ArgumentHelp("A cell's size (default: 200x200).", valueName: "wxh"))
  var cell: SizeArgument?

  @Option(help: ArgumentHelp("The least gap between cells (default: 10).", valueName: "n"))
  var gap: Double?

  /// Nil without a width.
  var shape: GridShape? {
    width.map {
      GridShape(width: $0, cell: cell?.size ?? Size(width: 200, height: 200), minimumGap: gap ?? 10)
    }
  }

  func validate() throws {
    for (value, name) in [(width, "--width"), (gap, "--gap")] {
      guard let value, !(0...1e9).contains(value) else { continue }
      throw ValidationError("\(name) takes 0 to 1000000000, not \(value)")
    }
    if width == nil && (cell != nil || gap != nil) {
      throw ValidationError("--cell and --gap go with --width")
    }
  }
}

/// `date,name`.
struct SortKeys: ExpressibleByArgument {
  let keys: [SortKey]

  init?(argument: String) {
    let keys = argument.split(separator: ",", omittingEmptySubsequences: false).map {
      SortKey(rawValue: String($0))
    }
    guard keys.allSatisfy({ $0 != nil }) else { return nil }
    self.keys = keys.compactMap { $0 }
  }

  static var allValueStrings: [String] { SortKey.allCases.map(\.rawValue) }
}

/// `X,Y` in points.
struct PointArgument: ExpressibleByArgument {
  let point: Point

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], abs(x) < 1e12, abs(y) < 1e12 else {
      return nil
    }
    point = Point(x: x, y: y)
  }
}

/// `WxH` in points.
struct SizeArgument: ExpressibleByArgument {
  let size: Size

  init?(argument: String) {
    let numbers = argument.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1], (1e-3...1e6).contains(width),
      (1e-3...1e6).contains(height)
    else { return nil }
    size = Size(width: width, height: height)
  }
}

/// `GALLERY` or `GALLERY:POS`; a position only if digits follow the last colon.
struct IntoArgument: ExpressibleByArgument {
  let gallery: String
  let position: Position?

  init?(argument: String) {
    let digits = argument.utf8.reversed().prefix(while: \.isDigit).count
    let name = argument.dropLast(digits)
    guard digits > 0, name.last == ":" else {
      gallery = argument
      position = nil
      return
    }
    // More digits than a number holds is past the end of any gallery; position 0 is none.
    let number = Int(argument.suffix(digits)) ?? .max / 2
    guard number > 0 else { return nil }
    gallery = String(name.dropLast())
    position = Position(number)
  }
}
