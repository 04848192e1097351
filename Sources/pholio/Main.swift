import ArgumentParser
import CMalloc
import Foundation
import PholioDisk

@main
enum Main {
  static func main() {
    // Globs take names on disk as UTF-8, whatever the locale.
    setlocale(LC_CTYPE, "C.UTF-8")
    // A file at its size limit is an error of write(2), and must not end the process.
    signal(SIGXFSZ, SIG_IGN)
    // Pictures and rows are allocated and freed all the time. glibc should keep their memory: the kernel
    // would clear each page again.
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 16 << 20)
    exit(Terminal.current.run())
  }

  /// Runs what was typed in the terminal that is current, and gives the exit code.
  static func run() -> Int32 {
    let status = runVerb()
    guard !Output.finish(), status == 0 else { return status }
    let change = Terminal.current.hasChange ? ", but the change is made" : ""
    Message.error("standard output: can't be written\(change)")
    return ExitStatus.unwritableOutput.rawValue
  }

  /// Of address space, not of memory. With less, libraries fail in ways that nobody can report, or threads
  /// wait for ever for one that could not begin.
  private static let leastAddressSpace: rlim_t = 1 << 30

  private static func runVerb() -> Int32 {
    var limit = rlimit()
    if getrlimit(.init(RLIMIT_AS.rawValue), &limit) == 0, limit.rlim_cur < leastAddressSpace {
      Message.error(
        """
        too little address space: the limit (ulimit -v) is \(limit.rlim_cur >> 20) MB, and pholio needs \
        \(leastAddressSpace >> 20) MB
        """)
      return ExitStatus.failed.rawValue
    }
    var settings: [Setting] = []
    do {
      let arguments = Terminal.current.words
      if let answer = try CompletionRequest.answer(arguments) {
        Output.write(answer)
        return ExitStatus.done.rawValue
      }
      if arguments.first == "help" {
        try HelpCommand.parse(Array(arguments.dropFirst())).run()
        return ExitStatus.done.rawValue
      }
      try Verbs.check(arguments)
      var typed = try Config.command(arguments)
      settings = typed.settings
      try typed.command.run()
      return ExitStatus.done.rawValue
    } catch let code as ExitCode {
      return code.rawValue
    } catch let interruption as Interruption {
      return 128 + interruption.signal
    } catch {
      return report(error, settings)
    }
  }

  /// Prints the error in one line, maybe with what was typed below, and gives its exit code.
  ///
  /// - Parameter settings: Those that count.
  private static func report(_ error: any Error, _ settings: [Setting]) -> Int32 {
    if let failure = Failure(error)?.naming(settings) {
      Message.error(failure.text)
      failure.excerpt.forEach(Message.line)
      return failure.status.rawValue
    }
    // One of ArgumentParser's own: help, version, or wrong usage.
    let code = Pholio.exitCode(for: error)
    if code.isSuccess {
      // Help, unless it is the version or a script of completions.
      let words = Terminal.current.words
      let path = DeclaredVerb.path(in: words)
      let isHelp = words.count == path.count || words.contains { $0 == "--help" || $0 == "-h" }
      if isHelp, (try? HelpCommand.explain(path)) != nil { return code.rawValue }
      Output.line(Pholio.fullMessage(for: error))
    } else {
      let message = Pholio.message(for: error).split(separator: "\n").joined(separator: " ")
      let arguments = Terminal.current.words
      let better =
        ValidationError(unknownOption: message, in: arguments)
        ?? ValidationError(unexplained: message, in: arguments)
      Message.error(better?.message ?? message)
    }
    return code.rawValue
  }
}
