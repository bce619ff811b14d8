// A story: a project is generated, developers edit its files, the flow changes, flowgen runs again.
// The same seed always tells the same story.

import MergeTorture

/// Edits and changes of one project.
struct Story: Sendable {
    /// Where it all comes from.
    let seed: UInt64
    /// The project at the start.
    let project: ProjectDraft
    /// What developers do before the first change.
    var edits: [Edit]
    /// The changes, one after the other.
    var changes: [FlowChange]

    /// The story of a seed; nil when no valid project could be drawn.
    init?(seed: UInt64) throws {
        self.seed = seed
        var random = RandomNumbers(seed: seed)
        var flows = RandomFlow(seed: random.next())
        var drawn: ProjectDraft?
        for _ in 1...5 where drawn == nil {
            let project = flows.project()
            if try project.isValid() { drawn = project }
        }
        guard let drawn else { return nil }
        project = drawn
        edits =
            random.oneIn(2)
            ? random.edits(EditKind.tame, upTo: 5) : random.edits(EditKind.allCases, upTo: 7)
        changes = []
        var current = drawn
        for _ in 1...random.pick(1, 1, 2) {
            guard let change = try flows.change(of: current, isValid: { try $0.isValid() }) else {
                continue
            }
            changes.append(change)
            current = change.after
        }
    }

    /// Whether only bodies, helpers and comments are edited.
    var isTame: Bool { edits.allSatisfy { EditKind.tame.contains($0.kind) } }

    /// The smallest story that still ends in the same failure: without the edits that do not matter,
    /// without the changes after the last that matters.
    func shrunk(to failure: Failure) -> (Story, Failure) {
        var smallest = (self, failure)
        var goesOn = true
        while goesOn {
            goesOn = false
            for shorter in smallest.0.shorter {
                guard let other = shorter.failure(), other.property == failure.property else {
                    continue
                }
                smallest = (shorter, other)
                goesOn = true
                break
            }
        }
        return smallest
    }

    private var shorter: [Story] {
        var stories: [Story] = []
        if changes.count > 1 {
            var story = self
            story.changes.removeLast()
            stories.append(story)
        }
        for index in edits.indices {
            var story = self
            story.edits.remove(at: index)
            stories.append(story)
        }
        return stories
    }

    /// The failure that the story ends in; nil when all holds.
    func failure() -> Failure? {
        do {
            var telling = Telling(self)
            try telling.tell()
            return nil
        } catch let failure as Failure {
            return failure
        } catch {
            return Failure("throws", "\(error)")
        }
    }
}

/// What did not hold.
struct Failure: Error, CustomStringConvertible {
    /// The property, in a word.
    let property: String
    /// What shows it.
    let detail: String

    init(_ property: String, _ detail: String) {
        self.property = property
        self.detail = detail
    }

    var description: String { "\(property): \(detail)" }
}
