// Members of which the flow says what it said before, or says nothing at all, are not touched by a run: each is found
// again, byte by byte. This knows nothing of what the merge has planned.

import MergeFuzzing

/// The members of wrappers that a change of a flow has nothing to do with.
struct Untouched {
    /// Names of which a project says one thing before a change, another after it.
    private var concerned: Set<String> = []
    private let formerNames: Set<String>

    /// - Parameter before: what the project says before the change, and before one that files may follow late.
    /// - Parameter formerNames: what the flow before called members before: one that stood beside its successor, since
    ///   no record told whose it is, goes with `was`.
    init(from before: [Requirements], to after: Requirements, formerNames: Set<String>) {
        let new = after.declarations
        for old in before.map(\.declarations) {
            concerned.formUnion(Set(old.keys).union(new.keys).filter { old[$0] != new[$0] })
        }
        self.formerNames = formerNames
    }

    /// The first of them that is not what it was; nil if all are.
    func firstChanged(
        from before: [SourceText], to after: [SourceText], except undecided: Set<String>
    ) -> String? {
        var left = after.flatMap(\.declarations)
        for declaration in before.flatMap(\.declarations)
        where !concerned.contains(declaration.name) && !undecided.contains(declaration.name) {
            if formerNames.contains(String(declaration.name.prefix { $0 != "(" })) { continue }
            guard let place = left.firstIndex(of: declaration) else {
                return "\(declaration.name): \(String(decoding: declaration.bytes, as: UTF8.self))"
            }
            left.remove(at: place)
        }
        return nil
    }
}

/// A member as it stands in a file.
struct Declaration: Hashable {
    /// What calls name.
    let name: String
    /// From its first token to its last.
    let bytes: ArraySlice<UInt8>
}

extension SourceText {
    /// The members that have names.
    var declarations: [Declaration] {
        members.filter { !$0.fullName.isEmpty }.map {
            Declaration(name: $0.fullName, bytes: bytes[$0.range])
        }
    }
}

extension FlowDraft {
    /// What steps, events and properties were called before.
    var formerNames: Set<String> {
        Set(steps.map(\.was) + events.map(\.was) + properties.map(\.was)).subtracting([""])
    }
}
