import PholioCatalog
import PholioKit
import PholioLayout

extension ReorderCommand {
  private static let gridColumns = 6

  /// Prints the grid with the photos' positions, before and after.
  func draw(_ orders: (before: [ListItem], after: [ListItem]), _ cap: DropCap) {
    let positions = Dictionary(
      orders.before.enumerated().map { ($1, "\($0 + 1)") }, uniquingKeysWith: { first, _ in first })
    func lines(_ items: [ListItem]) -> [String] {
      GridText.lines(items.map { positions[$0] ?? "new" }, columns: Self.gridColumns, cap: cap)
    }
    lines(orders.before).forEach(Output.line)
    Output.line("")
    lines(orders.after).forEach(Output.line)
  }
}
