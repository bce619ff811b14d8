// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Shop",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(path: "Vendor/Payline"),
        .package(path: "Vendor/TrackKit"),
    ],
    targets: [
        .target(
            name: "Shop",
            dependencies: [
                .product(name: "Payline", package: "Payline"),
                .product(name: "TrackKit", package: "TrackKit"),
            ]),
        .testTarget(name: "ShopTests", dependencies: ["Shop"]),
    ])
