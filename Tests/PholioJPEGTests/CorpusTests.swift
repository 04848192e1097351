import Foundation
import PholioJPEG
import Testing

/// Photos, real or drawn, in the folder that PHOLIO_CORPUS names.
@Suite struct CorpusTests {
  static let root = ProcessInfo.processInfo.environment["PHOLIO_CORPUS"]

  @Test(.enabled(if: root != nil, "PHOLIO_CORPUS names no folder of photos"), arguments: [1, 2, 4])
  func everyPictureThatIsTakenIsCloseToLibjpegs(eighths: Int) throws {
    let folder = URL(fileURLWithPath: try #require(Self.root))
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var taken = 0
    for case let file as URL in files?.allObjects ?? [] where file.pathExtension.lowercased() == "jpg" {
      guard let jpeg = try? [UInt8](Data(contentsOf: file)),
        let ours = Picture(reduced: jpeg, eighths: eighths)
      else { continue }
      let theirs = try #require(Picture(libjpeg: jpeg, eighths: eighths), "\(file.path)")
      #expect(try #require(ours.closeness(to: theirs)) >= 45, "\(file.path)")
      taken += 1
    }
    #expect(taken > 0)
  }
}
