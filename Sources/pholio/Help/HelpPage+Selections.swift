import PholioLibrary

extension HelpPage {
  /// How photos are named, on one page. Terms are those of the parser.
  static var selections: HelpPage {
    HelpPage(
      name: "pholio selections", abstract: "How photos are named on the command line.",
      blocks: [
        .text(
          """
          Where help says <sel>, name photos, or say what is true of them. For the shell it is one word: put \
          it in single quotes if there are blanks, *, ?, quotes or parentheses in it.
          """),
        .heading("Names"),
        .items([
          ("5, last", "A position, as pholio show prints it. find and alike have no positions."),
          ("7-9, 10-", "A range of positions; 10- goes to the end."),
          ("IMG_1.jpg", "A file's name."),
          ("IMG_40*.jpg", "All names like this: * is any text, ? any letter, [12] one of these."),
          ("name:5", "A name that looks like something else."),
          ("sha:3fa1", "The beginning of the file's SHA-256."),
        ]),
        .heading("Terms"),
        .items(
          TermKey.all.map { ($0.example, $0.meaning) }
            + TermWord.allCases.map { ($0.rawValue, $0.meaning) }),
        .heading("Joining"),
        .items([
          ("5,7-9", "A comma, or 'or': these and those. The result is in the order named."),
          ("a and b", "Photos that both are true of. Between terms a blank is enough."),
          ("not a", "Photos that it is not true of."),
          ("(a or b) and c", "Parentheses group. 'not' binds before 'and', and that before 'or'."),
        ]),
        .heading("Values"),
        .text(
          """
          4- is 4 and more, -4 is 4 and less, 2..4 is from 2 to 4. Values with blanks or commas go in double \
          quotes: camera:"Canon EOS*". \(TermKey.withNone.joined(separator: ", ")) take none, too: \
          rating:none. Upper and lower case make no difference, but in names of files, folders and \
          galleries.
          """),
        .heading("Examples"),
        .examples([
          Example("pholio show Rome '5,7-9,last'", "Some photos, by their positions."),
          Example("pholio find 'rating:4- and not portrait'", "Good photos that are not upright."),
        ]),
      ])
  }
}
