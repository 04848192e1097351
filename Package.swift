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

// Where nobody feels the speed, a release build doesn't optimise either: that takes long.
let plainSettings = swiftSettings + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

// What works on pixels or lays out is optimised in a debug build, too: tests would wait for it.
let fastSettings = swiftSettings + [.unsafeFlags(["-O"], .when(configuration: .debug))]
let fastCSettings: [CSetting] = [.unsafeFlags(["-O2"], .when(configuration: .debug))]

let package = Package(
  name: "pholio",
  products: [
    .executable(name: "pholio", targets: ["pholio", "CRevisionText"]),
    .executable(name: "pholio-loader", targets: ["pholio-loader"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    .package(url: "https://github.com/apple/swift-system", exact: "1.8.1"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
  ],
  targets: [
    // C: our shim over libjpeg-turbo, and module maps for system libraries.
    .target(
      name: "CLibJPEG", path: "Sources/C/CLibJPEG", cSettings: fastCSettings,
      linkerSettings: [.linkedLibrary("jpeg")]),
    .systemLibrary(
      name: "CExpat", path: "Sources/C/CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(
      name: "CLibExif", path: "Sources/C/CLibExif", pkgConfig: "libexif", providers: [.apt(["libexif-dev"])]),
    .systemLibrary(name: "CMalloc", path: "Sources/C/CMalloc"),
    .target(name: "CResizing", path: "Sources/C/CResizing", cSettings: fastCSettings),
    .systemLibrary(name: "CHamming", path: "Sources/C/CHamming"),
    .systemLibrary(name: "CSQLiteClosing", path: "Sources/C/CSQLiteClosing"),
    .systemLibrary(name: "COpenSSL", path: "Sources/C/COpenSSL", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(
      name: "CLCMS", path: "Sources/C/CLCMS", pkgConfig: "lcms2", providers: [.apt(["liblcms2-dev"])]),
    // Not linked: loaded when they are first used.
    .target(name: "CPangoCairo", path: "Sources/C/CPangoCairo"),
    .target(name: "CQPDF", path: "Sources/C/CQPDF"),
    .target(name: "CQREncode", path: "Sources/C/CQREncode"),
    .target(name: "CArchive", path: "Sources/C/CArchive"),
    .target(name: "CWebPEncode", path: "Sources/C/CWebPEncode"),
    // What `--version` says of the commit. No Swift depends on the text: a new commit is linked only.
    .systemLibrary(name: "CRevision", path: "Sources/C/CRevision"),
    .target(
      name: "CRevisionText", path: "Sources/C/CRevisionText",
      cSettings: revision.isEmpty ? [] : [.define("PHOLIO_REVISION", to: revision)]),
    // Messages between the two programs.
    .target(name: "CLoader", path: "Sources/C/CLoader"),
    // What pholio-loader reads with; pholio links none of these.
    .systemLibrary(name: "CHeif", path: "Sources/C/CHeif", providers: [.apt(["libheif-dev"])]),
    .systemLibrary(name: "CSPNG", path: "Sources/C/CSPNG", providers: [.apt(["libspng-dev"])]),
    .systemLibrary(name: "CWebP", path: "Sources/C/CWebP", providers: [.apt(["libwebp-dev"])]),
    .target(name: "CTIFF", path: "Sources/C/CTIFF", linkerSettings: [.linkedLibrary("tiff")]),
    .systemLibrary(name: "CGIF", path: "Sources/C/CGIF", providers: [.apt(["libgif-dev"])]),
    .systemLibrary(name: "CJXL", path: "Sources/C/CJXL", providers: [.apt(["libjxl-dev"])]),
    .target(name: "CRaw", path: "Sources/C/CRaw", linkerSettings: [.linkedLibrary("raw_r")]),
    .systemLibrary(name: "CSeccomp", path: "Sources/C/CSeccomp", providers: [.apt(["libseccomp-dev"])]),

    // The program, from the inside out.
    .target(name: "PholioFacts", swiftSettings: swiftSettings),
    .target(name: "PholioLayout", dependencies: ["PholioFacts"], swiftSettings: fastSettings),
    .target(name: "CReducedJPEG", path: "Sources/C/CReducedJPEG", cSettings: fastCSettings),
    .target(name: "PholioJPEG", dependencies: ["CReducedJPEG"], swiftSettings: fastSettings),
    .target(
      name: "PholioImaging",
      dependencies: [
        "PholioFacts", "PholioJPEG", "CLibJPEG", "CLibExif", "CExpat", "CResizing", "CLCMS", "CLoader",
        "CMalloc",
        "CPangoCairo",
        "CQPDF", "CWebPEncode",
      ],
      swiftSettings: fastSettings),
    .target(
      name: "PholioDisk",
      dependencies: [
        "PholioFacts", "COpenSSL", "CArchive", .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: swiftSettings),
    .target(
      name: "PholioLooks", dependencies: ["PholioFacts", "PholioDisk", "CHamming"],
      swiftSettings: swiftSettings),
    .target(
      name: "PholioCatalog",
      dependencies: [
        "PholioFacts", "PholioDisk", "PholioLayout", "CSQLiteClosing",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ],
      swiftSettings: swiftSettings),
    .target(
      name: "PholioSheets",
      dependencies: [
        "PholioFacts", "PholioDisk", "PholioLayout", "PholioImaging", "PholioResources",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: swiftSettings),
    // The library's folder: what is in it, what selections find in it, and galleries that fill themselves.
    .target(
      name: "PholioLibrary",
      dependencies: [
        "PholioFacts", "PholioDisk", "PholioLooks", "PholioLayout", "PholioImaging", "PholioCatalog",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: swiftSettings),
    .target(
      name: "PholioImport",
      dependencies: [
        "PholioFacts", "PholioDisk", "PholioLooks", "PholioLayout", "PholioImaging", "PholioCatalog",
        "PholioLibrary", .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: swiftSettings),
    // What is handed over: exports, archives, texts of orders.
    .target(
      name: "PholioOut",
      dependencies: [
        "PholioFacts", "PholioDisk", "PholioLayout", "PholioImaging", "PholioCatalog", "PholioSheets",
        "PholioLibrary", .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: swiftSettings),
    // The verbs: a call each.
    .target(
      name: "PholioKit",
      dependencies: [
        "PholioFacts", "PholioDisk", "PholioLooks", "PholioLayout", "PholioImaging", "PholioCatalog",
        "PholioSheets", "PholioLibrary", "PholioImport", "PholioOut", "PholioResources",
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
        "PholioKit", "PholioLibrary", "PholioImport", "PholioOut", "PholioFacts", "PholioDisk", "PholioLooks",
        "PholioSheets", "PholioLayout", "PholioCatalog", "PholioImaging", "PholioResources", "CQREncode",
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: swiftSettings),
    // `pholio publish`: galleries as a static site.
    .target(
      name: "PholioSite",
      dependencies: [
        "PholioFacts", "PholioDisk", "PholioSheets", "PholioLayout", "PholioCatalog", "PholioImaging",
        "PholioLibrary", "PholioOut", "PholioResources",
        .product(name: "Mustache", package: "swift-mustache"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: plainSettings),
    .executableTarget(
      name: "pholio",
      dependencies: [
        // The modules below PholioKit are here for their value types.
        "PholioKit", "PholioLibrary", "PholioImport", "PholioOut", "PholioServer", "PholioSite",
        "PholioFacts",
        "PholioDisk", "PholioLooks", "PholioSheets", "PholioLayout", "PholioCatalog", "PholioImaging",
        "PholioResources",
        "CMalloc", "CRevision",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: plainSettings),

    // The other program: it reads all formats but JPEG, without rights.
    .executableTarget(
      name: "pholio-loader",
      dependencies: [
        "CLoader", "CHeif", "CSPNG", "CWebP", "CTIFF", "CGIF", "CJXL", "CRaw", "CSeccomp", "CMalloc",
      ],
      swiftSettings: fastSettings),

    // Pictures drawn for the demo and for tests.
    .target(
      name: "PholioSamples",
      dependencies: ["PholioFacts", "PholioImaging", "CPangoCairo"], path: "Tools/PholioSamples",
      swiftSettings: fastSettings),
    .executableTarget(
      name: "pholio-samples", dependencies: ["PholioSamples"], path: "Tools/pholio-samples",
      swiftSettings: swiftSettings),
    // Times the decoder for thumbnails beside libjpeg-turbo: Benchmarks/decode.
    .executableTarget(
      name: "pholio-decode", dependencies: ["CLibJPEG", "PholioJPEG"], path: "Tools/pholio-decode",
      swiftSettings: swiftSettings),

    // Tests: one target a module, and one for the built program.
    .target(
      name: "PholioTestSupport", dependencies: ["PholioSamples", "PholioFacts", "PholioImaging"],
      path: "Tests/PholioTestSupport",
      swiftSettings: plainSettings),
    .testTarget(
      name: "PholioLayoutTests", dependencies: ["PholioLayout", "PholioTestSupport"],
      swiftSettings: fastSettings),
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
      name: "PholioCatalogTests",
      dependencies: ["PholioFacts", "PholioDisk", "PholioCatalog", "PholioTestSupport"],
      swiftSettings: plainSettings),
    .testTarget(
      name: "PholioDiskTests",
      dependencies: [
        "PholioDisk", "PholioFacts", "PholioTestSupport",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: plainSettings),
    .testTarget(
      name: "PholioLooksTests",
      dependencies: ["PholioLooks", "PholioDisk", "PholioFacts", "PholioTestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "PholioSheetsTests",
      dependencies: [
        "PholioSheets", "PholioDisk", "PholioLayout", "PholioImaging", "PholioFacts", "PholioTestSupport",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: plainSettings),
    .testTarget(
      name: "PholioLibraryTests",
      dependencies: [
        "PholioLibrary", "PholioDisk", "PholioLooks", "PholioLayout", "PholioImaging", "PholioCatalog",
        "PholioFacts", "PholioTestSupport",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: plainSettings),
    .testTarget(
      name: "PholioImportTests",
      dependencies: [
        "PholioImport", "PholioLibrary", "PholioDisk", "PholioLooks", "PholioLayout", "PholioImaging",
        "PholioCatalog", "PholioFacts", "PholioTestSupport",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: plainSettings),
    .testTarget(
      name: "PholioOutTests",
      dependencies: [
        "PholioOut", "PholioLibrary", "PholioDisk", "PholioLayout", "PholioImaging", "PholioCatalog",
        "PholioFacts", "PholioTestSupport",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: plainSettings),
    .testTarget(
      name: "PholioKitTests",
      dependencies: [
        "PholioKit", "PholioImport", "PholioOut", "PholioLibrary", "PholioDisk", "PholioLooks",
        "PholioLayout", "PholioSheets", "PholioCatalog", "PholioImaging", "PholioFacts",
        "PholioTestSupport",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: plainSettings),
    .testTarget(
      name: "PholioServerTests",
      dependencies: [
        "PholioServer", "PholioKit", "PholioLibrary", "PholioImport", "PholioFacts", "PholioDisk",
        "PholioSheets", "PholioCatalog", "PholioLayout", "PholioImaging", "PholioTestSupport",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: plainSettings),
    .testTarget(
      name: "PholioSiteTests",
      dependencies: [
        "PholioSite", "PholioLibrary", "PholioDisk", "PholioSheets", "PholioCatalog", "PholioFacts",
        "PholioLayout", "PholioTestSupport",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: plainSettings),
    .testTarget(
      name: "CommandTests",
      dependencies: ["pholio", "CRevisionText", "PholioTestSupport", "PholioFacts", "PholioImaging"],
      swiftSettings: plainSettings),
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
