// A small part of `make mutants`: one fixture, built and run with each of its mutants. That the others are
// still what the mutator knows how to break, and how many mutants they have, is seen without a build.

import Mutation
import Testing

@Suite("The fixtures")
struct FixtureTests {
    @Test("Of a wrapper and a mock without any actor, every mutant is noticed or explained")
    func smallFixture() throws {
        let package = try MutantPackage([Fixture("AsyncNone")], named: "mutants-sample")
        let report = try MutationReport(
            package.run { _ in }, Explained.read(), fixtures: Fixture.names())
        #expect(report.unexplained.map(\.words) == [])
        #expect(report.needless.map(\.text) == [])
    }

    @Test(
        "Every fixture has mutants of its wrapper and of its mock", arguments: try Fixture.names())
    func parts(name: String) throws {
        let parts = try Fixture(name).parts
        #expect(parts.map { $0.file.hasPrefix("Mock") } == [false, true])
        #expect(parts.allSatisfy { $0.mutants.count > 30 }, "\(parts.map(\.mutants.count))")
    }
}
