import CLoader
import Foundation
import PholioImaging
import PholioTestSupport

/// A loader that answers what a test wishes, in Python: a flat picture of 60 × 40 pixels otherwise.
final class FakeLoader {
  let folder: TemporaryFolder
  let loaders: LoaderPool

  /// - Parameters:
  ///   - changes: Of the reply's values, as arguments of a Python call: `width=7, message=b"no"`.
  ///   - statement: Runs before each answer.
  ///   - seconds: Of processor time.
  ///   - isFiltered: Whether it says so.
  init(
    _ changes: String = "", statement: String = "pass", seconds: UInt32 = 20,
    patience: Duration = .seconds(60), isFiltered: Bool = true
  ) throws {
    folder = try TemporaryFolder()
    let program = Self.program(changes, statement, isFiltered: isFiltered)
    let text = try folder.write(Array(program.utf8), to: "loader.py")
    let path = folder["loader"]
    try Program.install(text, at: path)
    loaders = LoaderPool(program: path, seconds: seconds, patience: patience)
  }

  func open(limits: DecodeLimits = .standard) throws(ImagingError) -> LoadedOriginal {
    // Its folder has to be there until it is started.
    defer { withExtendedLifetime(self) {} }
    return try LoadedOriginal(
      [1, 2, 3], kind: LOADER_PNG, turnsByExif: true, limits: limits, loaders: loaders)
  }

  /// The layout of `loader_request` and `loader_reply`.
  private static func program(_ changes: String, _ statement: String, isFiltered: Bool) -> String {
    """
    #!/usr/bin/python3
    import os, signal, socket, struct, time
    door = socket.socket(fileno=3)
    folder = os.path.dirname(__file__)
    usual = dict(
        version=2, status=0, filtered=\(isFiltered ? 1 : 0), width=60, height=40, orientation=1, colours=2,
        primaries=0, transfer=0, has_primaries=0, gamma=0.0, chromaticities=[0.0] * 8, blocks=[0] * 10,
        drawn_width=60, drawn_height=40, whole_rows=40, transparent=0, warnings=0,
        message=b"")
    def reply(**changes):
        v = {**usual, **changes}
        return struct.pack(
            "<10Id8d10Q5I200s4x", v["version"], v["status"], v["filtered"], v["width"], v["height"],
            v["orientation"], v["colours"], v["primaries"], v["transfer"], v["has_primaries"], v["gamma"],
            *v["chromaticities"], *v["blocks"], v["drawn_width"], v["drawn_height"], v["whole_rows"],
            v["transparent"], v["warnings"], v["message"])
    pixel = (200, 100, 50)
    def answer(verb, memory):
        \(statement)
        if verb == 2:
            os.pwrite(memory, bytes(pixel) * 2400, 0)
        return reply(\(changes))
    while True:
        request, rights, _, _ = door.recvmsg(64, socket.CMSG_SPACE(8))
        if not request:
            break
        verb = struct.unpack_from("<I", request, 4)[0]
        if verb == 3:
            door.send(reply())
            continue
        file, memory = struct.unpack("2i", rights[0][2])
        door.send(answer(verb, memory))
        os.close(file)
        os.close(memory)
    """
  }
}
