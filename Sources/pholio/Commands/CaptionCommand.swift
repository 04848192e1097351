import ArgumentParser
import PholioCatalog
import PholioFacts

struct CaptionCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "caption", abstract: "Give photos titles, descriptions and alt texts.",
    discussion: """
      Sheets, sites and the page show them. A photo without a description of its own shows the one in its \
      file. Every gallery with the photo shows the same words. pholio undo takes the change back.
      """)
  static let examples = [
    Example("pholio caption Rome 5 --title 'The harbour'", "Gives the fifth photo a title."),
    Example("pholio caption Rome 5 --title ''", "Takes the title away."),
  ]

  @OptionGroup var options: ChangeOptions

  @OptionGroup var chosen: ChosenPhotos

  @Option(help: "The new title; '' takes it away (default: the title stays).")
  var title: String?

  @Option(help: "The new description; '' takes it away (default: the description stays).")
  var description: String?

  @Option(
    help: "The new alt text, for those who don't see it; '' takes it away (default: it stays).")
  var alt: String?

  /// What is said, by its field.
  private var texts: [(PhotoField<PhotoWords>, String)] {
    let texts: [(PhotoField<PhotoWords>, String?)] = [
      (PhotoWords.title, title), (PhotoWords.description, description), (PhotoWords.alt, alt),
    ]
    return texts.compactMap { field, text in text.map { (field, $0) } }
  }

  func validate() throws {
    if texts.isEmpty {
      let options = PhotoWords.said.map { "--\($0.name)" }
      throw ValidationError(
        "say what to set by \(options.dropLast().joined(separator: ", ")) or \(options.last ?? "")")
    }
    for (_, text) in texts { try Typed.check(text: text) }
  }

  func run() throws {
    try options.set(
      texts.map { .text($0, $1) }, of: chosen, would: "caption", done: "captioned")
  }
}
