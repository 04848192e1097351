extension IPTCProperties {
  /// In bytes. Datasets are among the first resources.
  private static let mostResources = 4 << 20

  /// All texts of a JPEG. Photoshop's resources are in as many APP13 segments as they need, cut anywhere.
  ///
  /// - Parameter segments: Those of this JPEG.
  package init(jpeg: Span<UInt8>, segments: JPEGSegments) {
    var resources: [UInt8] = []
    for range in segments.photoshop(in: jpeg) where resources.count < Self.mostResources {
      resources += jpeg.array(range)
    }
    self.init(block: resources)
  }
}
