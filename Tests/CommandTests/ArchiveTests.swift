import Foundation
import PholioTestSupport
import Testing

/// Exports into archives, by the built program. Python's zipfile and tarfile and the system's tar say what is
/// in them; it has to be what an export into a folder makes. Photos a…f are in `A`, `b` with a movie.
@Suite struct ArchiveTests {
  let folder: TemporaryFolder
  let pholio: Program

  private static let letters = ["a", "b", "c", "größe 大", "e", "f"]

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
    for (number, name) in Self.letters.enumerated() {
      try folder.write(
        Fixture.photo(number, taken: "2020:01:01 00:00:1\(number)", width: 300, height: 200),
        to: "in/A/\(name).jpg")
    }
    try folder.write(Array("a movie".utf8), to: "in/A/b.mov")
    try run("import", folder["in"])
    try run("reorder", "A", "--move", "4", "--to", "1")
    try FileManager.default.createDirectory(atPath: folder["out"], withIntermediateDirectories: true)
  }

  @discardableResult
  private func run(_ arguments: String..., status: Int32 = 0) throws -> String {
    let run = try pholio.run(arguments)
    #expect(run.status == status, "\(arguments): \(run.messages)")
    return run.messages
  }

  /// Names, times and hashes of what is in a folder, a zip or a tar, in its order; a folder's by name.
  private func content(_ path: String) throws -> [String] {
    let code = """
      import hashlib, os, sys, tarfile, time, zipfile
      path = sys.argv[1]
      def say(name, seconds, data):
          print(name, int(seconds) // 2, hashlib.sha256(data).hexdigest())
      if os.path.isdir(path):
          for name in sorted(os.listdir(path)):
              if name.startswith('.pholio'): continue
              file = os.path.join(path, name)
              say(name, os.stat(file).st_mtime, open(file, 'rb').read())
      elif zipfile.is_zipfile(path):
          with zipfile.ZipFile(path) as z:
              assert z.testzip() is None
              assert all(i.compress_type == zipfile.ZIP_STORED for i in z.infolist())
              for i in z.infolist():
                  say(i.filename, time.mktime(i.date_time + (0, 0, -1)), z.read(i))
      else:
          with tarfile.open(path, 'r:') as t:
              assert all(i.isreg() and i.mode == 0o644 for i in t.getmembers())
              for i in t.getmembers(): say(i.name, i.mtime, t.extractfile(i).read())
      """
    let listed = try Program.run("/usr/bin/python3", ["-X", "utf8", "-c", code, path])
    #expect(listed.status == 0, "\(listed.messages)")
    return listed.output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    [], ["--size", "64"], ["--strip", "all"], ["--xmp", "--no-companions"], ["--only", "2,4-"],
    ["--template", "{date}"],
  ])
  func anArchiveHasWhatAFolderHas(options: [String]) throws {
    #expect(try pholio.run(["export", "A", folder["out/d"]] + options).status == 0)
    let expected = try content(folder["out/d"]).map(timeless)
    for kind in ["zip", "tar"] {
      let run = try pholio.run(["export", "A", "--\(kind)", folder["out/a.\(kind)"]] + options)
      #expect(run.status == 0, "\(run.messages)")
      #expect(run.messages.hasPrefix("A: \(expected.count) files in \(folder["out/a.\(kind)"])\n"))
      let found = try content(folder["out/a.\(kind)"]).map(timeless)
      // By their positions, each photo followed by its companions; that is the order of names that have
      // these.
      #expect(found.sorted() == expected.sorted(), "\(kind)")
      if !options.contains("--template") { #expect(found == expected, "\(kind)") }
    }
  }

  /// Sidecars are as old as their export.
  private func timeless(_ line: String) -> String {
    guard line.contains(".xmp ") else { return line }
    var words = line.split(separator: " ")
    words.remove(at: words.count - 2)
    return words.joined(separator: " ")
  }

  @Test func aFileFromAfterTheTimesOfAZipHasTheLastOfThem() throws {
    let file = folder["in/A/b.mov"]
    #expect(try Program.run("touch", ["-d", "2110-05-05", file]).status == 0)
    try run("import", folder["in"])
    try run("export", "A", "--zip", folder["out/a.zip"])
    let code = """
      import sys, zipfile
      for i in zipfile.ZipFile(sys.argv[1]).infolist():
          if i.filename.endswith('.mov'): print(i.date_time[0], i.extra.hex())
      """
    let run = try Program.run("/usr/bin/python3", ["-c", code, folder["out/a.zip"]])
    #expect(run.output.hasPrefix("2106 ") && run.output.contains("ffffffff"), "\(run.output)")
  }

  @Test func theOrderComesLastAndIsTakenBack() throws {
    try run("export", "A", "--zip", folder["out/a.zip"], "--order")
    #expect(try content(folder["out/a.zip"]).last?.hasPrefix("order.txt ") == true)
    let unzip = try Program.run(
      "/usr/bin/python3", ["-m", "zipfile", "-e", folder["out/a.zip"], folder["out/x"]])
    #expect(unzip.status == 0)
    try run("reorder", "A", "--reverse")
    try FileManager.default.removeItem(atPath: folder["library"])
    try run("import", folder["in"])
    try run("reorder", "A", "--order", folder["out/x/order.txt"])
    let order = try pholio("order", "A").output.split(separator: "\n").dropFirst()
    #expect(order.first?.contains("größe 大.jpg") == true && order.count == 6)
  }

  @Test func standardOutputGetsTheSameBytesAsAFile() throws {
    for kind in ["zip", "tar"] {
      try run("export", "A", "--\(kind)", folder["out/a.\(kind)"])
      // By a shell: the bytes are not text.
      let program = "'\(Program.path)' export A --\(kind) - > '\(folder["out/b.\(kind)"])'"
      let piped = try Program.run(
        "/bin/sh", ["-c", program], environment: ["PHOLIO_LIBRARY": folder["library"]])
      #expect(piped.status == 0 && piped.messages == "A: 7 files in the archive\n")
      #expect(
        try Data(contentsOf: URL(fileURLWithPath: folder["out/a.\(kind)"]))
          == Data(contentsOf: URL(fileURLWithPath: folder["out/b.\(kind)"])))
    }
    let listed = try Program.run("/usr/bin/tar", ["-tf", folder["out/a.tar"], "--quoting-style=literal"])
    #expect(listed.status == 0 && listed.messages.isEmpty)
    #expect(listed.output.hasPrefix("0001_größe 大.jpg\n0002_a.jpg\n0003_b.jpg\n0003_b.mov\n"))
  }

  @Test func missingPhotosAreNamedAndTheOthersAreThere() throws {
    try FileManager.default.removeItem(atPath: folder["in/A/c.jpg"])
    // Another photo at its path: not what the gallery has.
    var other = try Fixture.photo(50, width: 300, height: 200)
    other += [0]
    try folder.write(other, to: "in/A/e.jpg")
    for kind in ["zip", "tar"] {
      let run = try pholio("export", "A", "--\(kind)", folder["out/a.\(kind)"])
      #expect(run.status == 3)
      #expect(
        run.messages == """
          A: 5 files in \(folder["out/a.\(kind)"])
          pholio: 4  \(folder["in/A/c.jpg"]): there is no file
          pholio: 5  \(folder["in/A/e.jpg"]): the file has been changed since it was imported; import it again

          """)
      let names = try content(folder["out/a.\(kind)"]).map { $0.prefix { $0 != "." } }
      #expect(names == ["0001_größe 大", "0002_a", "0003_b", "0003_b", "0006_f"])
    }
    let json = try pholio("export", "A", "--zip", folder["out/a.zip"], "--json")
    let record = try #require(json.json as? [String: Any])
    #expect(json.status == 3 && record["files"] as? Int == 5)
    #expect((record["missing"] as? [[String: Any]])?.compactMap { $0["position"] as? Int } == [4, 5])
  }

  @Test func whatIsNoArchiveIsNotReplacedAndNothingLiesWherePhotosAre() throws {
    func refuses(_ arguments: String..., status: Int32, _ text: String) throws {
      let run = try pholio.run(["export", "A"] + arguments)
      #expect(run.status == status && run.messages.contains(text), "\(arguments): \(run.messages)")
      #expect(run.output.isEmpty)
    }
    try folder.write(Array("mine".utf8), to: "out/mine.zip")
    try refuses("--zip", folder["out/mine.zip"], status: 73, "it is no archive")
    #expect(try String(contentsOfFile: folder["out/mine.zip"], encoding: .utf8) == "mine")
    try refuses("--zip", folder["in/A/x.zip"], status: 73, "was imported")
    try refuses("--zip", folder["in/A/a.jpg"], status: 73, "was imported")
    try refuses("--tar", folder["library/x.tar"], status: 73, "in the library")
    try refuses("--tar", folder["out"], status: 73, "Is a directory")
    try refuses("--tar", folder["nowhere/x.tar"], status: 73, "No such file")
    try refuses("--zip", folder["out/x.zip"], "--tar", "-", status: 64, "one of them")
    try refuses(folder["out/d"], "--tar", "-", status: 64, "not both")
    try refuses("--zip", folder["out/x.zip"], "--link", "hard", status: 64, "an archive has copies")
    try refuses("--zip", folder["out/x.zip"], "--delete", status: 64, "made anew")
    try refuses("--zip", "-", "--json", status: 64, "standard output is the archive")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder["out"]) == ["mine.zip"])
    let rehearsed = try pholio("export", "A", "--zip", folder["out/x.zip"], "--dry-run")
    #expect(rehearsed.messages == "A: would put 7 files in \(folder["out/x.zip"])\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder["out"]) == ["mine.zip"])
  }

  @Test func aTerminalGetsNoArchive() throws {
    let code = "import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))"
    let run = try Program.run(
      "/usr/bin/python3", ["-c", code, Program.path, "export", "A", "--tar", "-"],
      environment: ["PHOLIO_LIBRARY": folder["library"]])
    #expect(run.status == 64 && run.output.contains("not written to a terminal"), "\(run.output)")
  }

  private static let fullDevice = "/dev/full: can't be written: No space left on device"

  @Test func anArchiveGoesIntoAPipeByItsPath() throws {
    let program = "'\(Program.path)' export A --tar /dev/stdout | tar -tf - | wc -l"
    let piped = try Program.run(
      "/bin/sh", ["-c", program], environment: ["PHOLIO_LIBRARY": folder["library"]])
    #expect(piped.status == 0 && piped.output == "7\n", "\(piped.output) \(piped.messages)")
  }

  @Test func aFullDiskAndALostReaderAreTold() throws {
    let full = try pholio("export", "A", "--tar", "/dev/full")
    #expect(full.status == 73 && full.messages.contains("/dev/full: can't be written: No space left"))
    // Large photos are read while they are written: it is the disk that is full, not the photo's.
    try folder.write(Fixture.photo(9) + [UInt8](repeating: 1, count: 9 << 20), to: "in/large/l.jpg")
    try run("import", folder["in"])
    let large = try pholio("export", "large", "--tar", "/dev/full")
    #expect(large.status == 73 && large.messages == "pholio: \(Self.fullDevice)\n", "\(large.messages)")
    let program = "'\(Program.path)' export A --tar - > /dev/full"
    let piped = try Program.run(
      "/bin/sh", ["-c", program], environment: ["PHOLIO_LIBRARY": folder["library"]])
    #expect(piped.status == 73 && piped.messages.contains("standard output: can't be written: No space left"))
  }

  @Test func anExportThatIsKilledLeavesNoFileOrTheOldOne() throws {
    for number in 0..<120 {
      // What is behind a picture's end belongs to the file.
      let end = [UInt8](repeating: UInt8(number), count: 1 << 20)
      try folder.write(Fixture.photo(number) + end, to: "in/big/\(number).jpg")
    }
    try run("import", folder["in"])
    let zip = folder["out/a.zip"]
    let arguments = ["export", "big", "--zip", zip]
    let ending = try Ending(pholio, arguments)
    let whole = try content(zip)
    #expect(whole.count == 120)
    for (round, moment) in ending.moments(12).enumerated() {
      let isThere = round % 2 == 0
      if !isThere { try FileManager.default.removeItem(atPath: zip) }
      let status = try ending.run(pholio, arguments, endingAt: moment).status
      #expect([0, 128 + SIGKILL].contains(status), "change \(moment)")
      // Between a file's two names there is one more.
      let left = try FileManager.default.contentsOfDirectory(atPath: folder["out"])
        .filter { !$0.hasPrefix(".pholio-") }
      #expect(left == (isThere || status == 0 || !left.isEmpty ? ["a.zip"] : []), "change \(moment)")
      if !left.isEmpty { #expect(try content(zip) == whole) } else { try run("export", "big", "--zip", zip) }
    }
    try FileManager.default.removeItem(atPath: zip)
    try run("export", "big", "--zip", zip)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder["out"]) == ["a.zip"])
  }

  /// More files than 65 535, and more bytes than 4 GiB: `PHOLIO_SOAK`.
  @Test(.enabled(if: Soak.isOn)) func manyFilesAndLargeOnesDoNotTakeMemory() throws {
    let movie = folder["in/A/b.mov"]
    #expect(truncate(movie, 5 << 30) == 0)
    for number in 0..<22_000 {
      try folder.write(Fixture.photo(number, width: 8, height: 8), to: "in/many/\(number).jpg")
      for kind in ["mov", "wav"] { try folder.write([1], to: "in/many/\(number).\(kind)") }
    }
    try run("import", "--quiet", folder["in"])
    try run("gallery", "create", "all")
    try run("reorder", "many", "--move", "1-last", "--into", "all")
    try run("reorder", "A", "--move", "1-last", "--into", "all")
    for kind in ["zip", "tar"] {
      let program = """
        import resource, subprocess, sys
        run = subprocess.run([sys.argv[1], 'export', 'all', '--\(kind)', sys.argv[2]])
        print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
        sys.exit(run.returncode)
        """
      let path = folder["out/all.\(kind)"]
      let run = try Program.run(
        "/usr/bin/python3", ["-c", program, Program.path, path],
        environment: ["PHOLIO_LIBRARY": folder["library"]])
      #expect(run.status == 0, "\(run.messages)")
      let kilobytes = try #require(Int(run.output.split(separator: "\n").last ?? ""))
      #expect(kilobytes < 250_000, "\(kind): \(kilobytes) KB")
      let code = """
        import sys, tarfile, zipfile
        if zipfile.is_zipfile(sys.argv[1]):
            infos = [(i.filename, i.file_size) for i in zipfile.ZipFile(sys.argv[1]).infolist()]
        else:
            infos = [(i.name, i.size) for i in tarfile.open(sys.argv[1], 'r:')]
        print(len(infos), max(size for _, size in infos), len(set(infos)))
        """
      let counted = try Program.run("/usr/bin/python3", ["-c", code, path])
      #expect(counted.output == "66007 \(5 << 30) 66007\n", "\(counted.messages)")
      try FileManager.default.removeItem(atPath: path)
    }
  }
}
