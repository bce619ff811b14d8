// Decides what happens to each member: first by itself, from what flowgen wrote last, what the flow generates now and
// what the user has; then what depends on other members, since a member can only take a key that is free.

extension FileMerge {
    mutating func judge() {
        for index in diffs.indices { diffs[index].action = action(of: diffs[index]) }
        bringHelpers()
        pairConformances()
        var changed = true
        while changed { changed = settle() }
        keepWhatHolds()
    }

    private func action(of diff: MemberDiff) -> MemberDiff.Action {
        guard let index = diff.generated else { return leftOver(diff) }
        let generated = members[index]
        if diff.users.isEmpty { return missing(diff, generated: generated) }
        if diff.bases.isEmpty { return kept(diff, generated: generated) }
        // The same module may be imported differently in each branch of an `#if`.
        let isWritten = diff.bases.contains { $0.elements.whole == generated.elements.whole }
        if generated.key.kind == .import, isWritten { return .keep }
        return followed(diff, generated: generated)
    }

    /// New, not there. What flowgen has written before is in another file, or the user has deleted it: what the protocol
    /// requires comes again. Without a state file, nobody can tell which helpers the user has taken out.
    private func missing(_ diff: MemberDiff, generated: GeneratedMember) -> MemberDiff.Action {
        // Heads come with what they contain.
        if [.type, .extension].contains(generated.key.kind) { return .keep }
        if diff.bases.isEmpty, !isTypeApart || generated.key.owner != MemberKey.mainOwner {
            if membersBeside.contains(generated.key.fullName) { return .apart }
            return isRecorded || generated.id.kind != .helper ? .insert : .keep
        }
        if generated.isRequired, !isTypeApart, !namesBeside.contains(generated.key.name) { return .insert }
        let isSame = diff.bases.contains { $0.key == generated.key && $0.elements.head == generated.elements.head }
        return generated.isRequired && !isSame ? .apart : .keep
    }

    /// Helpers come with what uses them: a class that was written by hand has none. Of stored properties, only one with a
    /// value comes: `init` would have to set others.
    private mutating func bringHelpers() {
        var open = diffs.filter(\.isInserted).compactMap(\.generated)
        while let user = open.popLast() {
            let used = parsed.names(in: members[user].member.range)
            for index in members.indices where diffs[index].users.isEmpty && !diffs[index].isInserted {
                // What the protocol requires comes by itself; `get` may be such a method, and is in each accessor.
                if members[index].isRequired || membersBeside.contains(members[index].key.fullName) { continue }
                let (key, member) = (members[index].key.named(typeName), members[index].member)
                let isTaken = table.file.members.contains { $0.key.name == key.name && $0.key.owner == key.owner }
                guard [.func, .var].contains(key.kind), used.contains(key.name), !isTaken,
                    !member.needsTypeBody || parsed.names(in: member.range).contains("=")
                else { continue }
                diffs[index].action = .insert
                open.append(index)
            }
        }
    }

    /// There, and new: it stays as it is, but has to be what the flow says; a caller that the protocol sends there would
    /// miss it else.
    private func kept(_ diff: MemberDiff, generated: GeneratedMember) -> MemberDiff.Action {
        guard isRecorded, generated.isRequired, let types = generated.member.types, let place = diff.users.first
        else { return .keep }
        if diff.users.contains(where: { table[$0].types.map { $0 == types } ?? true }) { return .keep }
        return .conflict(
            place,
            .conflict(
                element: "the declaration", base: nil, yours: table[place].elements.head, flow: generated.elements.head)
        )
    }

