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
        .target(
            name: "SwiftNotation",
            dependencies: [
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]),
        .target(name: "FlowModel", dependencies: ["SwiftNotation", "Templates"]),
        .target(name: "FlowFile", dependencies: ["CLibYAML", "FlowModel", "SwiftNotation"]),
        .target(name: "Mustache"),
        .target(name: "Templates", path: "Templates", exclude: ["README.md", "Support"], plugins: ["EmbedTexts"]),
        .plugin(name: "EmbedTexts", capability: .buildTool()),
        .target(
            name: "FlowRendering",
            dependencies: ["FlowModel", "Mustache", "SwiftNotation", "Templates"]),
        .target(
            name: "SwiftMerging",
            dependencies: [
                "SwiftNotation",
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]),
        .target(
            name: "FlowDrawing", dependencies: ["FlowModel", "SwiftNotation"],
            plugins: ["EmbedTexts"]),
        .target(name: "CLibrary"),
        .target(name: "Workspace", dependencies: ["CLibrary"]),
        .target(name: "GitSource", dependencies: ["CLibrary", "Hashing", "Workspace"]),
        .target(
            name: "Adoption",
            dependencies: [
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]),
        .target(name: "ProjectDiscovery", dependencies: ["Workspace"]),
        .systemLibrary(name: "CLibCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
        // Apple's systems have CryptoKit instead.
        .target(
            name: "Hashing",
            dependencies: [.target(name: "CLibCrypto", condition: .when(platforms: [.linux]))]),
        .target(
            name: "FlowgenKit",
            dependencies: [
                "Adoption", "FlowDrawing", "FlowFile", "FlowModel", "FlowRendering",
                "GitSource", "Hashing", "Mustache", "ProjectDiscovery", "SwiftMerging",
                "SwiftNotation", "Templates", "Workspace",
            ], plugins: ["EmbedTexts"]),
        .executableTarget(
            name: "flowgen",
            dependencies: [
                "FlowModel", "FlowgenKit", "GitSource", "ProjectDiscovery",
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
            name: "SwiftNotationTests",
            dependencies: [
                "SeededNumbers", "SwiftNotation",
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]),
        .testTarget(name: "HashingTests", dependencies: ["Hashing"]),
        .testTarget(
            name: "FlowModelTests",
            dependencies: ["FlowFile", "FlowModel", "FlowRendering", "SeededNumbers", "TestSupport"]),
        .testTarget(
            name: "FlowRenderingTests",
            dependencies: [
                "FlowFile", "FlowModel", "FlowRendering", "Mustache",
                "SwiftNotation", "Templates", "TestSupport",
            ]),
        .testTarget(
            name: "FlowDrawingTests",
            dependencies: ["FlowDrawing", "FlowFile", "FlowModel", "SwiftNotation"]),
        .testTarget(
            name: "FlowgenKitTests",
            dependencies: [
                "FlowFile", "FlowModel", "FlowRendering", "FlowgenKit", "Hashing",
                "SeededNumbers", "TestSupport", "Workspace",
            ]),
        .testTarget(
            name: "SwiftMergingTests",
            dependencies: [
                "SeededNumbers", "SwiftMerging", "SwiftNotation", "TestSupport",
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]),
        .testTarget(name: "MustacheTests", dependencies: ["Mustache"]),
        .testTarget(name: "WorkspaceTests", dependencies: ["Workspace"]),
        .testTarget(name: "ProjectDiscoveryTests", dependencies: ["ProjectDiscovery", "Workspace"]),

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
                "FlowModel", "FlowRendering", "FlowgenKit", "MergeFuzzing",
                "SeededNumbers", "SwiftMerging", "TestSupport", "Workspace",
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
        .target(name: "TestSupport", dependencies: ["Workspace"], path: "Tests/TestSupport"),
        .testTarget(name: "CommandTests", dependencies: ["Hashing", "TestSupport"]),
        .testTarget(name: "CrashTests", dependencies: ["TestSupport"]),
        .testTarget(name: "WorkTests", dependencies: ["TestSupport"]),
        .testTarget(name: "GitTests", dependencies: ["GitSource", "TestSupport", "Workspace"]),
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
            dependencies: ["FlowRendering", "FlowgenKit", "Templates", "TestSupport", "Workspace"]),
        .testTarget(
            name: "GeneratedCodeTests",
            dependencies: ["FlowRendering", "MergeFuzzing", "SeededNumbers", "TestSupport"],
            exclude: ["ExistingApp", "Fixtures", "SmallFlows"]),
    ]
)

// What `make` builds: a run over a small project mostly compiles templates, and tests make thousands of such runs.
// Optimizing this one small module costs the build nothing; optimizing all of them costs as much as the tests gain.
if Context.environment["FLOWGEN_OPTIMIZED"] != nil {
    for target in package.targets where target.name == "Mustache" {
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
