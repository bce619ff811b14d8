// A small part of `make mutants`: the observed values that all flows share, and one flow's table and mock, built and run with
// each of their mutants. That the other fixtures have mutants, and tests, is checked without a build.

import Mutation
import TestSupport
import Testing

@Suite("The fixtures")
struct FixtureTests {
    private static let sample: Set = [
        "ObservedValue.swift", "LabelFlow.swift", "MockLabelSDK.swift", "LabelStatus.swift",
    ]

    @Test(
        "Of observed values, a table and a mock, every mutant is noticed or explained",
        .enabled(if: Lane.isComplete, "\(Lane.reason)"))
    func smallFixture() throws {
        let fixture = try Fixture("Parcels") { Self.sample.contains($0) }
        let package = try MutantPackage([fixture], named: "mutants-sample")
        let verdicts = try package.run { _ in }
        #expect(verdicts.count > 40)
        let report = try MutationReport(verdicts, Explained.read(), fixtures: [])
        #expect(report.unexplained.map { "\($0.place): \($0.words)" } == [])
    }

    @Test("Every fixture has mutants of what all flows share, and of each flow", arguments: Fixture.names) func parts(
        name: String
    ) throws {
        let fixture = try Fixture(name)
        let shared = fixture.parts.filter { $0.flow == nil }
        #expect(shared.count > 2)
        #expect(shared.reduce(0) { $0 + $1.mutants.count } > 80)
        for flow in Set(fixture.parts.compactMap(\.flow)) {
            let files = fixture.parts.filter { $0.flow == flow }
            #expect(files.contains { $0.file == "Mock\(flow)SDK.swift" && !$0.mutants.isEmpty })
        }
    }
}
