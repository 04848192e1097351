import ArgumentParser

/// A verb that says more of itself than its options do. `pholio help VERB`, `VERB --help` and the man page
/// of a verb are made from its declarations and from this.
protocol ExplainedCommand: ParsableCommand {
  /// Two or more. Each runs as it stands in a library with a gallery Rome: a test does it.
  static var examples: [Example] { get }

  /// What needs a heading of its own, like how names are made; printed behind the options.
  static var sections: [HelpSection] { get }
}

extension ExplainedCommand {
  static var sections: [HelpSection] { [] }
}

/// A command line that can be typed as it stands, and what it does.
struct Example: Sendable {
  /// Like `pholio show Rome 1-10`; as a shell reads it, in 72 columns at most.
  var command: String
  /// One short line: "The first ten photos".
  var says: String

  init(_ command: String, _ says: String) {
    self.command = command
    self.says = says
  }
}

/// Words under a heading of their own.
struct HelpSection: Sendable {
  var title: String
  /// Paragraphs, with an empty line between two. Lines that begin with blanks are kept as they are.
  var text: String

  init(_ title: String, _ text: String) {
    self.title = title
    self.text = text
  }
}
