/// What a photo's file tells of how it was taken, besides its time. A fact that is missing or impossible is
/// nil.
package struct PhotoFacts: Hashable, Sendable {
  package var make: String?
  package var model: String?
  /// The lens's model, or else what its specification says ("18-55mm f/3.5-5.6").
  package var lens: String?
  /// The f-number.
  package var aperture: Double?
  package var exposure: ExposureTime?
  package var iso: Int?
  /// The lens's real focal length, in millimetres.
  package var focalLength: Double?
  package var position: GeoPosition?

  /// No facts.
  package init() {}

  /// Possible sensitivities. 4294967295 and the like stand for "not known".
  package static let sensitivities = 1...10_000_000
}
