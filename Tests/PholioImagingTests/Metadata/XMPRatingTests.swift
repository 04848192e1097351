import PholioFacts
import PholioImaging
import PholioSamples
import Testing

@Suite struct XMPRatingTests {
  private let namespace = #"xmlns:xmp="http://ns.adobe.com/xap/1.0/""#

  @Test(arguments: [("0", 0), ("1", 1), ("5", 5), ("4.0", 4), (" 3 ", 3)])
  func aRatingIsReadAsAttributeAndAsElement(_ text: String, _ stars: Int) {
    #expect(rating(SmallJPEG.xmp(#"\#(namespace) xmp:Rating="\#(text)""#)) == stars)
    #expect(rating(SmallJPEG.xmp("\(namespace) xmp:Rating = '\(text)'")) == stars)
    #expect(rating(SmallJPEG.xmp(namespace, "<xmp:Rating>\(text)</xmp:Rating>")) == stars)
  }

  @Test(arguments: ["-1", "6", "", "many", "99999999999999999999", "nan", "1e9"])
  func whatIsNoNumberOfStarsIsNoRating(_ text: String) {
    #expect(rating(SmallJPEG.xmp(#"\#(namespace) xmp:Rating="\#(text)""#)) == nil)
    #expect(rating(SmallJPEG.xmp(namespace, "<xmp:Rating>\(text)</xmp:Rating>")) == nil)
  }

  @Test func theNamespaceCountsAndNotItsPrefix() {
    let old = #"xmlns:xap='http://ns.adobe.com/xap/1.0/' xap:Rating="2""#
    #expect(rating(SmallJPEG.xmp(old)) == 2)
    let other = #"\#(namespace) xmlns:mp="http://ns.microsoft.com/photo/1.0/" mp:Rating="75""#
    #expect(rating(SmallJPEG.xmp(other)) == nil)
    #expect(rating(SmallJPEG.xmp(#"\#(other) xmp:RatingPercent="9" xmp:Rating="1""#)) == 1)
  }

  @Test func theRatingOfXMPGoesBeforeThatOfExifEvenIfItIsRejected() {
    var block = ExifBlock()
    block[.image, 0x4746] = .shorts([2])
    #expect(rating(block.app1()) == 2)
    #expect(rating(block.app1() + SmallJPEG.xmp(#"\#(namespace) xmp:Rating="4""#)) == 4)
    #expect(rating(block.app1() + SmallJPEG.xmp(#"\#(namespace) xmp:Rating="-1""#)) == nil)
    #expect(rating(block.app1() + SmallJPEG.xmp(#"\#(namespace) xmp:Rating="6""#)) == 2)
    block[.image, 0x4746] = .shorts([99])
    #expect(rating(block.app1()) == nil)
  }

  private func rating(_ segments: [UInt8]) -> Int? {
    PhotoMetadata(jpeg: SmallJPEG.with(segments)).words.rating
  }
}
