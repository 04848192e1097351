import ArgumentParser
import PholioKit

struct CaptionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "caption", abstract: "Give photos a title and a description.",
    discussion: """
      Sheets and the page show them; without a description, the file's own is shown. An empty text takes \
      them away. They are the photos', in every gallery; undo does not take them back.
      """)

  @OptionGroup var options: ChangeOptions

  @OptionGroup var chosen: ChosenPhotos

  @Option(help: "The title; '' takes it away.")
  var title: String?

  @Option(help: "The description; '' takes it away.")
  var description: String?

  func validate() throws {
    if title == nil && description == nil {
      throw ValidationError("say what to set by --title, --description or both")
    }
  }

  func run() throws {
    let gallery = chosen.gallery
    let outcome = try options.open().caption(
      .selection(chosen.photos), in: .gallery(gallery), OwnWords(title: title, description: description),
      isDryRun: options.dryRun)
    let verb = options.dryRun ? "would caption" : "captioned"
    Message.line(
      outcome.changed == 0
        ? "\(gallery): nothing to change: \(counted(outcome.named, "photo")) had these words already"
        : "\(gallery): \(verb) \(counted(outcome.changed, "photo"))")
  }
}
