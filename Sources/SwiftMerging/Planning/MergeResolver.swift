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
        refuseUnclearConformances(in: &plan)
        var changed = true
        while changed { changed = settle(&plan) }
        keepWhatHolds(in: &plan)
    }

    private func action(of diff: MemberDiff, in plan: FileMerge) -> MemberDiff.Action {
        guard let index = diff.generated else { return leftOver(diff, in: plan) }
        let generated = plan.members[index]
        if diff.users.isEmpty { return missing(diff, generated: generated, in: plan) }
        if diff.isUnchanged || diff.bases.isEmpty {
            return kept(diff, generated: generated, in: plan)
        }
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
        guard diff.bases.isEmpty, !diff.isUnchanged else {
            return generated.isRequired ? .insert(.restored) : .keep
        }
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

    /// There, and new or as the flow was before: it stays as it is. One that flowgen has not written has to be what the
    /// flow says: a caller that the protocol sends there would miss it else.
    private func kept(_ diff: MemberDiff, generated: GeneratedMember, in plan: FileMerge) -> MemberDiff.Action {
        guard plan.isRecorded, diff.bases.isEmpty, !diff.isUnchanged, generated.isRequired,
            let types = generated.member.types, let place = diff.users.first
        else { return .keep }
        let isThere = diff.users.contains { table[$0].types.map { $0 == types } ?? true }
        if isThere { return .keep }
        return .conflict(
            place,
            .conflict(
                element: "the declaration", base: nil, yours: table[place].elements.head, flow: generated.elements.head)
        )
    }

    private func followed(_ diff: MemberDiff, generated: GeneratedMember, in plan: FileMerge)
        -> MemberDiff.Action
    {
        if generated.key.kind == .conformance {
            return attributesFollowed(diff, generated: generated, in: plan)
        }
        var edits: [MemberEdit] = []
        for place in diff.users {
            let user = table[place]
            var update = MemberUpdate(
                user: user, file: table.files[place.file], bases: diff.bases, generated: generated,
                generatedFile: plan.parsed)
            do throws(PartConflict) {
                let edit = try update.changes(of: place)
                if edit.splices.isEmpty, !edit.changesSignature {
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

    /// The attributes before a conformance: where they are as flowgen wrote them, they follow.
    private func attributesFollowed(
        _ diff: MemberDiff, generated: GeneratedMember, in plan: FileMerge
    ) -> MemberDiff.Action {
        let new = Array(plan.parsed.bytes[generated.member.range])
        let edits = diff.users.compactMap { place -> MemberEdit? in
            let (user, whole) = (table[place], generated.member.elements.whole)
            guard user.elements.whole != whole, diff.bases.contains(where: { $0.elements.whole == user.elements.whole })
            else { return nil }
            let splice = Splice(range: user.range, text: new)
            return MemberEdit(user: place, splices: [splice], changesSignature: true)
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
        for index in plan.diffs.indices {
            let diff = plan.diffs[index]
            guard let generated = diff.generated, !diff.isBlocked else { continue }
            if let conflict = overload(diff, generated: plan.members[generated], in: plan) {
                plan.diffs[index].action = conflict
                return true
            }
            guard needsKey(diff) else { continue }
            guard let other = diff.occupants.first(where: { !leaving.contains($0) }) else {
                continue
            }
            if case .insert = diff.action {
                plan.diffs[index].action = .wait
            } else {
                let file = table.files[other.file]
                plan.diffs[index].action = .conflict(
                    other,
                    .conflict(
                        element: "name", base: diff.bases.first?.key.fullName, yours: file.text(table[other].name),
                        flow: plan.members[generated].key.fullName))
            }
            return true
        }
        return false
    }

    /// The user has an overload that is declared already as the member would be.
    private func overload(_ diff: MemberDiff, generated: GeneratedMember, in plan: FileMerge) -> MemberDiff.Action? {
        guard case .update(let edits) = diff.action, !diff.isFoundByFormerKey,
            let user = edits.first(where: \.changesSignature)?.user
        else { return nil }
        let flows = Set(plan.diffs.flatMap(\.users))
        let key = generated.key.named(plan.typeName)
        let other = table.named(key.name).first { place in
            !flows.contains(place) && table[place].key == key && table[place].condition == table[user].condition
                && table[place].types == generated.member.types
        }
        guard let other else { return nil }
        return .conflict(
            other,
            .conflict(
                element: "the declaration", base: nil, yours: table[user].elements.head, flow: generated.elements.head))
    }

    private func needsKey(_ diff: MemberDiff) -> Bool {
        switch diff.action {
        case .insert: true
        case .update: diff.isFoundByFormerKey
        case .keep: diff.isFoundByFormerKey
        default: false
        }
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
        for index in plan.diffs.indices {
            guard case .delete = plan.diffs[index].action, let place = plan.diffs[index].users.first,
                let id = plan.diffs[index].bases.first?.id
            else { continue }
            let name = table[place].key.name
            let isUsed = (byID[id] ?? []).contains { other in
                other.users.contains { user in
                    let isOwn = !other.bases.contains {
                        $0.elements.body == table[user].elements.body
                    }
                    // A member of the same name does not use the other by being declared.
                    let member = table[user]
                    let range = member.key.name == name ? member.ranges.body : member.range
                    return user != place && isOwn
                        && table.files[user.file].uses(name, in: range)
                }
            }
            if isUsed { plan.diffs[index].action = .keepInUse }
        }
    }

    /// A helper that what is put in uses, and that appears nowhere, is put in too: without it, nothing builds.
    func bringWhatIsUsed(in plan: inout FileMerge) {
        var open = plan.diffs.filter { $0.takesGeneratedText }.compactMap(\.generated)
        if open.isEmpty { return }
        var absent: [String: [Int]] = [:]
        for index in plan.diffs.indices {
            guard let generated = plan.diffs[index].generated, case .keep = plan.diffs[index].action,
                isAbsentHelper(plan.diffs[index], plan.members[generated], in: plan)
            else { continue }
            absent[plan.members[generated].key.name, default: []].append(index)
        }
        while let user = open.popLast(), !absent.isEmpty {
            for name in plan.parsed.names(in: plan.members[user].member.range) {
                for index in absent.removeValue(forKey: name) ?? [] {
                    let isNew = plan.diffs[index].bases.isEmpty
                    plan.diffs[index].action = .insert(isNew ? .added : .restored)
                    if let generated = plan.diffs[index].generated { open.append(generated) }
                }
            }
        }
    }

    /// Whether a helper is nowhere in the type, whatever its labels are. Of stored properties, only one with a
    /// value of its own is such a helper: `init` would have to set others.
    private func isAbsentHelper(_ diff: MemberDiff, _ generated: GeneratedMember, in plan: FileMerge) -> Bool {
        guard diff.users.isEmpty, [.func, .var].contains(generated.key.kind),
            !generated.member.needsTypeBody || plan.parsed.hasValue(generated.member)
        else { return false }
        let key = generated.key.named(plan.typeName)
        return !table.named(key.name).contains { place in
            table[place].key.owner == key.owner && (place.file == plan.own || !table[place].isPrivate)
        }
    }
}

extension MemberDiff {
    /// Whether the generated text of the member is written, or most of it.
    fileprivate var takesGeneratedText: Bool {
        switch action {
        case .insert: true
        case .update(let edits): edits.contains { !$0.isEdited && !$0.splices.isEmpty }
        default: false
        }
    }
}

extension ParsedFile {
    /// Whether a property is declared with a value.
    fileprivate func hasValue(_ member: Member) -> Bool {
        tokens.tokens(in: member.range).contains { text($0.start..<$0.end) == "=" }
    }

    /// The tokens in a range, each once.
    fileprivate func names(in range: Range<Int>) -> Set<String> {
        Set(tokens.tokens(in: range).filter { !$0.isComment }.map { text($0.start..<$0.end) })
    }
}

// Extensions: a conformance that the user has put on one is renamed there, and an extension stays around members that
// stay.

extension MergeResolver {
    /// A conformance is updated where the user has it when the protocol is renamed, with the attributes before it.
    func pairConformances(in plan: inout FileMerge) {
        func isConformance(_ diff: MemberDiff) -> Bool {
            diff.generated.map { plan.members[$0].key.kind == .conformance } ?? false
        }
        let inserted = plan.diffs.indices.filter { index in
            guard case .insert = plan.diffs[index].action else { return false }
            return isConformance(plan.diffs[index])
        }
        let deleted = plan.diffs.indices.filter { index in
            guard case .delete = plan.diffs[index].action else { return false }
            return plan.diffs[index].users.contains { table[$0].key.kind == .conformance }
        }
        guard inserted.count == 1, deleted.count == 1, plan.diffs[deleted[0]].users.count == 1,
            let generated = plan.diffs[inserted[0]].generated
        else { return }
        let place = plan.diffs[deleted[0]].users[0]
        let member = plan.members[generated]
        guard member.isRequired else { return }
        // An extension that flowgen writes for a delegate is another one.
        let isOwnExtension = plan.parsed.containers[member.member.container].isExtension
        guard member.key.owner == table[place].key.neutral(plan.typeName).owner,
            !table.files[place.file].text(table[place].range).contains("unchecked"),
            !isOwnExtension || plan.file.typeName == nil
        else { return }
        let name = Array(plan.members[generated].key.name.utf8)
        plan.diffs[inserted[0]].action = .update([
            MemberEdit(user: place, splices: [Splice(range: table[place].name, text: name)], changesSignature: true)
        ])
        plan.diffs[deleted[0]].action = .disown
    }

    /// A conformance that goes from a composition, or from a list with comments, is the developer's to take out.
    func refuseUnclearConformances(in plan: inout FileMerge) {
        for index in plan.diffs.indices {
            guard case .delete = plan.diffs[index].action,
                let place = plan.diffs[index].users.first(where: { isUnclearConformance($0) })
            else { continue }
            let yours = table.files[place.file].text(table[place].range)
            let name = plan.diffs[index].bases.first?.key.name
            plan.diffs[index].action = .conflict(
                place, .conflict(element: "the conformance", base: name, yours: yours, flow: ""))
        }
    }

    private func isUnclearConformance(_ place: UserMember) -> Bool {
        let file = table.files[place.file]
        let container = file.containers[table[place].container]
        guard table[place].key.kind == .conformance, !container.isExtension else { return false }
        let list = container.inheritanceStart..<(container.inherited.last?.range.upperBound ?? 0)
        return file.tokens.hasComment(in: list)
            || container.inherited.contains { $0.range == table[place].range && $0.parts.count > 1 }
    }

    /// An extension that contains something which stays, stays around it.
    func keepWhatHolds(in plan: inout FileMerge) {
        let staying = Set(
            plan.diffs.filter { diff in if case .delete = diff.action { false } else { true } }.flatMap(\.users))
        for index in plan.diffs.indices {
            guard case .delete = plan.diffs[index].action else { continue }
            let holds = plan.diffs[index].users.contains { place in
                guard table[place].key.kind == .extension else { return false }
                return table.files[place.file].members(in: table[place].range).contains {
                    let member = UserMember(file: place.file, member: $0)
                    return member != place && staying.contains(member)
                }
            }
            if holds { plan.diffs[index].action = .disown }
        }
    }
}
