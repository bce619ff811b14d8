// Generated tests run under XCTest and under Swift Testing, as object code, with warnings as errors. Each test of a
// wrapper that nobody has written yet is skipped. The tests of the fixtures run with them: they show what mocks do, that
// filled-in wrappers keep to their flows, and that contracts notice each fault. Tests that have to fail run by
// themselves, and do fail.

import Foundation
import TestSupport
import Testing

@Suite("Generated tests run") struct RunTests {
    @Test("Every generated test runs, and passes or says why it is skipped") func everyTestRuns() throws {
        let package = try TestPackage.shared.get()
        let run = try package.runTests()
        let text = run.output + run.errors
        let failures = text.split(separator: "\n").filter { $0.contains("error:") }
        #expect(failures == [])
        #expect(run.status == 0, "\(text.suffix(4000))")
        let expected = package.projects.reduce(into: TestTally()) { $0.add(testsOf: $1) }
        let actual = TestTally(output: text)
        #expect(expected.passed.count > 60 && expected.skipped.count > 20)
        #expect(actual.failed == [:])
        #expect(expected.difference(to: actual) == [])
        try expectBrokenTestsFail(package)
        try expectBreachesOutsideFail(package)
    }

    /// A broken wrapper and a call that breaks a rule fail under either framework, and nothing passes beside them.
    private func expectBrokenTestsFail(_ package: TestPackage) throws {
        let run = try package.runTests("(Parcels|Pickups)BrokenTests", as: "broken")
        let text = run.output + run.errors
        let actual = TestTally(output: text)
        let modes = try GeneratedProject.named("Parcels").plan.run.count
        #expect(run.status != 0)
        #expect(
            actual.failed == [
                "ParcelsBrokenTests.testBrokenWrapperFails": modes, "ParcelsBrokenTests.testBreachFails": modes,
                "breachFailsUnderSwiftTesting": modes, "brokenWrapperFails": modes, "breachFails": modes,
            ])
        #expect(actual.passed == [:] && actual.skipped == [:])
        for line in [
            "findSucceeds: find: expected searching, found, got found",
            "Breach of a flow: DeliveryFlow: 'find' cannot start from 'idle'",
            // Another test plays a contract at the same time.
            "Breach of a flow: TrackingFlow: 'find' cannot start from 'searching'",
        ] {
            #expect(text.contains(line), "\(line) in \(text.suffix(4000))")
        }
    }

    /// A breach outside of any test fails the run, and the tests beside it go on.
    private func expectBreachesOutsideFail(_ package: TestPackage) throws {
        let run = try package.runTests("(Parcels|Pickups)OutsideTests", as: "outside")
        let text = run.output + run.errors
        let modes = try GeneratedProject.named("Parcels").plan.run.count
        #expect(run.status != 0)
        #expect(TestTally(output: text).passed == ["breachOutsideOfATest": 2 * modes])
        #expect(text.contains("'found' cannot follow 'idle'"), "\(text.suffix(4000))")
    }
}

/// How often each test passed, was skipped, or failed.
struct TestTally {
    var passed: [String: Int] = [:]
    var skipped: [String: Int] = [:]
    var failed: [String: Int] = [:]

    /// Nothing counted yet.
    init() {}

    /// What the output of a run tells, of XCTest and of Swift Testing.
    init(output: String) {
        let line =
            /Test Case '(?:-\[(?:\w+\.)?(\w+) (\w+)\]|(\w+)\.(\w+))' (passed|skipped|failed)/
        for match in output.matches(of: line) {
            let suite = match.1 ?? match.3 ?? ""
            count("\(suite).\(match.2 ?? match.4 ?? "")", match.5)
        }
        // Swift Testing names the function alone.
        for match in output.matches(of: /Test (\w+)\(\) (passed|skipped|failed)/) {
            count(String(match.1), match.2)
        }
    }

    private mutating func count(_ name: String, _ end: Substring) {
        switch end {
        case "passed": passed[name, default: 0] += 1
        case "skipped": skipped[name, default: 0] += 1
        default: failed[name, default: 0] += 1
        }
    }

    /// Counts what a project's tests must come to: one run in each mode.
    mutating func add(testsOf project: GeneratedProject) {
        let times = project.plan.run.count
        for path in project.tests.paths {
            let text = project.tests.text(path)
            if let suite = text.firstMatch(of: /class (\w+):\s+XCTestCase/)?.1 {
                for part in text.split(separator: "func test").dropFirst() {
                    let name = "\(suite).test\(part.prefix { $0 != "(" })"
                    add(name, times, isSkipped: part.prefix(upTo: Self.end(of: part)).contains("XCTSkip"))
                }
            }
            for part in text.split(separator: "@Test").dropFirst() {
                guard let name = part.firstMatch(of: /func (\w+)\(\)/)?.1 else { continue }
                let head = part.prefix { $0 != "{" }
                add(String(name), times, isSkipped: head.contains(".enabled(if:") || head.contains(".disabled("))
            }
        }
    }

    private mutating func add(_ name: String, _ times: Int, isSkipped: Bool) {
        if isSkipped { skipped[name, default: 0] += times } else { passed[name, default: 0] += times }
    }

    /// Where the body of a function ends: at the brace of its own indentation.
    private static func end(of part: Substring) -> Substring.Index {
        part.firstMatch(of: /\n(?: {4}| {8})}\n/)?.range.upperBound ?? part.endIndex
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
