import ArgumentParser
import PholioKit
import PholioLayout
import PholioLibrary

extension GalleryCommand {
  struct Feature: ExplainedCommand {
    static let configuration = CommandConfiguration(
      commandName: "feature",
      abstract: "Let photos span several columns and rows.",
      discussion: """
        A photo keeps its size when it is moved. Where it doesn't fit into the rest of a row, it takes the \
        next place where it does, and the photos after it fill the hole. The first photo has the size that \
        pholio gallery cap sets. pholio undo takes the change back.
        """)
    static let examples = [
      Example("pholio gallery feature Rome 7,12 2x2", "Two photos span two columns and two rows each."),
      Example("pholio gallery feature Rome 1-last 1x1", "All photos are small again."),
    ]
    @OptionGroup var options: ChangeOptions
    @OptionGroup var chosen: ChosenPhotos
    @Argument(
      help: ArgumentHelp(
        "Columns x rows, 1 to 99 each, such as 2x2; 1x1 is an ordinary cell.", valueName: "cxr"),
      completion: .list(["2x2", "3x2", "2x3", "3x3", "1x1"]), transform: Typed.span)
    var span: DropCap

    private struct Record: Encodable {
      private enum CodingKeys: String, CodingKey { case span, photos }

      var outcome: ChangeOutcome
      var span: DropCap

      func encode(to encoder: any Encoder) throws {
        try ChangeRecord(outcome, of: nil).encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(span.description, forKey: .span)
        // Those that have another span than before.
        try container.encode(outcome.moved, forKey: .photos)
      }
    }

    func run() throws {
      let outcome = try options.open().feature(
        .gallery(chosen.gallery), .selection(chosen.photos), span: span)
      if try options.record(outcome, as: { Record(outcome: $0, span: span) }) { return }
      let (verb, what) = span == .none ? ("take back", "taken back the span of") : ("feature", "featured")
      Message.line(
        "\(chosen.gallery): "
          + (outcome.hasChanged
            ? "\(options.dryRun ? "would \(verb)" : what) \(counted(outcome.moved, "photo"))"
            : "nothing to change: \(counted(outcome.named, "photo")) had this already"))
      if outcome.namesFirst && span != .none {
        Message.line(
          "\(chosen.gallery): the first photo spans what 'pholio gallery cap' says, "
            + "as long as it is the first")
      }
    }
  }
}

extension Typed {
  static func span(_ text: String) throws -> DropCap {
    guard let span = DropCap(text) else {
      throw ValidationError("'\(text)' is not a span: columns x rows, 1 to 99 each, for example 2x2")
    }
    return span
  }
}
