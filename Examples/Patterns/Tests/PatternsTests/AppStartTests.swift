// The whole app without mocks: wrappers and managers over the stand-in SDKs.

import Combine
@preconcurrency import FirebaseAnalytics
@preconcurrency import FirebaseFirestore
import Foundation
import GoogleSignIn
import Mixpanel
@preconcurrency import Sentry
import UIKit
import XCTest

@testable import Patterns

nonisolated final class AppStartTests: XCTestCase {
    @MainActor
    func testALaunchedAppAnswersAQuestion() async throws {
        let conversation = launched().makeConversation()
        conversation.ask("what a day")
        await conversation.finish()
        XCTAssertEqual(conversation.answer, "whataday")
        XCTAssertNil(conversation.problem)
    }

    @MainActor
    func testASubscriptionOpensEverything() async throws {
        let shop = launched().makeShop()
        let premium = Recorder(shop.$isPremium.removeDuplicates())
        await shop.open()
        await shop.buy(.yearly)
        let changes = try await premium.first(2)
        XCTAssertEqual(changes, [false, true])
    }

    @MainActor
    func testEachCallReachesAllAnalytics() async throws {
        let app = launched()
        Analytics.resetAnalyticsData()
        await app.makeShop().open()
        XCTAssertEqual(Mixpanel.mainInstance().events, ["shop_opened"])
        XCTAssertEqual(Analytics.simulatedLog.map(\.name), ["shop_opened"])
    }

    @MainActor
    func testFirebaseServesPostsAndVideos() async throws {
        let app = launched()
        Firestore.firestore().simulateEmptyDatabase()
        Firestore.firestore().collection("videos").addDocument(data: [
            "media_id": "v1", "title": "Waves", "media_url": "https://example.com/waves.mp4",
            "duration_seconds": 12.5,
        ])
        let page = app.makePage(of: .sample)
        let posts = Recorder(page.$posts)
        let videos = Recorder(page.$videos)
        page.publish("Hello")
        _ = try await posts.first(2)
        page.open()
        let allPosts = try await posts.first(3)
        let allVideos = try await videos.first(2)
        XCTAssertEqual(allPosts.last?.map(\.text), ["Hello"])
        XCTAssertEqual(allVideos.last?.map(\.title), ["Waves"])
        XCTAssertNil(page.problem)
    }

    @MainActor
    func testAURLReachesTheIntegrationThatHandlesIt() async throws {
        let app = launched()
        XCTAssertTrue(
            app.open(try XCTUnwrap(URL(string: "com.googleusercontent.apps.demo:/?code=1"))))
        XCTAssertTrue(app.open(try XCTUnwrap(URL(string: "patterns://stripe-redirect"))))
        XCTAssertFalse(app.open(try XCTUnwrap(URL(string: "https://example.com"))))
    }

    @MainActor
    func testCrashesAreReportedAfterTheLaunch() async throws {
        _ = launched()
        XCTAssertTrue(SentrySDK.isEnabled)
        XCTAssertEqual(TeamMenu.crashReports, "Crash reports: on")
    }

    @MainActor
    func testAnImageViewShowsAPicture() async throws {
        let app = launched()
        let view = UIImageView()
        view.setImage(fromUrl: try XCTUnwrap(URL(string: "https://example.com/bee.png")))
        try await eventually { view.image != nil }
        withExtendedLifetime(app) {}
    }

    @MainActor
    private func launched() -> AppStart {
        let app = AppStart(backend: SandboxBackend())
        app.launch()
        return app
    }
}

/// A backend that answers with tokens of the vendors' sandboxes.
private struct SandboxBackend: Backend {
    func identityToken(of user: User, for level: VerificationLevel) async throws -> String {
        "\(level) approved"
    }

    func roomToken(for room: String) async throws -> String { room }

    func encrypt(_ card: PaymentCard, for certificates: [Data], nonce: Data) async throws -> EncryptedCard { .sample }
}
