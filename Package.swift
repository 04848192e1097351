// swift-tools-version: 6.2
import PackageDescription

/// The same rules for every Swift target.
var swiftSettings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// `make test`: work that is forbidden while a catalog is read or written stops the tests.
if Context.environment["PHOLIO_ASSERTIONS"] == "1" { swiftSettings.append(.define("PHOLIO_ASSERTIONS")) }

// `make`: the commit that is built; for C, a word of hexadecimal digits, which a + may follow.
let revision = (Context.environment["PHOLIO_REVISION"] ?? "").filter { $0.isHexDigit || $0 == "+" }

let package = Package(
  name: "pholio",
  products: [
    .executable(name: "pholio", targets: ["pholio", "CRevisionText"]),
    .executable(name: "pholio-loader", targets: ["pholio-loader"]),
  ],
  traits: [
    .trait(name: "TLS", description: "pholio serve speaks https. Builds BoringSSL, which takes a while."),
    .default(enabledTraits: []),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0", traits: []),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", exact: "1.35.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", exact: "2.37.6"),
    .package(url: "https://github.com/apple/swift-system", exact: "1.8.1"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
    .package(url: "https://github.com/LebJe/TOMLKit", exact: "0.6.0"),
  ],
  targets: [
    // C: our shim over libjpeg-turbo, and module maps for system libraries.
    .target(name: "CLibJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CLibExif", pkgConfig: "libexif", providers: [.apt(["libexif-dev"])]),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CHamming"),
    .systemLibrary(name: "CSQLiteClosing"),
    .systemLibrary(name: "COpenSSL", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(name: "CLCMS", pkgConfig: "lcms2", providers: [.apt(["liblcms2-dev"])]),
    // Not linked: loaded when they are first used.
    .target(name: "CPangoCairo"),
    .target(name: "CQPDF"),
    .target(name: "CQREncode"),
    .target(name: "CArchive"),
    .target(name: "CChafa"),
    .target(name: "CWebPEncode"),
    // What `--version` says of the commit. No Swift depends on the text: a new commit is linked only.
    .systemLibrary(name: "CRevision"),
    .target(
      name: "CRevisionText", cSettings: revision.isEmpty ? [] : [.define("PHOLIO_REVISION", to: revision)]),
    // Messages between the two programs.
    .target(name: "CLoader"),
    // What pholio-loader reads with; pholio links none of these.
    .systemLibrary(name: "CHeif", providers: [.apt(["libheif-dev"])]),
    .systemLibrary(name: "CSPNG", providers: [.apt(["libspng-dev"])]),
    .systemLibrary(name: "CWebP", providers: [.apt(["libwebp-dev"])]),
    .target(name: "CTIFF", linkerSettings: [.linkedLibrary("tiff")]),
    .systemLibrary(name: "CGIF", providers: [.apt(["libgif-dev"])]),
    .systemLibrary(name: "CJXL", providers: [.apt(["libjxl-dev"])]),
    .systemLibrary(name: "CRaw", providers: [.apt(["libraw-dev"])]),
    .systemLibrary(name: "CSeccomp", providers: [.apt(["libseccomp-dev"])]),

    // The program, from the inside out.
    .target(name: "PholioLayout", swiftSettings: swiftSettings),
    .target(name: "PholioFacts", swiftSettings: swiftSettings),
    .target(name: "CReducedJPEG"),
    .target(name: "PholioJPEG", dependencies: ["CReducedJPEG"], swiftSettings: swiftSettings),
    .target(
      name: "PholioImaging",
      dependencies: [
        "PholioFacts", "PholioJPEG", "CLibJPEG", "CLibExif", "CExpat", "CLCMS", "CLoader", "CMalloc",
        "CPangoCairo",
        "CQPDF", "CWebPEncode",
      ],
      swiftSettings: swiftSettings),
    .target(
      name: "PholioCatalog",
      dependencies: [
        "PholioFacts", "PholioLayout", "CSQLiteClosing", .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ],
      swiftSettings: swiftSettings),
    .target(
      name: "PholioKit",
      dependencies: [
        "PholioFacts", "PholioLayout", "PholioImaging", "PholioCatalog", "PholioResources", "CArchive",
        "CHamming", "COpenSSL",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: swiftSettings),
    // Embeds all files in the folders of presets and of the page.
    .plugin(name: "EmbedFiles", capability: .buildTool()),
    .target(
      name: "PholioResources", path: "Resources",
      exclude: [
        "demo", "embed.sh", "install-packages.sh", "packaging", "presets", "schemas", "spark", "systemd",
        "themes", "web",
      ],
      swiftSettings: swiftSettings, plugins: ["EmbedFiles"]),
    .target(
      name: "PholioServer",
      dependencies: [
        // The modules below PholioKit are here for their value types only.
        "PholioKit", "PholioFacts", "PholioLayout", "PholioCatalog", "PholioImaging", "PholioResources",
        "CQREncode",
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl", condition: .when(traits: ["TLS"])),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: swiftSettings),
    // `pholio publish`: galleries as a static site.
    .target(
      name: "PholioSite",
      dependencies: [
        // The modules below PholioKit are here for their value types only.
        "PholioKit", "PholioFacts", "PholioLayout", "PholioCatalog", "PholioImaging", "PholioResources",
        .product(name: "Mustache", package: "swift-mustache"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "pholio",
      dependencies: [
        // The modules below PholioKit are here for their value types only.
        "PholioKit", "PholioServer", "PholioSite", "PholioFacts", "PholioLayout", "PholioCatalog",
        "PholioImaging", "PholioResources", "CChafa", "CMalloc", "CRevision",
        .product(name: "TOMLKit", package: "TOMLKit"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: swiftSettings),

    // The other program: it reads all formats but JPEG, without rights.
    .executableTarget(
      name: "pholio-loader",
      dependencies: [
        "CLoader", "CHeif", "CSPNG", "CWebP", "CTIFF", "CGIF", "CJXL", "CRaw", "CSeccomp", "CMalloc",
      ],
      swiftSettings: swiftSettings),

    // Pictures drawn for the demo and for tests.
    .target(
      name: "PholioSamples",
      dependencies: ["PholioFacts", "PholioImaging", "CPangoCairo"],
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "pholio-samples", dependencies: ["PholioSamples"], swiftSettings: swiftSettings),
    // Times the decoder for thumbnails beside libjpeg-turbo: Benchmarks/decode.
    .executableTarget(
      name: "pholio-decode", dependencies: ["CLibJPEG", "PholioJPEG"], swiftSettings: swiftSettings),

    // Tests: one target a module, and one for the built program.
    .target(
      name: "PholioTestSupport", dependencies: ["PholioSamples", "PholioFacts", "PholioImaging"],
      path: "Tests/PholioTestSupport",
      swiftSettings: swiftSettings),
    .testTarget(
      name: "PholioLayoutTests", dependencies: ["PholioLayout", "PholioTestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "PholioFactsTests", dependencies: ["PholioFacts", "PholioTestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "PholioJPEGTests", dependencies: ["CLibJPEG", "PholioJPEG"], swiftSettings: swiftSettings),
    .testTarget(
      name: "PholioImagingTests",
      dependencies: ["CLoader", "PholioFacts", "PholioImaging", "PholioSamples", "PholioTestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "PholioCatalogTests", dependencies: ["PholioFacts", "PholioCatalog", "PholioTestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "PholioKitTests",
      dependencies: [
        "PholioKit", "PholioCatalog", "PholioFacts", "PholioTestSupport",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "PholioServerTests",
      dependencies: [
        "PholioServer", "PholioKit", "PholioFacts", "PholioCatalog", "PholioLayout", "PholioImaging",
        "PholioTestSupport",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "PholioSiteTests",
      dependencies: [
        "PholioSite", "PholioKit", "PholioCatalog", "PholioFacts", "PholioLayout", "PholioTestSupport",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "CommandTests", dependencies: ["PholioTestSupport", "PholioFacts", "PholioImaging"],
      swiftSettings: swiftSettings),
  ]
)

// `make fuzz`. Its `main` is libFuzzer's, so an ordinary build leaves it out.
if Context.environment["PHOLIO_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "pholio-fuzz", dependencies: ["PholioFacts", "PholioImaging"], path: "Tests/Fuzz",
      exclude: ["run.sh"],
      swiftSettings: swiftSettings))
}
