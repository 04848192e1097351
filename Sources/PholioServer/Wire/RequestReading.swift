import Foundation
import NIOCore
import NIOHTTP1
import PholioCatalog
import PholioKit
import PholioLayout
import PholioLibrary

/// Reads values from requests.
extension Request {
  /// The largest body, in bytes: four times that of a hundred thousand photo ids.
  static let largestBody = 4 << 20

  /// - Throws: `RequestError`.
  func body<Value: Decodable>(_ type: Value.Type) async throws -> Value {
    let kind = headers[field: "Content-Type"]?.split(separator: ";").first?.trimmingCharacters(
      in: .whitespaces)
    guard kind?.lowercased() == "application/json" else { throw RequestError.notJSON }
    let buffer = try await wholeBody()
    let decoder = JSONDecoder()
    do {
      return try decoder.decode(type, from: Data(buffer.readableBytesView))
    } catch let error as DecodingError {
      throw RequestError.bad(error.reason)
    } catch let error as RequestError {
      throw error
    } catch {
      throw RequestError.bad("the body is not JSON")
    }
  }

  /// - Throws: `RequestError` for a body that is too large, is no HTTP, or ends early.
  private func wholeBody() async throws -> ByteBuffer {
    do {
      return try await body.collect(upTo: Self.largestBody)
    } catch let error as RequestError {
      throw error
    } catch is CancellationError {
      throw RequestError.stopping
    } catch {
      throw RequestError.incomplete
    }
  }

  /// The value of the first cookie of that name; nil if there is none, or it is empty.
  func cookie(_ name: String) -> String? {
    for cookie in headers["Cookie"].flatMap({ $0.split(separator: ";") }) {
      let cookie = cookie.drop(while: \.isWhitespace)
      guard let end = cookie.firstIndex(of: "="), cookie[..<end] == name else { continue }
      let value = cookie[end...].drop { $0 == "=" }
      return value.isEmpty ? nil : String(value)
    }
    return nil
  }

  func query(_ name: String) -> String? {
    uri.query(name)
  }

  /// - Throws: `RequestError`.
  func number(_ name: String, in range: ClosedRange<Int>, default standard: Int? = nil) throws -> Int {
    guard let text = query(name) else {
      if let standard { return standard }
      throw RequestError.bad("\(name) is missing")
    }
    guard let number = Int(text), range.contains(number) else {
      throw RequestError.bad("\(name) takes \(range.lowerBound) to \(range.upperBound), not '\(text)'")
    }
    return number
  }

  /// Which part of a list is asked for.
  func range(atMost most: Int) throws -> (from: Int, count: Int) {
    (
      try number("from", in: 0...ListBounds.count, default: 0),
      try number("count", in: 1...most, default: most)
    )
  }

  /// Which grid is asked for.
  func grid() throws -> GridWindow {
    guard let width = query("width").flatMap(Double.init) else { throw RequestError.bad("width is missing") }
    let fields = GridFields(
      width: width, cell: query("cell"), gap: try query("gap").map { try Self.double($0, "gap") },
      window: try query("window").map { text in
        try text.split(separator: ",", omittingEmptySubsequences: false).map { try Self.double($0, "window") }
      }, cap: query("cap"), layout: query("layout"), span: query("span"),
      extra: try number("extra", in: 0...ListBounds.extra, default: 0), where: query("where"))
    return try fields.grid(isForGuest: isGuest)
  }

  /// Which photos of a list are asked for; nil: all.
  ///
  /// - Throws: `RequestError`; `SelectionError`.
  func selection() throws -> Selection? {
    try Selection(asked: query("where"), isForGuest: isGuest)
  }

  private static func double(_ text: some StringProtocol, _ name: String) throws -> Double {
    guard let number = Double(text) else { throw RequestError.bad("\(name): '\(text)' is not a number") }
    return number
  }
}

/// Limits of numbers.
enum ListBounds {
  static let count = 1_000_000_000
  static let extra = 1_000_000
}

/// A grid's values as a query has them.
private struct GridFields {
  var width: Double
  var cell: String?
  var gap: Double?
  var window: [Double]?
  var cap: String?
  var layout: String?
  /// What a photo would span, by its cell index: `5:2x2`.
  var span: String?
  var extra: Int?
  /// A selection: only what it finds is laid out.
  var `where`: String?

