/// What is wrong with a theme; `file` is the file it is wrong in, as it was typed.
package enum ThemeError: Error, Equatable {
  case unknown(String, known: [String])
  /// A theme needs this file.
  case missing(file: String)
  case notText(file: String)
  case tooLarge(file: String, most: Int)
  /// Its name can't be part of an address.
  case badName(file: String)
  /// A line, counted from 1, that is no mustache, or no JSON; nil where only the file is known.
  case wrong(file: String, line: Int?, ThemeProblem)
}

/// What a line of a theme's file has that can't be.
package enum ThemeProblem: Error, Equatable {
  case unclosedTag
  case unclosedSection(String)
  case notOpen(String)
  case closesOther(String, open: String)
  case badTag(String)
  /// A kind of tag that themes do without: `{{=`, `{{<`, `{{$`, `{{%`, `{{>*`.
  case refusedTag(String)
  case unknownPartial(String, known: [String])
  case partialOfItself(String)
  case tooDeep(Int)
  case notJSON(String)
  case unknownKey(String, known: [String])
  case wrongValue(String, needed: String)
}
