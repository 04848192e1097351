import PholioKit

extension Failure {
  init(_ error: OrderCheckError) {
    switch error {
    case .unknownRule(let name, let nearest):
      let hint = nearest.map { "did you mean '\($0)'?" } ?? "pholio alarms --list-rules lists them"
      self.init("--rule: there is no rule '\(name)' (\(hint))", .usage)
    case .needsPreset(let rule):
      self.init("--rule \(rule): --preset says on what paper photos are to be printed", .usage)
    case .notOnPaper(let preset):
      self.init("--preset\(preset.map { " \($0)" } ?? ""): its pages have no size on paper", .usage)
    }
  }
}
