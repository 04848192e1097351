import Foundation
import PholioTestSupport
import Testing

/// An import from a real crontab, by Debian's cron in a namespace of its own. It waits for the next minute.
@Suite struct CronTests {
  private static let isHere = FileManager.default.isExecutableFile(atPath: "/usr/sbin/cron")

  @Test(.needsMounts, .enabled(if: isHere, "skipped without cron"))
  func aPhotoThatIsDroppedArrivesAndNothingIsSaid() async throws {
    let folder = try TemporaryFolder()
    let pholio = Program(library: folder["library"])
    try folder.makeFolder("in")
    try folder.write([], to: "said")
    let command =
      "PHOLIO_LIBRARY='\(folder["library"])' '\(Program.path)' import --quiet --min-age 5s '\(folder["in"])'"
    let crontab = """
      SHELL=/bin/sh
      MAILTO=root
      * * * * * \(command) >>'\(folder["said"])' 2>&1; echo $? >>'\(folder["codes"])'

      """
    try folder.write(Array(crontab.utf8), to: "crontab")
    // Cron looks for jobs in these folders only, and for its own lock below /run.
    let namespace = try MountNamespace(
      """
      for folder in /var/spool/cron /etc/cron.d /run; do mkdir -p $folder; mount -t tmpfs none $folder; done
      if [ -e /etc/crontab ]; then mount --bind /dev/null /etc/crontab; fi
      for kind in auth account session; do echo $kind required pam_permit.so; done >/run/pam
      if [ -e /etc/pam.d/cron ]; then mount --bind /run/pam /etc/pam.d/cron; fi
      mkdir -p /var/spool/cron/crontabs
      install -m 600 '\(folder["crontab"])' /var/spool/cron/crontabs/root
      /usr/sbin/cron -f >'\(folder["cron"])' 2>&1 </dev/null &
      """)
    try folder.write(Fixture.photo(1, taken: "2020:01:01 00:00:00"), to: "in/dropped.jpg")
    // A minute begins within one; the import that it begins takes the photo, or the next one does.
    let end = Date(timeIntervalSinceNow: 300)
    var arrived: [String] = []
    while Date() < end, arrived.isEmpty {
      try await Task.sleep(for: .seconds(1))
      guard FileManager.default.fileExists(atPath: folder["codes"]) else { continue }
      let shown = try pholio("show", "in", "--json")
      let photos = (shown.json as? [String: Any])?["photos"] as? [[String: Any]] ?? []
      arrived = photos.compactMap { $0["name"] as? String }
    }
    #expect(arrived == ["dropped.jpg"])
    func text(_ name: String) -> String {
      String(decoding: FileManager.default.contents(atPath: folder[name]) ?? Data(), as: UTF8.self)
    }
    #expect(text("said").isEmpty && text("cron").isEmpty, "\(text("said")) \(text("cron"))")
    #expect(Set(text("codes").split(separator: "\n")) == ["0"])
    withExtendedLifetime(namespace) {}
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/systemd-analyze"), "skipped without systemd")
  )
  func theUnitsForSystemdAreSound() throws {
    let units = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Resources/systemd").path
    let folder = try TemporaryFolder()
    let names = [
      "pholio-import.service", "pholio-import.timer", "pholio-serve.service", "pholio-watch.service",
    ]
    for name in names {
      let bytes = try #require(FileManager.default.contents(atPath: "\(units)/\(name)"))
      // The program is not where `make install` will put it.
      let text = String(decoding: bytes, as: UTF8.self)
        .replacingOccurrences(of: "/usr/local/bin/pholio", with: Program.path)
      try folder.write(Array(text.utf8), to: name)
    }
    let verified = try Program.run(
      "/usr/bin/systemd-analyze", ["verify", "--man=no"] + names.map { folder[$0] })
    #expect(
      verified.status == 0 && verified.output.isEmpty && verified.messages.isEmpty, "\(verified.messages)")
  }
}
