// The tally is what would notice a generated test that does not run, so it is tested itself.

import Foundation
import TestSupport
import Testing

@Suite("The tally of tests")
struct TestTallyTests {
    private static let plan = ModePlan(run: [.swift5, .swift6], compiled: [])

    private static let project = {
        var project = GeneratedProject(
            name: "A", module: nil, app: FileTree(),
            tests: FileTree(files.mapValues { Data($0.utf8) }))
        project.plan = plan
        return project
    }()

    private static let files = [
        "Tests/A.swift": """
        class ATests: XCTestCase { func testÄ() {}
            func testB() {}
        }
        """,
        "Tests/B.swift": """
        class BTests: XCTestCase {
            func testC() async throws {
                let contract = Contract { scenario in
                    throw XCTSkip("not written yet")
                }
            }
            func testD() throws {
                try XCTSkipUnless(isMeant)
            }
        }
        """,
        "Tests/C.swift": """
        struct CTests {
            @Test @MainActor
            func keepsToTheFlow() {}
            @Test(.enabled(if: isMeant))
            func isMeant() {}
            @Test(.disabled("not written yet")) @MainActor
            func isDisabled() async throws {}
        }
        struct DTests {
            @Test func keepsToTheFlow() {}
        }
        """,
    ]

    private static let times = plan.run.count

    private static func output(_ results: [(String, String)], times: Int = times) -> String {
        results.map { name, verdict in
            let line =
                name.contains(".") || name.contains("[")
                ? "Test Case '\(name)' \(verdict) (0.1 seconds)" : "✔ Test \(name)() \(verdict)"
            return String(repeating: line + "\n", count: times)
        }.joined()
    }

    private static let complete = [
        ("ATests.testÄ", "passed"), ("ATests.testB", "passed"), ("BTests.testC", "skipped"),
        ("BTests.testD", "skipped"), ("keepsToTheFlow", "passed after 0.1 seconds."),
        ("keepsToTheFlow", "passed after 0.1 seconds."), ("isMeant", "skipped."),
        ("isDisabled", "skipped: \"not written yet\""),
    ]

    /// What a run with this output lacks.
    private func differences(_ output: String) -> [String] {
        var expected = TestTally()
        expected.add(testsOf: Self.project)
        return expected.difference(to: TestTally(output: output))
    }

    @Test("The tally is complete if every test ran in every mode")
    func complete() {
        #expect(differences(Self.output(Self.complete)) == [])
    }

    @Test("The tally reads the test names of Apple's XCTest")
    func applesForm() {
        let output = Self.complete.map { name, verdict in
            (name.contains(".") ? "-[A_Swift6Tests.\(name.replacing(".", with: " "))]" : name, verdict)
        }
        #expect(differences(Self.output(output)) == [])
    }

    @Test("The tally notices a test that is missing or skipped in one mode")
    func incomplete() {
        #expect(differences(Self.output(Self.complete, times: Self.times - 1)).count == 7)
        #expect(differences(Self.output(Array(Self.complete.dropFirst()))).count == 1)
        let skipped = [("ATests.testÄ", "skipped")] + Self.complete.dropFirst()
        #expect(
            differences(Self.output(skipped))
                == ["ATests.testÄ: passed 0 of \(Self.times), skipped \(Self.times) of 0"])
    }

    @Test("The tally counts failed tests")
    func failed() {
        let output = Self.output([("ATests.testB", "failed"), ("isMeant", "failed after 1 second")])
        #expect(TestTally(output: output).failed == ["ATests.testB": Self.times, "isMeant": Self.times])
    }
}
