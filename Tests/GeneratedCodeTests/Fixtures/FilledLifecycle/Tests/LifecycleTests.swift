// Life-cycle events reach every integration that listens; what waits for an answer runs side by side.

import Foundation
import XCTest

@testable import App

nonisolated final class LifecycleTests: XCTestCase {
    @MainActor
    func testNotificationsAreReceivedSideBySide() async {
        let (logging, alpha) = (LoggingManager(), AlphaManager())
        logging.isOtherRunning = { alpha.hasReceived }
        let manager = IntegrationsManager(logging: logging, alpha: alpha)
        let outcome = await manager.receiveRemoteNotification(["id": 1])
        XCTAssertEqual(outcome, .newData)
    }

    @MainActor
    func testANotificationIsShownAsItsIntegrationSays() async {
        let manager = IntegrationsManager()
        let own = await manager.presentNotification(["log": 1])
        let other = await manager.presentNotification(["id": 1])
        XCTAssertEqual(own, [.banner, .sound])
        XCTAssertNil(other)
    }

    @MainActor
    func testABackgroundSessionBelongsToOneIntegration() async {
        let manager = IntegrationsManager()
        let own = await manager.handleEvents(ofBackgroundSession: "log")
        let other = await manager.handleEvents(ofBackgroundSession: "else")
        XCTAssertEqual([own, other], [true, false])
    }

    @MainActor
    func testTheRestIsForwarded() async {
        let logging = LoggingManager()
        let manager = IntegrationsManager(logging: logging)
        manager.becomeActive()
        manager.changeUser(to: "7")
        manager.changeConsent(to: [.analytics, ConsentPurpose(rawValue: "maps")])
        manager.changeUser(to: nil)
        manager.resignActive()
        XCTAssertEqual(logging.log, ["active", "7", "analytics maps", "nobody", "inactive"])
    }
}
