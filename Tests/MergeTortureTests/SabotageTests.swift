// Runs that do what must not be done, each in one way: the stories see it. Without this nobody would
// know whether a story can fail.

import MergeTorture
import Testing
import Workspace

@testable import FlowgenKit

/// What a bad run does.
enum Sabotage: String, CaseIterable, Sendable {
    case markersGo, filesAreEmptied, bytesAreAdded, swiftIsBroken, conflictIsToldOf
    case generatedFilesDiffer, filesGrow, nothingIsFollowed, stubsAreRewritten

    /// The properties that may show it.
    var properties: Set<String> {
        switch self {
        case .markersGo, .filesAreEmptied: ["lost"]
        case .bytesAreAdded: ["unchanged"]
        case .swiftIsBroken: ["parses"]
        case .conflictIsToldOf: ["conflict without a reason"]
        case .generatedFilesDiffer: ["check"]
        case .filesGrow: ["second run"]
        case .nothingIsFollowed: ["once", "follows"]
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
        case .conflictIsToldOf: report.status = .conflict
        case .generatedFilesDiffer: files.grow("Integrations/Integration.swift")
        case .filesGrow: files.grow("notes.txt")
        case .nothingIsFollowed: files.handWritten = before
        case .stubsAreRewritten:
            files.changeHandWritten { $0.replacing("// TODO(flowgen)", with: "//  TODO(flowgen)") }
        }
        return report
    }
}

@Suite struct SabotageTests {
    @Test(arguments: Sabotage.allCases)
    func itIsSeen(sabotage: Sabotage) throws {
        var seen: Set<String> = []
        for seed in 1...UInt64(30) where seen.isDisjoint(with: sabotage.properties) {
            guard let story = try Story(seed: seed), story.isTame else { continue }
            if let failure = story.failure(with: WholeRuns(sabotage.run)) {
                seen.insert(failure.property)
            }
        }
        #expect(!seen.isDisjoint(with: sabotage.properties), "\(seen)")
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
