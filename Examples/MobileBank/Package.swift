// swift-tools-version: 6.1
// The onboarding of a mobile bank: an example of an app whose four SDKs are kept behind flows.
//
// The SDKs are stand-ins in the shape of real ones. So are Combine, SwiftUI and UIKit on Linux; on
// Apple's systems the real ones are used.

import PackageDescription

#if os(Linux)
    let appleModules = ["Combine"]
#else
    let appleModules: [String] = []
#endif

let sdks = ["DeepSwiftSeek", "GlyphLens", "PulseProof", "TellerLine"]
let standIns = (appleModules + sdks).map {
    Target.Dependency.product(name: $0, package: "StandIns")
}

let package = Package(
    name: "MobileBank",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: [.library(name: "MobileBank", targets: ["MobileBank"])],
    dependencies: [.package(path: "../../Tests/StandIns")],
    targets: [
        .target(
            name: "MobileBank", dependencies: standIns,
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
        .testTarget(name: "MobileBankTests", dependencies: ["MobileBank"] + standIns),
    ],
    swiftLanguageModes: [.v6]
)
