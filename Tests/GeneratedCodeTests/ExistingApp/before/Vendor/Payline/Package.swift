// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Payline",
    products: [.library(name: "Payline", targets: ["Payline"])],
    targets: [.target(name: "Payline", path: "Sources")])
