import Foundation

extension Fixture {
  /// A HEIC of 640 × 480 pixels with a `photo`'s colour and EXIF, as heif-enc codes it.
  package static func heic(_ number: Int, taken: String? = nil) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let jpeg = try folder.write(photo(number, taken: taken, width: 640, height: 480), to: "photo.jpg")
    let run = try Program.run("/usr/bin/heif-enc", ["-q", "80", jpeg, "-o", folder["photo.heic"]])
    guard run.status == 0 else { throw CocoaError(.fileWriteUnknown, userInfo: ["reason": run.messages]) }
    return Array(try Data(contentsOf: URL(fileURLWithPath: folder["photo.heic"])))
  }
}
