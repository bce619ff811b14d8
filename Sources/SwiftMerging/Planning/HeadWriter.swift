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
        for splice in splices(container, adding: added, removing: gone, in: table.files[place.file]) {
            draft.add(splice, to: place.file)
        }
    }

    /// What the generated class inherits from, if it may be a class.
    private var superclass: String? {
        let first = plan.parsed.containers.first { !$0.isExtension && !$0.inherited.isEmpty }?.inherited.first?.name
        return first == plan.file.demandedConformance ? nil : first
    }

    /// New entries follow the last one that stays; those that go take a comma along, and no comment.
    private func splices(
        _ container: Container, adding added: [String], removing gone: Set<String>, in file: ParsedFile
    ) -> [Splice] {
        let slots = container.inherited
        let list = added.joined(separator: ", ")
        guard let last = slots.lastIndex(where: { !gone.contains($0.name) }) else {
            let start = container.inheritanceStart
            let end = slots.last.map { ($0.comma ?? $0.range).upperBound } ?? start
            let text = Array((list.isEmpty ? "" : ": " + list).utf8)
            guard file.tokens.hasComment(in: start..<end) else { return [Splice(range: start..<end, text: text)] }
            let code = file.tokens.tokens(in: start..<end).filter { !$0.isComment }
            return [Splice(range: start..<start, text: text)]
                + code.map { Splice(range: $0.start..<$0.end, text: []) }
        }
        var splices = slots.indices.filter { gone.contains(slots[$0].name) }.flatMap { index -> [Range<Int>?] in
            let slot = slots[index]
            if index > last {
                let start = slots[index - 1].range.upperBound
                let isPlain = !file.tokens.hasComment(in: start..<slot.range.lowerBound)
                return isPlain ? [start..<slot.range.upperBound] : [slots[index - 1].comma, slot.range]
            }
            let end = slots[index + 1].range.lowerBound
            let isPlain = !file.tokens.hasComment(in: slot.range.upperBound..<end)
            return [
                isPlain ? slot.range.lowerBound..<end : slot.range.lowerBound..<(slot.comma ?? slot.range).upperBound
            ]
        }.compactMap(\.self).map { Splice(range: $0, text: []) }
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
