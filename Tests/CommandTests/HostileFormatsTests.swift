import Foundation
import PholioTestSupport
import Testing

/// Files that have broken other programs' readers of HEIF, PNG, TIFF, WebP, JPEG XL and RAW.
struct HostileFormatsTests {
  static let folder = ProcessInfo.processInfo.environment["PHOLIO_FORMATS"].map { $0 + "/hostile" }

  @Test(
    .enabled(if: HostileFormatsTests.folder != nil, "PHOLIO_FORMATS names no folder of other formats"),
    .timeLimit(.minutes(TimeLimits.calls)))
  func hostileFilesCostLittleAndStopNothing() throws {
    let folder = try #require(Self.folder)
    let libraries = try TemporaryFolder()
    let pholio = Program(library: libraries["library"], isApart: true)
    let running = try pholio.start(["import", "--json", "--jobs", "1", folder])
    var peak = 0
    while running.process.isRunning {
      peak = max(peak, running.peakKilobytesOfLoaders)
      usleep(10_000)
    }
    let run = running.finish()
    #expect([0, 3].contains(run.status), "\(run.messages)")
    let report = try #require(run.json as? [String: Any])
    let seen = try #require(report["seen"] as? Int)
    let problems = try #require(report["problems"] as? [[String: Any]])
    let reasons = problems.compactMap { $0["reason"] as? String }
    #expect(seen > 100 && reasons.count == problems.count)
    #expect(!reasons.contains { $0.contains("can't be started") }, "\(run.messages)")
    let ended = reasons.filter { $0.contains("its loader") }
    #expect(ended.count <= 5, "\(ended)")
    #expect(peak > 0 && peak <= 512 << 10, "\(peak) KB")
  }
}
