// Inputs that nobody would write: sample flows and configurations with bytes flipped, cut, doubled and swapped, and the
// public test suite of YAML. Whatever comes in, a result comes out: no trap, the same result twice, a message for
// every error, and locations within their files.
//
// FLOWGEN_FUZZ_ROUNDS sets how many inputs are read and judged, FLOWGEN_FUZZ_SEED where they begin. The whole pipeline
// in memory takes fifty times as long, so it gets every fiftieth of them, but no fewer than without that variable.

import FlowModel
import Foundation
import SeededNumbers
import TestSupport
import Testing
import FlowgenKit

@testable import FlowgenKit

@Suite struct RandomInputTests {
    /// What a check may come to when the disk is no matter.
    private static let verdicts: [FlowgenKit.ExitStatus] = [.clean, .drift, .invalid]

    private static let rounds = Lane.isComplete ? 400 : 100

    /// The suite's branch `data`, fetched by `make corpus`, or a folder that is named.
    private static let suite: URL? = {
        if let named = ProcessInfo.processInfo.environment["FLOWGEN_YAML_SUITE"] { return URL(fileURLWithPath: named) }
        let fetched = Checkout.root.appendingPathComponent(".build/corpus/yaml/yaml-test-suite")
        return FileManager.default.fileExists(atPath: fetched.path) ? fetched : nil
    }()

