import ArgumentParser
import PholioCatalog
import PholioImport

/// Into which galleries photos are imported.
struct DivisionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Put all photos into this gallery. It is made if need be (default: a gallery for each folder).",
      valueName: "name"), completion: .galleries)
  var gallery: String?

  @Option(
    help: ArgumentHelp(
      "Make a gallery for each folder, year, month or day (default: folder).", valueName: "what"))
  var by: Period?

  @Flag(
    help: """
      With --by year, month or day: go by a file's time where nothing else tells when its photo was taken. \
      Otherwise such photos go into the gallery 'undated'.
      """)
  var trustFileTimes = false

  enum Period: String, CaseIterable, ExpressibleByArgument {
    case folder, year, month, day
  }

  func validate() throws {
    if let gallery { try Typed.check(galleryName: gallery) }
    if gallery != nil && by != nil { throw ValidationError("--gallery and --by: one of them") }
    if trustFileTimes && (by ?? .folder) == .folder {
      throw ValidationError("--trust-file-times goes with --by year, month or day")
    }
  }

  var division: ImportOptions.Division {
    switch by ?? .folder {
    case .folder: gallery.map { .gallery($0) } ?? .folders
    case .year: .periods(.year)
    case .month: .periods(.month)
    case .day: .periods(.day)
    }
  }
}
