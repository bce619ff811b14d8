// Detects that the user has renamed a type, or its file too: another type conforms as the flow's type does. The merge
// stops, since only the user knows which name is meant.

extension FileMerge {
    /// Why nothing is merged: another type of the file represents its own. Nil if that is declared, or nothing
    /// is missing in it.
    var renamedType: MergeError? {
        let isMissed = diffs.contains { diff in
            guard diff.users.isEmpty, let generated = diff.generated.map({ members[$0] }) else { return false }
            return generated.key.owner == MemberKey.mainOwner && (generated.isRequired || diff.isInserted)
        }
        guard isMissed, let typeName, table.declaration(of: typeName) == nil else { return nil }
        let keys = members.map(\.key) + diffs.flatMap(\.bases).map(\.key)
        let protocols = Set(
            keys.filter { $0.kind == .conformance && $0.owner == MemberKey.mainOwner }.map(\.name))
        let containers = table.file.containers
        let renamed = containers.dropFirst().first { container in
            guard !container.isExtension, !container.owner.contains("."), container.owner != file.typeName else {
                return false
            }
            let inherited = table.containers(of: container.owner).flatMap { containers[$0].inherited }
            return !protocols.isDisjoint(with: inherited.flatMap(\.parts).map(\.name))
        }
        return renamed.map { container in
            let line = table.file.lines.place(of: container.nameRange.lowerBound).line
            return .renamedType(path: table.file.path, line: line, identity: file.identity, name: container.owner)
        }
    }
}
