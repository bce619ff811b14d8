// swift-tools-version: 6.1
// A chat over a real network: an HTTP client and a logger, both real packages, behind flows; and a server on this
// machine, which answers word by word, drops connections and keeps silent.

import PackageDescription

let package = Package(
    name: "LiveChat",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.30.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),
    ],
    targets: [
        // The flows, without a vendor: what imports this module alone cannot see one.
        .target(
            name: "LiveChatServices", swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
        .target(
            name: "LiveChat",
            dependencies: [
                "LiveChatServices",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
        .target(
            name: "ChatServer",
            dependencies: [
                .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]),
        .executableTarget(
            name: "live-chat", dependencies: ["ChatServer", "LiveChat"],
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
        .testTarget(
            name: "LiveChatTests",
            dependencies: [
                "ChatServer", "LiveChat", "LiveChatServices", .product(name: "Logging", package: "swift-log"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
