import Foundation
import PholioTestSupport

extension Program.Running {
  /// The loaders that it has started, while they run.
  var loaders: [Int32] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.compactMap { Int32($0) }.filter { process in
      let status = Self.status(process)
      return status.hasPrefix("Name:\tpholio-loader\n")
        && status.contains("\nPPid:\t\(self.process.processIdentifier)\n")
    }
  }

  /// The most memory that any of its loaders has taken so far, of those that run.
  var peakKilobytesOfLoaders: Int {
    let peaks = loaders.compactMap { process in
      Self.status(process).split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    }
    return peaks.compactMap { Int($0.filter(\.isNumber)) }.max() ?? 0
  }

  /// As the kernel tells it; empty for a process that is gone.
  private static func status(_ process: Int32) -> String {
    (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
  }
}
