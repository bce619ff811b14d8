// Detects that the user has renamed a type: another type in its file conforms as the flow's type does. The merge stops,
// since only the user knows which name is meant.

struct RenamedType {
    /// Why nothing is merged.
    let error: MergeError

    /// The type that represents a plan's; nil if the plan's own is declared, or nothing would be written.
    /// - Parameter taken: the names that the flow gives to types.
    init?(of plan: FileMerge, in table: MemberTable, excluding taken: Set<String>) {
        guard let typeName = plan.typeName, plan.addsToType, !table.declares(typeName, in: plan.own),
            let place = Self.candidate(plan, in: table, excluding: taken)
        else { return nil }
        let file = table.files[place.file]
        let container = table.container(place)
        let position = TextPlace(offset: container.nameRange.lowerBound, in: file.bytes)
        error = .renamedType(path: file.path, line: position.line, identity: plan.file.identity, name: container.owner)
    }

    private static func candidate(
        _ plan: FileMerge, in table: MemberTable, excluding taken: Set<String>
    ) -> UserMember? {
        let keys = plan.members.map(\.key) + plan.diffs.flatMap(\.bases).map(\.key)
        let protocols = keys.filter { $0.kind == .conformance && $0.owner == MemberKey.mainOwner }.map(\.name)
        return table.files[plan.own].containers.indices.lazy.map { UserMember(file: plan.own, member: $0) }
            .first { place in
                let container = table.container(place)
                let name = container.owner
                guard place.member > 0, !container.isExtension, !name.contains("."), !taken.contains(name)
                else { return false }
                let inherited = table.containers(of: name, in: plan.own).flatMap { table.container($0).inherited }
                return !Set(protocols).isDisjoint(with: inherited.flatMap(\.parts).map(\.name))
            }
    }
}

extension FileMerge {
    /// Whether members are put into the type that the file is about.
    fileprivate var addsToType: Bool {
        diffs.contains { diff in
            guard case .insert = diff.action, let generated = diff.generated else { return false }
            return members[generated].key.owner == MemberKey.mainOwner
        }
    }
}

extension MemberTable {
    /// Whether a type is declared, and not only extended.
    fileprivate func declares(_ name: String, in own: Int) -> Bool {
        containers(of: name, in: own).contains { !container($0).isExtension }
    }
}
