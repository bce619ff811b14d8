// swift-tools-version: 6.1
// Compiles Templates/Support as a whole, and tests what it does. LANGUAGE and ISOLATION choose the mode, such as
// LANGUAGE=5 COMPLETE=1 ISOLATION=MainActor.

import PackageDescription

let environment = Context.environment
var settings: [SwiftSetting] = [.swiftLanguageMode(environment["LANGUAGE"] == "5" ? .v5 : .v6)]
if environment["COMPLETE"] != nil { settings.append(.unsafeFlags(["-strict-concurrency=complete"])) }
if environment["ISOLATION"] != nil { settings.append(.unsafeFlags(["-default-isolation", "MainActor"])) }
if environment["UPCOMING"] != nil {
    settings += ["NonisolatedNonsendingByDefault", "InferIsolatedConformances", "MemberImportVisibility"].map {
        .enableUpcomingFeature($0)
    }
}

#if os(Linux)
    let packages: [Package.Dependency] = [.package(path: "../StandIns")]
    let combine: [Target.Dependency] = [.product(name: "Combine", package: "StandIns")]
#else
    let packages: [Package.Dependency] = []
    let combine: [Target.Dependency] = []
#endif

let package = Package(
    name: "Support",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: packages,
    targets: [
        .target(name: "Support", dependencies: combine, swiftSettings: settings),
        .testTarget(name: "SupportTests", dependencies: combine + ["Support"], swiftSettings: settings),
    ]
)
