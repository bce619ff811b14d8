// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "TrackKit",
    products: [.library(name: "TrackKit", targets: ["TrackKit"])],
    targets: [.target(name: "TrackKit", path: "Sources")])
