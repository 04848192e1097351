import PholioDisk
import PholioSheets

/// What is told of a written sheet: a line for each file, with what is in it.
struct SheetLines {
  let sheet: WrittenSheet
  /// What the sheet's cells show.
  let noun: (one: String, many: String)
  /// Whether one file has all pages.
  let isBound: Bool
  let isDryRun: Bool

  var all: [String] {
    let pages =
      isBound
      ? sheet.files.prefix(1).map { line(ofAllPages: $0.path.shown, $0.changed) } : sheet.files.map(line)
    return pages + sheet.besides.map(line)
  }

  private func line(of file: SheetFile) -> String {
    "\(file.path.shown): \(photos(on: file)), \(file.width)x\(file.height) pixels\(outcome(file.changed))"
  }

  /// "photos 1–20 of 28".
  private func photos(on file: SheetFile) -> String {
    if sheet.pages == 1 { return counted(file.photos, noun.one, plural: noun.many) }
    if file.photos == 1 { return "\(noun.one) \(file.first) of \(sheet.photos)" }
    // Large photos let smaller ones pass, so that these may be on an earlier page.
    let isRange = file.last - file.first == file.photos - 1
    return isRange
      ? "\(noun.many) \(file.first)–\(file.last) of \(sheet.photos)"
      : "\(file.photos) of \(counted(sheet.photos, noun.one, plural: noun.many))"
  }

  private func line(of file: ExtraFile) -> String {
    switch file.content {
    case .pages: line(ofAllPages: file.path.shown, file.changed)
    case .maps: "\(file.path.shown): which photos lie where on \(pages)\(outcome(file.changed))"
    }
  }

  /// "28 photos on 2 pages".
  private func line(ofAllPages path: String, _ changed: Bool) -> String {
    let photos = sheet.files.map(\.photos).reduce(0, +)
    let number = photos == sheet.photos ? "" : " of \(sheet.photos)"
    let sizes = Set(sheet.files.map { "\($0.width)x\($0.height)" })
    let size = sizes.count == 1 ? sizes.map { ", \($0) pixels" }.joined() : ""
    let content = counted(photos, noun.one, plural: noun.many)
    return "\(path): \(content)\(number) on \(pages)\(size)\(outcome(changed))"
  }

  private var pages: String { counted(sheet.files.count, "page") }

  private func outcome(_ changed: Bool) -> String { changed || isDryRun ? "" : ", unchanged" }
}
