// Support, tested as a whole in every mode, and type-checked in each combination of sections that can occur.

import FlowCode
import Foundation
import TestSupport
import Testing

@Suite("Support", .serialized) struct SupportTests {
    @Test("Its tests pass", arguments: SupportMode.tested) func passesItsTests(mode: SupportMode) throws {
        let package = Checkout.root.appendingPathComponent("Tests/Support")
        let scratch = Checkout.scratch.appendingPathComponent("Support")
        var command = ChildProcess(
            "swift",
            [
                "test", "--scratch-path", scratch.path, "-debug-info-format", "none", "-Xswiftc", "-warnings-as-errors",
            ], in: package)
        command.environment.merge(mode.environment) { $1 }
        command.deadline = 900
        let outcome = try command.run()
        let failures = (outcome.output + outcome.errors).split(separator: "\n").filter { $0.contains("error:") }
        #expect(outcome.status == 0, "\(failures.isEmpty ? outcome.errors : failures.joined(separator: "\n"))")
        #expect((outcome.output + outcome.errors).contains("PublisherTests"))
    }

    @Test("A status of a main-actor flow is sent on the main actor alone", arguments: SupportMode.all)
    func refusesSendOffTheMainActor(mode: SupportMode) throws {
        let support = try SupportFiles(using: Set(SupportFeature.allCases).subtracting([.swiftTesting]))
        try support.add(Self.flow, as: "Flow.swift")
        #expect(try support.complaints(in: mode) == "")
        for (index, call) in Self.wrongCalls.enumerated() {
            try support.add(call, as: "Wrong.swift")
            let complaints = try support.complaints(in: mode)
            let isRefused = complaints.contains("main actor-isolated") || complaints.contains("is 'async'")
            #expect(isRefused, "call \(index): \(complaints)")
        }
    }

    @Test("Every combination of sections compiles", arguments: Lane.isComplete ? SupportMode.all : [SupportMode.all[0]])
    func combinationsCompile(mode: SupportMode) throws {
        let all = Set(SupportFeature.allCases)
        var combinations: Set<Set<SupportFeature>> = [all.subtracting([.swiftTesting]), all.subtracting([.xctest])]
        let styles: [Set<SupportFeature>] = [[.noStatus], [.combine, .start], [.async, .run], [.callback, .start]]
        for style in styles {
            for feature in all.subtracting([.swiftTesting]) { combinations.insert(style.union([feature, .xctest])) }
        }
        for combination in combinations {
            let isTold = !combination.isDisjoint(with: SupportFeature.telling)
            let features = combination.subtracting([.told]).union(isTold ? [.told] : [])
            let support = try SupportFiles(using: features)
            #expect(try support.complaints(in: mode) == "", "\(features.map(\.rawValue).sorted())")
        }
    }

    @Test("Support of a public module compiles", arguments: ["public ", "package "])
    func publicSupportCompiles(access: String) throws {
        let support = try SupportFiles(using: Set(SupportFeature.allCases).subtracting([.swiftTesting]), access: access)
        for mode in SupportMode.tested { #expect(try support.complaints(in: mode) == "") }
    }

    private static let flow = """
        import Foundation

        nonisolated enum DoorStatus: FlowStatus {
            case shut, open
            enum Kind { case shut, open }
            var kind: Kind { if case .shut = self { .shut } else { .open } }
            var failure: NoFailure? { nil }
        }

        nonisolated enum DoorFlow: FlowSpec {
            enum Step { case open }
            static let initial = DoorStatus.shut
            static let rules = [Rule(step: .open, from: [.shut], to: [.open])]
            static func failed(_ error: NoFailure, in step: Step) -> DoorStatus? { nil }
        }

        nonisolated enum GateFlow: AnyThreadFlow {
            enum Step { case open }
            static let initial = DoorStatus.shut
            static let rules = [Rule(step: .open, from: [.shut], to: [.open])]
            static func failed(_ error: NoFailure, in step: Step) -> DoorStatus? { nil }
        }

        @MainActor
        final class Door {
            let flow = FlowRunner<DoorFlow> { _ in NoFailure() }
            func ring() { flow.send(.open) }
            func open() async -> DoorStatus {
                await flow.run(.open) { send in
                    send(.open)
                    await Task.detached { await send(.open) }.value
                    return .open
                }
            }
        }

        nonisolated final class Gate: Sendable {
            let flow = FlowRunner<GateFlow> { _ in NoFailure() }
            func ring() { DispatchQueue.global().async { [flow] in flow.send(.open) } }
            func open() async -> DoorStatus {
                await flow.run(.open) { send in
                    DispatchQueue.global().async { send(.open) }
                    return .open
                }
            }
        }

        """

    private static let wrongCalls = [
        "nonisolated func wrong(_ flow: FlowRunner<DoorFlow>) { flow.send(.open) }\n",
        "@MainActor func wrong(_ flow: FlowRunner<DoorFlow>) { Task.detached { flow.send(.open) } }\n",
        """
        import Foundation
        @MainActor func wrong(_ flow: FlowRunner<DoorFlow>) { DispatchQueue.global().async { flow.send(.open) } }

        """,
        """
        import Foundation
        @MainActor func wrong(_ flow: FlowRunner<DoorFlow>) {
            flow.start(.open) { send in
                DispatchQueue.global().async { send(.open) }
                return .open
            }
        }

        """,
    ]
}

/// A mode in which an app may compile Support.
struct SupportMode: Sendable, CustomStringConvertible {
    let description: String
    /// What Tests/Support/Package.swift reads.
    let environment: [String: String]
    /// The compiler's options.
    let options: [String]

    static let all = [(6, false), (5, false), (5, true)].flatMap { language, isComplete in
        [false, true].map { isOnMain in
            SupportMode(
                description: "Swift \(language)\(isComplete ? ", complete" : "")\(isOnMain ? ", MainActor" : "")",
                environment: [
                    "LANGUAGE": "\(language)", "COMPLETE": isComplete ? "1" : nil,
                    "ISOLATION": isOnMain ? "MainActor" : nil,
                ].compactMapValues { $0 },
                options: ["-swift-version", "\(language)"] + (isComplete ? ["-strict-concurrency=complete"] : [])
                    + (isOnMain ? ["-default-isolation", "MainActor"] : []))
        }
    }

    /// All in the complete lane; Swift 6 and Swift 5 in the quick one.
    static let tested = Lane.isComplete ? all : [all[0], all[2]]
}

/// Support as a project gets it, app and tests in one module.
private struct SupportFiles {
    private let place: TemporaryFolder

    init(using features: Set<SupportFeature>, access: String = "") throws {
        place = try TemporaryFolder()
        for file in SupportFile.appFiles(using: features) + SupportFile.testFiles(using: features) {
            try place.write(file.text(using: features, access: access), to: file.name)
        }
    }

    func add(_ text: String, as name: String) throws { try place.write(text, to: name) }

    /// What the compiler says, warnings too; empty if it is content.
    func complaints(in mode: SupportMode) throws -> String {
        let files = try place.files().paths.filter { $0.hasSuffix(".swift") }.sorted()
        let options = [
            "-frontend", "-typecheck", "-parse-as-library", "-warnings-as-errors", "-DDEBUG", "-module-name", "App",
            "-package-name", "Generated",
        ]
        let outcome = try ChildProcess(
            "swiftc", options + mode.options + (try TestPackage.shared.get().importOptions()) + files, in: place.url
        ).run()
        return outcome.status == 0 ? "" : outcome.errors + outcome.output
    }
}
