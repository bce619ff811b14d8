// A story: a project is generated; in each chapter developers edit its files, the flow changes, and
// flowgen runs again; in the end the flow goes all the way back. The same seed tells the same story.

import MergeTorture
import SeededNumbers

/// What has become of the records before a run.
enum RecordsFate: String, Sendable {
    /// They are as the last run left them.
    case kept
    /// Somebody has removed them.
    case lost
    /// Git has united them with those of an earlier state.
    case united
}

/// Edits, then a change.
struct Chapter: Sendable {
    /// What developers do.
    var edits: [Edit]
    /// What has become of the records.
    var records: RecordsFate
    /// What the flow is like after it.
    let change: FlowChange
}

/// A project's life.
struct Story: Sendable {
    /// Where it all comes from.
    let seed: UInt64
    /// The project at the start.
    let project: ProjectDraft
    /// What happens to it.
    var chapters: [Chapter] = []

    /// The story of a seed; nil when no valid project, or no change of it, could be drawn.
    init?(seed: UInt64) throws {
        self.seed = seed
        var random = SplitMix64(seed: seed)
        var flows = RandomFlow(seed: random.next())
        let isValid = { (project: ProjectDraft) in try project.isValid() }
        var current = flows.project()
        for _ in 1...5 where try !isValid(current) { current = flows.project() }
        guard try isValid(current) else { return nil }
        project = current
        let kinds = random.oneIn(2) ? EditKind.tame : EditKind.allCases
        for number in 0..<random.pick(1, 1, 2, 3) {
            guard let change = try flows.change(of: current, isValid: isValid) else { continue }
            let edits = random.edits(kinds, upTo: number == 0 ? 6 : 3, after: number * 100)
            let isOdd = random.oneIn(12)
            let records: RecordsFate = isOdd ? random.pick(.lost, .united) : .kept
            chapters.append(Chapter(edits: edits, records: records, change: change))
            current = change.after
        }
        if chapters.isEmpty { return nil }
    }

    /// All edits.
    var edits: [Edit] { chapters.flatMap(\.edits) }

    /// Whether only bodies, helpers and comments are edited, and the records are as they should be.
    var isTame: Bool {
        edits.allSatisfy { EditKind.tame.contains($0.kind) } && chapters.allSatisfy(\.hasRecords)
    }

    /// Stories that leave one thing out.
    var shorter: [Story] {
        var stories: [Story] = []
        if chapters.count > 1 {
            var story = self
            story.chapters.removeLast()
            stories.append(story)
        }
        for place in chapters.indices {
            for index in chapters[place].edits.indices {
                var story = self
                story.chapters[place].edits.remove(at: index)
                stories.append(story)
            }
            if chapters[place].records != .kept {
                var story = self
                story.chapters[place].records = .kept
                stories.append(story)
            }
        }
        return stories
    }
}

extension Chapter {
    /// Whether the records are as the last run left them.
    var hasRecords: Bool { records == .kept }
}

extension Chapter: CustomStringConvertible {
    var description: String {
        let edits = edits.isEmpty ? "no edits" : edits.map(\.description).joined(separator: ", ")
        return "\(edits); records \(records.rawValue) → \(change)"
    }
}

extension Story: CustomStringConvertible {
    /// How to tell it again, and what happens in it.
    var description: String {
        """
        make fuzz-merge ROUNDS=1 SEED=\(seed)
        flow: \(project.flow.style.rawValue), \(project.flow.isolation.rawValue)
        \(chapters.map(\.description).joined(separator: "\n"))
        """
    }
}
