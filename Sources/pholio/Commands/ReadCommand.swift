import ArgumentParser
import Glibc
import PholioCatalog
import PholioDisk
import PholioImport
import SystemPackage

struct ReadCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "read", abstract: "Say what is in photos' files, for an import elsewhere.",
    discussion: """
      Reads paths from standard input, and prints a line of JSON for each: what an import would find in the \
      file. Nothing else is written, and no library is needed. So many machines can share the work, and \
      pholio import --readings takes their lines in place of the files.

      A file that can't be read is a line, too. Paths may come in any order, and more than once. Where more \
      than one in a hundred, and at least 10, are not there or can't be read, the exit code is 3: so a disk \
      that is not mounted is noticed.
      """)

  static let examples = [
    Example("pholio read < list.txt > readings.jsonl", "Readings of the files in a list."),
    Example(
      "pholio read -0 --thumbnails thumbs < list.nul > readings.jsonl",
      "With thumbnails, in a folder that machines may share."),
  ]

  static let sections = [
    HelpSection(
      "On many machines",
      """
      Each needs pholio, the photos under the same paths, and either a folder of thumbnails that all can \
      write, or --inline. docs/cluster.md has it for Spark, Slurm and GNU parallel.
      """)
  ]

  @Flag(name: .customShort("0"), help: "Paths end with a NUL each, as find -print0 writes them.")
  var endsByNUL = false

  @Option(
    help: ArgumentHelp(
      "Write thumbnails into this folder, made if need be; machines may share it (default: none are kept).",
      valueName: "dir"), completion: .directory)
  var thumbnails: PathArgument?

  @Flag(help: "Put thumbnails into the lines, about 50 kB each.")
  var inline = false

  @OptionGroup var jobs: JobsOptions

  @Flag(help: "Print JSON. It is printed in any case.")
  var json = false

  /// Fewer files may well go while others are read.
  private static let fewestLost = 10

  private static var hostName: String {
    var name = utsname()
    guard uname(&name) == 0 else { return "this machine" }
    return withUnsafeBytes(of: name.nodename) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  func validate() throws {
    if inline && thumbnails != nil { throw ValidationError("--inline and --thumbnails: one of them") }
  }

  func run() throws {
    if Terminal.current.isTerminal(STDIN_FILENO) {
      throw ValidationError("paths come from standard input: find DIR -type f -print0 | pholio read -0")
    }
    let cancellation = StopSignal.listen()
    let kept: ReadingRun.Thumbnails =
      if let thumbnails {
        .shared(try SharedThumbnails(making: thumbnails.absolute))
      } else {
        inline ? .inline : .nowhere
      }
    var (count, lost) = (0, 0)
    let run = ReadingRun(thumbnails: kept, jobs: jobs.count, cancellation: cancellation)
    try run.run(
      PathStream(.standardInput, endsByNUL: endsByNUL),
      absolute: { path in
        if path.bytes.contains(0) {
          throw ValidationError("a path has a NUL in it: -0 is for paths that end with one each")
        }
        return try PathArgument(FilePath(path)).absolute.byteString
      },
      // A line is written at once: what is read is not lost with a file that ends this process.
      deliver: { line in
        count += 1
        if line.found.isLost { lost += 1 }
        if !Output.writes(try Output.text(line)) {
          Message.error("standard output: can't be written")
          throw ExitCode(ExitStatus.unwritableOutput.rawValue)
        }
      })
    if let signal = cancellation.signal { throw ExitCode(128 + signal) }
    if lost >= Self.fewestLost, lost > count / 100 {
      Message.error(
        "\(lost) of \(counted(count, "file")) are not there or can't be read on \(Self.hostName)")
      throw ExitCode(ExitStatus.problems.rawValue)
    }
  }
}
