import PholioFacts
import PholioImaging
import PholioTestSupport
import Testing

/// Damaged and hostile RAW files give an error or a picture, soon and without a crash.
@Suite struct RawDamageTests {
  /// Opens and draws what is still a RAW; any result is right.
  @discardableResult private func read(_ bytes: [UInt8]) -> PixelSize? {
    let formats = OriginalFormats.standard
    // What has become a TIFF is the loaders'.
    let kind = formats.kind(head: Array(bytes.prefix(FileKind.prefixLength)), name: [])
    guard RawDrawing.kinds.contains(where: { kind == .original($0) }) else { return nil }
    let photo = try? formats.open(bytes, name: [])
    let thumbnail = try? photo?.thumbnail()
    _ = photo?.profile
    return thumbnail?.size
  }

  @Test(arguments: RawDrawing.all)
  func everyTruncationIsReadSafely(_ raw: RawDrawing) {
    let bytes = raw.bytes
    let time = processorTime {
      for count in 0..<bytes.count { read(Array(bytes.prefix(count))) }
    }
    #expect(time < .seconds(20), "\(bytes.count) bytes")
    #expect(read(bytes) == PixelSize(width: 512, height: 16))
  }

  @Test(arguments: RawDrawing.all)
  func everyByteMayBeAnother(_ raw: RawDrawing) {
    let bytes = raw.bytes
    var read = 0
    let time = processorTime {
      for offset in bytes.indices {
        for change: UInt8 in [0x01, 0x80, 0xFF] {
          var changed = bytes
          changed[offset] ^= change
          if self.read(changed) != nil { read += 1 }
        }
      }
    }
    #expect(time < .seconds(TimeLimits.waiting), "\(bytes.count) bytes")
    // Most bytes are not decisive.
    #expect(read > bytes.count)
  }

  @Test(arguments: RawDrawing.all)
  func hugeNumbersAreReadSafely(_ raw: RawDrawing) {
    let bytes = raw.bytes
    let time = processorTime {
      for offset in 0..<bytes.count - 4 {
        for number: [UInt8] in [[0xFF, 0xFF, 0xFF, 0xFF], [0x7F, 0xFF, 0xFF, 0xFF], [0, 0, 0, 0]] {
          var changed = bytes
          changed.replaceSubrange(offset..<offset + 4, with: number)
          read(changed)
        }
      }
    }
    #expect(time < .seconds(TimeLimits.waiting), "\(bytes.count) bytes")
  }

  @Test func directoriesInACircleAreReadOnce() {
    // The first one's next, its subdirectories and its EXIF are all itself; then many that point to each
    // other.
    let itself = TIFFDrawing(chain: [
      [
        0x10F: .text("NIKON"), 0x14A: .longs([Int](repeating: 8, count: 1000)), 0x8769: .longs([8]),
        0x8825: .longs([8]), 0xC612: .bytes([1, 4, 0, 0]),
      ]
    ])
    var bytes = itself.bytes
    // Behind five fields.
    bytes.replaceSubrange(8 + 2 + 60..<8 + 2 + 64, with: [8, 0, 0, 0])
    #expect(read(bytes) == nil)
    let many = (0..<300).map { index -> TIFFDrawing.Directory in
      [0x14A: .longs((0..<300).map { 26 + 1218 * (($0 * index) % 300) })]
    }
    let web = TIFFDrawing(chain: [[0xC612: .bytes([1, 4, 0, 0])]] + many)
    #expect(processorTime { read(web.bytes) } < .seconds(1))
  }

  @Test func manyEntriesThatShareMegabytesCostLittle() {
    // Each says that its value is the rest of the file.
    var fields: TIFFDrawing.Directory = [0xC612: .bytes([1, 4, 0, 0])]
    for tag in UInt16(0x9000)..<0x9000 + 900 { fields[tag] = .text("a long text of some words") }
    let bytes = TIFFDrawing(chain: [fields]).bytes + [UInt8](repeating: 0x41, count: 50_000_000)
    var changed = bytes
    for index in 0..<900 { changed.replaceSubrange(14 + 12 * index..<18 + 12 * index, with: [0, 0, 0, 2]) }
    #expect(processorTime { read(changed) } < .seconds(2))
  }

  @Test(.needsRawFiles)
  func hostileFilesEndSoon() throws {
    let paths = try RawFiles.paths(in: "hostile", endings: ["crw", "raf", "rw2", "nef"])
    #expect(paths.count > 10)
    for path in paths {
      let bytes = try RawFiles.bytes(path)
      let time = processorTime { read(bytes) }
      #expect(time < .seconds(2), "\(path)")
    }
  }

  @Test(.needsRawFiles)
  func camerasFilesMayBeCutAnywhere() throws {
    for path in try RawFiles.paths(in: "raw", endings: ["crw", "cr3", "nef", "dng"]) {
      let bytes = try RawFiles.bytes(path)
      let time = processorTime {
        for part in 0..<8 { read(Array(bytes.prefix(bytes.count * part / 8))) }
        for count in stride(from: 0, to: min(bytes.count, 3000), by: 7) { read(Array(bytes.prefix(count))) }
      }
      #expect(time < .seconds(20), "\(path)")
    }
  }
}
