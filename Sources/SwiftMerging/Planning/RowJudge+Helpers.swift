// What members need of each other: a helper that a stub which is put in calls is put in with it, and what the
// developer's code still uses stays.

extension RowJudge {
    /// What the flow no longer has, but an edited member of the same origin still uses, such as
    /// its task, stays until the developer has adapted that member.
    func keepWhatIsUsed(in plan: inout FilePlan) {
        for index in plan.rows.indices {
            guard case .delete = plan.rows[index].action, let place = plan.rows[index].users.first,
                let origin = plan.rows[index].bases.first?.origin
            else { continue }
            let name = table[place].key.name
            let isUsed = plan.rows.contains { other in
                guard let line = other.bases.first, line.origin == origin else { return false }
                return other.users.contains { user in
                    let isOwn = !other.bases.contains {
                        $0.elements.body == table[user].elements.body
                    }
                    return user != place && isOwn
                        && table.files[user.file].uses(name, in: table[user].range)
                }
            }
            if isUsed { plan.rows[index].action = .spare }
        }
    }

    /// A nested type that the flow no longer has, such as the keys of what is stored, stays whole while code that
    /// stays speaks of it; and so does one of its keys.
    func keepNestedInUse(in plan: inout FilePlan) {
        let going = plan.rows.filter(\.takesText).flatMap(\.users)
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
                if let type = going.first(where: { isType($0, around: place) }) {
                    own = table[type].range
                    sought = [outer]
                }
            } else if isType(place) {
                sought = [key.name]
            } else {
                continue
            }
            let leaving = going.filter { $0.file == place.file }.map { table[$0].range }
            let isUsed = file.uses(of: sought).contains { use in
                !own.contains(use) && !leaving.contains { $0.contains(use) }
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
        while let user = open.popLast() {
            let range = plan.members[user].member.range
            for index in plan.rows.indices {
                guard let fresh = plan.rows[index].fresh, case .keep = plan.rows[index].action,
                    isAbsentHelper(plan.rows[index], plan.members[fresh], in: plan),
                    plan.parsed.uses(plan.members[fresh].key.name, in: range)
                else { continue }
                let isNew = plan.rows[index].bases.isEmpty
                plan.rows[index].action = .insert(isNew ? .added : .restored)
                open.append(fresh)
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
        guard let owners = ancestors(of: key.owner, in: plan) else { return false }
        return !table.files.indices.contains { index in
            table.files[index].members.contains { member in
                owners.contains(member.key.owner) && member.key.name == key.name
                    && (index == plan.own || !member.isPrivate)
            }
        }
    }

    /// A type with those of the folder that it inherits from; nil where its superclass is another than the
    /// one that was written, and out of sight.
    private func ancestors(of owner: String, in plan: FilePlan) -> Set<String>? {
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
        else { return found }
        return nil
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
    /// The key of what is stored, or one from before its origin was told.
    fileprivate var isStorageKey: Bool {
        guard key.kind == .var else { return false }
        return origin.hasPrefix("key ")
            || origin.hasPrefix("helper ") && key.isStatic && key.owner.hasSuffix(".Keys")
    }
}

extension ParsedFile {
    /// Where words stand one behind the other.
    fileprivate func uses(of sought: [String]) -> [Int] {
        let sought = sought.map { Array($0.utf8) }
        let all = words.words.filter { !$0.isComment }
        guard all.count >= sought.count else { return [] }
        return (0...(all.count - sought.count)).filter { start in
            zip(all[start...], sought).allSatisfy { word, text in
                bytes[word.start..<word.end].elementsEqual(text)
            }
        }.map { all[$0].start }
    }
}
