import PholioCatalog
import PholioDisk
import PholioTestSupport
import Synchronization
import Testing

@Suite struct StoppedCheckTests {
  @Test func aCheckIsStoppedWithinSQLitesOwnCheckOfALargeCatalog() throws {
    let folder = try TemporaryFolder()
    let path = folder["catalog.sqlite"]
    let catalog = try Catalog(path: path, library: ByteString(folder.path), create: true)
    let photos = """
      WITH RECURSIVE number(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < 200000)
      INSERT INTO photo(
        sha256, bytes, width, height, thumbnail_bytes, taken_local, taken_fraction, taken_source)
      SELECT randomblob(32), 1000, 3, 2, 10, 0, '', 'exif' FROM number
      """
    #expect(try Program.run("sqlite3", ["-bail", path, photos]).status == 0)

    let whole = try processorTime { try catalog.check(isStopped: { false }, { _ in }) }
    let questions = Atomic(0)
    let stopped = try processorTime {
      // Not before its first rule.
      try catalog.check(
        isStopped: { questions.add(1, ordering: .relaxed).oldValue > 0 }, { _ in Issue.record("a fault") })
    }
    #expect(stopped < whole / 2, "\(stopped) of \(whole)")
  }
}
