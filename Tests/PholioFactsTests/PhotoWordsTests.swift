import PholioFacts
import Testing

@Suite struct PhotoWordsTests {
  private static let fields: [(name: String, write: @Sendable (inout PhotoWords, Int) -> Void)] = [
    ("title", { $0.title = "\($1)" }), ("description", { $0.description = "\($1)" }),
    ("creator", { $0.creator = "\($1)" }), ("copyright", { $0.copyright = "\($1)" }),
    ("keywords", { $0.keywords = ["\($1)", "of \($1)"] }), ("rating", { $0.rating = $1 }),
    ("label", { $0.label = "\($1)" }), ("city", { $0.city = "\($1)" }),
    ("country", { $0.country = "\($1)" }),
  ]

  /// Each field in each set of four sources, beside a plain search for the first.
  @Test func eachWordIsThatOfTheFirstSourceThatHasIt() {
    for shift in 0..<16 {
      var sources = [PhotoWords](repeating: PhotoWords(), count: 4)
      var expected = PhotoWords()
      for (index, field) in Self.fields.enumerated() {
        // Another set of sources for each field.
        let has = (index * 7 + shift) % 16
        for number in sources.indices where has & 1 << number != 0 { field.write(&sources[number], number) }
        if has != 0 { field.write(&expected, has.trailingZeroBitCount) }
      }
      #expect(PhotoWords(bestOf: sources) == expected, "\(shift)")
      // Parts of the order may be put together first.
      let early = PhotoWords(bestOf: Array(sources[..<2]))
      let late = PhotoWords(bestOf: Array(sources[2...]))
      #expect(PhotoWords(bestOf: [early, late]) == expected)
    }
    #expect(PhotoWords(bestOf: []) == PhotoWords())
  }

  @Test func whatSomebodySaidCountsEvenIfItIsNone() {
    var file = PhotoWords()
    for field in Self.fields { field.write(&file, 3) }
    var own = Annotations()
    #expect(PhotoWords(own: own, bestOf: [PhotoWords(), file]) == file)
    (own.texts.title, own.rating, own.label, own.keywords) = (
      "mine", Override.value(0), Override.value("Blue"), ["sea"]
    )
    var expected = file
    (expected.title, expected.rating, expected.label, expected.keywords) = ("mine", 0, "Blue", ["sea"])
    #expect(PhotoWords(own: own, bestOf: [file]) == expected)
    (own.rating, own.label, own.keywords) = (Override<Int>.none, Override<String>.none, [])
    (expected.rating, expected.label, expected.keywords) = (nil, nil, [])
    #expect(PhotoWords(own: own, bestOf: [file, PhotoWords()]) == expected)
  }

  @Test func aRatingOfNoStarsIsOne() {
    var (sidecar, exif) = (PhotoWords(), PhotoWords())
    (sidecar.rating, exif.rating) = (0, 4)
    #expect(PhotoWords(bestOf: [sidecar, exif]).rating == 0)
  }

  @Test func theRejectedHaveNoStarsWhateverOtherSourcesSay() {
    var (sidecar, exif, own) = (PhotoWords(), PhotoWords(), Annotations())
    (sidecar.statedRating, exif.rating) = (Override<Int>.none, 4)
    let words = PhotoWords(bestOf: [PhotoWords(), sidecar, exif])
    #expect(words.rating == nil && words.statedRating == Override<Int>.none)
    #expect(PhotoWords(bestOf: [exif, sidecar]).rating == 4)
    own.rating = Override.value(2)
    #expect(PhotoWords(own: own, bestOf: [sidecar, exif]).rating == 2)
  }
}
