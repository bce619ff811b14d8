// Writes the heads of types: adds and removes conformances, and renames types and their extensions.

import SwiftNotation

struct HeadWriter {
    let table: MemberTable
    let plan: FileMerge

    func write(into draft: inout MergeDraft) {
        for (index, container) in plan.parsed.containers.enumerated() where index > 0 && !container.isExtension {
            writeConformances(ofGenerated: index, into: &draft)
        }
        removeFromExtensions(into: &draft)
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
        let removedNames = Set(removed.map { table[$0.member].key.name })
        // A composition stays as it is while one of its types stays.
        let gone = Set(
            container.inherited.filter { $0.parts.allSatisfy { removedNames.contains($0.name) } }.map(\.name))
        let order = conformances(ofGenerated: index).compactMap { diff in
            diff.generated.map { (name: plan.members[$0].key.name, diff: diff) }
        }
        var names = container.inherited.map(\.name).filter { !gone.contains($0) }
        var added: [String] = []
        for (position, entry) in order.enumerated() {
            guard case .insert(let kind) = entry.diff.action else { continue }
            let earlier = order[..<position].map(\.name)
            let anchor = names.lastIndex { name in
                container.inherited.contains { slot in
                    slot.name == name && slot.parts.contains { earlier.contains($0.name) }
                } || earlier.contains(name)
            }
            // A class of the user's stays before a protocol.
            let start = entry.name == plan.file.demandedConformance ? names.count : 0
            names.insert(entry.name, at: anchor.map { $0 + 1 } ?? start)
            added.append(entry.name)
            draft.report(kind, place, at: container.nameRange.lowerBound, "the conformance to \(entry.name)")
        }
        for entry in removed {
            draft.report(
                .removed, place, at: container.nameRange.lowerBound,
                table[entry.member].key.readable)
        }
        if added.isEmpty, removed.isEmpty { return }
        for slot in container.inherited where !gone.contains(slot.name) {
            for splice in slot.removals(of: removedNames) {
                draft.add(splice, to: place.file)
            }
        }
        if added.isEmpty, gone.isEmpty { return }
        for splice in splices(container, names: names, added: added, file: place.file) {
            draft.add(splice, to: place.file)
        }
    }

    private func splices(_ container: Container, names: [String], added: [String], file: Int) -> [Splice] {
        let start = container.inheritanceStart
        if container.inherited.isEmpty {
            let text = ": " + names.joined(separator: ", ")
            return [Splice(range: start..<start, text: Array(text.utf8))]
        }
        if names.isEmpty, let last = container.inherited.last {
            return [Splice(range: start..<(last.comma ?? last.range).upperBound, text: [])]
        }
        let entries = names.map { name -> CommaListEdit.Entry in
            let index = container.inherited.firstIndex { $0.name == name }
            return added.contains(name) ? .new(Array(name.utf8)) : .kept(index ?? 0, [])
        }
        let slots = container.inherited.map { ListEntryRange(range: $0.range, comma: $0.comma) }
        return CommaListEdit(start: start, slots: slots, file: table.files[file], entries: entries).splices ?? []
    }

    /// An extension for a conformance that is gone stays with what the user has in it, and says so.
    private func removeFromExtensions(into draft: inout MergeDraft) {
        for diff in plan.diffs {
            guard case .delete = diff.action else { continue }
            for user in diff.users where table[user].key.kind == .conformance {
                let place = UserMember(file: user.file, member: table[user].container)
                let container = table.container(place)
                guard container.isExtension, let head = container.head else { continue }
                let member = table.files[user.file].members[head]
                let isGone = plan.diffs.contains { other in
                    guard case .delete = other.action else { return false }
                    return other.users.contains(UserMember(file: user.file, member: head))
                }
                if isGone || member.retiredLine != nil { continue }
                let file = table.files[user.file]
                let line = RetiredLine.insertion(above: member, id: diff.bases.first?.id, in: file)
                draft.add(line, to: user.file)
                draft.report(.retired, place, at: member.range.lowerBound, member.key.readable)
            }
        }
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
