import Foundation
import PholioJPEG
import Testing

@Suite struct ReducedJPEGTests {
  static let samplings = [
    "1x1", "2x1", "1x2", "2x2", "4x1", "1x4", "4x2", "3x1", "2x2,1x2,1x1", "1x1,2x2,2x2", "1x1,1x2,2x1",
  ]

  @Test(.needsCJPEG, arguments: samplings)
  func smallPicturesAreCloseToLibjpegs(sampling: String) throws {
    var dice = Dice(state: UInt64(sampling.utf8.reduce(7) { $0 * 31 + Int($1) }))
    for seed in 0..<UInt64(Dice.isSoak ? 300 : 12) {
      let scene = Picture.scene(
        width: Int.random(in: 1...70, using: &dice), height: Int.random(in: 1...70, using: &dice), seed: seed)
      var options = ["-sample", sampling, "-quality", "\(Int.random(in: 1...100, using: &dice))"]
      if seed % 3 == 1 { options.append("-optimize") }
      if seed % 4 == 1 { options += ["-restart", "\(Int.random(in: 1...9, using: &dice))B"] }
      if seed % 4 == 2 { options += ["-restart", "1"] }
      if seed % 8 == 3 { options.append("-grayscale") }
      let jpeg = try CJPEG.encode(scene, options)
      for eighths in [1, 2, 4] {
        let reduced = Picture(reduced: jpeg, eighths: eighths)
        let theirs = try #require(Picture(libjpeg: jpeg, eighths: eighths))
        // At a half, chroma can need whole blocks: those are libjpeg's.
        let isTaken = theirs.bytesPerPixel == 1 || ["1x1", "2x1", "1x2"].contains(sampling)
        if eighths == 4 && !isTaken && reduced == nil { continue }
        let closeness = try #require(reduced?.closeness(to: theirs), "\(options) \(scene.width)")
        #expect(closeness >= 45, "\(options) \(scene.width)")
        // Means are exact.
        if eighths == 1 && theirs.bytesPerPixel == 1 { #expect(reduced == theirs) }
      }
    }
  }

  @Test(.needsCJPEG, arguments: ["2x2", "2x1", "1x2", "1x1"])
  func largePhotosAreCloseToLibjpegs(sampling: String) throws {
    let scene = Picture.scene(width: 1603, height: 1201, seed: 3, isSoft: true)
    let jpeg = try CJPEG.encode(scene, ["-sample", sampling, "-quality", "92"])
    for eighths in [1, 2] {
      let theirs = try #require(Picture(libjpeg: jpeg, eighths: eighths))
      let ours = try #require(Picture(reduced: jpeg, eighths: eighths))
      #expect(try #require(ours.closeness(to: theirs)) >= 45, "\(eighths)/8")
      // However many lanes take part, and wherever they begin.
      for lanes in [1, 3, 8] { #expect(Picture(reduced: jpeg, eighths: eighths, lanes: lanes) == ours) }
      #expect(Picture(reduced: jpeg, eighths: eighths, lanes: 2, threads: 3) == ours)
    }
    let grey = try CJPEG.encode(scene, ["-grayscale", "-quality", "92"])
    #expect(Picture(reduced: grey, eighths: 1) == Picture(libjpeg: grey, eighths: 1))
    let restarting = try CJPEG.encode(scene, ["-sample", sampling, "-quality", "92", "-restart", "1"])
    #expect(Picture(reduced: restarting, eighths: 1) == Picture(reduced: jpeg, eighths: 1))
    #expect(Picture(reduced: restarting, eighths: 1, threads: 2) == Picture(reduced: jpeg, eighths: 1))
    let theirs = try #require(Picture(libjpeg: restarting, eighths: 2))
    let ours = try #require(Picture(reduced: restarting, eighths: 2))
    #expect(try #require(ours.closeness(to: theirs)) >= 45)
    #expect(Picture(reduced: restarting, eighths: 2, threads: 2) == ours)
  }

  @Test(.needsCJPEG, arguments: ["2x2", "2x1"])
  func thumbnailsAreAsCloseToAFullDecodeAsLibjpegs(sampling: String) throws {
    var differences: [Double] = []
    for seed in UInt64(1)...3 {
      let scene = Picture.scene(width: 1200, height: 800, seed: seed, isSoft: true)
      let jpeg = try CJPEG.encode(scene, ["-sample", sampling, "-quality", "90"])
      let whole = try #require(Picture(libjpeg: jpeg, eighths: 8))
      for eighths in [1, 2] {
        // What is decoded is shrunk further.
        let means = whole.averaged(by: 16 / eighths)
        let theirs = try #require(Picture(libjpeg: jpeg, eighths: eighths)).averaged(by: 2)
        let ours = try #require(Picture(reduced: jpeg, eighths: eighths)).averaged(by: 2)
        differences.append(try #require(ours.closeness(to: means)) - #require(theirs.closeness(to: means)))
      }
    }
    #expect(differences.reduce(0, +) / Double(differences.count) > -0.2, "\(differences)")
  }

  @Test(.needsCJPEG, arguments: ["2x2", "2x1", "1x1"])
  func largePicturesWithSharpEdgesAndNoiseAreCloseToLibjpegs(sampling: String) throws {
    let scene = Picture.scene(width: 1204, height: 907, seed: 8)
    for quality in ["50", "97"] {
      let jpeg = try CJPEG.encode(scene, ["-sample", sampling, "-quality", quality])
      for eighths in [1, 2] {
        let theirs = try #require(Picture(libjpeg: jpeg, eighths: eighths))
        let ours = try #require(Picture(reduced: jpeg, eighths: eighths))
        #expect(try #require(ours.closeness(to: theirs)) >= 45, "\(quality) \(eighths)/8")
      }
    }
  }

  @Test(.needsCJPEG)
  func aSmallPatchOfFineTextureIsNotMissed() throws {
    let (width, height, edge) = (1200, 900, 64)
    for (left, top) in [(571, 755), (883, 649), (1123, 347), (1038, 277), (203, 107), (40, 800)] {
      var scene = Picture.ramp(width: width, height: height)
      for y in top..<top + edge {
        for x in left..<left + edge {
          // Stripes with a period of 5.3 pixels.
          let value: UInt8 = (x - left) * 3 / 8 % 2 == 0 ? 0 : 255
          for channel in 0..<3 { scene.bytes[(y * width + x) * 3 + channel] = value }
        }
      }
      let jpeg = try CJPEG.encode(scene, ["-quality", "92"])
      let theirs = try #require(Picture(libjpeg: jpeg, eighths: 2))
      let ours = try #require(Picture(reduced: jpeg, eighths: 2))
      #expect(try #require(ours.closeness(to: theirs)) >= 45, "\(left), \(top)")
    }
  }

  @Test(.needsCJPEG)
  func blocksMayCrowdInOnePartOfTheData() throws {
    // The upper half is in the first hundredth of it.
    var scene = Picture.scene(width: 1600, height: 1600, seed: 4)
    let half = scene.bytes.count / 2
    scene.bytes.replaceSubrange(0..<half, with: repeatElement(90, count: half))
    for options in [["-grayscale"], []] {
      let jpeg = try CJPEG.encode(scene, options + ["-optimize", "-quality", "95"])
      // As many parts as there are.
      try #require(jpeg.count > 24 * 16_384)
      let theirs = try #require(Picture(libjpeg: jpeg, eighths: 1))
      for lanes in [1, 6] {
        let ours = Picture(reduced: jpeg, eighths: 1, lanes: lanes)
        #expect(try #require(ours?.closeness(to: theirs)) >= 45, "\(options), \(lanes) lanes")
      }
    }
  }

  @Test(.needsCJPEG)
  func otherKindsOfFilesAreNotTaken() throws {
    let scene = Picture.scene(width: 60, height: 50, seed: 5)
    let jpeg = try CJPEG.encode(scene, [])
    for options in [["-progressive"], ["-arithmetic"], ["-rgb"]] {
      #expect(Picture(reduced: try CJPEG.encode(scene, options), eighths: 1) == nil, "\(options)")
    }
    #expect(Picture(reduced: jpeg, eighths: 1) != nil)
    #expect(Picture(reduced: jpeg, eighths: 3) == nil)
    #expect(Picture(reduced: [], eighths: 1) == nil)
  }

  @Test(.needsCJPEG)
  func manyShortRestartIntervalsAreNotTaken() throws {
    let scene = Picture.scene(width: 1000, height: 700, seed: 9, isSoft: true)
    let everyMCU = try CJPEG.encode(scene, ["-restart", "1B"])
    let everyRow = try CJPEG.encode(scene, ["-restart", "1"])
    #expect(Picture(reduced: everyMCU, eighths: 1) == nil)
    #expect(Picture(reduced: everyRow, eighths: 1) != nil)
    #expect(Picture(libjpeg: everyMCU, eighths: 1) == Picture(libjpeg: everyRow, eighths: 1))
  }

  @Test(.needsCJPEG)
  func endsThatAreNotRegularAreNotTaken() throws {
    let scene = Picture.scene(width: 300, height: 200, seed: 6)
    let jpeg = try CJPEG.encode(scene, ["-restart", "2"])
    let whole = try #require(Picture(reduced: jpeg, eighths: 1))
    #expect(Picture(reduced: jpeg + [1, 2, 3], eighths: 1) == whole)
    #expect(Picture(reduced: jpeg.dropLast(2), eighths: 1) == nil)
    #expect(Picture(reduced: jpeg.dropLast(9) + jpeg.suffix(2), eighths: 1) == nil)
    #expect(Picture(reduced: jpeg.dropLast(2) + [0, 0] + jpeg.suffix(2), eighths: 1) == nil)
    let second = try #require((0..<jpeg.count - 1).first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xD1 })
    var other = jpeg
    other[second + 1] = 0xD2
    #expect(Picture(reduced: other, eighths: 1) == nil)
    // Fill bytes (B.1.1.2) are regular.
    #expect(
      Picture(reduced: jpeg[..<second] + [0xFF, 0xFF] + jpeg[second...], eighths: 1)
        == whole)
  }

  @Test(.needsCJPEG)
  func aBrokenFileIsNotTakenOrIsCloseToLibjpegs() throws {
    let files = try (0..<UInt64(12)).map { seed in
      let scene = Picture.scene(width: 40 + Int(seed) * 9, height: 90 - Int(seed) * 5, seed: seed)
      let options = ["-sample", Self.samplings[Int(seed) % 5], "-quality", "\(60 + 3 * seed)", "-optimize"]
      return try CJPEG.encode(scene, options + (seed % 3 == 0 ? ["-restart", "5B"] : []))
    }
    var dice = Dice(state: 11)
    let count = Dice.isSoak ? 100_000 : 1500
    var taken = 0
    for number in 0..<count {
      let jpeg = dice.broken(files[number % files.count])
      let eighths = [1, 2, 4][number / files.count % 3]
      guard let reduced = Picture(reduced: jpeg, eighths: eighths) else { continue }
      let theirs = try #require(Picture(libjpeg: jpeg, eighths: eighths), "mutant \(number)")
      #expect(try #require(reduced.closeness(to: theirs)) >= 45, "mutant \(number)")
      taken += 1
    }
    #expect(taken > count / 4)
  }
}
