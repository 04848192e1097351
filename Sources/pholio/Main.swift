import ArgumentParser
import Foundation
import PholioKit

@main
enum Main {
  static func main() {
    do {
      var command = try Pholio.parseAsRoot()
      try command.run()
    } catch let code as ExitCode {
      exit(code.rawValue)
    } catch {
      exit(report(error).rawValue)
    }
  }

  /// Says what went wrong in one line, and gives the exit code for it.
  private static func report(_ error: any Error) -> ExitStatus {
    if let failure = Failure(error) {
      Message.error(failure.text)
      return failure.status
    }
    // ArgumentParser's own: help and version asked for, or a wrong use.
    if Pholio.exitCode(for: error).isSuccess {
      print(Pholio.fullMessage(for: error))
      return .done
    }
    Message.error(Pholio.message(for: error).split(separator: "\n").joined(separator: " "))
    return .usage
  }
}
