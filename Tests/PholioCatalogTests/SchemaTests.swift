import PholioCatalog
import Testing

@Suite struct SchemaTests {
  /// If it is not known, `check` makes a whole catalog to compare with.
  @Test func aNewCatalogHasTheKnownFingerprint() throws {
    let (here, known) = try Catalog.inMemory().schemaFingerprints()
    #expect(here == known, "the new one is 0x\(String(here, radix: 16))")
  }
}
