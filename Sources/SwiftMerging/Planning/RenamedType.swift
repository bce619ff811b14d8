// Detects that the user has renamed a type, or its file too: another type conforms as the flow's type does. The merge
// stops, since only the user knows which name is meant.

struct RenamedType {
    /// Why nothing is merged.
    let error: MergeError

    /// The type in its file that represents a plan's; nil if the plan's own is declared, or nothing would be written.
    /// - Parameter taken: the names that the flow gives to types.
    init?(of plan: FileMerge, in table: MemberTable, excluding taken: Set<String>) {
        let keys = plan.members.map(\.key) + plan.diffs.flatMap(\.bases).map(\.key)
        let protocols = keys.filter { $0.kind == .conformance && $0.owner == MemberKey.mainOwner }.map(\.name)
        guard let typeName = plan.typeName, plan.addsToType, !table.declares(typeName, in: plan.own) else { return nil }
        self.init(conformingTo: Set(protocols), for: plan.file.identity, in: plan.own, of: table, excluding: taken)
    }

    /// The type in another file that represents one whose file is absent: beside it is an extension of what the absent
    /// file extends.
    init?(of file: GeneratedFile, _ parsed: ParsedFile, in table: MemberTable, excluding taken: Set<String>) {
        guard let wanted = file.demandedConformance,
            parsed.containers.contains(where: { !$0.isExtension && $0.inherited.map(\.name).contains(wanted) })
        else { return nil }
        let extended = Set(parsed.containers.filter(\.isExtension).map(\.owner))
        let found = table.files.indices.lazy.compactMap { index -> RenamedType? in
            let user = table.files[index]
            guard user.identity == nil,
                user.containers.contains(where: { $0.isExtension && extended.contains($0.owner) })
            else { return nil }
            return RenamedType(conformingTo: [wanted], for: file.identity, in: index, of: table, excluding: taken)
        }.first
        guard let found else { return nil }
        self = found
    }

    private init?(
        conformingTo protocols: Set<String>, for identity: String, in file: Int, of table: MemberTable,
        excluding taken: Set<String>
    ) {
        let user = table.files[file]
        let container = user.containers.dropFirst().first { container in
            guard !container.isExtension, !container.owner.contains("."), !taken.contains(container.owner) else {
                return false
            }
            let inherited = table.containers(of: container.owner, in: file).flatMap { table.container($0).inherited }
            return !protocols.isDisjoint(with: inherited.flatMap(\.parts).map(\.name))
        }
        guard let container else { return nil }
        let line = TextPlace(offset: container.nameRange.lowerBound, in: user.bytes).line
        error = .renamedType(path: user.path, line: line, identity: identity, name: container.owner)
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