    @Test func anyInputHasAVerdict() throws {
        let environment = ProcessInfo.processInfo.environment
        let rounds = environment["FLOWGEN_FUZZ_ROUNDS"].flatMap { Int($0) } ?? Self.rounds
        let first = environment["FLOWGEN_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
        let last = first + UInt64(rounds)
        let whole = first..<min(last, first + UInt64(max(Self.rounds, rounds / 50)))
        var statuses: [FlowgenKit.ExitStatus: Int] = [:]
        for seed in first..<last {
            let files = try #require(InMemoryFileSystem(seed: seed))
            try expectJudgement(of: files, "seed \(seed)", twice: whole.contains(seed))
            guard whole.contains(seed) else { continue }
            let report = try Check().run(files: files)
            let again = try Check().run(files: files)
            #expect(report.diagnostics == again.diagnostics, "seed \(seed)")
            #expect(Self.verdicts.contains(report.status), "seed \(seed)")
            #expect((report.status == .invalid) == report.hasInputErrors, "seed \(seed)")
            try expectDrawings(of: files, isValid: report.status != .invalid, seed: seed)
            statuses[report.status, default: 0] += 1
        }
        // Both kinds must have been met, or the inputs are too tame or too wild to say anything.
        #expect((statuses[.invalid] ?? 0) > 0)
        #expect((statuses[.drift] ?? 0) > 0)
    }

    @Test(
        "Each document of the public test suite of YAML is judged, as a file and inside one",
        .enabled(if: suite != nil, "run `make corpus`, or name the suite's branch `data` in FLOWGEN_YAML_SUITE"))
    func publicSuite() throws {
        let suite = try #require(Self.suite)
        let paths = try FileTree.names(below: suite).filter { $0.hasSuffix(".yaml") }
        #expect(paths.count > 400)
        for path in paths {
            let text = String(decoding: try Data(contentsOf: suite.appendingPathComponent(path)), as: UTF8.self)
            let inside = text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
            for key in ["summary", "from", "statuses", "mock", "integrations"] {
                let flow = "flow: Chat\nsteps:\n  ask:\n    from: idle\n\(key):\n" + inside.joined(separator: "\n")
                try expectJudgement(of: try #require(InMemoryFileSystem(texts: ["a.yaml": flow])), "\(key): \(path)")
            }
            for name in ["a.yaml", "flowgen.yml"] {
                try expectJudgement(of: try #require(InMemoryFileSystem(texts: [name: text])), "\(name): \(path)")
            }
        }
    }

    /// Reading and judging ends, with locations within their files, and with the same result if done twice.
    private func expectJudgement(of files: InMemoryFileSystem, _ input: String, twice: Bool = false) throws {
        let flows = ["a.yaml", "b.yaml"].compactMap(RelativePath.init(validating:)).filter { files[$0] != nil }
        let report = try Validate().run(flows: flows, files: files)
        if twice {
            let again = try Validate().run(flows: flows, files: files)
            #expect(report.diagnostics == again.diagnostics, "\(input)")
        }
        #expect((report.status == .invalid) == report.hasInputErrors, "\(input)")
        for location in report.diagnostics.compactMap(\.location) {
            #expect(location.range.upperBound <= location.file.bytes.count, "\(input)")
        }
        #expect(!ReportPrinter().text(for: report).output.contains("\u{0}"), "\(input)")
    }

    /// Whatever is valid can be drawn and previewed, and nothing else can.
    private func expectDrawings(of files: InMemoryFileSystem, isValid: Bool, seed: UInt64) throws {
        let project = try Draw().run(project: files)
        #expect(project.text.isEmpty != isValid, "seed \(seed)")
        let path = try #require(RelativePath(validating: "a.yaml"))
        let flow = try Draw().run(flow: path, files: files)
        let page = try Preview(to: .standardOutput).run(flow: path, files: files)
        #expect(flow.text.isEmpty == page.text.isEmpty, "seed \(seed)")
        #expect(page.text.isEmpty || page.text.hasSuffix("</html>\n"), "seed \(seed)")
        #expect((flow.status == .clean) != flow.text.isEmpty, "seed \(seed)")
    }
}

extension RunReport {
    /// Whether an input was refused; what a check finds in outputs does not count.
    fileprivate var hasInputErrors: Bool {
        diagnostics.contains { $0.severity == .error && !$0.id.name.hasPrefix("check-") }
    }
}

extension InMemoryFileSystem {
    /// A project whose files are samples, changed at a few places that the seed decides.
    fileprivate init?(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var flow = Array(Self.flow.utf8)
        var other = Array(Self.other.utf8)
        var configuration = Array(Self.configuration.utf8)
        for _ in 0..<Int.random(in: 0...3, using: &random) { flow.disturb(&random) }
        if Int.random(in: 0..<4, using: &random) == 0 { other.disturb(&random) }
        if Int.random(in: 0..<4, using: &random) == 0 { configuration.disturb(&random) }
        guard let first = RelativePath(validating: "a.yaml"), let second = RelativePath(validating: "b.yaml"),
            let settings = RelativePath(validating: "flowgen.yml")
        else { return nil }
        self.init([first: flow, second: other, settings: configuration])
    }

    private static let configuration = """
        flows: [a.yaml, b.yaml]
        module: App
        samples: { User: User() }
        integrations:
          Crashlytics: { sdk: Crashlytics, lifecycle: launch }
        """

    private static let other = """
        flow: Tokens
        protocol: TokenStore
        properties:
          token: { type: String?, access: [get, set], observe: true }
        integrations:
          Keychain:
        """

    private static let flow = #"""
        flow: Chat
        summary: Talks — with “quotes”, ünïcode and `code`.
        scope: app
        steps:
          ask:
            user: Asks.
            parameters:
              for user: User
              prompt: { type: String, default: '"x"', sample: '"y"' }
            from: [idle, done, failed]
            via: [busy]
            to: [done, failed]
            mock:
              - when: prompt.isEmpty
                then: '.failed(reason: .offline)'
                after: 0.5
              - then: ['.busy', '.done(text: "a \(prompt)")']
          history: { returns: '[String: [Int]]', throws: true }
          stop: { cancels: ask, from: busy, to: idle }
        events:
          dropped: { from: [busy, done], to: failed }
        statuses:
          idle:
          busy:
          done: { with: { text: String } }
          failed: { with: { reason: ChatError } }
        errors:
          offline:
          other: { with: Error }
        integrations:
          Kit: { sdk: ChatKit, client: ChatClient, needs: TokenStore, after: Crashlytics }
        """#
}
