import Foundation
import PholioTestSupport
import Testing

/// A run with what it has cost, as GNU time tells it: of a child of its own, so that nothing of the test is
/// counted.
struct Measured {
  var run: Program.Run
  /// In user and system mode together.
  var seconds: Double
  var peakBytes: Int

  init(_ pholio: Program, _ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    var timed = pholio
    timed.launcher = ["/usr/bin/time", "--quiet", "-o", folder["time"], "-f", "%U %S %M"]
    run = try timed.run(arguments)
    let text = String(decoding: FileManager.default.contents(atPath: folder["time"]) ?? Data(), as: UTF8.self)
    let fields = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    try #require(fields.count == 3, "\(text)")
    seconds = fields[0] + fields[1]
    peakBytes = Int(fields[2]) << 10
  }

  static let isPossible = FileManager.default.isExecutableFile(atPath: "/usr/bin/time")
}
