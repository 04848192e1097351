import Testing

/// Files that no camera writes.
@Suite struct CraftedTests {
  @Test func aPictureWhoseDataEndsEarlyIsNotTaken() throws {
    // Of zeros each code is a coefficient of 11 bits: 65 of them are a block, and the data is not half of one.
    var crafted = CraftedJPEG(width: 4000, height: 4000)
    (crafted.dc, crafted.ac) = ([1: [10]], [1: [10], 2: [0]])
    for eighths in [1, 2, 4] {
      #expect(Picture(reduced: crafted.file(Array(repeating: 0, count: 10)), eighths: eighths) == nil)
    }
  }
}
