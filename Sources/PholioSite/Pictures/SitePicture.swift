import PholioCatalog
import PholioFacts
import PholioImaging

/// A photo's pictures in a site: which files, of which sizes.
struct SitePicture: Sendable, Equatable {
  /// A JPEG and maybe a WebP of it.
  struct Size: Sendable, Equatable {
    /// The longer edge, in pixels.
    var edge: Int
    var pixels: PixelSize
  }

  /// What files are called, but for the size: the first letters of the photo's SHA-256, and its turn.
  let name: String
  /// As it is shown.
  let full: PixelSize
  let turn: Turn
  /// Upwards.
  var sizes: [Size]

  /// What a picture is drawn from: where no original is there, from the largest picture that was made before,
  /// or else from the thumbnail.
  enum Basis: String {
    case original, picture, thumbnail
  }

  /// How many letters of the SHA-256 a name has.
  private static let letters = 20

  init(_ photo: Photo, edges: [Int]) {
    turn = photo.own.turn
    name = photo.content.digest.hex.prefix(Self.letters) + (turn == .none ? "" : "-r\(turn.rawValue)")
    full = photo.size
    let longer = max(full.width, full.height)
    var own = edges.filter { $0 < longer }
    if let largest = edges.last, longer <= largest { own.append(longer) }
    sizes = []
    sizes = own.map { size($0) }
  }

  /// A size of it; it is no longer than the photo.
  func size(_ edge: Int) -> Size {
    Size(edge: edge, pixels: full.fitted(within: PixelSize(width: edge, height: edge)))
  }

  static let folder = "pictures/"

  func path(_ size: Size, _ kind: SitePictureKind) -> String {
    "\(Self.folder)\(name)-\(size.edge).\(kind.rawValue)"
  }

  /// What a picture is made from. It has letters that need no escapes.
  func source(_ size: Size, _ kind: SitePictureKind, _ options: SiteOptions, _ basis: Basis = .original)
    -> String
  {
    let colours = options.colours == .own ? "" : "/\(options.colours.rawValue)"
    let origin = basis == .original ? "" : "/\(basis.rawValue)"
    return "\(name)/\(size.edge)/\(kind.rawValue)/q\(options.quality)\(colours)\(origin)"
  }

  /// The size for a page's large view.
  var largest: Size { sizes[sizes.count - 1] }

  /// The smallest whose longer edge is at least so long, or else the largest.
  func size(atLeast edge: Int) -> Size { sizes.first { $0.edge >= edge } ?? largest }
}

enum SitePictureKind: String, Sendable {
  case jpg, webp
}
