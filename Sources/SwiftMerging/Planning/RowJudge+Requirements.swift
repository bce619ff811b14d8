// What the protocol requires of the developer's declarations, wherever they are: in the type, in a class that it
// inherits from, or in an extension of the protocol.

extension RowJudge {
    func requirement(_ fresh: FreshMember, in plan: FilePlan) -> Requirement {
        Requirement(fresh: fresh, freshFile: plan.parsed, conformer: conformer)
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
            .contains { place in
                let candidate = Requirement.Candidate(
                    table[place], in: table.files[place.file], at: place)
                return requirement.refusal(of: candidate) == nil
            }
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
