import ArgumentParser
import PholioCatalog
import PholioKit

struct CaptionCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "caption", abstract: "Give photos a title and a description.",
    discussion: """
      Sheets and the page show them; without a description, the file's own is shown. An empty text takes \
      them away. They are the photos', in every gallery. Undo takes them back.
      """)
  static let examples = [
    Example("pholio caption Rome 5 --title 'The harbour'", "Gives the fifth photo a title."),
    Example("pholio caption Rome 5 --title ''", "Takes the title away."),
  ]

  @OptionGroup var options: ChangeOptions

  @OptionGroup var chosen: ChosenPhotos

  @Option(help: "The title; '' takes it away (default: as it is).")
  var title: String?

  @Option(help: "The description; '' takes it away (default: as it is).")
  var description: String?

  func validate() throws {
    if title == nil && description == nil {
      throw ValidationError("say what to set by --title, --description or both")
    }
    for text in [title, description].compactMap({ $0 }) { try Typed.check(text: text) }
  }

  func run() throws {
    let words: [OwnChange?] = [title.map { .title($0) }, description.map { .description($0) }]
    try options.set(words.compactMap { $0 }, of: chosen, would: "caption", done: "captioned")
  }
}
