import PholioDisk
import PholioKit
import SystemPackage

/// A library's tokens, kept in a file of the library, so that pages stay valid when the server is started
/// anew.
struct KeptTokens {
  let tokens: AccessTokens
  /// What a person should know of the file: that its tokens were not to be trusted, or can't be kept.
  let remark: String?

  /// The file's name in the library.
  static let name = "serve-token"

  init(tokens: AccessTokens, remark: String?) {
    (self.tokens, self.remark) = (tokens, remark)
  }

  /// - Parameters:
  ///   - isNew: Whether to make new ones whatever the file has.
  ///   - describe: The text of a file's error.
  init(_ library: FilePath, isNew: Bool, describe: (any Error) -> String?) {
    let path = library.appending(Self.name)
    var fault: String?
    if !isNew {
      do {
        if let bytes = try SecretFile.read(path, limit: 1 << 10) {
          if let kept = AccessTokens(lines: String(decoding: bytes, as: UTF8.self)) {
            (tokens, remark) = (kept, nil)
            return
          }
          fault = "is damaged"
        }
      } catch let error as FileError where error.cause == .permissionDenied {
        fault = "is not for its owner alone (0600)"
      } catch {
        fault = "can't be read"
      }
    }
    tokens = AccessTokens()
    do {
      try SecretFile.write(Array(tokens.lines.utf8), to: path)
      remark = fault.map { "\(path) \($0): the page has a new address, and older ones are no longer valid" }
    } catch {
      remark = "the page's address is valid for this start only: \(describe(error) ?? "\(error)")"
    }
  }
}
