import PholioCatalog
import PholioFacts
import PholioKit

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
  /// Upwards.
  var sizes: [Size]
  /// Whether there are only pictures made from the thumbnail, as no original is there.
  var isStandIn = false

  /// How many letters of the SHA-256 a name has.
  private static let letters = 20

  init(_ photo: Photo, edges: [Int]) {
    let turn = photo.own.turn
    name = photo.content.digest.hex.prefix(Self.letters) + (turn == .none ? "" : "-r\(turn.rawValue)")
    full = photo.size
    let longer = max(full.width, full.height)
    var own = edges.filter { $0 < longer }
    if let largest = edges.last, longer <= largest { own.append(longer) }
    sizes = own.map { [full] in Size(edge: $0, pixels: full.fitted(within: PixelSize(width: $0, height: $0)))
    }
  }

  func path(_ size: Size, _ kind: SitePictureKind) -> String {
    "pictures/\(name)-\(size.edge).\(kind.rawValue)"
  }

  /// What a picture is made from. It has letters that need no escapes.
  func source(_ size: Size, _ kind: SitePictureKind, quality: Int) -> String {
    "\(name)/\(size.edge)/\(kind.rawValue)/q\(quality)\(isStandIn ? "/thumbnail" : "")"
  }

  /// The size for a page's large view.
  var largest: Size { sizes[sizes.count - 1] }

  /// The smallest whose longer edge is at least so long, or else the largest.
  func size(atLeast edge: Int) -> Size { sizes.first { $0.edge >= edge } ?? largest }
}

enum SitePictureKind: String, Sendable {
  case jpg, webp
}
