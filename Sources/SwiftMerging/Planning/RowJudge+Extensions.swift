// What extensions have a say in: conformances that the developer has put on one, and what an extension that
// goes would take along.

extension RowJudge {
    /// A conformance follows where it stands when the protocol is renamed, with the attributes before it.
    func pairConformances(in plan: inout FilePlan) {
        func isConformance(_ row: Row) -> Bool {
            row.fresh.map { plan.members[$0].key.kind == .conformance } ?? false
        }
        let inserted = plan.rows.indices.filter { index in
            guard case .insert = plan.rows[index].action else { return false }
            return isConformance(plan.rows[index])
        }
        let deleted = plan.rows.indices.filter { index in
            guard case .delete = plan.rows[index].action else { return false }
            return plan.rows[index].users.contains { table[$0].key.kind == .conformance }
        }
        guard inserted.count == 1, deleted.count == 1, plan.rows[deleted[0]].users.count == 1,
            let fresh = plan.rows[inserted[0]].fresh
        else { return }
        let place = plan.rows[deleted[0]].users[0]
        let member = plan.members[fresh]
        guard member.isRequired else { return }
        // An extension that flowgen writes for a delegate is another one.
        let isOwnExtension = plan.parsed.containers[member.member.container].isExtension
        guard member.key.owner == table[place].key.neutral(plan.typeName).owner,
            !table.files[place.file].text(table[place].range).contains("unchecked"),
            !isOwnExtension || plan.file.typeName == nil
        else { return }
        let name = Array(plan.members[fresh].key.name.utf8)
        plan.rows[inserted[0]].action = .follow([
            Follow(
                user: place, splices: [Splice(range: table[place].name, text: name)],
                changesSignature: true)
        ])
        plan.rows[deleted[0]].action = .forget
    }

    /// An extension that holds something which stays, stays around it.
    func keepWhatHolds(in plan: inout FilePlan) {
        let staying = Set(
            plan.rows.filter { row in
                if case .delete = row.action { false } else { true }
            }.flatMap(\.users))
        for index in plan.rows.indices {
            guard case .delete = plan.rows[index].action else { continue }
            let holds = plan.rows[index].users.contains { place in
                guard table[place].key.kind == .extension else { return false }
                return table.files[place.file].members(in: table[place].range).contains {
                    let member = UserMember(file: place.file, member: $0)
                    return member != place && staying.contains(member)
                }
            }
            if holds { plan.rows[index].action = .forget }
        }
    }
}
