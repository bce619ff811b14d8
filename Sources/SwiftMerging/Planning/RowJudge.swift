// Decides, row by row, what the table of the design says; then settles what depends on others: a
// member can only take a key that its bearer leaves.

struct RowJudge {
    let table: MemberTable
    let conformer: Conformer

    func judge(_ plan: inout FilePlan) {
        adoptWhatIsWritten(in: &plan)
        for index in plan.rows.indices {
            plan.rows[index].action = action(of: plan.rows[index], in: plan)
        }
        keepImports(in: &plan)
        bringWhatIsUsed(in: &plan)
        keepWhatIsUsed(in: &plan)
        keepNestedInUse(in: &plan)
        pairConformances(in: &plan)
        var changed = true
        while changed { changed = settle(&plan) }
        keepWhatHolds(in: &plan)
    }

    private func action(of row: Row, in plan: FilePlan) -> Row.Action {
        guard let index = row.fresh else { return leftOver(row) }
        let fresh = plan.members[index]
        if row.users.isEmpty { return missing(row, fresh: fresh, in: plan) }
        if row.isUnchanged || row.bases.isEmpty { return kept(row, fresh: fresh, in: plan) }
        return followed(row, fresh: fresh, in: plan)
    }

    /// New, not there.
    private func missing(_ row: Row, fresh: FreshMember, in plan: FilePlan) -> Row.Action {
        // Heads come with what they hold.
        switch fresh.key.kind {
        case .type, .extension, .note: return .keep
        default: break
        }
        if isImplementedElsewhere(row, fresh, in: plan) { return .keep }
        guard row.bases.isEmpty, !row.isUnchanged else {
            return fresh.isRequired ? .insert(.restored) : .keep
        }
        return plan.isRecorded || isWanted(fresh, in: plan) ? .insert(.added) : .keep
    }

    /// Whether a member is put into a file that no record speaks of. Helpers are not: nobody can tell
    /// whether the developer has taken them out, and the file is written without them.
    private func isWanted(_ fresh: FreshMember, in plan: FilePlan) -> Bool {
        if fresh.isRequired { return true }
        return !fresh.id.isHelper && !plan.hasRequired(of: fresh.id)
    }

    /// There, and new or as the flow was before: it stays as it is, if the protocol can be satisfied by it.
    private func kept(_ row: Row, fresh: FreshMember, in plan: FilePlan) -> Row.Action {
        let requirement = requirement(fresh, in: plan)
        for place in row.users {
            guard let detail = refusal(of: place, requirement) else { continue }
            // It may be an overload of what is meant.
            let isOverload = (row.users + row.occupants).contains { other in
                other != place && table.covers(other, place)
                    && refusal(of: other, requirement) == nil
            }
            if !isOverload { return .conflict(place, detail) }
        }
        if let place = row.users.first, let detail = missingBuild(requirement, in: plan) {
            return .conflict(place, detail)
        }
        return .keep
    }

    private func followed(_ row: Row, fresh: FreshMember, in plan: FilePlan) -> Row.Action {
        if fresh.key.kind == .conformance { return .keep }
        var follows: [Follow] = []
        for place in row.users {
            let user = table[place]
            var following = Following(
                user: user, file: table.files[place.file], bases: row.bases, fresh: fresh,
                freshFile: plan.parsed)
            do throws(ElementConflict) {
                let follow = try following.changes(of: place)
                let requirement = requirement(fresh, in: plan)
                if let detail = requirement.refusal(of: following.result)
                    ?? missingBuild(requirement, in: plan)
                {
                    return .conflict(place, detail)
                }
                if follow.splices.isEmpty, !follow.changesSignature {
                    if follow.hasStaleBody { follows.append(follow) }
                    continue
                }
                let isForeign =
                    user.condition != fresh.member.condition
                    && !row.bases.contains { $0.condition == user.condition }
                if isForeign || row.users.count > 1 {
                    throw ElementConflict(
                        "#if", base: nil, yours: user.condition, flow: fresh.member.condition)
                }
                follows.append(follow)
            } catch {
                return .conflict(place, error.detail)
            }
        }
        return follows.isEmpty ? .keep : .follow(follows)
    }

    /// No longer in the flow.
    private func leftOver(_ row: Row) -> Row.Action {
        guard let place = row.users.first else { return .forget }
        let user = table[place]
        let isUntouched = row.bases.contains { line in
            line.elements.whole == user.elements.whole
                && line.elements.hasComments(of: user.elements)
        }
        switch user.key.kind {
        case .type: return isUntouched && !user.key.owner.isEmpty ? .delete : .forget
        case .conformance: return .delete
        case .extension: return isUntouched ? .delete : .forget
        case .note: return isUntouched ? .delete : .forget
        case .import: return isUntouched && user.condition.isEmpty ? .delete : .forget
        default: break
        }
        let isPlain =
            row.bases.contains { $0.condition == user.condition } && row.users.count == 1
            && !user.isShared
            && !user.hasTrailingComment && !user.hasCommentBelowDoc && user.retiredLine == nil
        if isUntouched, isPlain { return .delete }
        let wasRetired = row.bases.contains { $0.isRetired }
        // The developer took the line off: the member is theirs now.
        if wasRetired, row.users.allSatisfy({ table[$0].retiredLine == nil }) { return .forget }
        return .retire
    }

    /// Holds back what needs a key that is not left; true if anything was.
    private func settle(_ plan: inout FilePlan) -> Bool {
        let leaving = Set(plan.rows.filter(\.isLeaving).flatMap(\.users))
        for index in plan.rows.indices {
            let row = plan.rows[index]
            guard let fresh = row.fresh, !row.isBlocked else { continue }
            if let conflict = overload(row, fresh: plan.members[fresh], in: plan) {
                plan.rows[index].action = conflict
                return true
            }
            guard needsKey(row) else { continue }
            guard let other = row.occupants.first(where: { !leaving.contains($0) }) else {
                continue
            }
            if case .insert = row.action {
                plan.rows[index].action = .wait
            } else {
                let file = table.files[other.file]
                plan.rows[index].action = .conflict(
                    other,
                    .conflict(
                        element: "name", base: row.bases.first?.key.fullName,
                        yours: file.text(table[other].name),
                        flow: plan.members[fresh].key.fullName))
            }
            return true
        }
        return false
    }

    /// The developer has an overload that is declared already as the member would be.
    private func overload(_ row: Row, fresh: FreshMember, in plan: FilePlan) -> Row.Action? {
        guard case .follow(let follows) = row.action, !row.isFoundByFormerKey,
            let user = follows.first(where: \.changesSignature)?.user
        else { return nil }
        let flows = Set(plan.rows.flatMap(\.users))
        let other = row.occupants.first { place in
            !flows.contains(place) && table[place].condition == table[user].condition
                && table[place].types == fresh.member.types
        }
        guard let other else { return nil }
        let file = table.files[user.file]
        return .conflict(
            other,
            .conflict(
                element: "declaration", base: nil, yours: file.signature(of: table[user]),
                flow: plan.parsed.signature(of: fresh.member)))
    }

    private func needsKey(_ row: Row) -> Bool {
        switch row.action {
        case .insert: true
        case .follow: row.isFoundByFormerKey
        case .keep: row.isFoundByFormerKey
        default: false
        }
    }
}

extension ParsedFile {
    /// A declaration without its body.
    fileprivate func signature(of member: Member) -> String {
        let end = member.slots.body.isEmpty ? member.range.upperBound : member.slots.body.lowerBound
        return words.text(member.range.lowerBound..<end)
    }
}
