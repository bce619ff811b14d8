// Turns the decisions about a file into splices and outcomes. Insertions and the heads of types have their own writers.

import SwiftNotation

struct EditWriter {
    let table: MemberTable
    let plan: FileMerge

    /// What is deleted, in the order of its places: what one leaves depends on those before it.
    private let deleted: [UserMember]
    private let gone: Set<UserMember>
    private let addsImport: Bool

    init(table: MemberTable, plan: FileMerge) {
        self.table = table
        self.plan = plan
        deleted = plan.diffs.flatMap { diff -> [UserMember] in if case .delete = diff.action { diff.users } else { [] }
        }.sorted { (table[$0].docStart, $0.file) < (table[$1].docStart, $1.file) }
        gone = Set(deleted)
        addsImport = plan.diffs.contains { diff in
            guard case .insert = diff.action, let index = diff.generated else { return false }
            return plan.members[index].key.kind == .import
        }
    }

    func write(into draft: inout MergeDraft) {
        for diff in plan.diffs {
            switch diff.action {
            case .update(let edits): write(edits, diff, into: &draft)
            case .conflict(let place, let detail):
                let key = diff.generated.map { plan.members[$0].key.named(plan.file.typeName) }
                let name = key?.readable ?? ""
                let offset = table[place].range.lowerBound
                draft.report(.conflict, place, at: offset, name, detail)
            case .retire: retire(diff, into: &draft)
            case .keep, .insert, .delete, .wait, .keepInUse, .disown: break
            }
            if diff.generated != nil, !diff.isBlocked { unretire(diff, into: &draft) }
        }
        for place in deleted { delete(place, into: &draft) }
    }

    private func write(_ edits: [MemberEdit], _ diff: MemberDiff, into draft: inout MergeDraft) {
        guard let index = diff.generated else { return }
        let generated = plan.members[index]
        let key = generated.key.named(plan.file.typeName)
        let outer = key.owner.split(separator: ".").last ?? ""
        let name = (generated.id.isStorageKey ? "\(outer)." : "") + key.readable
        for edit in edits {
            let user = table[edit.user]
            let splices = edit.splices.map { draft.add($0, to: edit.user.file) }
            var place = PlannedPlace.old(user.range.lowerBound)
            if let offset = edit.declaration, let splice = splices.first {
                place = .inserted(splice: splice, offset: offset)
            }
            if generated.key.kind == .note { continue }
            if !splices.isEmpty {
                draft.outcomes.append(PlannedOutcome(kind: .followed, file: edit.user.file, place: place, member: name))
            }
            let isTold = edit.changesSignature || !splices.isEmpty && edit.hasStaleBody
            if edit.isEdited, isTold {
                draft.report(.left, edit.user, bodyIn: user.range, name)
            } else if edit.hasStaleBody {
                draft.report(.stale, edit.user, bodyIn: user.range, name)
            }
            if user.key.name != generated.key.name, generated.key.kind != .type {
                draft.formerNames.append(FormerName(.member, old: user.key.name, new: generated.key.name))
            }
        }
    }

    private func delete(_ place: UserMember, into draft: inout MergeDraft) {
        let member = table[place]
        if member.key.kind == .conformance {
            // The head's writer takes conformances off.
            if member.key.name == "NSObject" { deleteSuperCalls(in: place, into: &draft) }
            return
        }
        let extent = branch(around: place) ?? member.docStart..<member.end
        let deletion = Deletion(
            file: table.files[place.file],
            keepsBlank: member.key.kind == .import && addsImport,
            earlier: draft.splices[place.file])
        let range = deletion.range(from: extent.lowerBound, to: extent.upperBound)
        draft.add(Splice(range: range, text: []), to: place.file)
        if member.key.kind == .extension || member.key.kind == .note { return }
        draft.report(.removed, place, at: range.upperBound, member.key.readable)
        if [.func, .var].contains(member.key.kind) {
            draft.formerNames.append(FormerName(.member, old: member.key.name, new: ""))
        }
    }

    /// Deletes each `super.init()` of a class that no longer inherits from `NSObject`.
    private func deleteSuperCalls(in heir: UserMember, into draft: inout MergeDraft) {
        let file = table.files[heir.file]
        let call = Array("super.init()".utf8)
        for member in file.members where member.key.kind == .`init` && member.container == table[heir].container {
            for token in file.tokens.tokens(in: member.ranges.body)
            where file.bytes[token.start...].starts(with: call) {
                let range = Deletion(file: file).range(from: token.start, to: token.start + call.count)
                if !draft.splices[heir.file].isTaken(range) { draft.add(Splice(range: range, text: []), to: heir.file) }
            }
        }
    }

    /// The whole `#if`, if it has only members that are deleted.
    private func branch(around place: UserMember) -> Range<Int>? {
        let member = table[place]
        let file = table.files[place.file]
        guard member.item != Member.inHead else { return nil }
        let item = file.containers[member.container].items[member.item]
        guard item.content == .condition, item.containers.isEmpty else { return nil }
        let isAllDeleted = item.members.allSatisfy { index in gone.contains(UserMember(file: place.file, member: index))
        }
        let rest = file.tokens.tokens(in: item.range).filter { token in
            !item.members.contains { index in
                let inner = file.members[index]
                return token.start >= inner.docStart && token.end <= inner.end
            }
        }
        let branches = rest.count { file.bytes[$0.start] == UInt8(ascii: "#") }
        guard isAllDeleted, branches == 2, !rest.contains(where: \.isComment) else { return nil }
        return item.range
    }

    private func retire(_ diff: MemberDiff, into draft: inout MergeDraft) {
        for place in diff.users where table[place].retiredLine == nil {
            let member = table[place]
            let file = table.files[place.file]
            let line = RetiredLine.insertion(above: member, id: diff.bases.first?.id, in: file)
            draft.add(line, to: place.file)
            draft.report(.retired, place, at: member.range.lowerBound, member.key.readable)
        }
    }

    private func unretire(_ diff: MemberDiff, into draft: inout MergeDraft) {
        for place in diff.users {
            guard let line = table[place].retiredLine else { continue }
            let file = table.files[place.file]
            draft.add(RetiredLine.removal(of: line, in: file), to: place.file)
            draft.report(.returned, place, at: table[place].range.lowerBound, table[place].key.readable)
        }
    }
}
