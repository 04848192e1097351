internal import Dispatch
internal import Glibc
internal import PholioSamples

// pholio-samples DIR [count]: draws sample photos into a folder. Exit codes as in sysexits.h.

func stop(_ code: Int32, _ message: String) -> Never {
  let line = Array("\(message)\n".utf8)
  _ = write(STDERR_FILENO, line, line.count)
  // Not `exit`: several threads may come here at once.
  _exit(code)
}

func stopUnable(to task: String) -> Never {
  stop(EX_CANTCREAT, "pholio-samples: cannot \(task): \(String(cString: strerror(errno)))")
}

func save(_ bytes: [UInt8], to path: String) {
  guard let file = fopen(path, "wb") else { stopUnable(to: "write \(path)") }
  let written = fwrite(bytes, 1, bytes.count, file)
  guard fclose(file) == 0, written == bytes.count else { stopUnable(to: "write \(path)") }
}

let arguments = Array(CommandLine.arguments.dropFirst())
let count = arguments.count > 1 ? Int(arguments[1]) : SampleSet.usualCount
guard let folder = arguments.first, arguments.count <= 2, let count, count > 0 else {
  stop(EX_USAGE, "usage: pholio-samples DIR [count]")
}
guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { stopUnable(to: "make \(folder)") }
let photos = SampleSet.photos(count)
DispatchQueue.concurrentPerform(iterations: photos.count) { index in
  let photo = photos[index]
  do {
    save(try photo.jpeg(), to: "\(folder)/\(photo.name)")
  } catch {
    stop(EX_SOFTWARE, "pholio-samples: cannot encode \(photo.name): \(error)")
  }
}
print("\(count) pictures in \(folder)")
