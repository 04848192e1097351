import PholioCatalog
import PholioKit

extension Failure {
  static func text(_ error: SortOrderError) -> String {
    switch error {
    case .noKey: "there is no key to sort by"
    case .notAlone: "colour and look stand alone"
    case .unknown(let name):
      "'\(ByteString(name).shownInBrief)' is not one of \(SortOrder.names.joined(separator: ", "))"
        + (nearestHint(name, among: SortOrder.names).map { " (\($0))" } ?? "")
    }
  }
}