    private func followed(_ diff: MemberDiff, generated: GeneratedMember) -> MemberDiff.Action {
        var edits: [MemberEdit] = []
        for place in diff.users {
            let user = table[place]
            var update = MemberUpdate(
                user: user, file: table.file, bases: diff.bases, generated: generated, generatedFile: parsed)
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
                    && table.file.condition(user.condition) != parsed.condition(generated.member.condition)
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
    private func leftOver(_ diff: MemberDiff) -> MemberDiff.Action {
        guard let place = diff.users.first else { return .disown }
        let user = table[place]
        let isHarmless =
            [.import, .type].contains(user.key.kind) || user.key.name == "NSObject"
            || diff.bases.contains { $0.id.kind == .storageKey }
        if isHarmless, !isUntouched { return .disown }
        let isAsWritten = diff.bases.contains { line in
            [user.elements.whole, user.wholeAsSkeleton].contains(line.elements.whole)
                && line.elements.doc == user.elements.doc
        }
        switch user.key.kind {
        case .type: return isAsWritten && !user.key.owner.isEmpty ? .delete : .disown
        case .conformance: return .delete
        case .extension: return isAsWritten ? .delete : .disown
        case .import: return isAsWritten && user.condition.isEmpty ? .delete : .disown
        default: break
        }
        let isPlain =
            diff.bases.contains { $0.condition == user.condition } && diff.users.count == 1
            && !user.hasTrailingComment && user.retiredLine == nil
        if isAsWritten, isPlain { return .delete }
        let wasRetired = diff.bases.contains { $0.isRetired }
        // The user took the line off: the member is theirs now.
        if wasRetired, diff.users.allSatisfy({ table[$0].retiredLine == nil }) { return .disown }
        return .retire
    }

    /// Holds back what needs a key that is not left; true if anything was.
    private mutating func settle() -> Bool {
        let leaving = Set(diffs.filter(\.isLeaving).flatMap(\.users))
        for index in diffs.indices where diffs[index].needsKey {
            let diff = diffs[index]
            guard let generated = diff.generated else { continue }
            let name = members[generated].key.fullName
            if let place = taken(diff, name) {
                diffs[index].action = .conflict(place, .name(old: table[place].key.fullName, new: name))
                return true
            }
            guard let other = diff.occupants.first(where: { !leaving.contains($0) }) else { continue }
            if case .insert = diff.action {
                diffs[index].action = .wait
            } else {
                let base = diff.bases.first?.key.fullName
                diffs[index].action = .conflict(
                    other,
                    .conflict(element: "name", base: base, yours: table.file.text(table[other].name), flow: name))
            }
            return true
        }
        return false
    }

    /// Where a member is that another file of the user's has under its new name; nil if none has.
    private func taken(_ diff: MemberDiff, _ name: String) -> Int? {
        membersBeside.contains(name) ? diff.users.first { table[$0].key.fullName != name } : nil
    }

    /// A conformance is updated where the user has it when the protocol is renamed, with the attributes before it. One
    /// that goes from a composition, or from a list with comments, is the developer's to take out.
    private mutating func pairConformances() {
        let added = diffs.indices.filter { index in
            guard case .insert = diffs[index].action, let generated = diffs[index].generated else { return false }
            return members[generated].key.kind == .conformance && members[generated].isRequired
        }
        let gone = diffs.indices.filter { index in
            diffs[index].isDeleted && diffs[index].users.contains { table[$0].key.kind == .conformance }
        }
        if added.count == 1, gone.count == 1, diffs[gone[0]].users.count == 1,
            let generated = diffs[added[0]].generated.map({ members[$0] }),
            generated.key.owner == diffs[gone[0]].bases.first?.key.owner
        {
            let place = diffs[gone[0]].users[0]
            let edit = Edit(range: table[place].name, text: Array(generated.key.name.utf8))
            diffs[added[0]].action = .update([MemberEdit(user: place, edits: [edit], changesSignature: true)])
            diffs[gone[0]].action = .disown
            return
        }
        for index in gone {
            guard let place = diffs[index].users.first(where: isUnclear) else { continue }
            let base = diffs[index].bases.first?.key.name
            diffs[index].action = .conflict(
                place,
                .conflict(
                    element: "the conformance", base: base, yours: table.file.text(table[place].range), flow: ""))
        }
    }

    private func isUnclear(_ place: Int) -> Bool {
        let container = table.file.containers[table[place].container]
        guard table[place].key.kind == .conformance, !container.isExtension else { return false }
        return table.file.tokens.hasComment(in: container.inheritanceRange)
            || container.inherited.contains { $0.range == table[place].range && $0.parts.count > 1 }
    }

    /// An extension that contains something which stays, stays around it.
    private mutating func keepWhatHolds() {
        let staying = Set(diffs.filter { !$0.isDeleted }.flatMap(\.users))
        for index in diffs.indices where diffs[index].isDeleted {
            let holds = diffs[index].users.contains { place in
                table[place].key.kind == .extension
                    && table.file.members(in: table[place].range).contains { $0 != place && staying.contains($0) }
            }
            if holds { diffs[index].action = .disown }
        }
    }
}

extension ParsedFile {
    /// The tokens in a range, each once.
    fileprivate func names(in range: Range<Int>) -> Set<String> {
        Set(tokens.tokens(in: range).filter { !$0.isComment }.map { text($0.start..<$0.end) })
    }
}
