package import PholioImaging
package import PholioLayout

/// The settings of a sheet, each declared once. Options, presets, help and the page's form come from here. To
/// add a setting, declare it here and use it.
package struct DeclaredSettings: Sendable {
  package let paper = SheetSetting<PaperChoice>(
    "paper", in: .pages,
    "A page's size: none (one tall image), A4, A3, Letter, 4x6, 8x10, 210x297mm, 1920x1080px.",
    valueName: "paper", default: .endless, isMain: true,
    suggestions: [.init("none", "One picture, as tall as needed")]
      + Paper.named.map { .init($0.name, $0.name) })
  package let landscape = SheetSetting<Bool>(
    "landscape", in: .pages, "Lay the paper on its long side.", default: false, needs: .paper, isMain: true)
  package let dpi = SheetSetting<Int>(
    "dpi", in: .print, "Dots per inch.", valueName: "n", onPaper: 300,
    defaultWords: "300 on paper, else none",
    limits: 1...9600)
  package let margin = SheetSetting<Length>(
    "margin", in: .pages, "The empty space around a page: 20 (pixels), 5mm, 0.2in.", valueName: "length",
    default: .pixels(0), onPaper: .millimetres(8), limits: 0...8000)
  package let gap = SheetSetting<Length>(
    "gap", in: .cells, "The space between cells and around all of them: 8 (pixels), 4mm.",
    valueName: "length", default: .pixels(8),
    onPaper: .millimetres(4), limits: 0...4000)
  package let layout = SheetSetting<Arrangement.Kind>(
    "layout", in: .cells,
    "Cells of one size, or rows of whole pictures of one height.", valueName: "how",
    default: .grid, isMain: true)
  package let columns = SheetSetting<Int>(
    "columns", in: .cells, "How many columns; in rows, about how many pictures a row has.", valueName: "n",
    default: 5,
    defaultWords: "5, on paper those with the largest pictures", limits: 1...1000, isMain: true)
  package let rows = SheetSetting<Int>(
    "rows", in: .cells, "How many rows a page has.", valueName: "n", defaultWords: "as many as fill it",
    limits: 1...1000, isMain: true)
  package let cell = SheetSetting<CellSize>(
    "cell", in: .cells, "A cell's size without its words: 240, 300x200, 40mm.", valueName: "size",
    default: .pixels(300),
    defaultWords: "as large as 300x300 in most photos' shape, on paper what fits",
    limits: 8...20_000, isMain: true)
  package let onePage = SheetSetting<Bool>(
    "one-page", in: .pages, "Shrink the cells until all of them fit on one page.", default: false)
  package let cap = SheetSetting<DropCap>(
    "cap", in: .cells, "The drop cap, columns x rows.", valueName: "cxr", defaultWords: "the gallery's")
  package let capPages = SheetSetting<PagedGrid.CapPages>(
    "cap-on", in: .cells, "Which pages begin with the drop cap.", valueName: "pages", default: .first)
  package let lastRow = SheetSetting<PagedGrid.LastRow>(
    "last-row", in: .cells, "Where the cells of a last row lie that is not full.", valueName: "where",
    defaultWords: "left; on paper centre")
  package let fit = SheetSetting<PictureFit>(
    "fit", in: .cells, "Pictures in their cells: shown whole, or cut to cover them.",
    valueName: "how", default: .contain)
  package let crop = SheetSetting<CropAnchor>(
    "crop", in: .cells, "What is kept of pictures that are cut to cover their cells.", valueName: "where",
    default: .centre)
  package let align = SheetSetting<BlockAlignment>(
    "align", in: .cells, "Where pictures with their words stand in their cells.", valueName: "where",
    defaultWords: "centre, with the words of a row on one line")
  package let film = SheetSetting<Film>(
    "film", in: .cells, "Frames of film in strips: 135 (35 mm, six a strip), 120 (6x6 or 6x9).",
    valueName: "film", default: Film.none)
  package let style = SheetSetting<GalleryStyle>(
    "style", in: .cells, "For --galleries: covers alone, or stacks with photos behind the cover.",
    valueName: "how", default: .tiles, needs: .galleries)
  package let enlarge = SheetSetting<Bool>(
    "enlarge", in: .cells, "Enlarge pictures that are smaller than their cells.", default: false,
    defaultWords: "on paper down to least-dpi; always in rows, and where pictures cover their cells")
  package let leastDPI = SheetSetting<Int>(
    "least-dpi", in: .print, "Enlarge small pictures on paper down to so many dots per inch.", valueName: "n",
    default: 150, limits: 1...9600, needs: .paper)
  package let rotateToFit = SheetSetting<Bool>(
    "rotate-to-fit", in: .cells, "Turn pictures that fill their cells better lying down.", default: false)
  package let colour = SheetSetting<PictureColours>(
    "colour", in: .print,
    "Large pictures in PDFs: with their own profile where it has more colours than sRGB, or all in sRGB.",
    valueName: "how", default: .own)

  package let background = SheetSetting<Colour>(
    "background", in: .looks, "The colour behind everything.", valueName: "#rrggbb", default: .white,
    isMain: true)
  package let cellBackground = SheetSetting<Fill>(
    "cell-background", in: .looks, "The colour of the cells, or none.", valueName: "#rrggbb",
    default: .without)
  package let border = SheetSetting<Length>(
    "border", in: .looks, "The width of a border around pictures: 2 (pixels), 0.5mm.", valueName: "length",
    default: .pixels(0),
    defaultWords: "0, a line around stacks", limits: 0...1000)
  package let borderColour = SheetSetting<Colour>(
    "border-colour", in: .looks, "The border's colour.", valueName: "#rrggbb",
    defaultWords: "a grey that is seen on the background")
  package let radius = SheetSetting<Length>(
    "radius", in: .looks, "The radius of rounded corners: 8 (pixels), 2mm.", valueName: "length",
    default: .pixels(0), limits: 0...4000)
  package let caption = SheetSetting<CaptionTemplate>(
    "caption", in: .words, "Text under pictures: headline|byline|date, with fields (--list-fields).",
    valueName: "template", default: .default, isMain: true,
    suggestions: [
      .init("{position}  {name}", "Number and file name"), .init("{stem}", "Name"),
      .init("{title}|{description}", "Title and description"),
      .init("{position}  {stem}|{aperture}  {shutter}  {iso}|{date}", "Exposure and date"),
    ])
  package let captions = SheetSetting<Bool>(
    "captions", in: .words, "Whether there are words under pictures.", default: true, isMain: true)
  package let lines = SheetSetting<Int>(
    "lines", in: .words, "How many lines headline and byline may have.", valueName: "n", default: 1,
    limits: 1...3)
  package let title = SheetSetting<CaptionTemplate>(
    "title", in: .words, "A title above the pictures.", valueName: "title", parts: 1, isMain: true)
  package let header = SheetSetting<CaptionTemplate>(
    "header", in: .words, "At a page's top: left|middle|right.", valueName: "template", parts: 3)
  package let footer = SheetSetting<CaptionTemplate>(
    "footer", in: .words, "At a page's bottom: left|middle|right.", valueName: "template", parts: 3)
  package let font = SheetSetting<String>(
    "font", in: .words, "The words' font family.", valueName: "family",
    defaultWords: "the machine's sans serif"
  )
  package let fontSize = SheetSetting<Length>(
    "font-size", in: .words, "The size of words under pictures: 9pt, 2.5mm, or pixels.", valueName: "length",
    defaultWords: "in proportion to the cells", limits: 1...500)
  package let titleSize = SheetSetting<Length>(
    "title-size", in: .words, "The size of the title: 24 (pixels), 14pt.", valueName: "length",
    defaultWords: "in proportion to the page",
    limits: 1...500)
  package let headerSize = SheetSetting<Length>(
    "header-size", in: .words, "The size of header and footer: 16 (pixels), 9pt.", valueName: "length",
    defaultWords: "in proportion to the page", limits: 1...500)
  package let logo = SheetSetting<String>(
    "logo", in: .words, "A picture for the header or the footer: PNG or JPEG.", valueName: "file",
    defaultWords: "none")
  package let logoAt = SheetSetting<LogoPlace>(
    "logo-at", in: .words, "Where the logo stands.", valueName: "where", default: .headerRight)
  package let bleed = SheetSetting<Length>(
    "bleed", in: .print, "How far the background goes past the cut, for printers: 3mm.", valueName: "length",
    default: .pixels(0), limits: 0...4000, needs: .paper)
  package let cropMarks = SheetSetting<Bool>(
    "crop-marks", in: .print, "Draw marks where the page is cut.", default: false, needs: .paper)
  package let quality = SheetSetting<Int>(
    "quality", in: .print, "The quality of JPEG pages, and of pictures in a PDF.",
    valueName: "n", default: 90, defaultWords: "90, in a PDF 72", limits: 1...100)
}
