// What later runs read of scenarios in files: their names in a generated table, those that a generated contract leaves
// out, and where hand-written tests skip some.

import FlowRendering
import Testing
import Workspace

@testable import FlowgenKit

@Suite("Scenarios in files")
struct ScenarioFilesTests {
    /// Flows whose scenarios are all tested, partly tested, and called like keywords.
    static let flows = [
        """
        flow: Door
        steps:
          open: { from: closed, via: moving, to: [opened, failed] }
          default: { from: opened, to: closed }
        events:
          shuts: { from: opened, to: closed }
        statuses:
          closed:
          moving:
          opened:
          failed: { with: DoorError }
        errors:
          stuck:
          unknown: { with: Error }
        integrations: { Lock: }

        """,
        """
        flow: Pay
        style: async
        steps:
          repeat: { parameters: { amount: Amount }, from: idle, via: paying, to: [paid, failed] }
          pay: { parameters: { amount: Amount }, from: [idle, paid], to: [paid, failed] }
          payInManyPartsWithALongName: { parameters: { parts: Parts }, from: paid, to: [idle, failed] }
          payInManyPartsWithALongerName: { parameters: { parts: Parts }, from: paid, to: [idle, failed] }
          stop: { from: paying, to: idle, cancels: repeat }
        statuses:
          idle:
          paying:
          paid: { with: Receipt }
          failed: { with: PayError }
        errors:
          declined:
          other:
        integrations: { Stripe: }

        """,
    ]

    @Test("Names and what is left out are read as they were written", arguments: flows)
    func names(flow: String) throws {
        var files = try #require(
            InMemoryFileSystem(texts: ["flow.yaml": flow, "flowgen.yml": "flows: flow.yaml\n"]))
        let project = try #require(try ProjectLoader(files: files).load().project)
        _ = try Generate().run(files: files) { try files.apply($0) }
        let tested = TestedScenarios(project.flows[0], in: project.configuration)
        #expect(tested.all.count > 4)
        let flow = project.flows[0]
        let table = try bytes(at: TestedScenarios.pathOfTable(of: flow, in: project.folders), in: files)
        let contract = try bytes(at: TestedScenarios.pathOfContract(of: flow, in: project.folders), in: files)
        #expect(TestedScenarios.names(inTable: table) == Set(tested.all))
        #expect(TestedScenarios.untested(inContract: contract) == tested.untested)
    }

    @Test("A file without a contract's test says nothing about scenarios")
    func noContract() {
        #expect(TestedScenarios.untested(inContract: Array("enum DoorContract {}\n".utf8)) == nil)
        #expect(TestedScenarios.names(inTable: Array("enum DoorFlow {}\n".utf8)).isEmpty)
    }

    @Test(
        "Skips are counted, except below a place that is still to be filled in",
        arguments: [
            ("", 0), ("throw ScenarioSkipped(\"no\")\n", 1),
            ("// TODO(flowgen): Return it.\n    throw ScenarioSkipped(\"not written yet\")\n", 0),
            ("// TODO(flowgen): Return it.\nlet a = 1\nthrow ScenarioSkipped(\"a\")\n", 1),
            ("case .a: throw ScenarioSkipped(\"a\")\ncase .b: throw ScenarioSkipped(\"b\")\n", 2),
        ])
    func skips(text: String, count: Int) {
        #expect(SkippedScenarios(in: Array(text.utf8)).places == count)
    }

    private func bytes(at path: String, in files: InMemoryFileSystem) throws -> [UInt8] {
        let place = try #require(RelativePath(validating: path))
        return try #require(try files.read(place))
    }
}
