// Runs that do what must not be done, each in one way: the cases see it. Without this nobody would know whether a case
// can fail.

import MergeFuzzing
import Testing
import FlowgenKit

@testable import FlowgenKit

/// What a bad run does.
enum BrokenRun: String, CaseIterable, Sendable {
    case markersGo, filesAreEmptied, bytesAreAdded, swiftIsBroken, conflictIsReported
    case generatedFilesDiffer, filesGrow, nothingIsUpdated, stubsAreRewritten

    /// The properties that may show it.
    var properties: Set<String> {
        switch self {
        case .markersGo, .filesAreEmptied: ["lost"]
        case .bytesAreAdded: ["unchanged"]
        case .swiftIsBroken: ["parses"]
        case .conflictIsReported: ["conflict without a reason"]
        case .generatedFilesDiffer: ["check"]
        case .filesGrow: ["second run"]
        case .nothingIsUpdated: ["once", "follows"]
        case .stubsAreRewritten: ["untouched"]
        }
    }

    /// Runs flowgen, and does it.
    func run(_ files: inout InMemoryFileSystem) throws -> RunReport {
        let before = files.handWritten
        let isFirst = before.isEmpty
        var report = try files.generate()
        if isFirst { return report }
        switch self {
        case .markersGo:
            files.changeHandWritten { $0.replacing(#/[^\n\r]*ark[0-9]+x[0-9]+z/#, with: "") }
        case .filesAreEmptied: files.changeHandWritten { _ in "" }
        case .bytesAreAdded: files.changeHandWritten { $0 + "\n" }
        case .swiftIsBroken: files.changeHandWritten { $0 + "\n}" }
        case .conflictIsReported: report.status = .conflict
        case .generatedFilesDiffer: files.grow("Integrations/IntegrationsManager.swift")
        case .filesGrow: files.grow("notes.txt")
        case .nothingIsUpdated: files.handWritten = before
        case .stubsAreRewritten:
            files.changeHandWritten { $0.replacing("// TODO(flowgen)", with: "//  TODO(flowgen)") }
        }
        return report
    }
}

@Suite struct BrokenRunTests {
    @Test(arguments: BrokenRun.allCases)
    func itIsSeen(brokenRun: BrokenRun) throws {
        var seen: Set<String> = []
        for seed in 1...UInt64(30) where seen.isDisjoint(with: brokenRun.properties) {
            guard let fuzzCase = try FuzzCase(seed: seed), fuzzCase.isSafe else { continue }
            if let failure = fuzzCase.failure(with: WholeRuns(brokenRun.run)) {
                seen.insert(failure.property)
            }
        }
        #expect(!seen.isDisjoint(with: brokenRun.properties), "\(seen)")
    }
}

extension InMemoryFileSystem {
    fileprivate mutating func grow(_ path: String) {
        guard let path = RelativePath(validating: path) else { return }
        self[path] = (self[path] ?? []) + [10]
    }

    /// Changes the files that somebody has edited.
    fileprivate mutating func changeHandWritten(_ change: (String) -> String) {
        for (path, bytes) in handWritten where !HandWritten(in: bytes).isEmpty {
            handWritten[path] = Array(change(String(decoding: bytes, as: UTF8.self)).utf8)
        }
    }
}
