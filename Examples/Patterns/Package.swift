// swift-tools-version: 6.1
// Every pattern in one project: an example of an app whose twenty-six SDKs are kept behind flows.
//
// The SDKs are stand-ins in the shape of real ones. So are Combine, CoreBluetooth, LocalAuthentication,
// SwiftUI and UIKit on Linux; on Apple's systems the real ones are used.

import PackageDescription

#if os(Linux)
    let appleModules = ["Combine", "CoreBluetooth", "LocalAuthentication", "SwiftUI", "UIKit"]
#else
    let appleModules: [String] = []
#endif

let firebase = [
    "FirebaseAnalytics", "FirebaseAuth", "FirebaseAuthUI", "FirebaseCore", "FirebaseFirestore",
    "FirebaseMessaging", "FirebaseRemoteConfig",
]
let sdks =
    firebase + [
        "AdjustSdk", "AgoraRtcKit", "AlamofireImage", "AmplitudeSwift", "GoogleMaps",
        "GoogleMobileAds", "GooglePlaces", "GoogleSignIn", "IdensicMobileSDK", "JWPlayerKit",
        "KeychainSwift", "Kingfisher", "LaunchDarkly", "LocationKit", "Mixpanel", "Onfido",
        "OpenAI", "PassBox", "RevenueCat", "SendbirdChatSDK", "Sentry", "StripePaymentSheet",
        "TUSKit", "TwilioVideo", "UserMessagingPlatform",
    ]
let standIns = (appleModules + sdks).map {
    Target.Dependency.product(name: $0, package: "StandIns")
}

let package = Package(
    name: "Patterns",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: [.library(name: "Patterns", targets: ["Patterns"])],
    dependencies: [.package(path: "../../Tests/StandIns")],
    targets: [
        .target(
            name: "Patterns", dependencies: standIns,
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
        .testTarget(name: "PatternsTests", dependencies: ["Patterns"] + standIns),
    ],
    swiftLanguageModes: [.v6]
)
