import PholioLayout
import Testing

@Suite struct FrameTests {
  private let page = Frame(left: 10, top: 20, width: 100, height: 50)

  @Test func edgesFollowFromTheStoredOnes() {
    #expect(page.right == 110)
    #expect(page.bottom == 70)
    #expect(page.centre == Point(x: 60, y: 45))
    #expect(Edge.allCases.map { page[$0] } == [10, 60, 110, 20, 45, 70])
  }

  @Test(arguments: Edge.allCases) func settingAnEdgeMovesTheFrameAndKeepsItsSize(edge: Edge) {
    var frame = page
    frame[edge] = 7
    #expect(frame[edge] == 7)
    #expect(frame.size == page.size)
    #expect((frame.left == page.left) != (frame.top == page.top))
  }

  @Test func framesArePlacedBesideAndAlignedWithOthers() {
    let stamp = Frame(left: 0, top: 0, width: 20, height: 10)
    #expect(stamp.placed(.right, page, gap: 5).aligned(.top, with: page).origin == Point(x: 115, y: 20))
    #expect(stamp.placed(.left, page, gap: 5).aligned(.bottom, with: page).origin == Point(x: -15, y: 60))
    #expect(stamp.placed(.above, page, gap: 5).aligned(.centreX, with: page).origin == Point(x: 50, y: 5))
    #expect(stamp.placed(.below, page).aligned(.right, with: page).origin == Point(x: 90, y: 70))
    #expect(stamp.offset(x: 1, y: 2).origin == Point(x: 1, y: 2))
  }

  @Test func insetsNeverTurnAFrameInsideOut() {
    #expect(page.inset(by: 5) == Frame(left: 15, top: 25, width: 90, height: 40))
    #expect(page.inset(by: -5) == Frame(left: 5, top: 15, width: 110, height: 60))
    #expect(page.inset(by: 40) == Frame(left: 50, top: 60, width: 20, height: 0))
  }

  @Test func leftAndTopEdgesBelongToAFrameRightAndBottomDoNot() {
    #expect(page.contains(Point(x: 10, y: 20)))
    #expect(page.contains(Point(x: 110.0.nextDown, y: 70.0.nextDown)))
    #expect(!page.contains(Point(x: 110, y: 30)))
    #expect(!page.contains(Point(x: 30, y: 70)))
    #expect(!Frame(left: 1, top: 1, width: 0, height: 9).contains(Point(x: 1, y: 2)))
  }

  @Test func unionIsAroundBothFrames() {
    #expect(page.union(page.offset(x: 5, y: -5)) == Frame(left: 10, top: 15, width: 105, height: 55))
  }

  @Test func edgesAreRoundedHalfUp() {
    let values: [(Double, Int)] = [
      (0.5, 1), (1.5, 2), (2.5, 3), (-0.5, 0), (-1.5, -1), (0.49999999999999994, 0), (-0.0, 0), (7, 7),
      (4_503_599_627_370_497.5, 4_503_599_627_370_498), (0x1p60, 1 << 60),
    ]
    for (value, pixel) in values {
      #expect(value.roundedHalfUp == pixel, "\(value)")
    }
    let frame = Frame(left: 0.4, top: 0.5, width: 1.2, height: 1)
    #expect(frame.rounded == PixelFrame(left: 0, top: 1, right: 2, bottom: 2))
    #expect(frame.rounded.width == 2 && frame.rounded.height == 1)
  }
}
