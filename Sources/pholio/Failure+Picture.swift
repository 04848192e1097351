/// Pictures in the terminal.
extension Failure {
  init(_ error: PictureError) {
    switch error {
    case .noLibrary(let reason):
      self.init("what draws pictures here is not to be had (Debian's libchafa0): \(reason)", .failed)
    case .tooNarrow(let columns, let width):
      self.init(
        "\(columns) columns of photos find no room in \(width) characters; --columns takes fewer", .usage)
    }
  }
}
