import ArgumentParser
import PholioCatalog
import PholioFacts
import PholioKit
import PholioLayout

/// The ways to move, of photos and galleries alike.
struct MoveOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What to move: 5,7-9,last or names; see pholio help selections (default: nothing).",
      valueName: "sel"),
    completion: .selection, transform: Typed.selection)
  var move: Selection?

  @Option(
    help: ArgumentHelp(
      "Move them so that the first has this position, or 'last' (default: none).", valueName: "pos"),
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
      "Move past this one, from whichever side, as if dropped on it (default: none).", valueName: "sel"),
    completion: .selection, transform: Typed.selection)
  var onto: Selection?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Move as if dropped at this point of the grid, in points; needs --width (default: none).",
      valueName: "x,y"))
  var drop: PointArgument?

  @OptionGroup var grid: GridOptions

  @Option(
    help: ArgumentHelp("Let two change places (default: none).", valueName: "a,b"), completion: .selection,
    transform: Typed.selection)
  var swap: Selection?

  @Flag(help: "Turn the order around; with --by, sort the other way.")
  var reverse = false

  @Flag(help: "Shuffle; the same --seed gives the same order again.")
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
  var layout: SheetArrangement?

  @Option(
    help: ArgumentHelp(
      """
      Sort by date (the camera's clock, whatever its time zone), instant (with its time zone), name, size, \
      camera, rating, type, or by words: title, label, keywords, creator, city, country; several with \
      commas. By eye: colour (hues round the circle, then greys), or look (neighbours look alike) (default: \
      none).
      """,
      valueName: "key"),
    completion: .joined(Sorting.names), transform: Typed.sorting)
  var by: Sorting?

  @Option(
    help: ArgumentHelp(
      "With --by colour or look: sort only these, among their positions (default: all).", valueName: "sel"),
    completion: .selection, transform: Typed.selection)
  var only: Selection?

  @Option(
    help: ArgumentHelp(
      """
      The seed of --shuffle (default: another each time) or of --by look (default: 0), 0 to \
      18446744073709551615.
      """,
      valueName: "n"))
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
      "Move into this gallery, to its end or to a position; made if need be (default: none).",
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

/// How a grid is laid out.
struct GridOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The grid's width in points (default: for alarms 1270; layout and --drop need one).", valueName: "w"))
  var width: Double?

  @Option(help: ArgumentHelp("A cell's size in points (default: 200x200).", valueName: "wxh"))
  var cell: SizeArgument?

  @Option(help: ArgumentHelp("The least gap between cells, in points (default: 10).", valueName: "n"))
  var gap: Double?

  var words: GridWords { GridWords(width: width, cell: cell?.size, gap: gap) }

  func validate() throws { try words.check() }
}

/// What photos lie on: a grid, or rows.
struct PlaceOptions: ParsableArguments {
  @OptionGroup var grid: GridOptions

  @Option(
    help: ArgumentHelp(
      "grid, or rows: whole photos, those of a row of one height, about that of --cell (default: grid).",
      valueName: "layout"))
  var layout: SheetArrangement?

  var words: GridWords {
    var words = grid.words
    words.layout = layout
    return words
  }

  func validate() throws { try words.check() }
}

extension SheetArrangement: ExpressibleByArgument {}

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
