import PholioFacts
import PholioImaging
import PholioOut

/// The JPEGs of photos that a site has from before, of any size, quality and turn. Stand-ins for them, made
/// from thumbnails, are not among them.
struct MadePictures {
  private struct Made {
    var path: String
    var edge: Int
    var turn: Turn
  }

  private let folder: OwnedFolder
  /// By the first letters of the photo's SHA-256.
  private var made: [Substring: [Made]] = [:]

  init(_ folder: OwnedFolder) {
    self.folder = folder
    for path in folder.paths(below: SitePicture.folder) {
      guard let match = path.wholeMatch(of: /.*\/([0-9a-f]+)(?:-r([0-9]+))?-([0-9]+)\.jpg/),
        let edge = Int(match.3), let turn = Turn(rawValue: match.2.flatMap { Int($0) } ?? 0)
      else { continue }
      made[match.1, default: []].append(Made(path: path, edge: edge, turn: turn))
    }
  }

  /// Whether a file is a picture of a photo, as it was made, and no stand-in.
  func contains(_ path: String) throws -> Bool {
    guard let source = try folder.source(of: path) else { return false }
    return !source.hasSuffix("/" + SitePicture.Basis.thumbnail.rawValue)
  }

  /// The largest picture of a photo, turned as it is to be now; nil if there is none.
  ///
  /// - Throws: `FileError`.
  func largest(of picture: SitePicture) throws -> (bitmap: Bitmap, edge: Int)? {
    let letters = picture.name.prefix { $0 != "-" }
    for made in (made[letters] ?? []).sorted(by: { $0.edge > $1.edge }) where try contains(made.path) {
      let turn = Turn(rawValue: (360 + picture.turn.rawValue - made.turn.rawValue) % 360) ?? .none
      if let bytes = folder.content(of: made.path),
        let photo = try? PhotoDecoder.decode(bytes, orientation: turn.orientation, to: .full)
      {
        return (photo.bitmap, made.edge)
      }
    }
    return nil
  }
}
