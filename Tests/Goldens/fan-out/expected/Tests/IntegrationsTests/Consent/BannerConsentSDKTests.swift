import XCTest

@testable import App

/// Tests of ``BannerConsentSDK`` against a stubbed SDK.
nonisolated final class BannerConsentSDKTests: XCTestCase {
}
