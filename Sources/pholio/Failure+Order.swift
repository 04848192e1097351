import PholioCatalog
import PholioKit

extension Failure {
  static func text(_ error: SortingError) -> String {
    switch error {
    case .noKey: "there is no key to sort by"
    case .notAlone: "colour and look stand alone"
    case .unknown(let name):
      "'\(ByteString(name).shownInBrief)' is not one of \(Sorting.names.joined(separator: ", "))"
        + (nearestHint(name, among: Sorting.names).map { " (\($0))" } ?? "")
    }
  }
}
