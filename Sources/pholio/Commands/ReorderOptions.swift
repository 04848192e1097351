import ArgumentParser
import PholioFacts
import PholioKit
import PholioLayout
import PholioLibrary

/// The ways to move, of photos and galleries alike.
struct MoveOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What to move: 5,7-9,last or names; see pholio help selections (default: none).",
      valueName: "sel"),
    completion: .selection, transform: Typed.selection)
  var move: Selection?

  @Option(
    help: ArgumentHelp(
      "Move so that the first of them has this position, or 'last' (default: none).", valueName: "pos"),
    completion: .list(["1", "last"]), transform: Typed.position)
  var to: Selection.TypedPosition?

  @Option(
    help: ArgumentHelp("Move right before this one (default: none).", valueName: "sel"),
    completion: .selection,
    transform: Typed.selection)
  var before: Selection?

  @Option(
    help: ArgumentHelp("Move right after this one (default: none).", valueName: "sel"),
    completion: .selection,
    transform: Typed.selection)
  var after: Selection?

  @Option(
    help: ArgumentHelp(
      "Move past this one, from either side, as a drop on it does (default: none).", valueName: "sel"),
    completion: .selection, transform: Typed.selection)
  var onto: Selection?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Move as a drop at this point of the grid does, in points; needs --width (default: none).",
      valueName: "x,y"))
  var drop: PointArgument?

  @OptionGroup var grid: GridOptions<DropGrid>

  @Option(
    help: ArgumentHelp("Let these two change places (default: none).", valueName: "a,b"),
    completion: .selection,
    transform: Typed.selection)
  var swap: Selection?

  @Flag(help: "Turn the order around. With --by: sort downwards.")
  var reverse = false

  @Flag(help: "Shuffle. The same --seed gives the same order again.")
  var shuffle = false

  /// What is said of moving; what is said of sorting is missing.
  var words: ReorderWords {
    ReorderWords(
      move: move, to: to, before: before, after: after, onto: onto, drop: drop?.point, grid: grid.words,
      swap: swap, reverse: reverse, shuffle: shuffle)
  }
}

/// The ways to change a gallery's order.
struct ReorderOptions: ParsableArguments {
  @OptionGroup var moves: MoveOptions

  @Option(
    help: ArgumentHelp(
      "With --drop: grid, or rows of whole photos about as high as --cell says (default: grid).",
      valueName: "layout"))
  var layout: Arrangement.Kind?

  @Option(
    help: ArgumentHelp(
      """
      Sort by date (the camera's clock, whatever its time zone), instant (with its time zone), name, size, \
      camera, rating, type, title, label, keywords, creator, city or country; or by several of these, with \
      commas. Or by eye: colour (by hue, then greys), or look (photos that look alike lie together) \
      (default: none).
      """,
      valueName: "key"),
    completion: .joined(Sorting.names), transform: Typed.sorting)
  var by: Sorting?

  @Option(
    help: ArgumentHelp(
      """
      With --by colour or look: sort only these photos, among their own positions (default: all).
      """, valueName: "sel"),
    completion: .selection, transform: Typed.selection)
  var only: Selection?

  @Option(
    help: ArgumentHelp(
      "The seed of --shuffle, 0 to 18446744073709551615 (default: a new one each time).", valueName: "n"))
  var seed: UInt64?

  var words: ReorderWords {
    var words = moves.words
    words.grid.layout = layout
    (words.by, words.only, words.seed) = (by, only, seed)
    return words
  }
}

/// Into another gallery: for photos only.
struct IntoOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Move into this gallery, to its end or to a position. It is made if need be (default: none).",
      valueName: "gallery[:pos]"),
    completion: .galleries, transform: TypedGoal.init)
  var into: TypedGoal?

  @Flag(help: "With --into: keep the photos here too.")
  var copy = false

  func validate() throws {
    if let into { try Typed.check(galleryName: into.text) }
  }

  /// The words with the gallery added.
  func added(to words: ReorderWords) -> ReorderWords {
    var words = words
    (words.into, words.copy) = (into, copy)
    return words
  }
}

/// What a grid is for, and so whether its width has to be said.
protocol GridUse {
  static var width: String { get }
}

enum AlarmGrid: GridUse {
  static var width: String {
    """
    The width of the page that photos lie on, in points (default: \
    \(Int(OrderCheckOptions.usualShape.width))).
    """
  }
}

enum DropGrid: GridUse {
  static var width: String { "With --drop: the grid's width in points (default: none; --drop needs it)." }
}

enum LayoutGrid: GridUse {
  static var width: String { "The canvas's width in points (needed)." }
}

/// How a grid is laid out.
struct GridOptions<Use: GridUse>: ParsableArguments {
  @Option(help: ArgumentHelp(Use.width, valueName: "w"))
  var width: Double?

  @Option(help: ArgumentHelp("A cell's size in points (default: 200x200).", valueName: "wxh"))
  var cell: SizeArgument?

  @Option(help: ArgumentHelp("The least gap between cells, in points (default: 10).", valueName: "n"))
  var gap: Double?

  var words: GridWords { GridWords(width: width, cell: cell?.size, gap: gap) }

  func validate() throws { try words.check() }
}

/// What photos lie on: a grid, or rows.
struct PlaceOptions<Use: GridUse>: ParsableArguments {
  @OptionGroup var grid: GridOptions<Use>

  @Option(
    help: ArgumentHelp(
      "grid, or rows of whole photos about as high as --cell says (default: grid).",
      valueName: "layout"))
  var layout: Arrangement.Kind?

  var words: GridWords {
    var words = grid.words
    words.layout = layout
    return words
  }

  func validate() throws { try words.check() }
}

extension Arrangement.Kind: ExpressibleByArgument {}

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
    let numbers = argument.split(omittingEmptySubsequences: false, whereSeparator: DropCap.signs.contains)
      .map { Double($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1], (1e-3...1e6).contains(width),
      (1e-3...1e6).contains(height)
    else { return nil }
    size = Size(width: width, height: height)
  }
}
