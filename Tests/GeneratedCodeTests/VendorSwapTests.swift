// A whole app, as a package of its own in three modules: services, integrations, core. It is generated, built and
// tested for real; then one line of one flow names another vendor, and all of it is done again. No file outside the
// integrations' folder changes, but for the flow.

import Foundation
import TestSupport
import Testing

@Suite("An app in three modules", .enabled(if: Lane.isComplete, "\(Lane.reason)")) struct VendorSwapTests {
    private static let fixture = Checkout.root.appendingPathComponent("Tests/GeneratedCodeTests/Fixtures/Phrasebook")

    @Test("The app builds and passes its tests with either vendor")
    func swap() throws {
        let app = try TemporaryFolder()
        let products = try TemporaryFolder()
        try FileTree(at: Self.fixture).write(to: app.url)
        try run(.flowgen(["generate"], in: app.url))
        try expectTestsPass(app, products)
        let before = try app.files()
        #expect(before.text(Self.manager).contains(": polyglot.makeTranslationSDK()"))

        let flow = try app.text("flows/translation.yaml")
        try app.write(flow.replacing("use: Polyglot", with: "use: Lingo"), to: "flows/translation.yaml")
        try run(.flowgen(["generate"], in: app.url))
        try run(.flowgen(["check"], in: app.url))
        let after = try app.files()
        // The record says that the manager was written anew.
        #expect(
            after.changes(since: before).paths.sorted()
                == [".flowgen/project.record", Self.manager, "flows/translation.yaml"])
        #expect(after.text(Self.manager).contains(": lingo.makeTranslationSDK()"))
        try expectTestsPass(app, products)
    }

    private static let manager = "Sources/Integrations/IntegrationsManager.swift"

    /// Runs the app's tests: its own, and those that were generated.
    private func expectTestsPass(_ app: TemporaryFolder, _ products: TemporaryFolder) throws {
        let arguments = [
            "test", "--enable-xctest", "--disable-swift-testing", "--scratch-path",
            products.url.path,
        ]
        var command = ChildProcess("swift", arguments, in: app.url)
        command.deadline = 900
        let outcome = try run(command)
        let tally = TestTally(output: outcome.output + outcome.errors)
        #expect(tally.failed == [:])
        #expect(tally.passed["PhrasebookTests.testTheSDKInUseTranslates"] == 1)
        #expect(tally.passed["PhrasebookTests.testAPhraseIsKept"] == 1)
        #expect(tally.skipped["LingoTranslationSDKTests.testItKeepsToTheFlow"] == 1)
    }

    /// Runs a program that must end well.
    @discardableResult
    private func run(_ command: ChildProcess) throws -> ProcessOutcome {
        let outcome = try command.run()
        try #require(outcome.status == 0, "\((outcome.output + outcome.errors).suffix(4000))")
        return outcome
    }
}
