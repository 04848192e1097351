import ArgumentParser
import PholioCatalog
import PholioDisk
import PholioKit
import SystemPackage

extension GalleryCommand {
  struct Mirror: ExplainedCommand {
    static let configuration = CommandConfiguration(
      commandName: "mirror",
      abstract: "Keep a copy of a gallery's order in a text file.",
      usage: "pholio gallery mirror <gallery> on [<dir>]\npholio gallery mirror <gallery> off",
      discussion: """
        The file is written again after every change of the order. If the library is ever lost, import the \
        photos again and give the file to pholio reorder --order: it finds them by their content.

        A file that can't be written is named, and the order is changed all the same. A file that pholio did \
        not write is never replaced. 'off' leaves the file where it is.
        """)
    static let examples = [
      Example("pholio gallery mirror Rome on", "Keeps the order in the library's folder 'mirror'."),
      Example("pholio gallery mirror Rome off", "Keeps it no longer; the file stays."),
    ]
    @OptionGroup var options: ChangeOptions
    @Argument(help: "The gallery's name.", completion: .galleries) var gallery: String
    @Argument(help: "on, or off.") var state: State
    @Argument(
      help: ArgumentHelp(
        "With on: an existing folder for the file (default: mirror, in the library's folder).",
        valueName: "dir"), completion: .directory)
    var folder: PathArgument?

    enum State: String, CaseIterable, ExpressibleByArgument {
      case on, off
    }

    private struct Record: Encodable {
      var outcome: ChangeOutcome
      /// The text's file; nil: off.
      var mirror: ByteString?

      private enum CodingKeys: String, CodingKey {
        case mirror
        case mirrorBytes = "mirror_bytes"
      }

      func encode(to encoder: any Encoder) throws {
        try ChangeRecord(outcome, of: nil).encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(mirror, as: .mirror, bytes: .mirrorBytes)
      }
    }

    func validate() throws {
      if state == .off, folder != nil { throw ValidationError("off takes no folder") }
    }

    func run() throws {
      let library = try options.open()
      let setting = state == .off ? MirrorSetting.off : .on(folder: try folder?.absolute)
      let outcome = try library.setMirror(.gallery(gallery), setting, isDryRun: options.dryRun)
      let file = try library.gallery(.gallery(gallery)).id
      let text = try library.mirrorFile(of: file)
      if try options.record(outcome, as: { Record(outcome: $0, mirror: text?.byteString) }) { return }
      if options.dryRun { return try options.printOutcome(outcome, about: gallery) }
      guard outcome.hasChanged else { return Message.line("\(gallery): nothing to change") }
      let kept =
        switch (state, text) {
        case (.off, _): "the order is no longer kept"
        case (.on, let text?): "the order is kept in \(text.byteString.shown)"
        // Why not, was said.
        case (.on, nil): "the order is kept as soon as its text can be written"
        }
      Message.line("\(gallery): \(kept)")
    }
  }
}
