// What the files of a whole project do together: mocks of all flows, a flow that extends a type of the app, one that
// several services implement, one per session, views, and life-cycle events.

import Foundation
import Services
import SwiftUI
import XCTest

@testable import App

nonisolated final class ProjectTests: XCTestCase {
    @MainActor
    func testFlowThatExtendsATypeCallsWhatATestPutsInItsPlace() async {
        var printed: [Int] = []
        Basket(items: []).printLabel()
        Labels.onPrintLabel = { basket, copies in printed.append(basket.items.count + copies) }
        defer { Labels.onPrintLabel = nil }
        Basket(items: []).printLabel(copies: 2)
        Basket(items: ["tea"]).printLabel()
        XCTAssertEqual(printed, [2, 2])
    }

    @MainActor
    func testEachSessionHasItsOwnMock() async {
        let mocks = MockServices()
        mocks.prepareReceipt = { $0.onAdd = { line in XCTAssertEqual(line, "1") } }
        mocks.provider.makeReceipt().add(line: "1")
        mocks.provider.makeReceipt().add(line: "1")
        XCTAssertEqual(mocks.receipts.map(\.addCalls), [["1"], ["1"]])
    }

    @MainActor
    func testCallReachesAllServicesInOrder() async {
        var counted: [String] = []
        let mocks = [MockCountingSDK(), MockCountingSDK()]
        for (index, mock) in mocks.enumerated() { mock.onCount = { counted.append("\(index): \($0)") } }
        FanOutCountingSDK(mocks).count(event: "opened")
        XCTAssertEqual(counted, ["0: opened", "1: opened"])
    }

    @MainActor
    func testManagerUsesTheIntegrationsThatItIsGiven() async {
        let till = TillManager()
        let manager = IntegrationsManager(van: nil, till: till)
        manager.launch(options: ["a": 1])
        XCTAssertTrue(manager.open(URL(fileURLWithPath: "/")))
        manager.receivePushToken(Data([1, 2]))
        manager.failToReceivePushToken(CancellationError())
        manager.terminate()
        XCTAssertEqual(till.events, ["launch 1", "open /", "token of 2", "no token", "terminate"])
        XCTAssertTrue(manager.services.counting is FanOutCountingSDK)
        manager.services.counting.count(event: "launched")
    }

    @MainActor
    func testAppsViewShowsTheViewOfTheService() async throws {
        let mock = MockShopSDK()
        let own = ShelfView(service: mock).body
        XCTAssertEqual(((own as? AnyView)?.wrapped as? Text)?.content, "shelf")
    }
}
