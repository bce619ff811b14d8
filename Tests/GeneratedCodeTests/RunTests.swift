// Generated tests are run, for real: those of a fixture in each language mode, others in one of them
// in turn. Every flow test passes, every wrapper
// test that nobody has written yet is skipped and not green. The fixtures' tests run with them: they
// show that a filled-in wrapper and the mock behave as the flow says, and that an untouched skeleton
// never reports a success.

import Foundation
import TestSupport
import Testing

@Suite("Generated tests run")
struct RunTests {
    @Test("Every generated test runs, and passes or says why it is skipped")
    func everyTestRuns() throws {
        let run = try TestPackage.shared.get().runTests()
        let text = run.outcome.output + run.outcome.errors
        let failures = text.split(separator: "\n").filter { $0.contains("error:") }
        #expect(failures == [])
        #expect(run.outcome.status == 0, "\(text.suffix(4000))")
        let expected = run.projects.reduce(into: TestTally()) { $0.add(testsOf: $1) }
        let actual = TestTally(output: text)
        #expect(expected.passed.count > 100 && expected.skipped.count > 20)
        #expect(actual.failed == [:])
        #expect(expected.difference(to: actual) == [])
    }
}

/// How often each test passed, was skipped, or failed.
struct TestTally {
    var passed: [String: Int] = [:]
    var skipped: [String: Int] = [:]
    var failed: [String: Int] = [:]

    /// Nothing counted yet.
    init() {}

    /// What the output of a run tells.
    init(output: String) {
        let line =
            /Test Case '(?:-\[(?:\w+\.)?(\w+) (\w+)\]|(\w+)\.(\w+))' (passed|skipped|failed)/
        for match in output.matches(of: line) {
            let suite = match.1 ?? match.3 ?? ""
            let name = "\(suite).\(match.2 ?? match.4 ?? "")"
            switch match.5 {
            case "passed": passed[name, default: 0] += 1
            case "skipped": skipped[name, default: 0] += 1
            default: failed[name, default: 0] += 1
            }
        }
    }

    /// Counts what a project's tests must come to: one run in each mode.
    mutating func add(testsOf project: GeneratedProject) {
        for path in project.tests.paths {
            let text = project.tests.text(path)
            guard let suite = text.firstMatch(of: /class (\w+):\s+XCTestCase/)?.1 else { continue }
            // A test is skipped that says so, or that asks a contract whose factory is not written.
            let isUnwritten = text.contains("// TODO(flowgen): Return it with a stubbed ")
            for part in text.split(separator: "func test").dropFirst() {
                let name = "\(suite).test\(part.prefix { $0 != "(" })"
                let body = part.prefix { $0 != "}" }
                let isSkipped =
                    body.contains("throw XCTSkip(")
                    || (isUnwritten && body.contains("Self.contract."))
                let times = project.runModes.count
                if isSkipped {
                    skipped[name, default: 0] += times
                } else {
                    passed[name, default: 0] += times
                }
            }
        }
    }

    /// The tests that did not come to what they must, one line each.
    func difference(to actual: TestTally) -> [String] {
        let names = [passed, skipped, actual.passed, actual.skipped].flatMap(\.keys)
        return Set(names).sorted().compactMap { name in
            let wanted = (passed[name] ?? 0, skipped[name] ?? 0)
            let found = (actual.passed[name] ?? 0, actual.skipped[name] ?? 0)
            if wanted == found { return nil }
            return "\(name): passed \(found.0) of \(wanted.0), skipped \(found.1) of \(wanted.1)"
        }
    }
}
