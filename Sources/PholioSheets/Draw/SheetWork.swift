import PholioDisk

/// Runs work in order, on several threads or on this one; results may lead to more work.
enum SheetWork {
  static func run<Input: Sendable, Output: Sendable>(
    jobs: Int, next: () throws -> Input?, work: @escaping @Sendable (Input) -> Output,
    deliver: (Output) throws -> Void
  ) throws {
    if jobs > 1 {
      try OrderedPipeline.run(jobs: jobs, asksAgain: true, next: next, work: work, deliver: deliver)
      return
    }
    while let input = try next() { try deliver(work(input)) }
  }
}
