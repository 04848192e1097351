import Testing

/// Files that no camera writes.
@Suite struct CraftedTests {
  @Test func aPictureWhoseDataEndsEarlyIsNotTaken() throws {
    // A zero is the code of a value of 10 bits: a block has 64 of them, and the data is not an eighth of one.
    var crafted = CraftedJPEG(width: 4000, height: 4000)
    (crafted.dc, crafted.ac) = ([1: [10]], [1: [10], 2: [0]])
    for eighths in [1, 2, 4] {
      #expect(Picture(reduced: crafted.file(Array(repeating: 0, count: 10)), eighths: eighths) == nil)
    }
  }

  @Test func coefficientsThatCancelAreNotTakenBeyondAnyPicture() throws {
    // Of two that nearly cancel in a sample, libjpeg-turbo limits each first.
    var crafted = CraftedJPEG(width: 64, height: 64, quantization: Array(repeating: 30, count: 64))
    #expect(Picture(reduced: crafted.file(block: [1: 300, 6: 854]), eighths: 2) == nil)
    #expect(Picture(reduced: crafted.file(block: [0: 57]), eighths: 4) == nil)
    #expect(Picture(reduced: crafted.file(block: [1: 57]), eighths: 4) == nil)
    // Each by its own step.
    (crafted.quantization[0], crafted.quantization[1]) = (1, 1)
    for block in [[1: 1023], [0: 900, 1: -800, 3: 30], [0: -1024, 6: 31]] {
      for eighths in [1, 2, 4] {
        let jpeg = crafted.file(block: block)
        let theirs = try #require(Picture(libjpeg: jpeg, eighths: eighths))
        let closeness = Picture(reduced: jpeg, eighths: eighths)?.closeness(to: theirs)
        #expect(try #require(closeness) >= 45, "\(block) \(eighths)")
      }
    }
  }
}
