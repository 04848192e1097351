import CLoader
import Glibc

/// Reads formats other than JPEG for pholio, which starts it: files come over a socket. It has no other use.
@main enum PholioLoader {
  static func main() {
    guard RequestLoop.hasSocket else {
      let text = "pholio-loader is started by pholio.\n"
      write(STDERR_FILENO, text, text.utf8.count)
      exit(64)
    }
    loader_close_others()
    RequestLoop.prepare()
    do {
      try RequestLoop(isFiltered: Sandbox.enter()).run()
    } catch {
      exit(1)
    }
  }
}
