// Turns the decisions about a file into splices and outcomes. Insertions and the heads of types have their own writers.

import SwiftNotation

struct EditWriter {
    let table: MemberTable
    let plan: FileMerge

    func write(into draft: inout MergeDraft) {
        let deleted = plan.diffs.flatMap { diff -> [UserMember] in
            if case .delete = diff.action { diff.users } else { [] }
        }
        let gone = Dictionary(grouping: deleted, by: \.file).mapValues { places in
            OffsetRanges(places.compactMap { Deletion.lines(of: table[$0], in: table.files[$0.file]) })
        }
        for diff in plan.diffs {
            switch diff.action {
            case .update(let edits): write(edits, diff, into: &draft)
            case .conflict(let place, let detail):
                let key = diff.generated.map { plan.members[$0].key.named(plan.file.typeName) }
                let name = key?.readable ?? table[place].key.name
                let offset = table[place].range.lowerBound
                draft.report(.conflict, place, at: offset, name, detail)
            case .retire: retire(diff, into: &draft)
            case .delete:
                for place in diff.users { delete(place, in: gone[place.file] ?? OffsetRanges(), into: &draft) }
            case .keep, .insert, .wait, .keepInUse, .disown: break
            }
            if diff.generated != nil, !diff.isBlocked { unretire(diff, into: &draft) }
        }
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

    private func delete(_ place: UserMember, in gone: OffsetRanges, into draft: inout MergeDraft) {
        let member = table[place]
        if member.key.kind == .conformance {
            // The head's writer takes conformances off.
            return
        }
        let range = Deletion(file: table.files[place.file], gone: gone).range(of: member)
        draft.add(Splice(range: range, text: []), to: place.file)
        if member.key.kind == .extension { return }
        draft.report(.removed, place, at: range.upperBound, member.key.readable)
        if [.func, .var].contains(member.key.kind) {
            draft.formerNames.append(FormerName(.member, old: member.key.name, new: ""))
        }
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
