import ArgumentParser

/// The command line: each verb turns what was typed into one call.
struct Pholio: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pholio",
    abstract: "Put photos in an order by hand, and hand them over.",
    discussion: """
      Photos are imported into galleries, which are ordered lists. The files of photos are only read, never \
      changed.

      Where a verb takes <gallery>, type a gallery's name. Where it takes <sel>, say which photos: positions \
      (5,7-9,last), file names (IMG_1.jpg, 'IMG_4*'), or what is true of them ('rating:4- and not portrait').

      Data is printed to standard output, messages to standard error. With --json, data is JSON.
      """,
    version: Version.line,
    groupedSubcommands: [
      CommandGroup(
        name: "Photos in",
        subcommands: [
          ImportCommand.self, WatchCommand.self, ImportsCommand.self, InfoCommand.self, ReadCommand.self,
        ]),
      CommandGroup(
        name: "Galleries",
        subcommands: [
          GalleriesCommand.self, ShowCommand.self, FindCommand.self, GalleryCommand.self, MergeCommand.self,
          LayoutCommand.self,
        ]),
      CommandGroup(
        name: "Order and words",
        subcommands: [
          ReorderCommand.self, RemoveCommand.self, OrderCommand.self, MarkCommand.self, RestoreCommand.self,
          UndoCommand.self, RedoCommand.self, HistoryCommand.self, CaptionCommand.self, RateCommand.self,
          FlagCommand.self, LabelCommand.self, KeywordCommand.self, TurnCommand.self,
        ]),
      CommandGroup(name: "Looking alike", subcommands: [AlikeCommand.self, AlarmsCommand.self]),
      CommandGroup(
        name: "Sheets and the page",
        subcommands: [SheetCommand.self, PresetsCommand.self, PickCommand.self, ServeCommand.self]),
      CommandGroup(
        name: "Photos out", subcommands: [ExportCommand.self, PublishCommand.self]),
      CommandGroup(
        name: "Keeping the library well",
        subcommands: [
          CheckCommand.self, BackupCommand.self, RelocateCommand.self, PruneCommand.self, ConfigCommand.self,
        ]),
    ])
}
