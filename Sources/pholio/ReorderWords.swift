import ArgumentParser
import PholioKit
import PholioLayout
import PholioLibrary

/// A typed change of an order, by options or on a line of a batch, before it is checked.
struct ReorderWords {
  var move: Selection?
  var to: Selection.TypedPosition?
  var before: Selection?
  var after: Selection?
  var onto: Selection?
  var drop: Point?
  var grid = GridWords()
  var into: TypedGoal?
  var copy = false
  var swap: Selection?
  var by: Sorting?
  var only: Selection?
  var reverse = false
  var shuffle = false
  var seed: UInt64?

  /// The typed request, if there is one.
  ///
  /// - Throws: `ValidationError` if the words don't go together.
  func request() throws -> Reordering? {
    try grid.check()
    if copy && into == nil { throw ValidationError("--copy goes with --into") }
    if seed != nil && !shuffle {
      guard by == Sorting.eye(.look) else { throw ValidationError("--seed goes with --shuffle") }
      // It was once changed by chance.
      Message.error("--by look takes no --seed any more: it gives the same order each time")
    }
    if (drop == nil) != (grid.width == nil) { throw ValidationError("--drop X,Y and --width W go together") }
    var requests: [Reordering] = []
    if let move {
      requests.append(try request(moving: .selection(move)))
    } else if !targets.isEmpty || drop != nil || into != nil {
      throw ValidationError("--to, --before, --after, --onto, --drop and --into say where: --move says what")
    }
    if let swap {
      let terms = swap.split()
      guard terms.count == 2 else { throw ValidationError("--swap takes two: A,B") }
      requests.append(.swap(.selection(terms[0]), .selection(terms[1])))
    }
    switch by {
    case .keys(let keys) where only == nil: requests.append(.sort(keys, reversed: reverse))
    case .eye(let key):
      requests.append(.eye(key, of: only.map { .selection($0) }, reversed: reverse))
    case nil where only == nil: if reverse { requests.append(.reverse) }
    default: throw ValidationError("--only goes with --by colour and --by look")
    }
    if shuffle { requests.append(.shuffle(seed: seed ?? .random(in: 0...UInt64(UInt32.max)))) }
    guard requests.count <= 1 else {
      throw ValidationError("one of --move, --swap, --by, --reverse and --shuffle at a time")
    }
    return requests.first
  }

  private var targets: [Destination<PhotoReference>] {
    [
      to?.destination, before.map { .before(.selection($0)) }, after.map { .after(.selection($0)) },
      onto.map { .onto(.selection($0)) },
    ].compactMap { $0 }
  }

  private func request(moving chosen: PhotoReference) throws -> Reordering {
    guard targets.count + (into == nil ? 0 : 1) + (drop == nil ? 0 : 1) == 1 else {
      throw ValidationError("--move takes one of --to, --before, --after, --onto, --drop and --into")
    }
    if let into { return .into(into, chosen, copy: copy) }
    if let drop, let shape = grid.shape { return .drop(chosen, at: drop, on: shape) }
    return .move(chosen, to: targets[0])
  }
}

/// A typed grid.
struct GridWords {
  var width: Double?
  var cell: Size?
  var gap: Double?
  var layout: Arrangement.Kind?

  /// Nil without a width.
  var shape: GridShape? {
    width.map {
      GridShape(
        width: $0, cell: cell ?? Size(width: 200, height: 200), minimumGap: gap ?? 10,
        layout: layout ?? .grid)
    }
  }

  /// - Throws: `ValidationError`.
  func check() throws {
    for (value, name) in [(width, "--width"), (gap, "--gap")] {
      guard let value, !(0...1e9).contains(value) else { continue }
      throw ValidationError("\(name) takes 0 to 1000000000, not \(value)")
    }
    if width == nil && (cell != nil || gap != nil) {
      throw ValidationError("--cell and --gap go with --width")
    }
    if width == nil && layout != nil { throw ValidationError("--layout goes with --width") }
  }
}
