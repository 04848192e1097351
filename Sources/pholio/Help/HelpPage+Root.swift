import ArgumentParser

extension HelpPage {
  /// All verbs, by what people want to do.
  static func root() throws -> HelpPage {
    let configuration = Pholio.configuration
    var page = HelpPage(
      name: "pholio", abstract: configuration.abstract, usage: ["pholio <verb> [<options>] ..."],
      blocks: [.text(configuration.discussion)])
    for group in configuration.groupedSubcommands {
      let shown = group.subcommands.filter { $0.configuration.shouldDisplay }
      page.blocks += [.heading(group.name), .items(items(shown))]
    }
    page.blocks += [
      .heading("More"),
      .items([
        ("help <verb>", "What a verb takes, with defaults and examples."),
        ("help selections", "All ways to name photos."),
        ("--version", "The version."),
        ("--generate-completion-script <shell>", "Completion for bash, zsh or fish, as a script."),
      ]),
    ]
    return page
  }
}
