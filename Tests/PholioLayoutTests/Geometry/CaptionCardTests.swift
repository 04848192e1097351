import PholioLayout
import Testing

@Suite struct CaptionCardTests {
  private let picture = Size(width: 100, height: 60)
  private let headline = [Size(width: 80, height: 20), Size(width: 50, height: 20)]
  private let byline = [Size(width: 40, height: 12)]
  private let date = Size(width: 30, height: 12)

  private func style(_ arrangement: CaptionCard.Arrangement, alignment: Edge = .left) -> CaptionCard.Style {
    CaptionCard.Style(
      arrangement: arrangement, padding: Insets(10), gap: 8, leading: 4, wordGap: 6, alignment: alignment)
  }

  private func content(_ picture: Size) -> CaptionCard.Content {
    CaptionCard.Content(picture: picture, headline: headline, byline: byline, date: date)
  }

  @Test func headlineStandsBesideThePictureWithTheirTopsAligned() {
    let card = CaptionCard(content(picture), style: style(.beside))
    #expect(card.picture == Frame(left: 10, top: 10, width: 100, height: 60))
    #expect(card.headline.map(\.left) == [118, 118])
    #expect(card.headline[0].top == card.picture.top)
    #expect(card.headline[1].top == card.headline[0].bottom)
    #expect(card.byline[0].left == card.headline[0].left)
    #expect(card.byline[0].top == card.headline[1].bottom + 4)
    #expect(card.date?.left == card.byline[0].right + 6)
    #expect(card.date?.top == card.byline[0].top)
    #expect(card.frame == Frame(left: 0, top: 0, width: 208, height: 80))
  }

  @Test func cardIsAsTallAsThePictureWhenThatIsTheTallerPart() {
    let card = CaptionCard(content(Size(width: 20, height: 200)), style: style(.beside))
    #expect(card.frame.height == 220)
    #expect(card.headline[0].top == 10)
  }

  @Test func wordsStandBelowThePicture() {
    let card = CaptionCard(content(picture), style: style(.below))
    #expect(card.headline[0].left == card.picture.left)
    #expect(card.headline[0].top == card.picture.bottom + 8)
    #expect(card.frame == Frame(left: 0, top: 0, width: 120, height: 10 + 60 + 8 + 40 + 4 + 12 + 10))
  }

  @Test func dateThatDoesNotFitAfterTheBylineStandsUnderIt() {
    let wide = CaptionCard(content(picture), style: style(.below), width: 96)
    #expect(wide.date?.top == wide.byline[0].top)
    let narrow = CaptionCard(content(picture), style: style(.below), width: 95)
    #expect(narrow.date?.left == narrow.byline[0].left)
    #expect(narrow.date?.top == narrow.byline[0].bottom)
    #expect(narrow.frame.height == wide.frame.height + 12)
  }

  @Test func missingWordsTakeNoRoom() {
    let bare = CaptionCard(CaptionCard.Content(picture: picture), style: style(.below))
    #expect(bare.frame == Frame(left: 0, top: 0, width: 120, height: 80))
    #expect(bare.headline.isEmpty && bare.byline.isEmpty && bare.date == nil)
    let dated = CaptionCard(CaptionCard.Content(picture: picture, date: date), style: style(.below))
    #expect(dated.date?.top == dated.picture.bottom + 8)
    let unsigned = CaptionCard(
      CaptionCard.Content(picture: picture, headline: headline, date: date), style: style(.below))
    #expect(unsigned.date?.top == unsigned.headline[1].bottom + 4)
    #expect(unsigned.date?.left == unsigned.headline[1].left)
  }

  @Test func rowsAreCentredInTheCardTheirWordsTogether() {
    let card = CaptionCard(content(picture), style: style(.below, alignment: .centreX), width: 200)
    #expect(card.picture.centreX == 100)
    #expect(card.headline.map(\.centreX) == [100, 100])
    #expect(card.byline[0].left == 62)
    #expect(card.date?.right == 138)
    let right = CaptionCard(content(picture), style: style(.below, alignment: .right), width: 200)
    #expect(right.picture.right == 190)
    #expect(right.date?.right == 190)
  }

  @Test func textIsMeasuredInTheRoomThatThePictureLeaves() {
    #expect(style(.below).textWidth(inCardOfWidth: 200, picture: picture) == 180)
    #expect(style(.beside).textWidth(inCardOfWidth: 200, picture: picture) == 72)
    #expect(style(.beside).textWidth(inCardOfWidth: 100, picture: picture) == 0)
  }

  @Test func everythingLiesWithinThePadding() {
    var random = Seeded(8)
    for _ in 0..<2_000 {
      func size(_ most: Double) -> Size {
        Size(width: .random(in: 1...most, using: &random), height: .random(in: 1...most, using: &random))
      }
      let content = CaptionCard.Content(
        picture: size(200), headline: (0..<Int.random(in: 0...3, using: &random)).map { _ in size(90) },
        byline: (0..<Int.random(in: 0...2, using: &random)).map { _ in size(90) },
        date: Bool.random(using: &random) ? size(90) : nil)
      let arrangement: CaptionCard.Arrangement = Bool.random(using: &random) ? .beside : .below
      let card = CaptionCard(content, style: style(arrangement, alignment: .centreX))
      let inside = card.frame.inset(by: 10 - 1e-6)
      func isInside(_ part: Frame) -> Bool {
        part.left >= inside.left && part.top >= inside.top && part.right <= inside.right
          && part.bottom <= inside.bottom
      }
      func overlap(_ one: Frame, _ other: Frame) -> Bool {
        !one.isEmpty && !other.isEmpty && one.left < other.right && other.left < one.right
          && one.top < other.bottom && other.top < one.bottom
      }
      let parts = [card.picture] + card.headline + card.byline + [card.date].compactMap(\.self)
      for part in parts where !isInside(part) {
        Issue.record("\(part) is not in \(inside): \(card)")
        return
      }
      for (index, part) in parts.enumerated() {
        for other in parts[..<index] where overlap(part.inset(by: 1e-6), other.inset(by: 1e-6)) {
          Issue.record("\(part) lies over \(other): \(card)")
          return
        }
      }
    }
  }
}
