import Foundation
import PholioTestSupport
import Testing

/// Where pholio writes: only where somebody can have meant, and only what was asked for.
@Suite struct WrittenPathTests {
  let library: TestLibrary
  private var folder: TemporaryFolder { library.folder }

  init() throws {
    library = try TestLibrary(["a": 0..<3])
  }

  private func bash(_ script: String, environment: [String: String] = [:]) throws -> Program.Run {
    try Program.run(
      "/bin/bash", ["-c", script, Program.path, folder.path],
      environment: ["PHOLIO_LIBRARY": folder["library"]].merging(environment) { _, new in new })
  }

  private func names(_ name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder[name]).sorted()
  }

  /// Limits on stack and time stop an endless recursion soon.
  @Test(arguments: ["/proc/x", "/proc/self", "/proc/x/y"])
  func aLibraryThatCanNeverBeMadeIsRefused(path: String) throws {
    let run = try bash(
      #"ulimit -s 1024; timeout 60 "$0" import "$1/in""#, environment: ["PHOLIO_LIBRARY": path])
    #expect(run.status == 73, "\(run.status) \(run.messages)")
    #expect(run.messages.contains("can't be written"))
  }

  @Test func aDeletedWorkingFolderIsRefused() throws {
    for words in ["import .", "show a --library lib", "backup b.sqlite", "sheet a -o s.jpg", "info x.jpg"] {
      let run = try bash(#"mkdir "$1/gone" && cd "$1/gone" && rmdir "$1/gone" && "$0" \#(words)"#)
      #expect(run.status == 66, "\(words): \(run.messages)")
      #expect(run.messages.contains("the working folder is not there any more"), "\(run.messages)")
    }
    #expect(!FileManager.default.fileExists(atPath: "/lib/catalog.sqlite"))
    let absolute = try bash(#"mkdir "$1/gone" && cd "$1/gone" && rmdir "$1/gone" && "$0" show a"#)
    #expect(absolute.status == 0)
  }

  @Test func aLibraryWhosePathIsNotUTF8IsRefusedAndNotIgnored() throws {
    try folder.makeFolder("data")
    let run = try bash(
      #"""
      mkdir "$1/"$'a\xff'; export PHOLIO_LIBRARY="$1/"$'a\xff/lib'; export XDG_DATA_HOME="$1/data"
      "$0" import "$1/in" || exit; echo made
      """#)
    #expect(
      run.status == 64 && run.messages.contains(#"a\xff/lib: a library's path must be UTF-8"#),
      "\(run.messages)")
    #expect(try names("data") == [])
    #expect(try bash(#"ls -A "$1/"$'a\xff'"#).output == "")
    let option = try bash(#""$0" import "$1/in" --library "$1/"$'a\xff/lib'"#)
    #expect(option.status == 64)
    #expect(try bash(#"ls -A "$1/"$'a\xff'"#).output == "")
    let backup = try bash(#""$0" backup "$1/"$'a\xff/b.sqlite'"#)
    #expect(backup.status == 73 && backup.messages.contains("a backup's path must be UTF-8"))
    #expect(try bash(#"ls -A "$1/"$'a\xff'"#).output == "")
  }

  @Test func aRefusedImportMakesNoLibrary() throws {
    try folder.makeFolder("LL")
    let run = try library.pholio("import", "--library", folder["LL"], folder["LL"])
    #expect(run.status == 64 && run.messages.contains("this is the library itself"))
    #expect(try names("LL") == [])
  }

  @Test func whatCanNotBeToldIsSaidToBeDone() throws {
    let run = try bash(#""$0" reorder a --reverse --json >/dev/full"#)
    #expect(run.status == 73)
    #expect(run.messages == "pholio: standard output: can't be written, but the change is made\n")
    #expect(try library.names("a") == ["2.jpg", "1.jpg", "0.jpg"])
    for change in ["rate a 1 5", "gallery cap a 2x2", "gallery create b", "undo", "merge a b", "remove a 1"] {
      let told = try bash("\"$0\" \(change) --json >/dev/full")
      #expect(told.status == 73, "\(change): \(told.messages)")
      #expect(told.messages.contains("but the change is made"), "\(change): \(told.messages)")
    }
    for output in ["sheet a -o $1/full.jpg", "publish $1/site", "backup $1/full.sqlite"] {
      let told = try bash("\"$0\" \(output) --json >/dev/full")
      #expect(told.status == 73 && told.messages.contains("but the change is made"), "\(output)")
      let rehearsed = try bash("\"$0\" \(output)2 --dry-run --json >/dev/full")
      #expect(rehearsed.status == 73 && !rehearsed.messages.contains("the change is made"), "\(output)")
    }
    let shown = try bash(#""$0" show a >/dev/full"#)
    #expect(shown.status == 73 && shown.messages == "pholio: standard output: can't be written\n")
  }

  // MARK: Outputs

  @Test func aSheetKeepsItsFilesPermissionsAndANewOneHasTheProcesses() throws {
    try folder.write([1], to: "out/old.jpg")
    let run = try bash(
      #"""
      cd "$1/out"; chmod 600 old.jpg; umask 027
      "$0" sheet a -o old.jpg && "$0" sheet a -o new.jpg && "$0" backup b.sqlite
      stat -c %a old.jpg new.jpg b.sqlite
      """#)
    #expect(run.status == 0 && run.output == "600\n640\n640\n", "\(run.output) \(run.messages)")
  }

  @Test func aSheetFollowsALinkToWhatIsNotThereYet() throws {
    try folder.makeFolder("out")
    let run = try bash(
      #"cd "$1/out"; ln -s real.jpg link.jpg; "$0" sheet a -o link.jpg; ls; readlink link.jpg"#)
    #expect(run.output == "link.jpg\nreal.jpg\nreal.jpg\n", "\(run.output) \(run.messages)")
    let nowhere = try bash(#"cd "$1/out"; ln -s no/real.jpg far.jpg; "$0" sheet a -o far.jpg"#)
    #expect(nowhere.status == 73, "\(nowhere.messages)")
    #expect(try names("out") == ["far.jpg", "link.jpg", "real.jpg"])
  }

  @Test(arguments: [["sheet", "a", "-o"], ["backup"]])
  func whatAKilledRunLeftIsRemovedByTheNext(arguments: [String]) throws {
    try folder.makeFolder("out")
    for name in [".pholio-1-2.tmp", ".pholio-1-2.tmp-wal", ".pholio-1-2.tmp-shm"] {
      try folder.write([1], to: "out/\(name)")
    }
    let run = try library.pholio.run(arguments + [folder["out/new.jpg"]])
    #expect(run.status == 0, "\(run.messages)")
    #expect(try names("out") == ["new.jpg"])
  }

  /// The second fsync of a backup is the folder's.
  @Test(.enabled(if: Fault.areThere)) func aBackupThatTheDiskDoesNotConfirmIsNotLeft() throws {
    try folder.makeFolder("out")
    try folder.write(Array("old".utf8), to: "out/old.sqlite")
    var told: Set<String> = []
    for number in 1...12 {
      let fault = Fault(call: "fsync", number: number, effect: .badDisk)
      let new = try fault.run(library.pholio, ["backup", folder["out/new.sqlite"]])
      guard new.hasHappened else { break }
      if new.run.status != 0 { #expect(try names("out") == ["old.sqlite"], "\(fault) \(new.run.messages)") }
      try? FileManager.default.removeItem(atPath: folder["out/new.sqlite"])
      let forced = try fault.run(library.pholio, ["backup", "--force", folder["out/old.sqlite"]])
      if forced.run.status != 0 {
        let isOld = library.bytes("out/old.sqlite") == Array("old".utf8)
        #expect(
          isOld != forced.run.messages.contains("is written whole, but the disk did not confirm it"),
          "\(fault)")
        told.insert(isOld ? "old" : "unconfirmed")
      }
      try folder.write(Array("old".utf8), to: "out/old.sqlite")
    }
    #expect(told.contains("unconfirmed"))
  }
}
