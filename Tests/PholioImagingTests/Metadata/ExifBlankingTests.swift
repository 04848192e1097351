import PholioImaging
import PholioSamples
import Testing

@Suite struct ExifBlankingTests {
  @Test(arguments: ExifBlock.ByteOrder.allCases)
  func makerNotesAreGoneAndWhatIsReadStays(_ order: ExifBlock.ByteOrder) throws {
    var block = ExifBlock(byteOrder: order)
    block[.image, 0x010F] = .text("Pholio")
    block[.photo, 0x927C] = .undefined(Array("Nikon\0 and so on".utf8))
    block[.photo, 0x9003] = .text("2019:05:04 10:11:12")
    block[.gps, 2] = .rationals([.init(1, 1)])
    let blanked = try blank(block.tiff())
    #expect(tags(blanked) == [[0x010F, 0x8769, 0x8825], [0x9003, 0], [2]])
  }

  @Test func makerNotesAreGoneWhereverTheyStand() throws {
    var block = ExifBlock()
    for directory in ExifBlock.Directory.allCases {
      block[directory, 0x927C] = .undefined(Array("OLYMP\0 and so on".utf8))
    }
    let blanked = try blank(block.tiff())
    #expect(tags(blanked).joined().allSatisfy { $0 != 0x927C })
  }

  @Test func aDirectoryThatOverlapsAnotherIsCutOff() throws {
    var block = ExifBlock()
    block[.image, 0x010F] = .text("Pholio")
    block[.photo, 0x9003] = .text("2019:05:04 10:11:12")
    block[.image, 0x8825] = .longs([10])
    let blanked = try blank(block.tiff())
    #expect(tags(blanked) == [[0x010F, 0x8769, 0], [0x9003]])
  }

  @Test func theThumbnailsDirectoryIsCutOff() throws {
    var block = ExifBlock()
    block[.image, 0x010F] = .text("Pholio")
    var tiff = block.tiff()
    // One entry: the pointer to the next directory follows it.
    tiff.replaceSubrange(22..<26, with: [8, 0, 0, 0])
    let blanked = try blank(tiff)
    #expect(blanked.bytes[28..<32].allSatisfy { $0 == 0 })
  }

  @Test func whatIsNoTIFFIsNotEvenCopied() {
    for bytes in [[], Array("II".utf8), Array("II*\0".utf8), Array("XX*\0".utf8) + [8, 0, 0, 0]] as [[UInt8]]
    {
      #expect(bytes.withUnsafeBytes { ExifBlanking(tiff: $0) } == nil)
    }
    // A first directory outside the block, or over its header.
    for offset: UInt8 in [0, 2, 7, 9, 200] {
      let bytes = Array("II*\0".utf8) + [offset, 0, 0, 0, 0, 0]
      #expect(bytes.withUnsafeBytes { ExifBlanking(tiff: $0) } == nil)
    }
  }

  private func blank(_ tiff: [UInt8]) throws -> ExifBlanking {
    try #require(tiff.withUnsafeBytes { ExifBlanking(tiff: $0) })
  }

  /// The tags left in the directories that can still be reached, in reading order.
  private func tags(_ blanked: ExifBlanking) -> [[UInt16]] {
    blanked.bytes.withUnsafeBytes { buffer in
      guard let tiff = TIFFBytes(UnsafeRawBufferPointer(rebasing: buffer.dropFirst(6))) else { return [] }
      var found: [[UInt16]] = []
      var waiting = [tiff.firstDirectory]
      while !waiting.isEmpty {
        let entries = tiff.entries(at: waiting.removeFirst())
        found.append(entries.map(\.tag))
        waiting += entries.filter { ExifDirectory(pointerTag: $0.tag) != nil }.map {
          tiff.long(at: $0.offset + 8)
        }
      }
      return found
    }
  }
}
