import PholioCatalog
import PholioFacts
import PholioImaging
import PholioLibrary
import Synchronization

/// Second looks at the thumbnails of photos, each made when it is asked for.
final class SceneMatcher: Sendable {
  struct Picture: Sendable {
    var digest: PhotoDigest
    var thumbnail: StoredThumbnail
    var turn: Turn
  }

  private let pictures: [Picture]
  private let thumbnails: ThumbnailStore
  /// By index; nil where there is no sound thumbnail.
  private let made = Mutex<[Int: SecondLook?]>([:])

  /// Photos that lie near each other are looked at one soon after the other: older looks are dropped.
  private static let mostKept = 512

  init(_ pictures: [Picture], _ thumbnails: ThumbnailStore) {
    (self.pictures, self.thumbnails) = (pictures, thumbnails)
  }

  /// Whether two photos show the same, by their indexes. Where a thumbnail is missing nobody can tell: then
  /// they do.
  func isSameScene(_ one: Int, _ other: Int) -> Bool {
    guard let first = look(at: one), let second = look(at: other) else { return true }
    return first.isSameScene(as: second)
  }

  private func look(at index: Int) -> SecondLook? {
    if let known = made.withLock({ $0[index] }) { return known }
    let picture = pictures[index]
    let bitmap = thumbnails.read(picture.digest, picture.thumbnail).flatMap {
      try? PhotoDecoder.decode($0, orientation: picture.turn.orientation, to: .full).bitmap
    }
    let new = bitmap.map { SecondLook($0) }
    made.withLock {
      if $0.count >= Self.mostKept { $0.removeAll() }
      $0.updateValue(new, forKey: index)
    }
    return new
  }
}
