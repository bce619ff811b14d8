// A case: a project is generated; in each round developers edit its files, the flow changes, and flowgen runs again; in
// the end the flow goes all the way back. The same seed gives the same case.

import MergeFuzzing
import SeededNumbers

/// What has become of the records before a run.
enum RecordsState: String, Sendable {
    /// They are as the last run left them.
    case kept
    /// Somebody has removed them.
    case lost
    /// Git has united them with those of an earlier state.
    case united
}

/// Edits, then a change.
struct FuzzRound: Sendable {
    /// What developers do.
    var edits: [Edit]
    /// What has become of the records.
    var records: RecordsState
    /// What the flow is like after it.
    let change: FlowChange
}

/// A project, and what happens to it.
struct FuzzCase: Sendable {
    /// Where it all comes from.
    let seed: UInt64
    /// The project at the start.
    let project: ProjectDraft
    /// What happens to it.
    var rounds: [FuzzRound] = []

    /// The case of a seed; nil when no valid project, or no change of it, could be drawn.
    init?(seed: UInt64) throws {
        self.seed = seed
        var random = SplitMix64(seed: seed)
        var flows = RandomFlow(seed: random.next())
        let isValid = { (project: ProjectDraft) in try project.isValid() }
        var current = flows.project()
        for _ in 1...5 where try !isValid(current) { current = flows.project() }
        guard try isValid(current) else { return nil }
        project = current
        let kinds = random.oneIn(2) ? EditKind.safe : EditKind.allCases
        for number in 0..<random.pick(1, 1, 2, 3) {
            guard let change = try flows.change(of: current, isValid: isValid) else { continue }
            let edits = random.edits(kinds, upTo: number == 0 ? 6 : 3, after: number * 100)
            let isOdd = random.oneIn(12)
            let records: RecordsState = isOdd ? random.pick(.lost, .united) : .kept
            rounds.append(FuzzRound(edits: edits, records: records, change: change))
            current = change.after
        }
        if rounds.isEmpty { return nil }
    }

    /// All edits.
    var edits: [Edit] { rounds.flatMap(\.edits) }

    /// Whether only bodies, helpers and comments are edited, and the records are as they should be.
    var isSafe: Bool {
        edits.allSatisfy { EditKind.safe.contains($0.kind) } && rounds.allSatisfy(\.hasRecords)
    }

    /// Cases that leave one thing out.
    var shorter: [FuzzCase] {
        var fuzzCases: [FuzzCase] = []
        if rounds.count > 1 {
            var fuzzCase = self
            fuzzCase.rounds.removeLast()
            fuzzCases.append(fuzzCase)
        }
        for place in rounds.indices {
            for index in rounds[place].edits.indices {
                var fuzzCase = self
                fuzzCase.rounds[place].edits.remove(at: index)
                fuzzCases.append(fuzzCase)
            }
            if rounds[place].records != .kept {
                var fuzzCase = self
                fuzzCase.rounds[place].records = .kept
                fuzzCases.append(fuzzCase)
            }
        }
        return fuzzCases
    }
}

extension FuzzRound {
    /// Whether the records are as the last run left them.
    var hasRecords: Bool { records == .kept }
}

extension FuzzRound: CustomStringConvertible {
    var description: String {
        let edits = edits.isEmpty ? "no edits" : edits.map(\.description).joined(separator: ", ")
        return "\(edits); records \(records.rawValue) → \(change)"
    }
}

extension FuzzCase: CustomStringConvertible {
    /// How to run it again, and what happens in it.
    var description: String {
        """
        make fuzz-merge ROUNDS=1 SEED=\(seed)
        flow: \(project.flow.style.rawValue), \(project.flow.isolation.rawValue)
        \(rounds.map(\.description).joined(separator: "\n"))
        """
    }
}
