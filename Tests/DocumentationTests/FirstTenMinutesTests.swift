// What a person does in the first ten minutes: carries out the README, begins flows of their own with a few commands,
// writes a view model for each, and tests it over all scenarios. All of it is built and run, in the quick lane too.

import Foundation
import TestSupport
import Testing

@Suite("The first ten minutes") struct FirstTenMinutesTests {
    /// A flow that somebody begins, and the statuses in which its view model shows that it is busy.
    private struct Beginning {
        let flow: String
        var options: [String] = []
        let busy: String
        let steps: [String]
    }

    private static let beginnings = [
        Beginning(
            flow: "DoorLock", options: ["--kind", "bluetooth"], busy: ".scanning, .connecting",
            steps: ["scan", "connect", "disconnect"]),
        Beginning(
            flow: "Paywall", busy: ".loading, .purchasing, .restoring", steps: ["loadOffers", "purchase", "restore"]),
        Beginning(flow: "Messenger", busy: ".connecting", steps: ["connect", "send", "disconnect"]),
    ]

    @Test("In an empty folder") func emptyFolder() throws {
        try begin(in: TemporaryFolder(), of: "Home", with: [["swift", "package", "init", "--name", "Home"]])
    }

    @Test("In the package of the README, once the README is carried out") func package() throws {
        let folder = try TemporaryFolder()
        #expect(try PageRun(DocumentationPage.all()[0], in: folder).mismatches == [])
        try begin(in: folder, of: "App", with: [])
    }

    /// Begins the flows, and writes and runs the tests of their view models: with five commands at most.
    private func begin(in folder: TemporaryFolder, of module: String, with commands: [[String]]) throws {
        var outcomes: [ProcessOutcome] = []
        for command in commands { outcomes.append(try run(command, in: folder)) }
        for beginning in Self.beginnings {
            outcomes.append(try run(["flowgen", "new", beginning.flow] + beginning.options, in: folder))
            let path = beginning.flow.replacing(#/([a-z])(?=[A-Z])/#) { "\($0.1)-" }.lowercased()
            let flow = try folder.text("flows/\(path).yaml")
            for step in beginning.steps { #expect(flow.contains("\n  \(step):\n"), "\(beginning.flow)") }
            try folder.write(model(of: beginning), to: "Sources/\(module)/\(beginning.flow)Model.swift")
            let test = "Tests/\(module)Tests/\(beginning.flow)ModelTests.swift"
            try folder.write(tests(of: beginning, module), to: test)
        }
        let tested = try run(["swift", "test"], in: folder)
        outcomes.append(tested)
        #expect(outcomes.count <= 5)
        for beginning in Self.beginnings {
            let passed = try Regex(
                "nobodyWaitsFor\(beginning.flow).* with ([0-9]+) test cases passed", as: (Substring, Substring).self)
            let count = try #require(tested.output.firstMatch(of: passed), "\(tested.output)")
            #expect((Int(count.1) ?? 0) >= 5)
        }
    }

    private func run(_ command: [String], in folder: TemporaryFolder) throws -> ProcessOutcome {
        var process =
            command[0] == "flowgen"
            ? ChildProcess.flowgen(Array(command.dropFirst()), in: folder.url)
            : ChildProcess(command[0], Array(command.dropFirst()), in: folder.url)
        process.deadline = 900
        let outcome = try process.run()
        #expect(outcome.status == 0, "\(command): \(outcome.output)\(outcome.errors)")
        return outcome
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
