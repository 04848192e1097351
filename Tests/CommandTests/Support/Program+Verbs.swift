import Foundation
import PholioTestSupport
import pholio

extension Program {
  /// `pholio` with these arguments, to its end.
  func callAsFunction(_ arguments: String..., environment: [String: String] = [:]) throws -> Run {
    try run(arguments, environment: environment)
  }

  /// The same, within the tests' own process, which saves the start of one. It is a process where something
  /// of one is the point: what starts it, its environment, its streams, its signals.
  func run(
    _ arguments: [String], environment: [String: String] = [:], input: String? = nil
  ) throws -> Run {
    let isInside =
      !isApart && launcher.isEmpty && environment.isEmpty && input == nil && !arguments.contains("-")
      && !["read", "serve", "watch"].contains(arguments.first)
    guard isInside else { return try process(arguments, environment: environment, input: input) }
    _ = Self.locale
    let terminal = Terminal(arguments: arguments, variables: surroundings)
    return Run(status: terminal.run(), output: terminal.output, messages: terminal.messages)
  }

  /// As the program sets it.
  private static let locale: Void = { setlocale(LC_CTYPE, "C.UTF-8") }()
}
