import Logging
import NIOCore
import NIOHTTP1
import PholioCatalog
import PholioDisk
import PholioImaging
import PholioKit
import PholioLibrary
import PholioSheets

/// Turns an error into a response; all errors pass here.
struct ErrorAnswer {
  private(set) var status: HTTPResponseStatus
  private var code: String
  private var message: String
  /// The name of the gallery that it is about, where the code alone does not say it.
  private var gallery: String?
  /// The newer state, for a request made on an old revision.
  private var current: CurrentLists?

  /// - Parameter describe: The text of a library's error, as on the command line.
  init(_ error: any Error, describe: (any Error) -> String?, logger: Logger) {
    switch error {
    case let error as RequestError: self.init(error)
    case is Interruption, is CancellationError, ImagingError.cancelled: self.init(.stopping)
    case let error as StaleRequest:
      self.init(error.cause, describe: describe, logger: logger)
      current = error.current
    default:
      let (status, code) = Self.meaning(of: error)
      self.init(
        RequestError(
          status: status, code: code,
          message: describe(error) ?? "something went wrong; the terminal where pholio runs says what"))
      if status.code >= 500 { logger.error("\(describe(error) ?? "\(error)")") }
      if let error = error as? OrderError { gallery = Self.gallery(of: error) }
    }
  }

  private init(_ error: RequestError) {
    (status, code, message) = (error.status, error.code, error.message)
  }

  private static func meaning(of error: any Error) -> (HTTPResponseStatus, String) {
    switch error {
    case let error as OrderError: (.conflict, code(of: error))
    case let error as ArrangeError: meaning(of: error)
    case is GuestPickError: (.conflict, "too_many")
    case LibraryError.unknownGallery: (.notFound, "not_found")
    case LibraryError.importing: (.serviceUnavailable, "busy")
    case is LibraryError: (.conflict, "conflict")
    case let error as CatalogError: meaning(of: error)
    case SheetError.emptyGallery, SheetError.noGalleries: (.conflict, "conflict")
    case is TextLimitError, TextError.unknownFamily, is SelectionError, is TemplateError, is SheetOptionError,
      is PresetError, is SheetError, is PortfolioError, is SortingError:
      (.badRequest, "bad_request")
    default: (.internalServerError, "failed")
    }
  }

  private static func meaning(of error: ArrangeError) -> (HTTPResponseStatus, String) {
    switch error {
    case .unknownGallery, .unknownPhoto: (.notFound, "not_found")
    case .notInList: (.conflict, "not_in_gallery")
    case .changedSince, .otherChangeFirst: (.preconditionFailed, "stale")
    case .nothingNamed, .windowTooLarge, .notInGrid: (.badRequest, "bad_request")
    }
  }

  private static func meaning(of error: CatalogError) -> (HTTPResponseStatus, String) {
    switch error {
    case .busy, .replaced: (.serviceUnavailable, "busy")
    case .notWritable: (.serviceUnavailable, "not_writable")
    case .missing, .unreadable, .foreign, .newer, .unreleased, .damaged, .damagedRow, .failed:
      (.internalServerError, "failed")
    }
  }

  private static func code(of error: OrderError) -> String {
    switch error {
    case .locked: "locked"
    case .nothingToUndo: "nothing_to_undo"
    case .nothingToRedo: "nothing_to_redo"
    case .laterChange: "later_change"
    case .nameTaken: "name_taken"
    }
  }

  private static func gallery(of error: OrderError) -> String? {
    switch error {
    case .locked(let gallery), .laterChange(let gallery, _): gallery
    case .nothingToUndo(let gallery), .nothingToRedo(let gallery): gallery
    case .nameTaken: nil
    }
  }

  func response() -> Response {
    let body = Body(
      error: Body.Reason(code: code, message: message, gallery: gallery), galleries: current?.galleries,
      portfolio: current?.portfolio)
    return (try? Answer.json(body, status: status)) ?? Response(status: .internalServerError)
  }

  private struct Body: Encodable {
    struct Reason: Encodable {
      var code: String
      var message: String
      var gallery: String?
    }

    var error: Reason
    var galleries: [GalleryRecord]?
    var portfolio: PortfolioRecord?
  }
}

/// A request made on an old revision, and the newer state.
struct StaleRequest: Error {
  var cause: any Error
  var current: CurrentLists
}

struct CurrentLists: Sendable {
  var galleries: [GalleryRecord]
  var portfolio: PortfolioRecord?
}
