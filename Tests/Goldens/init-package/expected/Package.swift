// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Shop",
    platforms: [.macOS(.v12), .iOS(.v15)],
    targets: [
        .target(name: "Shop", swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
        .target(name: "Prices"),
        .testTarget(
            name: "ShopTests",
            dependencies: ["Shop"]
        ),
    ]
)
