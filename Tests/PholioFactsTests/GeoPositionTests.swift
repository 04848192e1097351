import Glibc
import PholioFacts
import PholioTestSupport
import Testing

@Suite struct GeoPositionTests {
  /// From angles between vectors, which is another way of computing.
  @Test func distancesAreThoseOfGreatCircles() throws {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<1000 {
      let one = try #require(Self.position(&random))
      let other = try #require(Self.position(&random))
      let expected = Self.angle(one, other) * 6_371_008.8
      #expect(abs(one.metres(to: other) - expected) <= 1e-6 * expected + 0.1)
      #expect(one.metres(to: one) == 0)
    }
  }

  @Test func aDegreeOfLatitudeIsAHundredAndElevenKilometres() throws {
    let paris = try #require(GeoPosition(latitude: 48.85, longitude: 2.35))
    let north = try #require(GeoPosition(latitude: 49.85, longitude: 2.35))
    #expect(abs(paris.metres(to: north) - 111_195) < 1)
    #expect(abs(GeoPosition.degrees(ofMetres: 111_195) - 1) < 1e-5)
    // Near 180 degrees, and over a pole.
    let east = try #require(GeoPosition(latitude: -17, longitude: 179.9))
    let west = try #require(GeoPosition(latitude: -17, longitude: -179.9))
    #expect(abs(east.metres(to: west) - 111_195 * 0.2 * cos(17 * Double.pi / 180)) < 5)
    let here = try #require(GeoPosition(latitude: 89.9, longitude: 10))
    let there = try #require(GeoPosition(latitude: 89.9, longitude: -170))
    #expect(abs(here.metres(to: there) - 111_195 * 0.2) < 5)
  }

  private static func position(_ random: inout SeededGenerator) -> GeoPosition? {
    GeoPosition(
      latitude: Double.random(in: -90...90, using: &random),
      longitude: Double.random(in: -180...180, using: &random))
  }

  private static func angle(_ one: GeoPosition, _ other: GeoPosition) -> Double {
    func vector(_ position: GeoPosition) -> SIMD3<Double> {
      let (latitude, longitude) = (position.latitude * .pi / 180, position.longitude * .pi / 180)
      return [cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude)]
    }
    let (a, b) = (vector(one), vector(other))
    let cross: SIMD3<Double> = [
      a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x,
    ]
    return atan2((cross * cross).sum().squareRoot(), (a * b).sum())
  }
}
