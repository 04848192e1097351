import PholioFacts
import PholioImaging
import PholioSamples
import Testing

@Suite struct GeoPositionTests {
  @Test func theHemispheresAreHonoured() {
    for (latitude, longitude, expected) in [("N", "E", (10.5, 20.25)), ("S", "W", (-10.5, -20.25))] {
      let position = read { block in
        block[.gps, 1] = .text(latitude)
        block[.gps, 3] = .text(longitude)
      }
      #expect(position == GeoPosition(latitude: expected.0, longitude: expected.1))
    }
  }

  @Test func withoutAHemisphereThereIsNoPosition() {
    #expect(read { $0[.gps, 1] = nil } == nil)
    #expect(read { $0[.gps, 3] = .text("") } == nil)
    #expect(read { $0[.gps, 3] = .text("?") } == nil)
  }

  @Test func degenerateBlocksHaveNoPosition() {
    #expect(read { $0[.gps, 2] = nil } == nil)
    #expect(read { $0[.gps, 2] = .rationals([.init(0, 0), .init(0, 0), .init(0, 0)]) } == nil)
    #expect(read { $0[.gps, 4] = .text("20.25") } == nil)
    let nought = ExifBlock.Value.rationals([.init(0, 1), .init(0, 1), .init(0, 1)])
    #expect(
      read { block in
        block[.gps, 2] = nought
        block[.gps, 4] = nought
      } == nil)
  }

  @Test func placesThatAreNotOnEarthAreNoPositions() {
    #expect(read { $0[.gps, 2] = .rationals([.init(90, 1), .init(0, 1), .init(1, 1)]) } == nil)
    #expect(read { $0[.gps, 4] = .rationals([.init(181, 1)]) } == nil)
    #expect(read { $0[.gps, 2] = .rationals([.init(90, 1)]) }?.latitude == 90)
  }

  @Test func minutesMayHoldTheRestOfADegree() {
    let position = read { $0[.gps, 2] = .rationals([.init(48, 1), .init(5_332_358, 100_000), .init(0, 0)]) }
    #expect(abs((position?.latitude ?? 0) - 48.8887263333) < 1e-9)
  }

  @Test(arguments: [(UInt8(0), 123.5), (1, -123.5), (2, 123.5), (3, -123.5)])
  func heightsAreAboveOrBelowTheSea(_ reference: UInt8, _ metres: Double) {
    let position = read { block in
      block[.gps, 5] = .bytes([reference])
      block[.gps, 6] = .rationals([.init(1235, 10)])
    }
    #expect(position?.altitude == metres)
  }

  @Test func aHeightThatMakesNoSenseIsMissing() {
    #expect(read { $0[.gps, 6] = .rationals([.init(1, 0)]) }?.altitude == nil)
    #expect(read { $0[.gps, 6] = .rationals([.init(.max, 1)]) }?.altitude == nil)
    #expect(read { _ in } != nil)
  }

  /// The position of 10.5° N, 20.25° E after a change.
  private func read(_ change: (inout ExifBlock) -> Void) -> GeoPosition? {
    var block = ExifBlock()
    block[.gps, 1] = .text("N")
    block[.gps, 2] = .rationals([.init(10, 1), .init(30, 1), .init(0, 1)])
    block[.gps, 3] = .text("E")
    block[.gps, 4] = .rationals([.init(20, 1), .init(15, 1), .init(0, 1)])
    change(&block)
    return PhotoMetadata(jpeg: SmallJPEG.with(block.app1())).facts.position
  }
}
