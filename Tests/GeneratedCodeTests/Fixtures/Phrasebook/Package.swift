// swift-tools-version: 6.1
// An app in three modules: its services, which know nothing else; its integrations, which know the
// SDKs; and its core, which knows no SDK. Two more modules stand in for the SDKs.

import PackageDescription

let strict: [SwiftSetting] = [.unsafeFlags(["-warnings-as-errors"])]

let package = Package(
    name: "Phrasebook",
    platforms: [.macOS(.v13)],
    targets: [
        .target(name: "PolyglotKit", swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "LingoKit", swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "Services", swiftSettings: strict),
        .target(
            name: "Integrations", dependencies: ["Services", "PolyglotKit", "LingoKit"],
            swiftSettings: strict),
        .target(
            name: "Phrasebook", dependencies: ["Services", "Integrations"], swiftSettings: strict),
        .testTarget(
            name: "IntegrationsTests", dependencies: ["Services", "Integrations"],
            swiftSettings: strict),
        .testTarget(
            name: "PhrasebookTests", dependencies: ["Services", "Integrations", "Phrasebook"],
            swiftSettings: strict),
    ]
)
