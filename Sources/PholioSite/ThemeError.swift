/// What is wrong with a theme; `file` is the file it is wrong in, as it was typed.
package enum ThemeError: Error, Equatable {
  case unknown(String, known: [String])
  /// A theme needs this file.
  case missing(file: String)
  case notText(file: String)
  case tooLarge(file: String, most: Int)
  /// Its name can't be part of an address.
  case badName(file: String)
  /// A template that is no mustache, or a description that is none. The line is counted from 1, and nil where
  /// only the file is known.
  case wrong(file: String, line: Int?, ThemeProblem)
}

/// What a theme's file has that can't be.
package enum ThemeProblem: Error, Equatable {
  /// A section that is not closed, or another one closed in its place.
  case badSection
  /// A tag without an end, or with a name that is none.
  case badTag
  /// A kind of tag that themes do without: `{{=`, `{{<`, `{{$`, `{{%`, `{{>*`.
  case refusedTag(String)
  case unknownPartial(String, known: [String])
  /// So many sections or partials inside each other are the most; a partial of itself has no end.
  case tooDeep(Int)
  case badDescription(String)
}
