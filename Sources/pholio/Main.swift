import ArgumentParser
import CMalloc
import Foundation
import PholioKit

@main
enum Main {
  static func main() {
    // Names on disk are UTF-8 for globs, whatever the environment says of language.
    setlocale(LC_CTYPE, "C.UTF-8")
    // A file that may grow no further is an error of write(2), not a death.
    signal(SIGXFSZ, SIG_IGN)
    // Pictures and rows of pages come and go all the time. glibc is to keep their memory: what it gives back
    // to the kernel is cleared, page by page, before it is had again.
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 64 << 20)
    var status = run()
    if !Output.finish(), status == 0 {
      let change = Output.hasChange ? ", but the change is made" : ""
      Message.error("standard output: can't be written\(change)")
      status = ExitStatus.unwritableOutput.rawValue
    }
    exit(status)
  }

  private static func run() -> Int32 {
    do {
      try Verbs.check(CommandLine.arguments.dropFirst())
      var command = try Pholio.parseAsRoot()
      try command.run()
      return ExitStatus.done.rawValue
    } catch let code as ExitCode {
      return code.rawValue
    } catch let interruption as Interruption {
      return 128 + interruption.signal
    } catch {
      return report(error)
    }
  }

  /// Says what went wrong in one line, and gives the exit code for it.
  private static func report(_ error: any Error) -> Int32 {
    if let failure = Failure(error) {
      Message.error(failure.text)
      return failure.status.rawValue
    }
    // ArgumentParser's own: help and version asked for, or a wrong use.
    let code = Pholio.exitCode(for: error)
    if code.isSuccess {
      print(Pholio.fullMessage(for: error))
    } else {
      Message.error(Pholio.message(for: error).split(separator: "\n").joined(separator: " "))
    }
    return code.rawValue
  }
}
