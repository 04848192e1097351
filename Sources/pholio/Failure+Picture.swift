/// Pictures in the terminal.
extension Failure {
  init(_ error: PictureError) {
    switch error {
    case .noProgram(let reason):
      self.init(
        "chafa draws pictures here, and can't be started (Debian's package chafa): \(reason)", .failed)
    case .failed(let reason): self.init("chafa did not draw a picture: \(reason)", .failed)
    case .tooNarrow(let columns, let width):
      self.init(
        "\(columns) columns of photos find no room in \(width) characters; --columns takes fewer", .usage)
    }
  }
}
