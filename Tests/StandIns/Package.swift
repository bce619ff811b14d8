// swift-tools-version: 6.1
// Modules that stand in for what a Linux machine lacks, so that generated code is compiled and run
// as it is: Combine (over OpenCombine), CoreBluetooth, HealthKit, LocalAuthentication, SwiftUI and UIKit, and SDKs
// in the shape of real ones. On Apple's systems only the SDKs are built, but for those that need UIKit; the
// others are the real ones there.

import PackageDescription

#if os(Linux)
    let appleModules = ["Combine", "CoreBluetooth", "HealthKit", "LocalAuthentication", "SwiftUI", "UIKit"]
    let screens = [
        "AlamofireImage", "FirebaseAuthUI", "GoogleMaps", "GoogleMobileAds", "GoogleSignIn", "IdensicMobileSDK",
        "JWPlayerKit", "Kingfisher", "Onfido", "PassBox", "StripePaymentSheet", "UserMessagingPlatform",
    ]
    let packages: [Package.Dependency] = [
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")
    ]
#else
    let appleModules: [String] = []
    let screens: [String] = []
    let packages: [Package.Dependency] = []
#endif

/// One SDK in several modules, over one that they all import.
let firebase = [
    "FirebaseAnalytics", "FirebaseAuth", "FirebaseFirestore", "FirebaseMessaging",
    "FirebaseRemoteConfig",
]
let sdks =
    [
        "AdjustSdk", "AgoraRtcKit", "AmplitudeSwift", "DeepSwiftSeek", "FirebaseCore", "GlyphLens", "GooglePlaces",
        "KeychainSwift", "LaunchDarkly", "LocationKit", "Mixpanel", "OpenAI", "ParcelWire", "PulseProof", "RevenueCat",
        "RoomKit", "SendbirdChatSDK", "Sentry", "TUSKit", "TellerLine", "TwilioVideo",
    ] + firebase + screens

/// The modules of this package that a module imports.
func imports(of name: String) -> [String] {
    if firebase.contains(name) { return ["FirebaseCore"] }
    return screens.contains(name) || name == "SwiftUI" ? ["UIKit"] : []
}

func standIn(_ name: String) -> Target {
    .target(
        name: name,
        dependencies: name == "Combine"
            ? [.product(name: "OpenCombine", package: "OpenCombine")] : imports(of: name).map { .target(name: $0) },
        // As most SDKs in use today: not written for Swift 6, nothing marked Sendable.
        swiftSettings: [.swiftLanguageMode(.v5)]
    )
}

let package = Package(
    name: "StandIns",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: (appleModules + sdks).map { .library(name: $0, targets: [$0]) },
    dependencies: packages,
    targets: (appleModules + sdks).map(standIn)
)
