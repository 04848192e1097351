import PholioDisk
import PholioSite

extension Failure {
  init(_ error: SiteError) {
    switch error {
    case .nothing: self.init("no gallery has photos: there is nothing to publish", .failed)
    case .badBase(let text):
      self.init(
        "--url '\(text)': this is no address of a site, such as https://example.org/photos", .usage)
    case .badLanguage(let text):
      self.init("--lang '\(text)': this is no language's tag, such as de or pt-BR", .usage)
    case .badCSS(let path):
      self.init("\(path.byteString.shown): a stylesheet is text in UTF-8", .unreadableInput)
    case .noWebP(let reason): self.init("--webp: \(reason)", .failed)
    }
  }
}
