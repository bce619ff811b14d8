// Detects that the user has renamed a type, or its file too: another type conforms as the flow's type does. The merge
// stops, since only the user knows which name is meant.

extension MergeRun {
    /// Why nothing is merged: another type in a plan's file represents its own. Nil if that is declared, or nothing
    /// would be put into it.
    func renamedType(of plan: FileMerge) -> MergeError? {
        let isAdded = plan.diffs.contains { diff in
            guard case .insert = diff.action, let generated = diff.generated else { return false }
            return plan.members[generated].key.owner == MemberKey.mainOwner
        }
        guard isAdded, let name = plan.typeName,
            !table.containers(of: name, in: plan.own).contains(where: { !table.container($0).isExtension })
        else { return nil }
        let keys = plan.members.map(\.key) + plan.diffs.flatMap(\.bases).map(\.key)
        let protocols = keys.filter { $0.kind == .conformance && $0.owner == MemberKey.mainOwner }.map(\.name)
        return renamedType(conformingTo: Set(protocols), for: plan.file.identity, in: plan.own)
    }

    /// Why an absent file is not written: another file has its type, and an extension of what the absent one extends.
    func renamedType(of file: GeneratedFile, _ parsed: ParsedFile) -> MergeError? {
        guard let wanted = file.demandedConformance,
            parsed.containers.contains(where: { !$0.isExtension && $0.inherited.map(\.name).contains(wanted) })
        else { return nil }
        let extended = Set(parsed.containers.filter(\.isExtension).map(\.owner))
        return table.files.indices.lazy.compactMap { index in
            let user = table.files[index]
            let isBeside = user.containers.contains { $0.isExtension && extended.contains($0.owner) }
            return user.identity == nil && isBeside
                ? renamedType(conformingTo: [wanted], for: file.identity, in: index) : nil
        }.first
    }

    private func renamedType(
        conformingTo protocols: Set<String>, for identity: String, in file: Int
    ) -> MergeError? {
        let user = table.files[file]
        let renamed = user.containers.dropFirst().first { container in
            guard !container.isExtension, !container.owner.contains("."), !typeNames.contains(container.owner) else {
                return false
            }
            let inherited = table.containers(of: container.owner, in: file).flatMap { table.container($0).inherited }
            return !protocols.isDisjoint(with: inherited.flatMap(\.parts).map(\.name))
        }
        return renamed.map { container in
            let line = TextPlace(offset: container.nameRange.lowerBound, in: user.bytes).line
            return .renamedType(path: user.path, line: line, identity: identity, name: container.owner)
        }
    }
}
