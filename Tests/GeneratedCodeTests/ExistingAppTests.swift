// An app that exists already comes under flowgen, step by step: init, adopt, generate, a baseline of what leaks, a
// second flow, and then one file after the other without its SDK. The app is compiled between the steps. Nothing that
// calls the files which change is touched: neither the screens nor the hand-written tests and their mock.

import Foundation
import TestSupport
import Testing

@Suite("An app that exists already") struct ExistingAppTests {
    private static let fixture = Checkout.root.appendingPathComponent("Tests/GeneratedCodeTests/ExistingApp")
    /// What uses the protocol, or a file that leaks.
    private static let callers = [
        "Sources/Shop/Badge.swift",
        "Sources/Shop/Checkout.swift", "Sources/Shop/Home.swift",
        "Tests/ShopTests/CheckoutTests.swift", "Tests/ShopTests/HomeTests.swift",
        "Tests/ShopTests/PaymentServiceMock.swift",
    ]

    private let app: TemporaryFolder
    private let products: TemporaryFolder
    private let after: FileTree

    init() throws {
        app = try TemporaryFolder()
        products = try TemporaryFolder()
        after = try FileTree(at: Self.fixture.appendingPathComponent("after"))
        try FileTree(at: Self.fixture.appendingPathComponent("before")).write(to: app.url)
    }

    @Test("It comes under flowgen without a change of its callers, down to an empty baseline")
    func underFlowgen() throws {
        let before = try callers()
        try expectItBuilds(tests: 3)

        try flowgen("init")
        let service = "Sources/Shop/PaymentService.swift"
        try flowgen("adopt", service, "Sources/Shop/PaylinePaymentService.swift")
        try FileManager.default.removeItem(at: app.url.appendingPathComponent(service))
        try moveWrapper()
        try flowgen("generate")
        try expectItBuilds(tests: 4)
        #expect(try leaks() == [])
        try flowgen("check", status: 1)
        try flowgen("check", "--write-baseline")
        try flowgen("check")
        #expect(try leaks() == ["Prices.swift Payline", "Receipts.swift Payline"])

        try take("flows/analytics.yaml")
        try flowgen("new", "flows/analytics.yaml")
        try fillIn(
            "Sources/Shop/Integrations/TrackKit/Services/TrackKitAnalytics.swift",
            "// TODO(flowgen): Call TrackKit.", "Tracker.shared.log(event, about: article)")
        try flowgen("check", status: 1)
        try flowgen("check", "--write-baseline")
        #expect(try leaks().count == 5)

        try take("Sources/Shop/Services.swift")
        for (name, left) in [("Prices", 4), ("Cart", 3), ("Receipts", 1), ("Search", 0)] {
            try take("Sources/Shop/\(name).swift")
            try flowgen("check", status: 1)
            try flowgen("check", "--write-baseline")
            try flowgen("check")
            #expect(try leaks().count == left)
        }
        try expectItBuilds(tests: 4)
        #expect(try callers() == before)
        #expect(try !app.files().paths.contains(".flowgen/leaks"))
        try flowgen("generate")
        try flowgen("check")
    }

    /// What the steps after an adoption ask for.
    private func moveWrapper() throws {
        let own = "Sources/Shop/PaylinePaymentService.swift"
        let maker =
            "\nextension PaylineManager {\n    func makePaymentService() -> any PaymentService "
            + "{ PaylinePaymentService() }\n}\n"
        let text = try app.text(own) + maker
        try app.write(text, to: "Sources/Shop/Integrations/Payline/Services/PaylinePaymentService.swift")
        try FileManager.default.removeItem(at: app.url.appendingPathComponent(own))
    }

    private func callers() throws -> [String] { try Self.callers.map(app.text) }

    /// The file and the SDK of each leak in the baseline.
    private func leaks() throws -> [String] {
        guard try app.files().paths.contains(".flowgen/leaks") else { return [] }
        return try app.text(".flowgen/leaks").split(separator: "\n").map {
            String($0).replacing("Sources/Shop/", with: "").replacing("\t", with: " ")
        }
    }

    /// Changes a file to what it is at the end.
    private func take(_ path: String) throws {
        try app.write(after.text(path), to: path)
    }

    private func fillIn(_ path: String, _ todo: String, _ code: String) throws {
        let text = try app.text(path)
        try #require(text.contains(todo))
        try app.write(text.replacing(todo, with: code), to: path)
    }

    private func flowgen(
        _ arguments: String..., status: Int32 = 0, at location: SourceLocation = #_sourceLocation
    ) throws {
        let outcome = try ChildProcess.flowgen(arguments, in: app.url).run()
        #expect(outcome.status == status, "\(arguments) \(outcome.output) \(outcome.errors)", sourceLocation: location)
    }

    /// Runs the app's tests; `make test` only checks the types of the app.
    private func expectItBuilds(tests count: Int, at location: SourceLocation = #_sourceLocation) throws {
        guard Lane.isComplete else { return try expectTypesAreCorrect(at: location) }
        var command = ChildProcess(
            "swift",
            [
                "test", "--enable-xctest", "--disable-swift-testing", "--scratch-path",
                products.url.path,
            ], in: app.url)
        command.deadline = 900
        let outcome = try command.run()
        let text = outcome.output + outcome.errors
        #expect(outcome.status == 0, "\(text.suffix(4000))", sourceLocation: location)
        let tally = TestTally(output: text)
        #expect(tally.failed == [:], sourceLocation: location)
        #expect(tally.passed.count == count, "\(tally.passed)", sourceLocation: location)
    }

    private func expectTypesAreCorrect(at location: SourceLocation) throws {
        let mode = ["-swift-version", "6", "-warnings-as-errors"]
        for sdk in ["Payline", "TrackKit"] {
            let module = products.url.appendingPathComponent("\(sdk).swiftmodule").path
            try compile(
                ["-emit-module", "-module-name", sdk, "-emit-module-path", module] + mode,
                "Vendor/\(sdk)/Sources", at: location)
        }
        try compile(
            [
                "-typecheck", "-module-name", "Shop", "-I", products.url.path,
                "-enable-upcoming-feature", "MemberImportVisibility",
            ] + mode, "Sources/Shop", at: location)
    }

    private func compile(_ options: [String], _ folder: String, at location: SourceLocation) throws {
        let files = try FileTree.names(below: app.url.appendingPathComponent(folder))
            .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
        let outcome = try ChildProcess("swiftc", options + files, in: app.url).run()
        #expect(outcome.status == 0, "\(outcome.errors)", sourceLocation: location)
    }
}
