// What the protocol requires of the developer's declarations, wherever they are: in the type, in a class that it
// inherits from, or in an extension of the protocol.

extension RowJudge {
    func requirement(_ fresh: FreshMember, in plan: FilePlan) -> Requirement {
        Requirement(fresh: fresh, freshFile: plan.parsed, conformer: conformer)
    }

    /// Why the developer's member cannot satisfy the protocol; nil if nothing speaks against it.
    func refusal(of place: UserMember, _ requirement: Requirement) -> Outcome.Detail? {
        requirement.refusal(
            of: Requirement.Candidate(table[place], in: table.files[place.file], at: place))
    }

    /// Where the developer has written what the flow requires now beside what flowgen wrote before, that is adopted,
    /// and the former is left over.
    func adoptWhatIsWritten(in plan: inout FilePlan) {
        let known = Set(plan.rows.flatMap(\.users))
        for index in plan.rows.indices {
            let row = plan.rows[index]
            guard let fresh = row.fresh.map({ plan.members[$0] }), !row.isUnchanged,
                fresh.isRequired, !row.users.isEmpty,
                [.func, .var, .`init`, .subscript].contains(fresh.key.kind)
            else { continue }
            let bases = row.bases.filter { !$0.speaks(of: fresh) }
            let written = row.occupants.filter {
                !known.contains($0) && isWritten($0, for: fresh, row, in: plan)
            }
            let isInAllBuilds = row.users.allSatisfy { user in
                written.contains { table.covers($0, user) }
            }
            guard !bases.isEmpty, !written.isEmpty, isInAllBuilds else { continue }
            plan.rows.append(Row(fresh: nil, bases: bases, users: row.users))
            plan.rows[index].bases = []
            plan.rows[index].users = written
            plan.rows[index].isFoundByFormerKey = false
            plan.rows[index].occupants.removeAll(where: written.contains)
        }
    }

    /// Whether a member is what the flow requires now, and what flowgen wrote before is not.
    private func isWritten(
        _ place: UserMember, for fresh: FreshMember, _ row: Row, in plan: FilePlan
    ) -> Bool {
        if refusal(of: place, requirement(fresh, in: plan)) != nil { return false }
        // A member that bears the new name of another may be there for something else.
        if row.users.contains(where: { table[$0].key.name != fresh.key.name }) { return false }
        if row.isFoundByFormerKey { return true }
        // An overload of the same name has to be declared just so.
        return table[place].elements.isDeclared(like: fresh.elements)
            && !row.users.contains { table[$0].elements.isDeclared(like: fresh.elements) }
    }

    /// Whether a default implementation or a superclass satisfies the protocol, so that the type need not.
    func isImplementedElsewhere(_ row: Row, _ fresh: FreshMember, in plan: FilePlan) -> Bool {
        guard fresh.isRequired, [.func, .var, .subscript].contains(fresh.key.kind),
            fresh.key.owner == MemberKey.mainOwner
        else { return false }
        let owner = fresh.key.named(plan.typeName).owner
        // A superclass that is out of sight may have what was there before.
        if !row.bases.isEmpty, !ancestors(of: owner, in: plan).isComplete { return true }
        let requirement = requirement(fresh, in: plan)
        return implementations(of: fresh, besides: owner, in: plan)
            .contains { refusal(of: $0, requirement) == nil }
    }

    /// The build without any implementation.
    func missingBuild(_ requirement: Requirement, in plan: FilePlan) -> Outcome.Detail? {
        let fresh = requirement.fresh
        let key = fresh.key.named(plan.typeName)
        let own = table.named(key.name).filter { table[$0].key == key }
        let places = own + implementations(of: fresh, besides: key.owner, in: plan)
        return requirement.missingBuild(
            of: places.map { table.files[$0.file].condition(table[$0].condition) })
    }

    /// The members of the flow's protocol and of superclasses that a type has without declaring them.
    private func implementations(
        of fresh: FreshMember, besides owner: String, in plan: FilePlan
    ) -> [UserMember] {
        guard fresh.key.owner == MemberKey.mainOwner else { return [] }
        var key = fresh.key.named(plan.typeName)
        let places = table.named(key.name)
        guard places.contains(where: { table[$0].key.owner != owner }) else { return [] }
        let owners = ancestors(of: owner, in: plan).owners
            .union([plan.file.demandedConformance].compactMap(\.self)).subtracting([owner])
        return places.filter { place in
            key.owner = table[place].key.owner
            return owners.contains(key.owner) && table[place].key == key
        }
    }
}
