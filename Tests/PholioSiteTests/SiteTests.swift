import PholioSite
import Testing

@Suite struct SiteTests {
}
