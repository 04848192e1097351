import PholioFacts
import PholioImaging
import Testing

@Suite struct DamageTests {
  static let picture = DrawnPicture.rings(PixelSize(width: 160, height: 320))

  /// Without the last `part` of its data. The rows here take about equal shares.
  static func cut(_ jpeg: [UInt8], keeping part: Double) throws -> [UInt8] {
    let scan = try #require((0..<jpeg.count - 1).first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xDA })
    return Array(jpeg.prefix(scan + Int(Double(jpeg.count - scan) * part)))
  }

  @Test func truncationAtAnyByteNeverCrashes() throws {
    let jpeg = try Self.picture.jpeg(quality: 85)
    for count in stride(from: 0, to: jpeg.count, by: 7) {
      do {
        let photo = try PhotoDecoder.decode(Array(jpeg.prefix(count)), orientation: .leftSideUp, to: .full)
        #expect(!photo.warnings.isEmpty, "\(count) bytes")
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }

  @Test func aThirdOfTheRowsIsAnErrorThatSaysHowMany() throws {
    let jpeg = try Self.cut(Self.picture.jpeg(quality: 85), keeping: 0.33)
    let error = #expect(throws: ImagingError.self) { try Thumbnail.make(from: jpeg, orientation: .upright) }
    guard case .damaged(let rows, 320, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect((48...144).contains(rows))
  }

  @Test func twoThirdsOfTheRowsAreAPictureWithAWarning() throws {
    let jpeg = try Self.cut(Self.picture.jpeg(quality: 85), keeping: 0.7)
    let thumbnail = try Thumbnail.make(from: jpeg, orientation: .upright)
    guard case .damaged(let rows?, 320, let message, _) = thumbnail.warnings.first else {
      Issue.record("\(thumbnail.warnings)")
      return
    }
    #expect((176...272).contains(rows))
    #expect(message == "Premature end of JPEG file")
  }

  /// libjpeg-turbo may take codes that do not exist for zeros without a word.
  @Test(.needsJPEGTools)
  func codesThatDoNotExistAreToldWhereDjpegTellsThem() throws {
    let jpeg = try DrawnPicture.rings(PixelSize(width: 640, height: 480)).jpeg(quality: 85)
    let scan = try #require((0..<jpeg.count - 1).first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xDA })
    var told = 0
    for index in stride(from: scan + 40, to: jpeg.count - 40, by: 97) {
      // More ones in a row than any code has.
      let bad = jpeg[..<index] + [0xFF, 0, 0xFF, 0, 0xFF, 0] + jpeg[(index + 6)...]
      let words = try JPEGTools.djpegWarnings(Array(bad))
      for target in [DecodeTarget.full, .within(PixelSize(width: 240, height: 180), enlarge: false)] {
        let warnings = try PhotoDecoder.decode(Array(bad), orientation: .upright, to: target).warnings
        // djpeg gives libjpeg more at a time: it may not see all.
        #expect(!warnings.isEmpty || words.isEmpty, "\(index) \(target): \(words)")
      }
      told += words.isEmpty ? 0 : 1
    }
    #expect(told > 20)
  }

  @Test func aMissingEndMarkerCostsNothing() throws {
    let jpeg = try DrawnPicture.rings(PixelSize(width: 12, height: 9)).jpeg(quality: 85)
    let whole = try PhotoDecoder.decode(jpeg, orientation: .upright, to: .full)
    let endless = try PhotoDecoder.decode(jpeg.dropLast(2), orientation: .upright, to: .full)
    #expect(endless.bitmap == whole.bitmap)
    #expect(endless.warnings == [.odd(message: "Premature end of JPEG file", count: 1)])
  }

  @Test(.needsJPEGTools)
  func aProgressivePictureNeedsItsFirstScan() throws {
    let jpeg = try JPEGTools.jpegtran(Self.picture.jpeg(quality: 85), ["-progressive"])
    let ends = (0..<jpeg.count - 1).filter { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xDA }
    #expect(ends.count > 5)
    let early = Array(jpeg.prefix((ends[0] + ends[1]) / 2))
    let error = #expect(throws: ImagingError.self) { try Thumbnail.make(from: early, orientation: .upright) }
    guard case .firstScanDamaged = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    let late = Array(jpeg.prefix((ends[2] + ends[3]) / 2))
    let thumbnail = try Thumbnail.make(from: late, orientation: .upright)
    guard case .damaged(nil, 320, _, _) = thumbnail.warnings.first else {
      Issue.record("\(thumbnail.warnings)")
      return
    }
  }

  @Test(.needsJPEGTools, arguments: [["-arithmetic"], ["-progressive"], ["-restart", "1"]])
  func truncationOfOtherProcessesNeverCrashes(options: [String]) throws {
    let plain = try DrawnPicture.rings(PixelSize(width: 90, height: 120)).jpeg(quality: 85)
    let jpeg = try JPEGTools.jpegtran(plain, options)
    for count in stride(from: 0, to: jpeg.count, by: 11) {
      do {
        let photo = try PhotoDecoder.decode(Array(jpeg.prefix(count)), orientation: .upright, to: .full)
        #expect(!photo.warnings.isEmpty, "\(count) bytes")
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }

  @Test(.needsJPEGTools)
  func aCutArithmeticPictureIsJudgedByItsRowsToo() throws {
    let jpeg = try JPEGTools.jpegtran(Self.picture.jpeg(quality: 85), ["-arithmetic"])
    #expect(throws: ImagingError.self) {
      try Thumbnail.make(from: Self.cut(jpeg, keeping: 0.3), orientation: .upright)
    }
    #expect(try !Thumbnail.make(from: Self.cut(jpeg, keeping: 0.75), orientation: .upright).warnings.isEmpty)
  }

  @Test func flippedBitsNeverCrash() throws {
    let jpeg = try DrawnPicture.rings(PixelSize(width: 64, height: 64)).jpeg(quality: 85)
    for offset in stride(from: 0, to: jpeg.count, by: 3) {
      for bit in [0, 3, 7] {
        var broken = jpeg
        broken[offset] ^= 1 << bit
        _ = try? Thumbnail.make(from: broken, orientation: .upright)
      }
    }
  }

  @Test func theMessageIsOneLineThatSaysWhere() {
    let error = ImagingError.damaged(wholeRows: 12, of: 480, cause: "Premature end of JPEG file")
    #expect("\(error)" == "damaged: only 12 of 480 rows before ‹Premature end of JPEG file›")
    #expect(
      "\(ImagingError.notOfFormat("JPEG", cause: "no start marker"))"
        == "not a JPEG: no start marker")
  }
}
