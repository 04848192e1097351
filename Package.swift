// swift-tools-version: 6.2
import PackageDescription

/// The same rules for every Swift target.
let swiftSettings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The scripts of the page of `pholio serve`, in Resources/web.
let pageModules = [
  "alarms", "api", "band", "carry", "cells", "changes", "corner", "dialogs", "flow", "galleryacts", "hold",
  "keyboard",
  "layout", "library", "lists", "main", "menu", "neighbours", "notices", "photoacts", "places", "pointer",
  "provisional", "selection", "sheet", "sheetfields", "table", "viewer",
]

let package = Package(
  name: "pholio",
  products: [.executable(name: "pholio", targets: ["pholio"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.4.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.8.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
  ],
  targets: [
    // C: our shim over libjpeg-turbo, and module maps for system libraries.
    .target(name: "CLibJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
    .systemLibrary(name: "CLibExif", pkgConfig: "libexif", providers: [.apt(["libexif-dev"])]),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CLCMS", pkgConfig: "lcms2", providers: [.apt(["liblcms2-dev"])]),
    .systemLibrary(name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),

    // The program, from the inside out.
    .target(name: "PholioLayout", swiftSettings: swiftSettings),
    .target(
      name: "PholioImaging",
      dependencies: ["CLibJPEG", "CLibExif", "CLCMS", "CPangoCairo"],
      swiftSettings: swiftSettings),
    .target(
      name: "PholioCatalog",
      dependencies: ["PholioLayout", .product(name: "GRDB", package: "GRDB.swift")],
      swiftSettings: swiftSettings),
    .target(
      name: "PholioKit",
      dependencies: [
        "PholioLayout", "PholioImaging", "PholioCatalog", "PholioResources",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: swiftSettings),
    .target(
      name: "PholioResources", path: "Resources",
      exclude: ["demo", "systemd", "install-packages.sh"],
      resources: ["proof", "index", "poster", "web"].map { .embedInCode("presets/\($0).json") }
        + (pageModules.map { "\($0).js" } + ["index.html", "style.css"]).map { .embedInCode("web/\($0)") },
      swiftSettings: swiftSettings),
    .target(
      name: "PholioServer",
      dependencies: [
        // Below the verbs of PholioKit, only for the values that go in and come out of them.
        "PholioKit", "PholioLayout", "PholioCatalog", "PholioImaging", "PholioResources",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "HummingbirdTLS", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "pholio",
      dependencies: [
        // Below the verbs of PholioKit, only for the values that go in and come out of them.
        "PholioKit", "PholioServer", "PholioLayout", "PholioCatalog", "PholioImaging", "CMalloc",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: swiftSettings),

    // Pictures drawn for the demo and for tests.
    .target(
      name: "PholioSamples",
      dependencies: ["PholioImaging", "CPangoCairo"],
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "pholio-samples", dependencies: ["PholioSamples"], swiftSettings: swiftSettings),

    // Tests: one target a module, and one for the built program.
    .target(
      name: "PholioTestSupport", dependencies: ["PholioSamples", "PholioImaging"],
      path: "Tests/PholioTestSupport",
      swiftSettings: swiftSettings),
    .testTarget(
      name: "PholioLayoutTests", dependencies: ["PholioLayout", "PholioTestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "PholioImagingTests",
      dependencies: ["PholioImaging", "PholioSamples", "PholioTestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "PholioCatalogTests", dependencies: ["PholioCatalog", "PholioTestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "PholioKitTests",
      dependencies: [
        "PholioKit", "PholioTestSupport", .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "PholioServerTests",
      dependencies: [
        "PholioServer", "PholioKit", "PholioCatalog", "PholioLayout", "PholioImaging", "PholioTestSupport",
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdTesting", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "CommandTests", dependencies: ["PholioTestSupport", "PholioImaging"],
      swiftSettings: swiftSettings),
  ]
)

// `make fuzz`: has no `main` but libFuzzer's, and so is no part of an ordinary build.
if Context.environment["PHOLIO_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "pholio-fuzz", dependencies: ["PholioImaging"], path: "Tests/Fuzz", exclude: ["run.sh"],
      swiftSettings: swiftSettings))
}
