import ArgumentParser
import PholioCatalog

struct CaptionCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "caption", abstract: "Give photos a title and a description.",
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

  func validate() throws {
    if title == nil && description == nil {
      throw ValidationError("say what to set by --title, --description or both")
    }
    for text in [title, description].compactMap({ $0 }) { try Typed.check(text: text) }
  }

  func run() throws {
    let words: [Annotation?] = [title.map { .title($0) }, description.map { .description($0) }]
    try options.set(words.compactMap { $0 }, of: chosen, would: "caption", done: "captioned")
  }
}
