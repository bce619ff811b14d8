// Turns the decided rows of a file into splices and outcomes; insertions and the type's head have
// writers of their own.

struct RowWriter {
    let table: MemberTable
    let plan: FilePlan

    func write(into draft: inout MergeDraft) {
        for row in plan.rows {
            switch row.action {
            case .follow(let follows): write(follows, row, into: &draft)
            case .conflict(let place, let detail):
                let name = row.fresh.map { plan.members[$0].key.readable } ?? ""
                let offset = table[place].range.lowerBound
                draft.report(.conflict, place, at: offset, name, detail)
            case .delete: delete(row, into: &draft)
            case .retire: retire(row, into: &draft)
            case .keep, .insert, .wait, .forget: break
            }
            if row.fresh != nil, !row.isBlocked { unretire(row, into: &draft) }
        }
    }

    private func write(_ follows: [Follow], _ row: Row, into draft: inout MergeDraft) {
        guard let index = row.fresh else { return }
        let fresh = plan.members[index]
        let name = fresh.key.kind == .type ? plan.file.typeName ?? fresh.key.name : fresh.key.readable
        for follow in follows {
            let user = table[follow.user]
            for splice in follow.splices { draft.add(splice, to: follow.user.file) }
            draft.report(.followed, follow.user, at: user.range.lowerBound, name)
            if follow.isEdited, follow.changesSignature {
                draft.report(.left, follow.user, at: user.range.lowerBound, name)
            }
            if user.key.name != fresh.key.name, fresh.key.kind != .type {
                draft.formerNames.append(
                    FormerName(kind: "member", old: user.key.name, new: fresh.key.name))
            }
        }
    }

    private func delete(_ row: Row, into draft: inout MergeDraft) {
        for place in row.users {
            let member = table[place]
            // The head's writer takes conformances off.
            if member.key.kind == .conformance { continue }
            let range = Deletion(file: table.files[place.file]).range(of: member)
            draft.add(Splice(range: range, text: []), to: place.file)
            if member.key.kind == .extension { continue }
            draft.report(.removed, place, at: range.upperBound, member.key.readable)
        }
    }

    private func retire(_ row: Row, into draft: inout MergeDraft) {
        for place in row.users where table[place].retiredLine == nil {
            let member = table[place]
            let file = table.files[place.file]
            draft.add(RetiredLine.insertion(above: member, in: file), to: place.file)
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
