import Foundation
package import PholioFacts
package import PholioLayout

/// The shapes and sizes of a list's pictures, counted.
///
/// What a page's pictures cover is a sum over all of them, and is asked for each number of columns that a
/// page might have. So pictures of nearly one shape and size are counted together: their aspects (width ÷
/// height) differ by less than 0.4 %, their edges by less than a fifth.
package struct PictureShapes: Sendable {
  private struct Group {
    var aspect: Double
    /// The root of the picture's pixels.
    var edge: Double
    var count: Double

    mutating func add(_ aspect: Double, _ edge: Double) {
      self.aspect += aspect
      self.edge += edge
      count += 1
    }

    /// Of what was added.
    var mean: Group { Group(aspect: aspect / count, edge: edge / count, count: count) }
  }

  private struct Key: Hashable {
    var aspect: Int
    var edge: Int
  }

  private let groups: [Group]
  private let total: Double

  /// Cells are made in no other shape: longer ones would be strips.
  package static let cellAspects = 2.0 / 3...3.0 / 2
  /// More or less than that is a strip, whatever its length.
  private static let aspects = 1.0 / 64...64.0

  /// - Parameter sizes: As they are shown, upright and turned.
  /// - Complexity: O(n).
  package init(_ sizes: some Sequence<PixelSize>) {
    var sums: [Key: Group] = [:]
    for size in sizes {
      let aspect = (Double(size.width) / Double(size.height)).clamped(to: Self.aspects)
      let edge = (Double(size.width) * Double(size.height)).squareRoot()
      let key = Key(aspect: (log(aspect) * 256).roundedHalfUp, edge: (log2(edge) * 4).roundedHalfUp)
      sums[key, default: Group(aspect: 0, edge: 0, count: 0)].add(aspect, edge)
    }
    groups = sums.sorted { ($0.key.aspect, $0.key.edge) < ($1.key.aspect, $1.key.edge) }.map { $1.mean }
    total = max(1, groups.reduce(0) { $0 + $1.count })
  }

  /// The aspect of cells of one area in which pictures are largest: the one, between 2:3 and 3:2, with the
  /// largest sum of picture area. Of two as good, the wider one.
  ///
  /// A picture of the aspect p takes min(a/p, p/a) of a cell of the aspect a. Over log a, each of these is
  /// convex on both sides of its peak at p, and so is their sum between two peaks: the best a is one of the
  /// pictures' own, or an end.
  ///
  /// - Parameter turns: Whether pictures are turned that are larger lying down.
  /// - Complexity: O(g²) for g groups.
  package func cellAspect(turns: Bool) -> Double {
    let lying = groups.reduce(0) { $0 + ($1.aspect >= 1 ? $1.count : 0) }
    // All may lie, or all stand: as most do.
    let upright = turns && 2 * lying < total
    let peaks = groups.map { group in
      let aspect = turns ? max(group.aspect, 1 / group.aspect) : group.aspect
      return (aspect: upright ? 1 / aspect : aspect, count: group.count)
    }
    let ends = [Self.cellAspects.lowerBound, Self.cellAspects.upperBound]
    let choices = Set(peaks.map { $0.aspect.clamped(to: Self.cellAspects) } + (groups.isEmpty ? [1.5] : ends))
    var best = (aspect: 1.0, sum: -1.0)
    for aspect in choices.sorted(by: >) {
      let sum = peaks.reduce(0) { $0 + $1.count * min(aspect / $1.aspect, $1.aspect / aspect) }
      if sum > best.sum * (1 + 1e-9) { best = (aspect, sum) }
    }
    return best.aspect
  }

  /// The mean area of the pictures, each shown whole in a box.
  ///
  /// - Parameters:
  ///   - scale: How many times larger a picture may become than its pixels.
  ///   - turns: Whether pictures are turned that are larger by a tenth then.
  /// - Complexity: O(g).
  package func area(in box: Size, upTo scale: Double, turns: Bool) -> Double {
    if groups.isEmpty { return box.width * box.height }
    func area(_ aspect: Double, _ edge: Double) -> Double {
      let width = min(box.width, box.height * aspect)
      let area = width * width / aspect
      return min(area, edge * edge * scale * scale)
    }
    return groups.reduce(0) { sum, group in
      let asIs = area(group.aspect, group.edge)
      let turned = turns ? area(1 / group.aspect, group.edge) : 0
      return sum + group.count * (turned > 1.1 * asIs ? turned : asIs)
    } / total
  }

  /// How wide the widest and how high the highest of the pictures is that are shown whole in a box.
  ///
  /// - Complexity: O(g).
  func extent(in box: Size, upTo scale: Double, turns: Bool) -> Size {
    if groups.isEmpty { return box }
    return groups.reduce(Size(width: 0, height: 0)) { extent, group in
      func size(_ aspect: Double) -> Size {
        let width = min(box.width, box.height * aspect, scale * group.edge * aspect.squareRoot())
        return Size(width: width, height: width / aspect)
      }
      let (asIs, turned) = (size(group.aspect), size(1 / group.aspect))
      let isTurned = turns && turned.width * turned.height > 1.1 * asIs.width * asIs.height
      let shown = isTurned ? turned : asIs
      return Size(width: max(extent.width, shown.width), height: max(extent.height, shown.height))
    }
  }

  /// How much of the pictures is seen, on average, where they are cut to this aspect; at most 1.
  package func seen(inAspect aspect: Double, turns: Bool) -> Double {
    if groups.isEmpty { return 1 }
    return groups.reduce(0) { sum, group in
      let asIs = min(aspect / group.aspect, group.aspect / aspect)
      let turned = turns ? min(aspect * group.aspect, 1 / (aspect * group.aspect)) : 0
      return sum + group.count * max(asIs, turned)
    } / total
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
