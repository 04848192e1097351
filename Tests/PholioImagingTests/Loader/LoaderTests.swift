import Foundation
import Glibc
import PholioFacts
import PholioImaging
import PholioTestSupport
import Testing

@Suite struct LoaderTests {
  private static let program = Program.path + "-loader"

  /// What strace would show of it is impossible from here on.
  @Test func aLoaderHasNoRights() throws {
    let loaders = LoaderPool(program: Self.program)
    #expect(loaders.confinement == .filter)
    let process = try #require(loaders.idleProcesses.first)
    func file(_ name: String) throws -> String {
      try String(contentsOfFile: "/proc/\(process)/\(name)", encoding: .utf8)
    }
    let status = try file("status")
    #expect(status.contains("NoNewPrivs:\t1\n") && status.contains("Seccomp:\t2\n"), "\(status)")
    let limits = try file("limits").split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    for limit in [
      ["Max", "address", "space", "1610612736", "1610612736"], ["Max", "core", "file", "size", "0", "0"],
      ["Max", "open", "files", "16", "16"], ["Max", "file", "size", "0", "0"],
    ] {
      #expect(limits.contains { $0.starts(with: limit) }, "\(limit) is not in \(limits)")
    }
    let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd")
    #expect(descriptors.sorted() == ["0", "1", "2", "3"])
    #expect(try file("cmdline") == Self.program + "\0")
    #expect(try file("environ").split(separator: "\0").allSatisfy { !$0.hasPrefix("HOME=") })
  }

  @Test func oneLoaderServesManyFiles() throws {
    let fake = try FakeLoader()
    for _ in 0..<5 { _ = try fake.open().draw(Drawing(.full)) }
    #expect(fake.loaders.idleProcesses.count == 1)
  }

  @Test func aLoaderThatCouldNotReadAFileIsReplaced() throws {
    let fake = try FakeLoader("status=1")
    #expect(throws: ImagingError.self) { try fake.open() }
    #expect(fake.loaders.idleProcesses.isEmpty)
  }

  @Test func oneThatWasKilledWhileItWaitedIsMissedByNobody() throws {
    let fake = try FakeLoader()
    let photo = try fake.open()
    for _ in 0..<3 {
      let process = try #require(fake.loaders.idleProcesses.first)
      kill(process, SIGKILL)
      _ = try photo.draw(Drawing(.full))
      #expect(fake.loaders.idleProcesses != [process])
    }
  }

  /// It goes on as a child of its own, and what is to be limited is gone.
  @Test func oneThatCanNotBeLimitedGetsNoMoreFiles() throws {
    let fake = try FakeLoader(statement: "if os.fork(): os._exit(0)")
    let photo = try fake.open()
    let process = try #require(fake.loaders.idleProcesses.first)
    #expect(waitpid(process, nil, 0) == process)
    _ = try photo.draw(Drawing(.full))
    #expect(fake.loaders.idleProcesses.count == 1 && fake.loaders.idleProcesses != [process])
  }

  @Test func oneThatIsKilledAtWorkIsReplacedFourTimes() throws {
    // The folder has the two files of the loader, and then one for each that was killed.
    let killed = """
      if len(os.listdir(folder)) < 6: open(folder + f"/{os.getpid()}", "w").close(); os.kill(os.getpid(), 9)
      """
    #expect(try FakeLoader(statement: killed).open().storedSize == PixelSize(width: 60, height: 40))
    let always = try FakeLoader(statement: "os.kill(os.getpid(), 9)")
    #expect(throws: ImagingError.loaderKilled) { try always.open() }
    #expect(ImagingError.loaderKilled.isTransient)
  }

  @Test func oneThatHadToWarnIsReplaced() throws {
    let fake = try FakeLoader("warnings=verb - 1")
    let photo = try fake.open()
    #expect(fake.loaders.idleProcesses.count == 1)
    #expect(try photo.draw(Drawing(.full)).warnings.count == 1)
    #expect(fake.loaders.idleProcesses.isEmpty)
  }

  @Test(arguments: ["os.abort()", "os.kill(os.getpid(), 11)", "os._exit(0)", "door.close(); time.sleep(99)"])
  func aCrashIsAProblemOfTheFile(_ statement: String) throws {
    let fake = try FakeLoader(statement: statement)
    let error = #expect(throws: ImagingError.self) { try fake.open() }
    #expect(error?.description.hasPrefix("cannot be decoded: its loader ") == true)
    #expect(fake.loaders.idleProcesses.isEmpty)
  }

  @Test func processorTimeIsLimitedForEachFile() throws {
    // Two seconds of work in all, and never more than half a second for a file.
    let busy = "end = time.process_time() + 0.5\n    while time.process_time() < end: pass"
    let fake = try FakeLoader(statement: busy, seconds: 1)
    for _ in 0..<4 { _ = try fake.open() }
    #expect(fake.loaders.idleProcesses.count == 1)
    #expect(throws: ImagingError.tooMuchWork) {
      try FakeLoader(statement: "while True: pass", seconds: 0).open()
    }
  }

  @Test func memoryIsLimitedForEachFile() throws {
    let fake = try FakeLoader(
      statement: """
        if not os.path.exists(folder + "/was"): open(folder + "/was", "w").close(); bytearray(2 << 30)
        """)
    #expect(throws: ImagingError.decode(cause: "its loader crashed")) { try fake.open() }
    _ = try fake.open()
  }

  @Test func aKernelMayRefuseTheFilter() throws {
    let fake = try FakeLoader(isFiltered: false)
    withExtendedLifetime(fake) { #expect(fake.loaders.confinement == .limits) }
  }

  @Test func oneThatDoesNothingIsGivenUp() throws {
    let fake = try FakeLoader(statement: "time.sleep(99)", patience: .milliseconds(300))
    #expect(throws: ImagingError.tooMuchWork) { try fake.open() }
  }

  @Test func whoeverWishesNoMoreIsHeard() throws {
    let fake = try FakeLoader(statement: "time.sleep(99) if verb == 2 else None")
    let photo = try fake.open()
    #expect(throws: ImagingError.cancelled) { try photo.draw(Drawing(.full, isCancelled: { true })) }
    #expect(fake.loaders.idleProcesses.isEmpty)
  }

  @Test func aMissingOrUselessProgramIsNoFaultOfTheFile() throws {
    for program in ["/nowhere/pholio-loader", "/bin/false", "/etc/passwd"] {
      let loaders = LoaderPool(program: program)
      #expect(loaders.confinement == .missing)
    }
  }

  @Test func itDoesNothingForOthers() throws {
    let run = try Program.run(Self.program, [])
    #expect(run.status == 64 && run.output == "" && run.messages == "pholio-loader is started by pholio.\n")
  }
}
