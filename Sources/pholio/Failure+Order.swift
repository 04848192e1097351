import PholioCatalog
import PholioDisk
import PholioKit
import PholioLibrary
import PholioOut

/// Orders and changes of them.
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

  static func text(_ error: OrderError) -> String {
    switch error {
    case .locked(let gallery): "'\(gallery)' is locked (pholio gallery unlock '\(gallery)')"
    case .nothingToUndo(let gallery): "there is nothing to undo\(gallery.map { " in '\($0)'" } ?? "")"
    case .nothingToRedo(let gallery): "there is nothing to redo\(gallery.map { " in '\($0)'" } ?? "")"
    case .laterChange(let gallery, let summary): "in '\(gallery)' another change comes first: \(summary)"
    case .nameTaken(let name): "there is a gallery '\(name)' already"
    }
  }

  init(_ error: OrderTextError) {
    switch error {
    case .unreadable(let line, let text): self.init("line \(line): there is no hash in '\(text)'", .usage)
    case .unknown(let line, let prefix, let gallery):
      self.init("line \(line): '\(prefix)' is the hash of no one photo in '\(gallery)'", .usage)
    case .doubled(let line, let text):
      self.init("line \(line): the photo has a line already: '\(text)'", .usage)
    case .missing(let position, let name, let gallery):
      self.init(
        "no line for \(position)  \(name) of '\(gallery)' ('drop' before its line takes it out)", .usage)
    case .otherGallery(let name, let gallery):
      self.init("this is the order of '\(name)', not of '\(gallery)'", .usage)
    case .conflict(let gallery, let revision, let changes):
      self.init(
        "'\(gallery)' has been changed since revision \(revision): "
          + changes.reversed().joined(separator: "; "),
        .failed)
    }
  }

  static func text(_ error: ArrangeError) -> String {
    switch error {
    case .unknownGallery: "there is no such gallery, or it has been deleted"
    case .unknownPhoto: "there is no such photo"
    case .notInList(_, let list): "that is not, or no more, in '\(list)'"
    case .changedSince(_, let name, let revision): "'\(name)' has been changed since revision \(revision)"
    case .otherChangeFirst(let summary): "another change comes first: \(summary)"
    case .nothingNamed: "nothing was named to be moved"
    case .windowTooLarge(let cells): "\(counted(cells, "cell")) are too many at once"
    case .notInGrid(let cell, let count): "there is no cell \(cell) in a grid of \(count)"
    }
  }

  static func text(_ error: PortfolioError) -> String {
    switch error {
    case .notForGalleries: "galleries can't be moved into a gallery"
    case .notASortKey(let key):
      "galleries have no \(key) to be sorted by (date, name and size they have)"
    }
  }
}
