// A wrapper that the developer has filled in on other helpers than flowgen writes now, such as those of release
// 0.1: a subject of the status and a Task for each step. Where edited code uses them, they stay, what is built on
// them keeps its body, and the helpers of today are not added beside them: there would be two statuses.

extension RowJudge {
    /// The names of helpers that flowgen no longer writes, and that edited code uses in place of those of today.
    func formerHelpers(in plan: FilePlan) -> Set<String> {
        guard plan.rows.contains(where: { isAbsent($0, in: plan) }) else { return [] }
        let leaving = Set(
            plan.rows.filter(\.isLeftOverHelper).flatMap(\.users).map { table[$0].key.name })
        if leaving.isEmpty { return [] }
        let rows = Dictionary(
            plan.rows.flatMap { row in row.users.map { ($0, row) } },
            uniquingKeysWith: { first, _ in first })
        var used: Set<String> = []
        for (index, file) in table.files.enumerated() {
            for (number, member) in file.members.enumerated()
            where member.key.owner == plan.typeName {
                let row = rows[UserMember(file: index, member: number)]
                if row?.bases.contains(where: { $0.elements.body == member.elements.body }) ?? false
                {
                    continue
                }
                used.formUnion(
                    leaving.filter { $0 != member.key.name && file.uses($0, in: member.slots.body) }
                )
            }
        }
        return used
    }

    /// Keeps those helpers, and leaves out what takes their place.
    func keepFormerHelpers(in plan: inout FilePlan) {
        if plan.formerHelpers.isEmpty { return }
        for index in plan.rows.indices {
            let row = plan.rows[index]
            if row.isLeftOverHelper {
                let isUsed = row.users.contains { plan.formerHelpers.contains(table[$0].key.name) }
                if isUsed { plan.rows[index].action = .spare }
            } else if isAbsent(row, in: plan) {
                plan.rows[index].action = .keep
            } else if case .insert = row.action, let fresh = row.fresh {
                plan.replacedBodies[fresh] = formerBody(of: plan.members[fresh], in: plan)
            }
        }
    }

    /// Whether the body of a member, which the developer has not edited, is built on a former helper.
    func isBuiltOnFormerHelper(_ place: UserMember, in plan: FilePlan) -> Bool {
        plan.formerHelpers.contains {
            table.files[place.file].uses($0, in: table[place].slots.body)
        }
    }

    private func isAbsent(_ row: Row, in plan: FilePlan) -> Bool {
        guard row.users.isEmpty, let fresh = row.fresh.map({ plan.members[$0] }) else {
            return false
        }
        return fresh.isHelper
    }

    /// The body of the status in a wrapper whose subject is one of 0.1.
    private func formerBody(of fresh: FreshMember, in plan: FilePlan) -> String? {
        let subject = "statusSubject"
        guard fresh.key.kind == .var, fresh.key.name == "status",
            plan.formerHelpers.contains(subject)
        else { return nil }
        return "{ \(subject).value }"
    }
}

extension Row {
    /// A helper of a type that flowgen no longer writes.
    fileprivate var isLeftOverHelper: Bool {
        guard fresh == nil, let base = bases.first else { return false }
        return base.origin.hasPrefix("helper ") && [.func, .var].contains(base.key.kind)
            && base.key.owner == MemberKey.mainOwner
    }
}

extension FreshMember {
    /// A helper of the type that the file is about.
    fileprivate var isHelper: Bool {
        origin.hasPrefix("helper ") && [.func, .var].contains(key.kind)
            && key.owner == MemberKey.mainOwner
    }
}
