import ArgumentParser
import PholioCatalog
import PholioKit
import SystemPackage

extension GalleryCommand {
  struct Mirror: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "mirror",
      abstract: "Keep a gallery's order as a text beside the catalog, in case that is lost.",
      usage: "pholio gallery mirror <gallery> on [<dir>] | off",
      discussion: """
        The text is written again after every change of the order, by any command and on the page. Where the \
        catalog is lost, import the photos again and give the text to pholio reorder --order: it finds them by \
        their content. A text that can't be written is told, and the change is made all the same. What \
        somebody else has written is never replaced. 'off' leaves the text as it is.

        pholio gallery mirror Rome on
        pholio gallery mirror Rome on ~/Sync/orders
        """)
    @OptionGroup var options: ChangeOptions
    @Argument(help: "The gallery's name.", completion: .galleries) var gallery: String
    @Argument(help: "on or off.", completion: .list(["on", "off"])) var state: State
    @Argument(
      help: ArgumentHelp(
        "With on: the text's folder, which has to be there (default: the folder mirror in the library).",
        valueName: "dir"), completion: .directory)
    var folder: PathArgument?

    enum State: String, ExpressibleByArgument {
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
      if options.dryRun { return try options.tell(outcome, about: gallery) }
      guard outcome.hasChanged else { return Message.line("\(gallery): nothing to change") }
      Message.line(
        "\(gallery): "
          + (text.map { "the order is kept in \($0.byteString.shown)" } ?? "the order is no longer kept"))
    }
  }
}
