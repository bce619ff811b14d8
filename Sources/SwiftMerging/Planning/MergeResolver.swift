// Decides what happens to each member: first by itself, from what flowgen wrote last, what the flow generates now and
// what the user has; then what depends on other members, since a member can only take a key that is free.

struct MergeResolver {
    let table: MemberTable

    func judge(_ plan: inout FileMerge) {
        for index in plan.diffs.indices {
            plan.diffs[index].action = action(of: plan.diffs[index], in: plan)
        }
        bringWhatIsUsed(in: &plan)
        keepWhatIsUsed(in: &plan)
        pairConformances(in: &plan)
        var changed = true
        while changed { changed = settle(&plan) }
        keepWhatHolds(in: &plan)
    }

    private func action(of diff: MemberDiff, in plan: FileMerge) -> MemberDiff.Action {
        guard let index = diff.generated else { return leftOver(diff, in: plan) }
        let generated = plan.members[index]
        if diff.users.isEmpty { return missing(diff, generated: generated, in: plan) }
        if diff.bases.isEmpty { return kept(diff, generated: generated, in: plan) }
        // The same module may be imported differently in each branch of an `#if`.
        let isWritten = diff.bases.contains { $0.elements.whole == generated.elements.whole }
        if generated.key.kind == .import, isWritten { return .keep }
        return followed(diff, generated: generated, in: plan)
    }

    /// New, not there.
    private func missing(_ diff: MemberDiff, generated: GeneratedMember, in plan: FileMerge) -> MemberDiff.Action {
        // Heads come with what they contain.
        switch generated.key.kind {
        case .type, .extension: return .keep
        default: break
        }
        if isImplementedElsewhere(generated, in: plan) { return .keep }
        guard diff.bases.isEmpty else { return generated.isRequired ? .insert(.restored) : .keep }
        return plan.isRecorded || isWanted(generated, in: plan) ? .insert(.added) : .keep
    }

    /// Whether a member is put into a file without a state file. Helpers are not: nobody can tell whether the user has
    /// taken them out, and the file is written without them. Nor is what uses a stored property that the class does not
    /// have: a hand-written wrapper keeps its status somewhere else.
    private func isWanted(_ generated: GeneratedMember, in plan: FileMerge) -> Bool {
        if generated.isRequired { return true }
        if generated.id.isHelper || plan.hasRequired(of: generated.id) { return false }
        let used = plan.parsed.names(in: generated.member.range)
        return !plan.diffs.contains { diff in
            guard let index = diff.generated, diff.users.isEmpty else { return false }
            let other = plan.members[index]
            return other.id.isHelper && other.key.kind == .var && other.member.needsTypeBody
                && used.contains(other.key.name)
        }
    }

    /// There, and new: it stays as it is, but has to be what the flow says; a caller that the protocol sends there would
    /// miss it else.
    private func kept(_ diff: MemberDiff, generated: GeneratedMember, in plan: FileMerge) -> MemberDiff.Action {
        guard plan.isRecorded, generated.isRequired, let types = generated.member.types, let place = diff.users.first
        else { return .keep }
        if diff.users.contains(where: { table[$0].types.map { $0 == types } ?? true }) { return .keep }
        return .conflict(
            place,
            .conflict(
                element: "the declaration", base: nil, yours: table[place].elements.head, flow: generated.elements.head)
        )
    }

    private func followed(_ diff: MemberDiff, generated: GeneratedMember, in plan: FileMerge)
        -> MemberDiff.Action
    {
        var edits: [MemberEdit] = []
        for place in diff.users {
            let user = table[place]
            var update = MemberUpdate(
                user: user, file: table.files[place.file], bases: diff.bases, generated: generated,
                generatedFile: plan.parsed)
            do throws(PartConflict) {
                let edit = try update.changes(of: place)
                if edit.edits.isEmpty, !edit.changesSignature {
                    if edit.hasStaleBody { edits.append(edit) }
                    continue
                }
                // A line below `#endif` makes the file's condition that of its members.
                let isForeign =
                    user.condition != generated.member.condition
                    && !diff.bases.contains { $0.condition == user.condition }
                    && table.files[place.file].condition(user.condition)
                        != plan.parsed.condition(generated.member.condition)
                if isForeign || diff.users.count > 1 {
                    throw PartConflict("#if", base: nil, yours: user.condition, flow: generated.member.condition)
                }
                edits.append(edit)
            } catch {
                return .conflict(place, error.detail)
            }
        }
        return edits.isEmpty ? .keep : .update(edits)
    }

