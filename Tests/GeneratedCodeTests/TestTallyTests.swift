// The tally is what would notice a generated test that does not run, so it is tested itself.

import Foundation
import TestSupport
import Testing

@Suite("The tally of tests")
struct TestTallyTests {
    private static let project = GeneratedProject(
        name: "A", module: nil, app: FileTree(),
        tests: FileTree([
            "Tests/A.swift": Data(
                "class ATests: XCTestCase { func testÄ() {}\nfunc testB() {} }".utf8),
            "Tests/B.swift": Data(
                "class BTests: XCTestCase { func testC() { throw XCTSkip(\"x\") } }".utf8),
            "Tests/C.swift": Data(
                """
                class CTests: XCTestCase {
                    func testD() { try await Self.contract.holds(for: .d) }
                    func testE() {}
                    func makeC() { // TODO(flowgen): Return it with a stubbed C that answers.
                    }
                }
                """.utf8),
        ]))

    private static func output(_ results: [(String, String)], times: Int = 3) -> String {
        results.map { name, verdict in
            String(repeating: "Test Case '\(name)' \(verdict) (0.1 seconds)\n", count: times)
        }.joined()
    }

    private static let complete = [
        ("ATests.testÄ", "passed"), ("ATests.testB", "passed"), ("BTests.testC", "skipped"),
        ("CTests.testD", "skipped"), ("CTests.testE", "passed"),
    ]

    /// What a run with this output lacks.
    private func differences(_ output: String) -> [String] {
        var expected = TestTally()
        expected.add(testsOf: Self.project)
        return expected.difference(to: TestTally(output: output))
    }

    @Test("All is well when every test ran in every mode")
    func complete() {
        #expect(differences(Self.output(Self.complete)) == [])
    }

    @Test("Apple's XCTest writes names in another way")
    func applesForm() {
        let output = Self.complete.map { name, verdict in
            ("-[A_Swift6Tests.\(name.replacing(".", with: " "))]", verdict)
        }
        #expect(differences(Self.output(output)) == [])
    }

    @Test("A test that is missing in one mode, or skipped, is noticed")
    func incomplete() {
        #expect(differences(Self.output(Self.complete, times: 2)).count == 5)
        #expect(differences(Self.output(Array(Self.complete.dropFirst()))).count == 1)
        let skipped = [("ATests.testÄ", "skipped")] + Self.complete.dropFirst()
        #expect(
            differences(Self.output(skipped)) == ["ATests.testÄ: passed 0 of 3, skipped 3 of 0"])
    }

    @Test("A test that failed is counted")
    func failed() {
        let tally = TestTally(output: Self.output([("ATests.testB", "failed")], times: 1))
        #expect(tally.failed == ["ATests.testB": 1])
    }
}
