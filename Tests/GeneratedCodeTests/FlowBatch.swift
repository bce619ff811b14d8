// Many flows in one project, so that one run of the compiler judges all of them. Their names begin with different
// prefixes, so what they declare does not clash.

import Foundation
import MergeFuzzing
import SeededNumbers
import TestSupport

/// Flows that are generated and compiled together.
struct FlowBatch {
    /// A flow, and the seed that it follows from.
    struct Member: Sendable {
        let seed: UInt64
        var flow: FlowDraft

        init(seed: UInt64) {
            var random = RandomFlow(seed: seed, prefix: "F\(seed)")
            self.seed = seed
            flow = random.everything()
        }

        var file: String { "flows/f\(seed).yaml" }
    }

    var members: [Member]
    let configuration: RandomSettings
    /// The flows that flowgen refused, and why.
    private(set) var refusals: [String] = []

    /// Flows that follow from seeds in a row.
    init(seeds: Range<UInt64>) {
        members = seeds.map(Member.init)
        configuration = RandomSettings(seed: seeds.lowerBound)
    }

    /// One flow in the project of a batch.
    init(_ member: Member, in batch: FlowBatch) {
        members = [member]
        configuration = batch.configuration
    }

    /// The files before flowgen runs.
    var inputs: FileTree {
        var files = configuration.files
        for member in members { files[member.file] = member.flow.yaml }
        return FileTree(files.mapValues { Data($0.utf8) })
    }

    /// The project, without the flows that flowgen refuses.
    mutating func project() throws -> GeneratedProject {
        while true {
            let place = try TemporaryFolder()
            try inputs.write(to: place.url)
            let run = try ChildProcess.flowgen(["generate"], in: place.url).run()
            guard run.status != 0 else { return configuration.project(try place.files(), support) }
            let refused = members.filter { run.errors.contains("\($0.file):") }
            guard run.status == 2, !refused.isEmpty else {
                throw BatchFailed(description: "seed \(configuration.seed): \(run.errors)")
            }
            let lines = run.errors.split(separator: "\n").filter { $0.contains(": error: ") }
            refusals += lines.map(String.init)
            members.removeAll { member in refused.contains { $0.seed == member.seed } }
        }
    }

    private var support: String {
        let access = members.contains(where: \.flow.isPublic) ? "public " : configuration.access
        return members.map { $0.flow.support(access: access) }.joined()
            + "nonisolated \(access)struct Unsampled: Hashable, Sendable {\n    \(access)init() {}\n}\n"
    }

    /// What the compiler says in a mode.
    mutating func complaints(in mode: LanguageMode, _ package: TestPackage) throws -> String {
        try Compilation(project: try project(), mode: mode, isDebug: true, package: package).complaints()
    }

    /// Something other than a mistake in a flow.
    private struct BatchFailed: Error, CustomStringConvertible {
        let description: String
    }
}

extension FlowBatch {
    /// The smallest flow found that the compiler still complains of, and what it says; nil if it complains of none by
    /// itself.
    func smallestFailure(in mode: LanguageMode, _ package: TestPackage) throws -> String? {
        for member in members {
            var alone = FlowBatch(member, in: self)
            guard try !alone.complaints(in: mode, package).isEmpty else { continue }
            var smallest = member
            var tries = 60
            var isSmaller = true
            while isSmaller {
                isSmaller = false
                for flow in smallest.flow.withoutOnePart() where tries > 0 {
                    var other = smallest
                    other.flow = flow
                    var batch = FlowBatch(other, in: self)
                    tries -= 1
                    guard try !batch.complaints(in: mode, package).isEmpty else { continue }
                    smallest = other
                    isSmaller = true
                    break
                }
            }
            var last = FlowBatch(smallest, in: self)
            let said = try last.complaints(in: mode, package)
            return "SEED=\(member.seed) \(mode)\n\(said.prefix(3000))\n\(smallest.flow.yaml)"
        }
        return nil
    }
}
