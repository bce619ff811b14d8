// What the files of a whole project do together: mocks of all flows, a facade on a type of the app, a flow that
// several services implement, one per session, views, and life-cycle events.

import Combine
import Foundation
import Services
import SwiftUI
import XCTest

@testable import App

nonisolated final class ProjectTests: XCTestCase {
    @MainActor
    func testAFacadeCallsTheClosureThatATestPutsInPlaceOfTheSDK() async throws {
        var printed: [Int] = []
        Labels.onPrintLabel = { _, copies in printed.append(copies) }
        defer { Labels.onPrintLabel = nil }
        Basket(items: []).printLabel(copies: 2)
        Basket(items: []).printLabel()
        XCTAssertEqual(printed, [2, 1])
    }

    @MainActor
    func testEachSessionHasItsOwnMock() async throws {
        let mocks = MockServices()
        mocks.prepareReceipt = { $0.addHandler = { line in XCTAssertEqual(line, "1") } }
        mocks.provider.makeReceipt().add(line: "1")
        mocks.provider.makeReceipt().add(line: "1")
        XCTAssertEqual(mocks.receipts.map { $0.addCalls }, [["1"], ["1"]])
    }

    @MainActor
    func testCallsOutOfOrderAreListedOverAllMocks() async throws {
        let mocks = MockServices()
        mocks.provider.shop.buy(basket: Basket(items: []))
        XCTAssertEqual(mocks.callsOutOfOrder, ["shop.buy"])
    }

    @MainActor
    func testACallReachesAllServicesInOrder() async throws {
        var counted: [String] = []
        let mocks = [MockCountingSDK(), MockCountingSDK()]
        for (index, mock) in mocks.enumerated() {
            mock.countHandler = { counted.append("\(index): \($0)") }
        }
        FanOutCountingSDK(mocks).count(event: "opened")
        XCTAssertEqual(counted, ["0: opened", "1: opened"])
    }

    @MainActor
    func testTheManagerUsesTheIntegrationsThatItIsGiven() async throws {
        let till = TillManager()
        let manager = IntegrationsManager(van: nil, till: till)
        manager.launch(options: ["a": 1])
        XCTAssertTrue(manager.open(URL(fileURLWithPath: "/")))
        manager.receivePushToken(Data([1, 2]))
        manager.terminate()
        XCTAssertEqual(till.events, ["launch 1", "open /", "token of 2", "terminate"])
        XCTAssertTrue(manager.services.counting is FanOutCountingSDK)
        manager.services.counting.count(event: "launched")
    }

    @MainActor
    func testAMockSendsWhatItObserves() async throws {
        let mock = MockShopSDK()
        var seen: [Bool] = []
        let subscription = mock.isOpenPublisher.sink { seen.append($0) }
        mock.isOpen = true
        mock.reset()
        XCTAssertEqual(seen, [false, true, false])
        mock.send(event: .runOut)
        XCTAssertEqual(mock.status.kind, .failed)
        XCTAssertEqual(mock.status.failure?.kind, .outOfStock)
        withExtendedLifetime(subscription) {}
    }

    @MainActor
    func testASynchronousStepThrowsWhatIsScripted() async throws {
        let mock = MockSecretsSDK()
        mock.forgetHandler = { everything in if everything { throw CancellationError() } }
        XCTAssertThrowsError(try mock.forget(everything: true))
        XCTAssertNoThrow(try mock.forget(everything: false))
        XCTAssertEqual(mock.forgetCalls, [true, false])
    }
}
