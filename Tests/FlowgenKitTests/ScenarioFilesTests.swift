// What later runs read of scenarios in files: their names in a generated table, and where hand-written tests skip some.

import FlowCode
import Testing
import FlowgenKit

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
        let folder = project.folders.folder(ofFlow: flow.name.value)
        let table = try bytes(at: "\(folder)/\(flow.tableType).swift", in: files)
        let names = TestedScenarios.names(inTable: table)
        #expect(names.isSubset(of: tested.all) && names.isDisjoint(with: tested.untested))
        #expect(names.isEmpty == (tested.untested.count == tested.all.count))
    }

    @Test("A table without scenarios names none")
    func noScenarios() {
        #expect(TestedScenarios.names(inTable: Array("enum DoorFlow {}\n".utf8)).isEmpty)
    }

    @Test(
        "Skips are counted, except below a place that is still to be filled in",
        arguments: [
            ("", 0), ("default: nil\n", 1), ("let a: Int? = nil\n", 0),
            ("// TODO(flowgen): Return it.\n    default: nil\n", 0),
            ("// TODO(flowgen): Return it.\ncase .a: wrapper\ndefault: nil\n", 1),
            ("case .a, .b: nil\ncase .c: nil\n", 2),
        ])
    func skips(text: String, count: Int) {
        #expect(SkippedScenarios(in: Array(text.utf8)).places == count)
    }

    @Test("A test that is filled in after the scenarios have changed leaves check clean")
    func filledInLater() throws {
        let flow = Self.flows[0]
        var files = try #require(
            InMemoryFileSystem(texts: ["flow.yaml": flow, "flowgen.yml": "flows: flow.yaml\n"]))
        _ = try Generate().run(files: files) { try files.apply($0) }
        let changed = flow.replacing("to: [opened, failed]", with: "to: [opened, jammed, failed]")
            .replacing("  opened:\n", with: "  opened:\n  jammed:\n")
        files[try #require(RelativePath(validating: "flow.yaml"))] = Array(changed.utf8)
        _ = try Generate().run(files: files) { try files.apply($0) }
        let path = "Tests/IntegrationsTests/Door/LockDoorSDKTests.swift"
        let test = String(decoding: try bytes(at: path, in: files), as: UTF8.self)
        let filled = test.replacing(
            "throw XCTSkip(\"not written yet\")",
            with: "scenario == .openEndsInJammed ? nil : LockDoorSDK(manager: .init())")
        #expect(filled != test)
        files[try #require(RelativePath(validating: path))] = Array(filled.utf8)
        let report = try Check().run(files: files)
        #expect(report.status == .clean, "\(report.diagnostics.map(\.message))")
    }

    private func bytes(at path: String, in files: InMemoryFileSystem) throws -> [UInt8] {
        let place = try #require(RelativePath(validating: path))
        return try #require(try files.read(place))
    }
}
