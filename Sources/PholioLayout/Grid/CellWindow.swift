import PholioFacts

/// Cells of a list in order, as few runs of neighbours: those in a window of the canvas, or on a page.
///
/// A cell that spans several rows may be apart from the others: beside the lower half of a large drop cap the
/// cells do not go on at cell 1.
package struct CellWindow: Hashable, Sendable {
  /// Ascending, none empty, none touching the next.
  package let runs: [Range<CellIndex>]
  /// How many cells there are before each run.
  private let before: [Int]
  private let length: Int

  package static let none = CellWindow([])

  /// The cells of some runs, which may be in any order and may overlap.
  ///
  /// - Complexity: O(r log r) for r runs.
  package init(_ runs: [Range<CellIndex>]) {
    var merged: [Range<CellIndex>] = []
    for run in runs.filter({ !$0.isEmpty }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, run.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<Swift.max(last.upperBound, run.upperBound)
      } else {
        merged.append(run)
      }
    }
    self.runs = merged
    var before: [Int] = []
    var length = 0
    for run in merged {
      before.append(length)
      length += run.lowerBound.distance(to: run.upperBound)
    }
    self.before = before
    self.length = length
  }

  /// - Complexity: O(log r) for r runs.
  package func contains(_ cell: CellIndex) -> Bool {
    let index = runs.partitioningIndex { $0.upperBound > cell }
    return index < runs.count && runs[index].lowerBound <= cell
  }
}

extension CellWindow: RandomAccessCollection {
  package var startIndex: Int { 0 }

  package var endIndex: Int { length }

  /// - Complexity: O(log r) for r runs.
  package subscript(index: Int) -> CellIndex {
    precondition(indices.contains(index), "There is no cell at \(index) among \(count)")
    let run = before.partitioningIndex { $0 > index } - 1
    return runs[run].lowerBound.advanced(by: index - before[run])
  }
}
