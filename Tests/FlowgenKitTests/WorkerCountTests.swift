// What a run says and writes does not depend on the number of threads.

import Testing
import FlowgenKit

@testable import FlowgenKit

@Suite struct WorkerCountTests {
    private static func flow(_ number: Int) -> String {
        """
        flow: Door\(number)
        steps:
          open: { user: Opens it., from: closed, to: \(number % 7 == 3 ? "ajar" : "opened") }
        statuses:
          closed:
          opened:
        integrations:
          Lock\(number / 2):

        """
    }

    private func project(_ numbers: [Int]) throws -> InMemoryFileSystem {
        var texts = ["flowgen.yml": "flows: flows/*.yaml\n"]
        for number in numbers { texts["flows/door\(number).yaml"] = Self.flow(number) }
        return try #require(InMemoryFileSystem(texts: texts))
    }

    @Test func invalidFlowsAreReportedInTheSameOrder() throws {
        let files = try project(Array(0..<100))
        let reports = try [1, 8].map { try report(on: files, workers: $0) }
        #expect(reports[0] == reports[1])
        #expect(reports[0].contains { $0.contains("ajar") })
    }

    @Test func validFlowsGiveTheSameFilesInTheSameOrder() throws {
        var files = try project((0..<60).filter { $0 % 7 != 3 })
        let plans = try [1, 8].map { try Planner(files: files, workers: Workers(count: $0)).plan() }
        #expect(plans[0].actions.map(\.path) == plans[1].actions.map(\.path))
        #expect(plans[0].actions.map(\.new) == plans[1].actions.map(\.new))
        _ = try files.apply(plans[0].changes)
        // Some are edited, some are missing.
        for (index, path) in files.files.keys.sorted().enumerated() where index % 5 == 0 {
            guard path.name.hasSuffix(".swift") else { continue }
            files[path] = index % 10 == 0 ? nil : (files[path] ?? []) + Array("// mine\n".utf8)
        }
        let reports = try [1, 8].map { try report(on: files, workers: $0) }
        #expect(reports[0] == reports[1])
        #expect(reports[0].count > 20)
    }

    private func report(on files: InMemoryFileSystem, workers: Int) throws -> [String] {
        let plan = try Planner(files: files, workers: Workers(count: workers)).plan()
        let report = try Check().run(plan, files: files)
        return report.files.map { "\($0.path) \($0.action)" }
            + report.diagnostics.map { "\($0.path ?? "") \($0.message) \($0.advice ?? "")" }
            + ["\(report.status)", report.summary]
    }
}
