// What a person does in the first ten minutes: carries out the README, begins flows of their own with a few commands,
// writes a view model for each, and tests it over all scenarios. All of it is built and run, in the quick lane too.

import Foundation
import TestSupport
import Testing

@Suite("The first ten minutes") struct FirstTenMinutesTests {
    /// A flow that somebody begins, and the statuses in which its view model shows that it is busy.
    private struct Beginning {
        let flow: String
        let busy: String
        let steps: [String]
    }

    private static let beginnings = [
        Beginning(flow: "DoorLock", busy: ".scanning, .connecting", steps: ["scan", "connect", "disconnect"]),
        Beginning(
            flow: "Paywall", busy: ".loading, .purchasing, .restoring", steps: ["loadOffers", "purchase", "restore"]),
        Beginning(flow: "Messenger", busy: ".connecting", steps: ["connect", "send", "disconnect"]),
    ]

    @Test("The commands of the README for an empty folder, in one") func emptyFolder() throws {
        try begin(in: TemporaryFolder(), of: "Home", with: commands())
    }

    @Test("The README in a package, and the same flows beside its own") func package() throws {
        let folder = try TemporaryFolder()
        #expect(try PageRun(DocumentationPage.all()[0], in: folder).mismatches == [])
        let output = try begin(in: folder, of: "App", with: commands().filter { !$0.contains("package init") })
        #expect(output.contains("aRejectedKeyAsksForAnUpdate() passed"))
    }

    /// The commands that the README shows for an empty folder.
    private func commands() throws -> [String] {
        let examples = try DocumentationPage.all()[0].steps().compactMap { step -> [String]? in
            guard case .example(let example) = step, example.directive?.name == "empty folder" else { return nil }
            return example.lines
        }
        #expect(examples.count == 1)
        return examples.first ?? []
    }

    /// Begins the flows, and writes and runs the tests of their view models: with five commands at most.
    @discardableResult
    private func begin(in folder: TemporaryFolder, of module: String, with commands: [String]) throws -> String {
        #expect(commands.count <= 5)
        for command in commands.dropLast() { try run(command, in: folder) }
        for beginning in Self.beginnings {
            let path = beginning.flow.replacing(#/([a-z])(?=[A-Z])/#) { "\($0.1)-" }.lowercased()
            let flow = try folder.text("flows/\(path).yaml")
            for step in beginning.steps { #expect(flow.contains("\n  \(step):\n"), "\(beginning.flow)") }
            try folder.write(model(of: beginning), to: "Sources/\(module)/\(beginning.flow)Model.swift")
            let test = "Tests/\(module)Tests/\(beginning.flow)ModelTests.swift"
            try folder.write(tests(of: beginning, module), to: test)
        }
        #expect(commands.last == "swift test")
        let output = try run("swift test", in: folder)
        for beginning in Self.beginnings {
            let passed = try Regex(
                "nobodyWaitsFor\(beginning.flow).* with ([0-9]+) test cases passed", as: (Substring, Substring).self)
            let count = try #require(output.firstMatch(of: passed), "\(output)")
            #expect((Int(count.1) ?? 0) >= 5)
        }
        return output
    }

    @discardableResult
    private func run(_ command: String, in folder: TemporaryFolder) throws -> String {
        let outcome = try PageRun.shell(command, in: folder)
        #expect(outcome.status == 0, "\(command): \(outcome.output)")
        return outcome.output
    }

    private func model(of beginning: Beginning) -> String {
        """
        @MainActor
        final class \(beginning.flow)Model {
            private(set) var status: \(beginning.flow)Status
            private let sdk: any \(beginning.flow)SDK

            init(sdk: any \(beginning.flow)SDK) {
                self.sdk = sdk
                status = sdk.status
            }

            var isBusy: Bool { [\(beginning.busy)].contains(status.kind) }

            func follow() async {
                for await status in sdk.statuses { self.status = status }
            }
        }

        """
    }

    private func tests(of beginning: Beginning, _ module: String) -> String {
        """
        import Testing
        @testable import \(module)

        @MainActor @Test(arguments: \(beginning.flow)Scenario.allCases)
        func nobodyWaitsFor\(beginning.flow)(scenario: \(beginning.flow)Scenario) async {
            let mock = Mock\(beginning.flow)SDK()
            let model = \(beginning.flow)Model(sdk: mock)
            let following = Task { await model.follow() }
            mock.play(scenario)
            while model.status.kind != mock.status.kind { await Task.yield() }
            following.cancel()
            #expect(!model.isBusy)
        }

        """
    }
}
