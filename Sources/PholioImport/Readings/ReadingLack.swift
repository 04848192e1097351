/// Why a file is read by an import itself, in spite of the readings that it was given.
package enum ReadingLack: String, CaseIterable, Error, Encodable, CodingKeyRepresentable {
  case noReading = "no_reading"
  /// Its size or time is another now.
  case changed
  /// Its file was not there, or could not be read there.
  case unread
  /// Its line makes no sense, or another version of this program has written it.
  case damaged
  /// The thumbnail is missing, or is not what the line says.
  case thumbnail
  /// The line tells of a photo, say, and its file is a photo's companion here.
  case otherwise
}
