/// Which photo of a list, counted from 0: its index in the array, not on the page.
package struct CellIndex: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    precondition(rawValue >= 0, "A cell index cannot be negative: \(rawValue)")
    self.rawValue = rawValue
  }

  package init(_ rawValue: Int) {
    self.init(rawValue: rawValue)
  }

  package init(_ position: Position) {
    self.init(rawValue: position.rawValue - 1)
  }

  /// The same index as people count it; the last representable cell index has none.
  package var position: Position { Position(self) }
}

// Strideable, so that a range of cell indexes is a collection of them.
extension CellIndex: Strideable {
  package static func < (left: CellIndex, right: CellIndex) -> Bool { left.rawValue < right.rawValue }

  package func distance(to other: CellIndex) -> Int { other.rawValue - rawValue }

  package func advanced(by distance: Int) -> CellIndex { CellIndex(rawValue + distance) }
}

extension CellIndex: CustomStringConvertible {
  package var description: String { "cell \(rawValue)" }
}

/// Which photo of a list, counted from 1, as people type it.
package struct Position: RawRepresentable, Hashable, Comparable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    precondition(rawValue >= 1, "Positions count from 1: \(rawValue)")
    self.rawValue = rawValue
  }

  package init(_ rawValue: Int) {
    self.init(rawValue: rawValue)
  }

  package init(_ cell: CellIndex) {
    precondition(cell.rawValue < Int.max, "\(cell) is past the last position")
    self.init(rawValue: cell.rawValue + 1)
  }

  /// The same index as code counts it.
  package var cellIndex: CellIndex { CellIndex(self) }

  package static func < (left: Position, right: Position) -> Bool { left.rawValue < right.rawValue }
}

extension Position: CustomStringConvertible {
  package var description: String { "position \(rawValue)" }
}

/// A slot of a grid, counted from 0 along the rows and row after row. The slots under the drop cap count too.
package struct GridIndex: RawRepresentable, Hashable, Comparable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    precondition(rawValue >= 0, "A grid index cannot be negative: \(rawValue)")
    self.rawValue = rawValue
  }

  package init(_ rawValue: Int) {
    self.init(rawValue: rawValue)
  }

  package static func < (left: GridIndex, right: GridIndex) -> Bool { left.rawValue < right.rawValue }
}

extension GridIndex: CustomStringConvertible {
  package var description: String { "slot \(rawValue)" }
}