  private static let lengths = 0.0...1_000_000

  /// - Throws: `RequestError`; `SelectionError`.
  func grid(isForGuest: Bool) throws -> GridWindow {
    func length(_ value: Double, _ name: String, least: Double) throws -> Double {
      guard Self.lengths.contains(value), value >= least else {
        throw RequestError.bad("\(name): \(value) is no length from \(least) to \(Self.lengths.upperBound)")
      }
      return value
    }
    let sides = (cell ?? "200x200").split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let cellWidth = sides[0], let cellHeight = sides[1] else {
      throw RequestError.bad("cell is two lengths, as 200x200")
    }
    let shape = GridShape(
      width: try length(width, "width", least: 1),
      cell: Size(
        width: try length(cellWidth, "cell", least: 8), height: try length(cellHeight, "cell", least: 8)),
      minimumGap: try length(gap ?? 10, "gap", least: 0), layout: try layout.map(Self.arrangement) ?? .grid)
    let window = window ?? [0, 0]
    guard window.count == 2, window.allSatisfy(\.isFinite), window[0] <= window[1] else {
      throw RequestError.bad("window is two lengths, the upper edge's and the lower edge's")
    }
    guard (0...ListBounds.extra).contains(extra ?? 0) else { throw RequestError.bad("extra is out of range") }
    return GridWindow(
      shape: shape, span: window[0]..<window[1], cap: try cap.map(Self.cap),
      proposal: try span.map(Self.proposal), extra: extra ?? 0,
      selection: try Selection(asked: `where`, isForGuest: isForGuest))
  }

  private static func arrangement(_ text: String) throws -> Arrangement.Kind {
    guard let layout = Arrangement.Kind(rawValue: text) else {
      throw RequestError.bad("layout: '\(text)' is neither grid nor rows")
    }
    return layout
  }

  private static func proposal(_ text: String) throws -> GridWindow.Proposal {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let cell = Int(parts[0]), (0..<ListBounds.count).contains(cell),
      let span = DropCap(String(parts[1]))
    else { throw RequestError.bad("span: '\(text)' is no cell's span such as 5:2x2") }
    return GridWindow.Proposal(CellIndex(cell), spans: span)
  }

  private static func cap(_ text: String) throws -> DropCap {
    guard let cap = DropCap(text) else { throw RequestError.bad("cap: '\(text)' is no drop cap such as 2x2") }
    return cap
  }
}

extension PathParameters {
  /// - Throws: `RequestError`.
  func gallery() throws -> GalleryID {
    GalleryID(rawValue: try id())
  }

  /// The id in the path; anything else is not found.
  func id() throws -> Int64 {
    guard let id = self["id"].flatMap({ Int64($0) }) else { throw RequestError.notFound }
    return id
  }
}

extension DecodingError {
  /// What is wrong with the body.
  fileprivate var reason: String {
    if case .keyNotFound(let key, _) = self { return "the body has no '\(key.stringValue)'" }
    let context: Context? =
      switch self {
      case .keyNotFound(_, let context), .typeMismatch(_, let context), .valueNotFound(_, let context),
        .dataCorrupted(let context):
        context
      @unknown default: nil
      }
    let path = (context?.codingPath ?? []).map(\.stringValue).joined(separator: ".")
    return path.isEmpty
      ? "the body is not JSON of the kind that is needed" : "the body's '\(path)' makes no sense"
  }
}

extension Selection {
  /// A selection as a request has it; nil: all photos. Guests' have no rejects.
  ///
  /// - Throws: `RequestError` for what guests must not ask; `SelectionError`.
  init?(asked text: String?, isForGuest: Bool) throws {
    let asked = try text.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : try Selection($0) }
    guard isForGuest else {
      guard let asked else { return nil }
      self = asked
      return
    }
    // Who may ask which photos were taken near a place is told where each of them was.
    if asked?.asksForWhatIsPrivate == true { throw RequestError.privateTerms }
    try self.init(asked == nil ? "not flag:reject" : "not flag:reject and (\(text ?? ""))")
  }
}

extension RequestError {
  fileprivate static let privateTerms = RequestError(
    status: .forbidden, code: "read_only",
    message:
      "\(Selection.privateTerms.map { "\($0):" }.joined(separator: ", ")) are the owner's, not for guests")
}
