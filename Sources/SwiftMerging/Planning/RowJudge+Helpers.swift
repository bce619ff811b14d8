// What members need of each other: a helper that a stub which is put in calls is put in with it, and what the
// developer's code still uses stays.

extension RowJudge {
    /// What the flow no longer has, but an edited member of the same id still uses, such as
    /// its task, stays until the developer has adapted that member.
    func keepWhatIsUsed(in plan: inout FilePlan) {
        let byID = Dictionary(grouping: plan.rows) { row in
            row.bases.first?.id ?? row.fresh.map { plan.members[$0].id }
        }
        for index in plan.rows.indices {
            guard case .delete = plan.rows[index].action, let place = plan.rows[index].users.first,
                let id = plan.rows[index].bases.first?.id
            else { continue }
            let name = table[place].key.name
            let isUsed = (byID[id] ?? []).contains { other in
                other.users.contains { user in
                    let isOwn = !other.bases.contains {
                        $0.elements.body == table[user].elements.body
                    }
                    // A member of the same name does not use the other by being declared.
                    let member = table[user]
                    let range = member.key.name == name ? member.slots.body : member.range
                    return user != place && isOwn
                        && table.files[user.file].uses(name, in: range)
                }
            }
            if isUsed { plan.rows[index].action = .spare }
        }
    }

    /// A nested type that the flow no longer has, such as the keys of what is stored, stays whole while code that
    /// stays speaks of it; and so does one of its keys.
    func keepNestedInUse(in plan: inout FilePlan) {
        let going = plan.rows.filter(\.takesText).flatMap(\.users)
        let leaving = Dictionary(grouping: going, by: \.file)
            .mapValues { OffsetRanges($0.map { table[$0].range }) }
        var words: [Int: WordIndex] = [:]
        let types = going.filter(isType)
        for index in plan.rows.indices {
            guard case .delete = plan.rows[index].action, let place = plan.rows[index].users.first
            else { continue }
            let key = table[place].key
            let outer = key.owner.split(separator: ".").last.map(String.init) ?? ""
            let file = table.files[place.file]
            var sought: [String]
            var own = table[place].range
            if plan.rows[index].bases.contains(where: \.isStorageKey) {
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
            let uses = words[place.file, default: WordIndex(file)]
            words[place.file] = uses
            let leaving = leaving[place.file, default: OffsetRanges()]
            let isUsed = uses.uses(of: sought).contains { use in
                !own.contains(use) && leaving.range(around: use) == nil
            }
            if isUsed { plan.rows[index].action = .spare }
        }
    }

    private func isType(_ place: UserMember) -> Bool {
        table[place].key.kind == .type && !table[place].key.owner.isEmpty
    }

    private func isType(_ type: UserMember, around place: UserMember) -> Bool {
        isType(type) && type.file == place.file && type != place
            && table[type].range.contains(table[place].range.lowerBound)
    }

    /// A helper that what is put in uses, and that stands nowhere, is put in too: without it, nothing builds.
    func bringWhatIsUsed(in plan: inout FilePlan) {
        var open = plan.rows.filter { $0.takesFreshText }.compactMap(\.fresh)
        if open.isEmpty { return }
        var absent: [String: [Int]] = [:]
        for index in plan.rows.indices {
            guard let fresh = plan.rows[index].fresh, case .keep = plan.rows[index].action,
                isAbsentHelper(plan.rows[index], plan.members[fresh], in: plan)
            else { continue }
            absent[plan.members[fresh].key.name, default: []].append(index)
        }
        while let user = open.popLast(), !absent.isEmpty {
            for name in plan.parsed.names(in: plan.members[user].member.range) {
                for index in absent.removeValue(forKey: name) ?? [] {
                    let isNew = plan.rows[index].bases.isEmpty
                    plan.rows[index].action = .insert(isNew ? .added : .restored)
                    if let fresh = plan.rows[index].fresh { open.append(fresh) }
                }
            }
        }
    }

    /// Whether a helper is nowhere in the type, whatever its labels are, nor in a class that it inherits from.
    /// A stored property is no such helper: another one would keep what nobody reads.
    private func isAbsentHelper(_ row: Row, _ fresh: FreshMember, in plan: FilePlan) -> Bool {
        guard row.users.isEmpty, [.func, .var].contains(fresh.key.kind),
            !fresh.member.needsTypeBody
        else { return false }
        let key = fresh.key.named(plan.typeName)
        let (owners, isComplete) = ancestors(of: key.owner, in: plan)
        guard isComplete else { return false }
        return !table.named(key.name).contains { place in
            owners.contains(table[place].key.owner)
                && (place.file == plan.own || !table[place].isPrivate)
        }
    }

    /// A type with those of the folder that it inherits from; incomplete where its superclass is another than the
    /// one that was written, and out of sight.
    func ancestors(
        of owner: String, in plan: FilePlan
    ) -> (owners: Set<String>, isComplete: Bool) {
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
        guard let first, !written.contains(first),
            table.containers(of: first, in: plan.own).isEmpty
        else { return (found, true) }
        return (found, false)
    }
}

extension Row {
    /// Whether the fresh text of the member is written, or most of it.
    fileprivate var takesFreshText: Bool {
        switch action {
        case .insert: true
        case .follow(let follows): follows.contains { !$0.isEdited && !$0.splices.isEmpty }
        default: false
        }
    }

    /// Whether the text that the developer's file has now goes.
    fileprivate var takesText: Bool {
        switch action {
        case .delete: true
        case .follow(let follows): follows.contains { $0.declaration != nil }
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
    /// The words in a range, each once.
    fileprivate func names(in range: Range<Int>) -> Set<String> {
        Set(words.words(in: range).filter { !$0.isComment }.map { text($0.start..<$0.end) })
    }
}

/// Where each word of a file stands.
private struct WordIndex {
    private let words: [String]
    private let starts: [Int]
    private let places: [String: [Int]]

    init(_ file: ParsedFile) {
        let all = file.words.words.filter { !$0.isComment }
        words = all.map { file.text($0.start..<$0.end) }
        starts = all.map(\.start)
        places = Dictionary(grouping: words.indices) { [words] in words[$0] }
    }

    /// Where words stand one behind the other.
    func uses(of sought: [String]) -> [Int] {
        guard let first = sought.first else { return [] }
        return (places[first] ?? []).filter { words[$0...].starts(with: sought) }
            .map { starts[$0] }
    }
}