    /// No longer in the flow. Beside hand-written code, which may need them, imports, types, keys of what is stored and
    /// `NSObject` stay: they do no harm.
    private func leftOver(_ diff: MemberDiff, in plan: FileMerge) -> MemberDiff.Action {
        guard let place = diff.users.first else { return .disown }
        let user = table[place]
        let isHarmless =
            [.import, .type].contains(user.key.kind) || user.key.name == "NSObject"
            || diff.bases.contains { $0.id.isStorageKey }
        if isHarmless, !plan.isUntouched { return .disown }
        let isUntouched = diff.bases.contains { line in
            [user.elements.whole, user.wholeAsSkeleton].contains(line.elements.whole)
                && line.elements.hasComments(of: user.elements)
        }
        switch user.key.kind {
        case .type: return isUntouched && !user.key.owner.isEmpty ? .delete : .disown
        case .conformance: return .delete
        case .extension: return isUntouched ? .delete : .disown
        case .import: return isUntouched && user.condition.isEmpty ? .delete : .disown
        default: break
        }
        let isPlain =
            diff.bases.contains { $0.condition == user.condition } && diff.users.count == 1 && !user.isShared
            && !user.hasTrailingComment && !user.hasCommentBelowDoc && user.retiredLine == nil
        if isUntouched, isPlain { return .delete }
        let wasRetired = diff.bases.contains { $0.isRetired }
        // The user took the line off: the member is theirs now.
        if wasRetired, diff.users.allSatisfy({ table[$0].retiredLine == nil }) { return .disown }
        return .retire
    }

    /// Holds back what needs a key that is not left; true if anything was.
    private func settle(_ plan: inout FileMerge) -> Bool {
        let leaving = Set(plan.diffs.filter(\.isLeaving).flatMap(\.users))
        for index in plan.diffs.indices where plan.diffs[index].needsKey {
            let diff = plan.diffs[index]
            guard let generated = diff.generated, let other = diff.occupants.first(where: { !leaving.contains($0) })
            else { continue }
            if case .insert = diff.action {
                plan.diffs[index].action = .wait
            } else {
                let yours = table.files[other.file].text(table[other].name)
                let base = diff.bases.first?.key.fullName
                let flow = plan.members[generated].key.fullName
                plan.diffs[index].action = .conflict(
                    other, .conflict(element: "name", base: base, yours: yours, flow: flow))
            }
            return true
        }
        return false
    }
}

extension MergeResolver {
    /// Whether an extension of the protocol implements a member, so that the type need not.
    func isImplementedElsewhere(_ generated: GeneratedMember, in plan: FileMerge) -> Bool {
        guard generated.isRequired, [.func, .var, .subscript].contains(generated.key.kind),
            generated.key.owner == MemberKey.mainOwner, let owner = plan.file.demandedConformance
        else { return false }
        var key = generated.key
        key.owner = owner
        return table.named(key.name).contains { table[$0].key == key && !table[$0].isPrivate }
    }
}

// What members need of each other: a stub is inserted with the helpers that it calls, and a member that the user's code
// still uses stays.

extension MergeResolver {
    /// What the flow no longer has, but an edited member of the same id still uses, such as its task, stays until the
    /// user has adapted that member.
    func keepWhatIsUsed(in plan: inout FileMerge) {
        let byID = Dictionary(grouping: plan.diffs) { diff in
            diff.bases.first?.id ?? diff.generated.map { plan.members[$0].id }
        }
        for index in plan.diffs.indices where plan.diffs[index].isDeleted {
            guard let place = plan.diffs[index].users.first, let id = plan.diffs[index].bases.first?.id else {
                continue
            }
            let name = table[place].key.name
            let isUsed = (byID[id] ?? []).contains { other in
                other.users.contains { user in
                    let member = table[user]
                    // A member of the same name does not use the other by being declared.
                    let range = member.key.name == name ? member.ranges.body : member.range
                    return user != place && !other.bases.contains { $0.elements.body == member.elements.body }
                        && table.files[user.file].uses(name, in: range)
                }
            }
            if isUsed { plan.diffs[index].action = .keepInUse }
        }
    }

