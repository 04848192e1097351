package import PholioCatalog
package import PholioFacts
package import PholioLayout

/// A gallery's order, with all that rules ask about.
package struct CheckedOrder: Sendable {
  package let name: String
  /// Where its photos lie.
  package let grid: DropCapGrid
  /// In order.
  package let photos: [CheckedPhoto]
  private let isSameScene: @Sendable (Int, Int) -> Bool

  /// - Parameter isSameScene: A look at two of the photos themselves, by their indexes; asked only where
  ///   their signatures say that they are alike.
  package init(
    name: String, grid: DropCapGrid, photos: [CheckedPhoto],
    isSameScene: @escaping @Sendable (Int, Int) -> Bool = { _, _ in true }
  ) {
    precondition(grid.count == photos.count, "a grid of \(grid.count) for \(photos.count) photos")
    (self.name, self.grid, self.photos) = (name, grid, photos)
    self.isSameScene = isSameScene
  }

  /// How many columns and rows a photo spans, by its index.
  func span(of index: Int) -> DropCap { index == 0 ? grid.cap : photos[index].span }

  /// Whether two photos look alike, by their indexes.
  func looksAlike(_ one: Int, _ other: Int) -> Bool {
    guard let signature = photos[one].signature, let others = photos[other].signature,
      signature.distance(to: others) <= Signature.defaultDistance
    else { return false }
    return isSameScene(one, other)
  }
}

/// A photo of an order, as rules see it.
package struct CheckedPhoto: Sendable {
  package var id: ListItem
  /// Its file's, as `show` prints it.
  package var name: String
  /// Nil where only its file's time is known.
  package var taken: CaptureTime?
  /// Make and model; nil where neither is known.
  package var camera: String?
  /// As it is shown.
  package var size: PixelSize
  package var title: String?
  package var label: String?
  /// How many columns and rows it spans, but as the first photo.
  package var span = DropCap.none
  /// Whether none of its files is there.
  package var isMissing = false
  /// As it is shown; nil where nobody has looked at it yet, or there is nothing to be seen.
  package var signature: Signature?
  /// The pixels that its picture takes in print; nil: it is not to be printed.
  package var printed: PixelSize?

  package init(
    id: ListItem, name: String, taken: CaptureTime? = nil, camera: String? = nil, size: PixelSize,
    title: String? = nil, label: String? = nil
  ) {
    (self.id, self.name, self.taken, self.camera) = (id, name, taken, camera)
    (self.size, self.title, self.label) = (size, title, label)
  }

  /// The clock when it was taken, in seconds.
  var clock: Double? { taken.map { Double($0.local) + Double($0.nanoseconds) / 1e9 } }
}
