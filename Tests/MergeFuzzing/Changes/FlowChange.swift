// A change of a flow, as a value that says in words what it is, and knows the way back.

/// A change of a project's flow.
package struct FlowChange: Hashable, Sendable, CustomStringConvertible {
    /// What changes, in words.
    package let what: [String]
    /// The project as it was.
    package let before: ProjectDraft
    /// The project as it is to be.
    package let after: ProjectDraft

    /// A change between two drafts.
    package init(what: [String], before: ProjectDraft, after: ProjectDraft) {
        self.what = what
        self.before = before
        self.after = after
    }

    /// What changes, in words.
    package var description: String { what.joined(separator: "; ") }

    /// The project as it was before, with `was:` for what this change has renamed.
    package var back: ProjectDraft {
        var back = before
        back.flow.forgetFormerNames()
        back.flow.rename(from: after.flow)
        return back
    }
}

/// What may have been called otherwise.
protocol Renamable {
    var name: String { get set }
    var was: String { get set }
}

extension StepDraft: Renamable {}
extension CaseDraft: Renamable {}
extension EventDraft: Renamable {}
extension PropertyDraft: Renamable {}

extension Array where Element: Renamable {
    /// Sets `was` in each element that another version has under another name.
    fileprivate mutating func rename(from others: [Element]) {
        for other in others where !other.was.isEmpty && other.was != other.name {
            guard let index = firstIndex(where: { $0.name == other.was }) else { continue }
            self[index].was = other.name
        }
    }
}

extension FlowDraft {
    /// Takes every `was` away.
    mutating func forgetFormerNames() {
        for index in steps.indices { steps[index].was = "" }
        for index in statuses.indices { statuses[index].was = "" }
        for index in errors.indices { errors[index].was = "" }
        for index in events.indices { events[index].was = "" }
        for index in properties.indices { properties[index].was = "" }
    }

    /// Sets `was` where another version of the flow has another name.
    fileprivate mutating func rename(from other: FlowDraft) {
        steps.rename(from: other.steps)
        statuses.rename(from: other.statuses)
        errors.rename(from: other.errors)
        events.rename(from: other.events)
        properties.rename(from: other.properties)
    }
}
