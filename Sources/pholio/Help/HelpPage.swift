import ArgumentParser

/// What is said of one verb, or of one topic, before it is written to a terminal or as a man page.
struct HelpPage {
  enum Block {
    case heading(String)
    /// Paragraphs, with an empty line between two; lines that begin with a blank stay as they are.
    case text(String)
    /// Things with what they mean.
    case items([(term: String, text: String)])
    case examples([Example])
  }

  /// Like `pholio gallery cap`.
  var name: String
  var abstract: String
  var usage: [String] = []
  var blocks: [Block] = []

  /// The page of a verb.
  ///
  /// - Parameter path: The words that are typed for it: `gallery`, `cap`.
  /// - Throws: As for `DeclaredVerb`.
  init(_ verb: any ParsableCommand.Type, path: [String]) throws {
    let declared = try DeclaredVerb(verb, at: path)
    let configuration = verb.configuration
    name = (["pholio"] + path).joined(separator: " ")
    abstract = configuration.abstract
    let shown = declared.arguments.filter(\.shouldDisplay)
    let subverbs = configuration.subcommands.filter { $0.configuration.shouldDisplay }
    usage = configuration.usage.map { $0.split(separator: "\n").map(Self.trimmed) } ?? []
    if usage.isEmpty {
      let needed = shown.filter { $0.kind == .option && !$0.isOptional && $0.defaultValue == nil }
      let words = subverbs.isEmpty ? shown.filter { $0.kind == .positional }.map(\.usage) : ["<verb> ..."]
      usage = [
        ([name] + needed.map(\.usage) + (subverbs.isEmpty ? ["[<options>]"] : []) + words)
          .joined(separator: " ")
      ]
    }
    if !configuration.discussion.isEmpty { blocks.append(.text(configuration.discussion)) }
    if !subverbs.isEmpty {
      blocks += [.heading("Verbs"), .items(Self.items(subverbs))]
    }
    blocks += Self.blocks(of: shown.filter { !declared.isInverse($0) }, in: declared)
    let explained = verb as? any ExplainedCommand.Type
    for section in explained?.sections ?? [] { blocks += [.heading(section.title), .text(section.text)] }
    if let examples = explained?.examples, !examples.isEmpty {
      blocks += [.heading("Examples"), .examples(examples)]
    }
  }

  init(name: String, abstract: String, usage: [String] = [], blocks: [Block] = []) {
    (self.name, self.abstract, self.usage, self.blocks) = (name, abstract, usage, blocks)
  }

  static func items(_ verbs: [any ParsableCommand.Type]) -> [(term: String, text: String)] {
    verbs.map { ($0.configuration.commandName ?? "", $0.configuration.abstract) }
  }

  /// Arguments first, then options under their headings; what has none is last, and help is left out.
  private static func blocks(of arguments: [DeclaredArgument], in verb: DeclaredVerb) -> [Block] {
    let positional = arguments.filter { $0.kind == .positional }
    let options = arguments.filter { $0.kind != .positional && $0.names?.last?.name != "help" }
    var titles: [String?] = []
    for option in options where !titles.contains(option.sectionTitle) { titles.append(option.sectionTitle) }
    titles = titles.filter { $0 != nil } + titles.filter { $0 == nil }
    var blocks: [Block] = []
    if !positional.isEmpty {
      blocks += [.heading("Arguments"), .items(positional.map { ($0.term, $0.explanation) })]
    }
    for title in titles {
      let items = options.filter { $0.sectionTitle == title }.map { option in
        // A flag and the one that takes it back are told once.
        let inverse = option.kind == .flag ? verb.option(named: "no-\(option.name)")?.term : nil
        return ([option.term, inverse].compactMap(\.self).joined(separator: "/"), option.explanation)
      }
      blocks += [.heading(title ?? "Options"), .items(items)]
    }
    return blocks
  }

  private static func trimmed(_ line: Substring) -> String {
    String(line.drop { $0 == " " })
  }
}
