// Writes the heads of types: adds and removes conformances, and renames types and their extensions.

import SwiftNotation

struct HeadWriter {
    let table: MemberTable
    let plan: FileMerge

    func write(into draft: inout MergeDraft) {
        for (index, container) in plan.parsed.containers.enumerated() where index > 0 && !container.isExtension {
            writeConformances(ofGenerated: index, into: &draft)
        }
        rename(into: &draft)
    }

    private func conformances(ofGenerated index: Int) -> [MemberDiff] {
        plan.diffs.filter { diff in
            guard let generated = diff.generated else { return false }
            let member = plan.members[generated].member
            return member.key.kind == .conformance && member.container == index
        }
    }

    /// The declaration of a generated type in the user's files.
    private func declaration(ofGenerated index: Int) -> UserMember? {
        let neutral = MemberKey(owner: plan.parsed.containers[index].owner, kind: .conformance, name: "").neutral(
            plan.file.typeName)
        let owner = neutral.named(plan.typeName).owner
        return table.containers(of: owner, in: plan.own)
            .first { !table.container($0).isExtension }
    }

    /// The conformances that go from a declaration or extension.
    private func removed(from place: UserMember) -> [(diff: MemberDiff, member: UserMember)] {
        plan.diffs.flatMap { diff -> [(MemberDiff, UserMember)] in
            guard case .delete = diff.action else { return [] }
            return diff.users.filter { user in
                table[user].key.kind == .conformance && user.file == place.file && table[user].container == place.member
            }.map { (diff, $0) }
        }
    }

    private func writeConformances(ofGenerated index: Int, into draft: inout MergeDraft) {
        guard let place = declaration(ofGenerated: index) else { return }
        let container = table.container(place)
        let removed = removed(from: place)
        let ranges = Set(removed.map { table[$0.member].range })
        let gone = Set(container.inherited.filter { ranges.contains($0.range) }.map(\.name))
        var added: [String] = []
        for diff in conformances(ofGenerated: index) {
            guard case .insert(let kind) = diff.action, let generated = diff.generated else { continue }
            let name = plan.members[generated].key.name
            added.append(name)
            draft.report(kind, place, at: container.nameRange.lowerBound, "the conformance to \(name)")
        }
        for entry in removed {
            draft.report(
                .removed, place, at: container.nameRange.lowerBound,
                table[entry.member].key.readable)
        }
        if added.isEmpty, gone.isEmpty { return }
        for splice in splices(container, adding: added, removing: gone) {
            draft.add(splice, to: place.file)
        }
    }

    /// What the generated class inherits from, if it may be a class.
    private var superclass: String? {
        let first = plan.parsed.containers.first { !$0.isExtension && !$0.inherited.isEmpty }?.inherited.first?.name
        return first == plan.file.demandedConformance ? nil : first
    }

    /// New entries follow the last one that stays; those that go take a comma along.
    private func splices(_ container: Container, adding added: [String], removing gone: Set<String>) -> [Splice] {
        let slots = container.inherited
        guard let last = slots.lastIndex(where: { !gone.contains($0.name) }) else {
            let start = container.inheritanceStart
            let text = added.isEmpty ? "" : ": " + added.joined(separator: ", ")
            return [Splice(range: start..<(slots.last?.range.upperBound ?? start), text: Array(text.utf8))]
        }
        var splices = slots.indices.filter { gone.contains(slots[$0].name) }.map { index in
            let slot = slots[index].range
            let range =
                index > last
                ? slots[index - 1].range.upperBound..<slot.upperBound
                : slot.lowerBound..<slots[index + 1].range.lowerBound
            return Splice(range: range, text: [])
        }
        var added = added
        // A superclass comes first.
        if let name = added.first, name == superclass, let first = slots.first(where: { !gone.contains($0.name) }) {
            added.removeFirst()
            let start = first.range.lowerBound
            splices.append(Splice(range: start..<start, text: Array((name + ", ").utf8)))
        }
        if !added.isEmpty {
            let end = slots[last].range.upperBound
            splices.append(Splice(range: end..<end, text: Array((", " + added.joined(separator: ", ")).utf8)))
        }
        return splices
    }

    private func rename(into draft: inout MergeDraft) {
        guard let rename = plan.rename else { return }
        for place in table.containers(of: rename.old, in: plan.own) {
            let container = table.container(place)
            let isGone = draft.splices[place.file].all.contains {
                $0.text.isEmpty && $0.range.contains(container.nameRange.lowerBound)
            }
            if isGone { continue }
            let text = Array(rename.new.utf8)
            draft.add(Splice(range: container.nameRange, text: text), to: place.file)
            draft.report(.followed, place, at: container.nameRange.lowerBound, rename.new)
        }
        draft.formerNames.append(FormerName(.type, old: rename.old, new: rename.new))
    }
}
