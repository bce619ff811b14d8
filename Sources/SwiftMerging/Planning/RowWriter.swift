// Turns the decided rows of a file into splices and outcomes; insertions and the type's head have
// writers of their own.

import SwiftNotation

struct RowWriter {
    let table: MemberTable
    let plan: FilePlan

    /// What is deleted, in the order of its places: what one leaves depends on those before it.
    private let deleted: [UserMember]
    private let gone: Set<UserMember>
    private let addsImport: Bool

    init(table: MemberTable, plan: FilePlan) {
        self.table = table
        self.plan = plan
        deleted = plan.rows.flatMap { row -> [UserMember] in
            if case .delete = row.action { row.users } else { [] }
        }.sorted { (table[$0].docStart, $0.file) < (table[$1].docStart, $1.file) }
        gone = Set(deleted)
        addsImport = plan.rows.contains { row in
            guard case .insert = row.action, let index = row.fresh else { return false }
            return plan.members[index].key.kind == .import
        }
    }

    func write(into draft: inout MergeDraft) {
        for row in plan.rows {
            switch row.action {
            case .follow(let follows): write(follows, row, into: &draft)
            case .conflict(let place, let detail):
                let key = row.fresh.map { plan.members[$0].key.named(plan.file.typeName) }
                let name = key?.readable ?? ""
                let offset = table[place].range.lowerBound
                draft.report(.conflict, place, at: offset, name, detail)
            case .retire: retire(row, into: &draft)
            case .keep, .insert, .delete, .wait, .spare, .forget: break
            }
            if row.fresh != nil, !row.isBlocked { unretire(row, into: &draft) }
        }
        for place in deleted { delete(place, into: &draft) }
    }

    private func write(_ follows: [Follow], _ row: Row, into draft: inout MergeDraft) {
        guard let index = row.fresh else { return }
        let fresh = plan.members[index]
        let key = fresh.key.named(plan.file.typeName)
        let outer = key.owner.split(separator: ".").last ?? ""
        let name = (fresh.id.isStorageKey ? "\(outer)." : "") + key.readable
        for follow in follows {
            let user = table[follow.user]
            let splices = follow.splices.map { draft.add($0, to: follow.user.file) }
            var place = PlannedPlace.old(user.range.lowerBound)
            if let offset = follow.declaration, let splice = splices.first {
                place = .inserted(splice: splice, offset: offset)
            }
            if fresh.key.kind == .note { continue }
            if let kind = follow.setter, let setter = user.slots.accessors?.setter {
                draft.report(
                    kind, follow.user, at: setter.range.lowerBound, "the setter of \(name)")
            }
            if splices.count > (follow.setter == nil ? 0 : 1) {
                draft.outcomes.append(
                    PlannedOutcome(
                        kind: .followed, file: follow.user.file, place: place, member: name))
            }
            let isTold = follow.changesSignature || !splices.isEmpty && follow.hasStaleBody
            if follow.isEdited, isTold {
                draft.report(.left, follow.user, at: user.range.lowerBound, name)
            } else if follow.hasStaleBody, follow.setter == nil {
                draft.report(.stale, follow.user, at: user.range.lowerBound, name)
            }
            if user.key.name != fresh.key.name, fresh.key.kind != .type {
                draft.formerNames.append(
                    FormerName(.member, old: user.key.name, new: fresh.key.name))
            }
        }
    }

    private func delete(_ place: UserMember, into draft: inout MergeDraft) {
        let member = table[place]
        // The head's writer takes conformances off.
        if member.key.kind == .conformance { return }
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

    /// The whole `#if`, where nothing but members that are deleted stands in it.
    private func branch(around place: UserMember) -> Range<Int>? {
        let member = table[place]
        let file = table.files[place.file]
        guard member.item != Member.inHead else { return nil }
        let item = file.containers[member.container].items[member.item]
        guard item.content == .condition, item.containers.isEmpty else { return nil }
        let isAllDeleted = item.members.allSatisfy { index in
            gone.contains(UserMember(file: place.file, member: index))
        }
        let rest = file.words.words(in: item.range).filter { word in
            !item.members.contains { index in
                let inner = file.members[index]
                return word.start >= inner.docStart && word.end <= inner.end
            }
        }
        let branches = rest.count { file.bytes[$0.start] == UInt8(ascii: "#") }
        guard isAllDeleted, branches == 2, !rest.contains(where: \.isComment) else { return nil }
        return item.range
    }

    private func retire(_ row: Row, into draft: inout MergeDraft) {
        for place in row.users where table[place].retiredLine == nil {
            let member = table[place]
            let file = table.files[place.file]
            let line = RetiredLine.insertion(
                above: member, id: row.bases.first?.id, in: file)
            draft.add(line, to: place.file)
            draft.report(.retired, place, at: member.range.lowerBound, member.key.readable)
        }
    }

    private func unretire(_ row: Row, into draft: inout MergeDraft) {
        for place in row.users {
            guard let line = table[place].retiredLine else { continue }
            let file = table.files[place.file]
            draft.add(RetiredLine.removal(of: line, in: file), to: place.file)
            draft.report(
                .returned, place, at: table[place].range.lowerBound, table[place].key.readable)
        }
    }
}
