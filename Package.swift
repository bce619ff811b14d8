// swift-tools-version: 6.1
// flowgen's package. Each module depends on at most one third-party package, so that each border
// has a reason; the page `HowTheCodeIsLaidOut` says what each module is for.

import PackageDescription

let package = Package(
    name: "flowgen",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "flowgen", targets: ["flowgen"]),
        .plugin(name: "FlowgenCommand", targets: ["FlowgenCommand"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", "603.0.0"..<"604.0.0"),
    ],
    targets: [
        .systemLibrary(
            name: "CLibYAML", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        // The C library under one name.
        .target(name: "CLibrary"),
        // Apple's systems have CryptoKit instead.
        .systemLibrary(name: "CLibCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
        .target(
            name: "SwiftText",
            dependencies: [
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]),
        .target(name: "FlowModel", dependencies: ["SwiftText", "Templates"]),
        .target(name: "FlowFile", dependencies: ["CLibYAML", "FlowModel", "SwiftText"]),
        .target(name: "Templates", path: "Templates", exclude: ["README.md", "Support"], plugins: ["EmbedTexts"]),
        .plugin(name: "EmbedTexts", capability: .buildTool()),
        .target(name: "FlowCode", dependencies: ["FlowModel", "SwiftText", "Templates"]),
        .target(name: "FlowDrawing", dependencies: ["FlowModel", "SwiftText"], plugins: ["EmbedTexts"]),
        .target(
            name: "FlowgenKit",
            dependencies: [
                "CLibrary", .target(name: "CLibCrypto", condition: .when(platforms: [.linux])),
                "FlowCode", "FlowDrawing", "FlowFile", "FlowModel", "SwiftText", "Templates",
            ], plugins: ["EmbedTexts"]),
        .executableTarget(
            name: "flowgen",
            dependencies: [
                "FlowModel", "FlowgenKit",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], exclude: ["flowgen.1"], plugins: ["EmbedTexts"]),
        // It has flowgen built when it is run: as a dependency, it would be built twice by every build.
        .plugin(
            name: "FlowgenCommand",
            capability: .command(
                intent: .custom(
                    verb: "flowgen",
                    description: "Runs flowgen on this package: flowgen check, flowgen generate."))),

        // Run by `make bench`.
        .executableTarget(name: "Benchmarks", dependencies: ["SeededNumbers", "TextTables"], path: "Tests/Benchmarks"),

        // What random tests and benchmarks draw from.
        .target(name: "SeededNumbers", path: "Tests/SeededNumbers"),

        // What benchmarks and mutants print.
        .target(name: "TextTables", path: "Tests/TextTables"),

        .testTarget(name: "FlowFileTests", dependencies: ["FlowFile", "FlowModel", "SeededNumbers"]),
        .testTarget(
            name: "SwiftTextTests",
            dependencies: [
                "SeededNumbers", "SwiftText", "TestSupport",
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]),
        .testTarget(
            name: "FlowModelTests", dependencies: ["FlowCode", "FlowFile", "FlowModel", "SeededNumbers", "TestSupport"]),
        .testTarget(
            name: "FlowCodeTests",
            dependencies: ["FlowCode", "FlowFile", "FlowModel", "SwiftText", "Templates", "TestSupport"]),
        .testTarget(name: "FlowDrawingTests", dependencies: ["FlowDrawing", "FlowFile", "FlowModel", "SwiftText"]),
        .testTarget(
            name: "FlowgenKitTests",
            dependencies: ["FlowCode", "FlowFile", "FlowModel", "FlowgenKit", "SeededNumbers", "TestSupport"]),

        // Random flows, edits and changes, and what must hold after them; more by `make fuzz-merge`.
        .target(
            name: "MergeFuzzing",
            dependencies: [
                "FlowFile", "SeededNumbers",
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ], path: "Tests/MergeFuzzing"),
        .testTarget(
            name: "MergeFuzzingTests",
            dependencies: [
                "FlowCode", "FlowModel", "FlowgenKit", "MergeFuzzing", "SeededNumbers", "SwiftText", "TestSupport",
            ]),

        // Correct code, broken in every single way, and whether the generated tests notice; all of it by
        // `make mutants`, a small part by `make test-all`.
        .target(
            name: "Mutation",
            dependencies: [
                "TestSupport", "TextTables",
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ], path: "Tests/Mutation"),
        .executableTarget(
            name: "Mutants", dependencies: ["Mutation"], path: "Tests/Mutants", exclude: ["Switch", "explained.txt"]),
        .testTarget(name: "MutationTests", dependencies: ["Mutation", "TestSupport"]),

        // These run the built binary, and what it has written.
        .target(name: "TestSupport", dependencies: ["FlowgenKit"], path: "Tests/TestSupport"),
        .testTarget(name: "CommandTests", dependencies: ["FlowgenKit", "TestSupport"]),
        .testTarget(name: "CrashTests", dependencies: ["TestSupport"]),
        .testTarget(name: "WorkTests", dependencies: ["TestSupport"]),
        .testTarget(name: "GitTests", dependencies: ["FlowgenKit", "TestSupport"]),
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "FlowFile", "FlowModel", "HeadlessBrowser", "MergeFuzzing",
                "Templates",
                "TestSupport",
            ]),
        // A browser for the tests of previews and of the documentation's site.
        .target(name: "HeadlessBrowser", dependencies: ["TestSupport"], path: "Tests/HeadlessBrowser"),
        .testTarget(name: "PreviewTests", dependencies: ["HeadlessBrowser", "TestSupport"]),
        .testTarget(
            name: "GoldenTests",
            dependencies: ["FlowCode", "FlowgenKit", "Templates", "TestSupport"]),
        .testTarget(
            name: "GeneratedCodeTests",
            dependencies: ["FlowCode", "MergeFuzzing", "SeededNumbers", "TestSupport"],
            exclude: ["ExistingApp", "Fixtures", "SmallFlows"]),
    ]
)

// What `make` builds: a run over a small project mostly compiles templates, and tests make thousands of such runs.
// Optimizing this one module costs the build little; optimizing all of them costs as much as the tests gain.
if Context.environment["FLOWGEN_OPTIMIZED"] != nil {
    for target in package.targets where target.name == "FlowCode" {
        target.swiftSettings = [.unsafeFlags(["-O"])]
    }
}

// `make work` counts how often each part of flowgen runs.
if Context.environment["FLOWGEN_COUNTS"] != nil {
    for target in package.targets where target.type == .regular || target.type == .executable {
        target.swiftSettings = [.unsafeFlags(["-profile-generate"])]
        target.linkerSettings = [.unsafeFlags(["-profile-generate"])]
    }
}
