// Small cases: one small flow, one change of it, and what several developers have done to their
// wrappers before. They run with wrappers alone, thousands in the time of some
// large ones.

import MergeFuzzing
import SeededNumbers

extension FuzzCase {
    /// How many seeds in a row share a flow and its change.
    static let developers: UInt64 = 4

    /// The kinds of changes that concern one flow and one integration.
    private static let changes = ChangeKind.allCases.filter {
        $0 != .integrationAdded && $0 != .integrationRemoved
    }

    /// The small cases of some of the seeds that share a flow; none when no valid project, or no change of it, could be
    /// drawn.
    static func small(seeds: Range<UInt64>, isValid: (ProjectDraft) throws -> Bool) throws -> [FuzzCase] {
        var flows = RandomFlow(seed: seeds.lowerBound / developers, isSmall: true)
        for _ in 1...20 {
            let project = flows.project()
            guard try isValid(project), let change = try flows.change(of: project, kinds: changes, isValid: isValid)
            else { continue }
            return seeds.map { FuzzCase(seed: $0, project: project, change: change) }
        }
        return []
    }

    private init(seed: UInt64, project: ProjectDraft, change: FlowChange) {
        var random = SplitMix64(seed: seed)
        self.seed = seed
        self.project = project
        let kinds = random.oneIn(2) ? EditKind.safe : EditKind.allCases
        let edits = random.edits(kinds, upTo: 3)
        let records: RecordsState = random.oneIn(12) ? random.pick(.lost, .united) : .kept
        rounds = [FuzzRound(edits: edits, records: records, change: change)]
    }
}
