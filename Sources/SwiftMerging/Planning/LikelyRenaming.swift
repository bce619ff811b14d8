// A step that is gone and a new one of the same shape are probably one step under another name. Only the developer
// knows, so the merge only asks: with `was` the code of the one becomes the code of the other.

import SwiftNotation

extension FileMerge {
    /// What tells methods apart, apart from their names.
    private struct Shape: Hashable {
        let labels: [String]
        let types: [String]
        let effects: String
        let result: String

        init(_ key: MemberKey, _ elements: Elements) {
            labels = key.labels ?? []
            types = elements.parameters.map(\.type)
            effects = elements[.effects]
            result = elements[.result]
        }
    }

    /// The former names that new methods may have had, by the methods with their labels. Of several steps that were
    /// renamed at once, each may have had the name of any.
    var likelyFormerNames: [String: [String]] {
        var gone: [Shape: Set<String>] = [:]
        var new: [Shape: [String]] = [:]
        for diff in diffs {
            if case .insert(.added) = diff.action, let index = diff.generated,
                case .step = members[index].id, members[index].key.kind == .func
            {
                let shape = Shape(members[index].key, members[index].elements)
                new[shape, default: []].append(members[index].key.readable)
            } else if diff.isGone, let base = diff.bases.first, case .step(let name) = base.id, base.key.kind == .func {
                gone[Shape(base.key, base.elements), default: []].insert(name)
            }
        }
        // As many may come as have gone. More than a few are no help to anybody.
        var found: [String: [String]] = [:]
        for (shape, names) in new {
            guard let former = gone[shape], former.count == names.count, names.count <= 3 else {
                continue
            }
            for name in names { found[name] = former.sorted() }
        }
        return found
    }
}

extension MemberDiff {
    /// Whether the flow has just lost the member.
    fileprivate var isGone: Bool {
        switch action {
        case .delete, .retire: !bases.contains(where: \.isRetired)
        default: false
        }
    }
}
