// Generated tests run under XCTest and under Swift Testing, as object code, with warnings as errors. Each mock keeps to
// its flow, and each wrapper test that nobody has written yet is skipped. The tests of the fixtures run with them: they
// show that filled-in wrappers keep to the flow and that each fault in one is noticed. Tests that have to fail run by
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
        // One line per reason names the scenarios that are skipped; so does the skip of a test.
        for line in [
            "PickupFlow: skipped 2 scenarios (the SDK cannot be made to do so): findSucceeds, reserveFails",
            "LibraryFlow: skipped 1 scenario (TitleProblem has no sample): renameFails",
        ] {
            #expect(text.contains("\n\(line)\n"), "\(line)")
        }
        #expect(text.contains("Test skipped - DeliveryFlow: skipped "))
        try expectBrokenTestsFail(package)
        try expectATestOutsideStops(package)
    }

    /// A broken mock and a broken wrapper fail under either framework, and nothing passes beside them.
    private func expectBrokenTestsFail(_ package: TestPackage) throws {
        let run = try package.runTests("(Parcels|Pickups)BrokenTests", as: "broken")
        let text = run.output + run.errors
        let actual = TestTally(output: text)
        let modes = try GeneratedProject.named("Parcels").plan.run.count
        #expect(run.status != 0)
        #expect(
            actual.failed == [
                "ParcelsBrokenTests.testABrokenMockFails": modes,
                "ParcelsBrokenTests.testABrokenWrapperFails": modes,
                "aBrokenMockFailsUnderSwiftTesting": modes, "aBrokenMockFails": modes,
                "aBrokenWrapperFails": modes,
            ])
        #expect(actual.passed == [:] && actual.skipped == [:])
        // Of the scenarios that begin alike, the first tells the failure: of a wrapper, and of a mock.
        let wrapper = text.ranges(of: "find: expected searching, found, got found\n")
        #expect(wrapper.count >= modes, "\(text.suffix(4000))")
        let mock = text.ranges(of: "find: expected searching, found, got searching, found, found\n")
        #expect(mock.count == modes, "\(text.suffix(4000))")
    }

    /// No framework takes a failure outside of a test, so the process stops.
    private func expectATestOutsideStops(_ package: TestPackage) throws {
        for tests in ["ParcelsOutsideTests", "PickupsOutsideTests"] {
            let run = try package.runTests(tests, as: "outside")
            #expect(run.status != 0)
            #expect((run.output + run.errors).contains("Fatal error: No test is running: "))
        }
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
        // Swift Testing names the function alone. A test that skips itself while it runs is cancelled.
        for match in output.matches(of: /Test (\w+)\(\) (passed|skipped|was cancelled|failed)/) {
            count(String(match.1), match.2)
        }
    }

    private mutating func count(_ name: String, _ end: Substring) {
        switch end {
        case "passed": passed[name, default: 0] += 1
        case "skipped", "was cancelled": skipped[name, default: 0] += 1
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
                    add(name, times, isSkipped: Self.skips(part.prefix(upTo: Self.end(of: part))))
                }
            }
            for part in text.split(separator: "@Test").dropFirst() {
                guard let name = part.firstMatch(of: /func (\w+)\(\)/)?.1 else { continue }
                let head = part.prefix { $0 != "{" }
                let isDisabled = head.contains(".enabled(if:") || head.contains(".disabled(")
                let isSkipped = isDisabled || Self.skips(part.prefix(upTo: Self.end(of: part)))
                add(String(name), times, isSkipped: isSkipped)
            }
        }
    }

    /// Each of their scenarios needs a sample that nobody has written.
    private static let unsampled: Set = ["LabelsFlowTests.testMockKeepsToTheFlow"]

    private mutating func add(_ name: String, _ times: Int, isSkipped: Bool) {
        if isSkipped || Self.unsampled.contains(name) {
            skipped[name, default: 0] += times
        } else {
            passed[name, default: 0] += times
        }
    }

    /// Where the body of a function ends: at the brace of its own indentation.
    private static func end(of part: Substring) -> Substring.Index {
        part.firstMatch(of: /\n(?: {4}| {8})}\n/)?.range.upperBound ?? part.endIndex
    }

    /// Whether a test is skipped: because nobody has written it yet, or because it runs by itself.
    private static func skips(_ body: Substring) -> Bool {
        body.contains("throw ScenarioSkipped(\"not written yet\")") || body.contains("XCTSkip")
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
