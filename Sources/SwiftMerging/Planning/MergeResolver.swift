// Decides what happens to each member: first by itself, from what flowgen wrote last, what the flow generates now and
// what the user has; then what depends on other members, since a member can only take a key that is free.

struct MergeResolver {
    let table: MemberTable

    func judge(_ plan: inout FileMerge) {
        for index in plan.diffs.indices {
            plan.diffs[index].action = action(of: plan.diffs[index], in: plan)
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

    private func action(of diff: MemberDiff, in plan: FileMerge) -> MemberDiff.Action {
        guard let index = diff.generated else { return leftOver(diff) }
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
        case .type, .extension, .note: return .keep
        default: break
        }
        if isImplementedElsewhere(diff, generated, in: plan) { return .keep }
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

    /// No longer in the flow.
    private func leftOver(_ diff: MemberDiff) -> MemberDiff.Action {
        guard let place = diff.users.first else { return .disown }
        let user = table[place]
        let isUntouched = diff.bases.contains { line in
            line.elements.whole == user.elements.whole && line.elements.hasComments(of: user.elements)
        }
        switch user.key.kind {
        case .type: return isUntouched && !user.key.owner.isEmpty ? .delete : .disown
        case .conformance: return .delete
        case .extension: return isUntouched ? .delete : .disown
        case .note: return isUntouched ? .delete : .disown
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

// What the protocol requires and the type does not declare: it may be in a superclass, or in an extension of the
// protocol.

extension MergeResolver {
    /// Whether a default implementation or a superclass satisfies the protocol, so that the type need not.
    func isImplementedElsewhere(_ diff: MemberDiff, _ generated: GeneratedMember, in plan: FileMerge) -> Bool {
        guard generated.isRequired, [.func, .var, .subscript].contains(generated.key.kind),
            generated.key.owner == MemberKey.mainOwner
        else { return false }
        let owner = generated.key.named(plan.typeName).owner
        // A superclass that is out of sight may have what was there before.
        if !diff.bases.isEmpty, !ancestors(of: owner, in: plan).isComplete { return true }
        return isImplemented(generated, excluding: owner, in: plan)
    }

    /// Whether the flow's protocol or a superclass has the member.
    private func isImplemented(_ generated: GeneratedMember, excluding owner: String, in plan: FileMerge) -> Bool {
        var key = generated.key.named(plan.typeName)
        let places = table.named(key.name)
        guard places.contains(where: { table[$0].key.owner != owner }) else { return false }
        let owners = ancestors(of: owner, in: plan).owners
            .union([plan.file.demandedConformance].compactMap(\.self)).subtracting([owner])
        return places.contains { place in
            key.owner = table[place].key.owner
            return owners.contains(key.owner) && table[place].key == key && !table[place].isPrivate
        }
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

    /// A nested type that the flow no longer has, such as the keys of what is stored, stays whole while code that stays
    /// uses it; and so does one of its keys.
    func keepNestedInUse(in plan: inout FileMerge) {
        let going = plan.diffs.filter(\.takesText).flatMap(\.users)
        let leaving = Dictionary(grouping: going, by: \.file).mapValues { OffsetRanges($0.map { table[$0].range }) }
        var tokens: [Int: TokenIndex] = [:]
        let types = going.filter(isType)
        for index in plan.diffs.indices {
            guard case .delete = plan.diffs[index].action, let place = plan.diffs[index].users.first else { continue }
            let key = table[place].key
            let outer = key.owner.split(separator: ".").last.map(String.init) ?? ""
            let file = table.files[place.file]
            var sought: [String]
            var own = table[place].range
            if plan.diffs[index].bases.contains(where: \.isStorageKey) {
                sought = [outer, ".", key.name]
                if let type = types.first(where: { isType($0, around: place) }) {
                    own = table[type].range
                    sought = [outer]
                }
            } else if isType(place) {
                sought = [key.name]
            } else {
                continue
            }
            let uses = tokens[place.file, default: TokenIndex(file)]
            tokens[place.file] = uses
            let leaving = leaving[place.file, default: OffsetRanges()]
            let isUsed = uses.uses(of: sought).contains { use in !own.contains(use) && leaving.range(around: use) == nil
            }
            if isUsed { plan.diffs[index].action = .keepInUse }
        }
    }

    private func isType(_ place: UserMember) -> Bool {
        table[place].key.kind == .type && !table[place].key.owner.isEmpty
    }

    private func isType(_ type: UserMember, around place: UserMember) -> Bool {
        isType(type) && type.file == place.file && type != place
            && table[type].range.contains(table[place].range.lowerBound)
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

    /// Whether a helper is nowhere in the type, whatever its labels are, nor in a class that it inherits from. Of
    /// stored properties, only one with a value of its own is such a helper: `init` would have to set others.
    private func isAbsentHelper(_ diff: MemberDiff, _ generated: GeneratedMember, in plan: FileMerge) -> Bool {
        guard diff.users.isEmpty, [.func, .var].contains(generated.key.kind),
            !generated.member.needsTypeBody || plan.parsed.hasValue(generated.member)
        else { return false }
        let key = generated.key.named(plan.typeName)
        let (owners, isComplete) = ancestors(of: key.owner, in: plan)
        guard isComplete else { return false }
        return !table.named(key.name).contains { place in
            owners.contains(table[place].key.owner) && (place.file == plan.own || !table[place].isPrivate)
        }
    }

    /// A type with those of the folder that it inherits from; incomplete where its superclass is another than the one
    /// that was written, and out of sight.
    func ancestors(of owner: String, in plan: FileMerge) -> (owners: Set<String>, isComplete: Bool) {
        let written = plan.parsed.containers.flatMap(\.inherited).map(\.name)
        var found: Set<String> = []
        var open = [owner]
        while let next = open.popLast() {
            guard found.insert(next).inserted else { continue }
            let containers = table.containers(of: next, in: plan.own).map(table.container)
            if containers.isEmpty { continue }
            open += containers.flatMap(\.inherited).map(\.name)
        }
        let first = table.containers(of: owner, in: plan.own).map(table.container)
            .first { !$0.isExtension }?.inherited.first?.name
        // What NSObject has, no helper is called.
        guard let first, first != "NSObject", !written.contains(first),
            table.containers(of: first, in: plan.own).isEmpty
        else { return (found, true) }
        return (found, false)
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

    /// Whether the text that the user's file has now goes.
    fileprivate var takesText: Bool {
        switch action {
        case .delete: true
        case .update(let edits): edits.contains { $0.declaration != nil }
        default: false
        }
    }
}

extension BaseMember {
    /// The key of what is stored, or one from before its id was told.
    fileprivate var isStorageKey: Bool {
        guard key.kind == .var else { return false }
        return id.isStorageKey
            || id.isHelper && key.isStatic && key.owner.hasSuffix(".Keys")
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

/// Where each token of a file appears.
private struct TokenIndex {
    private let tokens: [String]
    private let starts: [Int]
    private let places: [String: [Int]]

    init(_ file: ParsedFile) {
        let all = file.tokens.tokens.filter { !$0.isComment }
        tokens = all.map { file.text($0.start..<$0.end) }
        starts = all.map(\.start)
        places = Dictionary(grouping: tokens.indices) { [tokens] in tokens[$0] }
    }

    /// Where tokens appear one behind the other.
    func uses(of sought: [String]) -> [Int] {
        guard let first = sought.first else { return [] }
        return (places[first] ?? []).filter { tokens[$0...].starts(with: sought) }.map { starts[$0] }
    }
}

// An import that the flow no longer needs is removed only if the whole file is as flowgen wrote it: hand-written code
// may need it, and an unused import does no harm.

extension MergeResolver {
    func keepImports(in plan: inout FileMerge) {
        let going = plan.diffs.indices.filter { index in
            guard case .delete = plan.diffs[index].action else { return false }
            return plan.diffs[index].users.contains { table[$0].key.kind == .import }
        }
        guard !going.isEmpty, isHandWritten(plan) else { return }
        for index in going { plan.diffs[index].action = .disown }
    }

    /// Whether something in the user's file is not as flowgen wrote it.
    private func isHandWritten(_ plan: FileMerge) -> Bool {
        let file = table.files[plan.own]
        var known: Set<Int> = []
        var written = OffsetRanges()
        for diff in plan.diffs {
            for user in diff.users where user.file == plan.own {
                let member = table[user]
                let isAsWritten = isAsWritten(user, diff, plan)
                // What a head contains is judged by itself.
                if isAsWritten || member.key.isHead { known.insert(user.member) }
                if isAsWritten {
                    written.insert(
                        member.key.isHead ? member.ranges.doc : member.docStart..<member.end)
                }
            }
        }
        let stranger = file.members.indices.contains { index in
            !known.contains(index) && written.range(around: file.members[index].range.lowerBound) == nil
        }
        return stranger || hasOwnComments(file, outside: written, plan.parsed)
    }

    private func isAsWritten(_ user: UserMember, _ diff: MemberDiff, _ plan: FileMerge) -> Bool {
        let yours = table[user].elements
        let isHead = table[user].key.isHead
        let written = diff.bases.map(\.elements) + [diff.generated.map { plan.members[$0].elements }].compactMap(\.self)
        return written.contains { (isHead || $0.whole == yours.whole) && $0.hasComments(of: yours) }
    }

    private func hasOwnComments(_ file: ParsedFile, outside covered: OffsetRanges, _ generated: ParsedFile) -> Bool {
        let comments = { (file: ParsedFile) in
            file.tokens.tokens.filter(\.isComment).map { (file.text($0.start..<$0.end), $0.start) }
        }
        let written = Set(comments(generated).map(\.0))
        return comments(file).contains { text, offset in covered.range(around: offset) == nil && !written.contains(text)
        }
    }
}

extension MemberKey {
    /// A type or an extension, whose members are looked at by themselves.
    fileprivate var isHead: Bool { kind == .type || kind == .extension || kind == .conformance }
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
