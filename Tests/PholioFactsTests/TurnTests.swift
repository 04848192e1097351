import PholioFacts
import Testing

@Suite struct TurnTests {
  @Test func turnsAddUpLikeDegrees() {
    for turn in Turn.allCases {
      for other in Turn.allCases {
        #expect(turn.adding(other).rawValue == (turn.rawValue + other.rawValue) % 360)
      }
    }
  }

  @Test func aTurnIsSoManyQuarterTurns() {
    let size = PixelSize(width: 3, height: 2)
    var (orientation, turned) = (Orientation.upright, size)
    for turn in [Turn.none, .right, .half, .left] {
      #expect(turn.orientation == orientation)
      #expect(turn.applied(to: size) == turned)
      orientation = orientation.turnedClockwise
      turned = PixelSize(width: turned.height, height: turned.width)
    }
  }
}
