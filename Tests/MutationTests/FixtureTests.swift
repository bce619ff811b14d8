// A small part of `make mutants`: the observed values that all flows share, and one flow's table and mock, built and run
// with each of their mutants. That all fixtures have mutants is checked without a build.

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
        let fixtures = try ["Parcels", "Support"].map { try Fixture($0) { Self.sample.contains($0) } }
        let package = try MutantPackage(fixtures, named: "mutants-sample")
        let verdicts = try package.run { _ in }
        #expect(verdicts.count > 40)
        let report = try MutationReport(verdicts, Explained.read(), fixtures: [])
        #expect(report.unexplained.map { "\($0.place): \($0.words)" } == [])
    }

    @Test("Every fixture has mutants", arguments: Fixture.names)
    func parts(name: String) throws {
        let fixture = try Fixture(name)
        #expect(fixture.parts.count > 2)
        #expect(fixture.parts.reduce(0) { $0 + $1.mutants.count } > 80)
        for flow in Set(fixture.parts.compactMap(\.flow)) {
            let files = fixture.parts.filter { $0.flow == flow }
            #expect(files.contains { $0.file == "Mock\(flow)SDK.swift" && !$0.mutants.isEmpty })
        }
    }
}