    /// A helper that what is put in uses, and that appears nowhere, is put in too: without it, nothing builds.
    func bringWhatIsUsed(in plan: inout FileMerge) {
        var used: Set<String> = []
        for diff in plan.diffs where diff.takesGeneratedText {
            if let index = diff.generated { used.formUnion(plan.parsed.names(in: plan.members[index].member.range)) }
        }
        var isComplete = used.isEmpty
        while !isComplete {
            isComplete = true
            for index in plan.diffs.indices {
                guard let generated = plan.diffs[index].generated.map({ plan.members[$0] }),
                    used.contains(generated.key.name), case .keep = plan.diffs[index].action,
                    isAbsentHelper(plan.diffs[index], generated, in: plan)
                else { continue }
                plan.diffs[index].action = .insert(plan.diffs[index].bases.isEmpty ? .added : .restored)
                used.formUnion(plan.parsed.names(in: generated.member.range))
                isComplete = false
            }
        }
    }

    /// Whether a helper is nowhere in the type, whatever its labels are. Of stored properties, only one with a
    /// value of its own is such a helper: `init` would have to set others.
    private func isAbsentHelper(_ diff: MemberDiff, _ generated: GeneratedMember, in plan: FileMerge) -> Bool {
        guard diff.users.isEmpty, [.func, .var].contains(generated.key.kind),
            !generated.member.needsTypeBody || plan.parsed.names(in: generated.member.range).contains("=")
        else { return false }
        let key = generated.key.named(plan.typeName)
        return !table.named(key.name).contains { place in
            table[place].key.owner == key.owner && (place.file == plan.own || !table[place].isPrivate)
        }
    }
}

extension ParsedFile {
    /// The tokens in a range, each once.
    fileprivate func names(in range: Range<Int>) -> Set<String> {
        Set(tokens.tokens(in: range).filter { !$0.isComment }.map { text($0.start..<$0.end) })
    }
}

// Extensions: a conformance that the user has put on one is renamed there, and an extension stays around members that
// stay.

extension MergeResolver {
    /// A conformance is updated where the user has it when the protocol is renamed, with the attributes before it. One
    /// that goes from a composition, or from a list with comments, is the developer's to take out.
    func pairConformances(in plan: inout FileMerge) {
        let added = plan.diffs.indices.filter { index in
            guard case .insert = plan.diffs[index].action, let generated = plan.diffs[index].generated else {
                return false
            }
            return plan.members[generated].key.kind == .conformance && plan.members[generated].isRequired
        }
        let gone = plan.diffs.indices.filter { index in
            plan.diffs[index].isDeleted && plan.diffs[index].users.contains { table[$0].key.kind == .conformance }
        }
        if added.count == 1, gone.count == 1, plan.diffs[gone[0]].users.count == 1,
            let generated = plan.diffs[added[0]].generated.map({ plan.members[$0] }),
            generated.key.owner == plan.diffs[gone[0]].bases.first?.key.owner
        {
            let place = plan.diffs[gone[0]].users[0]
            let edit = Edit(range: table[place].name, text: Array(generated.key.name.utf8))
            plan.diffs[added[0]].action = .update([MemberEdit(user: place, edits: [edit], changesSignature: true)])
            plan.diffs[gone[0]].action = .disown
            return
        }
        for index in gone {
            guard let place = plan.diffs[index].users.first(where: isUnclear) else { continue }
            let yours = table.files[place.file].text(table[place].range)
            let base = plan.diffs[index].bases.first?.key.name
            plan.diffs[index].action = .conflict(
                place, .conflict(element: "the conformance", base: base, yours: yours, flow: ""))
        }
    }

    private func isUnclear(_ place: UserMember) -> Bool {
        let file = table.files[place.file]
        let container = file.containers[table[place].container]
        guard table[place].key.kind == .conformance, !container.isExtension else { return false }
        return file.tokens.hasComment(in: container.inheritanceRange)
            || container.inherited.contains { $0.range == table[place].range && $0.parts.count > 1 }
    }

    /// An extension that contains something which stays, stays around it.
    func keepWhatHolds(in plan: inout FileMerge) {
        let staying = Set(plan.diffs.filter { !$0.isDeleted }.flatMap(\.users))
        for index in plan.diffs.indices where plan.diffs[index].isDeleted {
            let holds = plan.diffs[index].users.contains { place in
                table[place].key.kind == .extension
                    && table.files[place.file].members(in: table[place].range).contains {
                        let member = UserMember(file: place.file, member: $0)
                        return member != place && staying.contains(member)
                    }
            }
            if holds { plan.diffs[index].action = .disown }
        }
    }
}
