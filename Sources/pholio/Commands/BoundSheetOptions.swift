import ArgumentParser
import PholioSheets

/// An option for each kind of file with all pages, to write that besides the pages: `--pdf file.pdf`. They
/// are made from the list of kinds, as `SheetSettingOptions` is from the settings.
struct BoundSheetOptions: ParsableArguments, CustomReflectable {
  /// The files asked for.
  private(set) var files: [(path: PathArgument, kind: any BoundSheetOutput)] = []

  init() {}

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: OptionKey.self)
    for kind in SheetOutputs.standard.bound {
      let key = OptionKey(stringValue: kind.extensions[0])
      if let path = try values.decode(Option<PathArgument?>.self, forKey: key).wrappedValue {
        files.append((path, kind))
      }
    }
  }

  var customMirror: Mirror {
    Mirror(
      self,
      children: SheetOutputs.standard.bound.map { kind in
        (label: kind.extensions[0], value: Self.option(kind) as Any)
      })
  }

  private static func option(_ kind: any BoundSheetOutput) -> Option<PathArgument?> {
    let name = kind.extensions[0]
    return Option(
      wrappedValue: nil, name: .customLong(name),
      help: ArgumentHelp(
        "Write all pages as one \(kind.name), too (default: none).", valueName: "file.\(name)"))
  }
}
