extension CaptureTime {
  /// Whether it is known when the photo was taken. A file's own time only says when the file was written.
  package var isDated: Bool { source != .mtime }

  /// As `text`, but a file's own time is marked as one: "2019-05-04 10:11:12 (file time)".
  package var markedText: String {
    isDated ? text : "\(civil.dateText) \(civil.clockText) (file time)"
  }
}

extension CaptureTime.Source {
  /// Whether the time is not in the picture: it is in the file's name, or the file's own.
  package var isOfFile: Bool { self == .filename || self == .mtime }
}
