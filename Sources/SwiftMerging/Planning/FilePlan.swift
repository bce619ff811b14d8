// The rows of one fresh file: each of its members paired with the lines of the record, and found
// among the developer's.

import SwiftNotation

/// Where the developer has what a fresh file is about.
struct OwnFile: Sendable {
    /// The file, by its index.
    let file: Int
    /// The name under which the developer has the type.
    let typeName: String?
}

struct FilePlan: Sendable {
    let file: FreshFile
    let parsed: ParsedFile
    let members: [FreshMember]
    /// The developer's file, by its index.
    let own: Int
    /// The type's name in the developer's files, and the one that it is to have.
    let typeName: String?
    /// Whether the record speaks of the file at all.
    let isRecorded: Bool
    /// First a row for each fresh member, in their order; then what is left over.
    var rows: [Row]
    /// The ids of members that have to be there, and are.
    private var presentIDs: Set<MemberID> = []

    /// The type is to have another name.
    var rename: (old: String, new: String)? {
        guard let old = typeName, let new = file.typeName, old != new else { return nil }
        return (old, new)
    }

    /// - Parameter base: the lines of the record that are about the file.
    init(
        file: FreshFile, parsed: ParsedFile, own: OwnFile, base: [BaseMember], table: MemberTable
    ) {
        self.file = file
        self.parsed = parsed
        self.own = own.file
        typeName = own.typeName
        members = FreshMember.all(of: file, parsed: parsed)
        isRecorded = !base.isEmpty
        let pairing = Pairing(fresh: members, base: base)
        rows = members.indices.map { index in
            Row(
                fresh: index, bases: pairing.bases[index],
                isUnchanged: pairing.unchanged.contains(index))
        }
        rows += pairing.leftOver.map { Row(fresh: nil, bases: $0) }
        findUsers(in: table)
        presentIDs = Set(
            rows.compactMap { row in
                guard let fresh = row.fresh, !row.users.isEmpty, members[fresh].isRequired else {
                    return nil
                }
                return members[fresh].id
            })
    }

    /// Whether the developer has a member of this id that has to be there.
    func hasRequired(of id: MemberID) -> Bool {
        presentIDs.contains(id)
    }

    private func find(_ key: MemberKey, types: [[String]], in table: MemberTable) -> [UserMember] {
        table.find(key.named(typeName), types: types, in: own)
    }

    private mutating func findUsers(in table: MemberTable) {
        var claimed: Set<UserMember> = []
        for index in rows.indices {
            let row = rows[index]
            let freshKey = row.fresh.map { members[$0].key }
            let types = row.bases.map { $0.elements.parameters.map(\.type) }
            let freshTypes = row.fresh.map { [members[$0].member.types] } ?? []
            let keys = Set(row.bases.map(\.key)).subtracting([freshKey].compactMap(\.self))
            let found = keys.sorted { $0.description < $1.description }
                .flatMap { find($0, types: types + freshTypes, in: table) }
            rows[index].users = likest(found, to: row.bases.map(\.elements), in: table)
            rows[index].isFoundByFormerKey = !found.isEmpty && row.fresh != nil
            if row.fresh != nil { claimed.formUnion(found) }
        }
        for index in rows.indices {
            guard let fresh = rows[index].fresh else { continue }
            let types = rows[index].bases.map { $0.elements.parameters.map(\.type) }
            let all = find(
                members[fresh].key, types: types + [members[fresh].member.types], in: table)
            let found = ofOwnBranch(all, fresh: fresh, in: table)
            if rows[index].users.isEmpty {
                let bases = rows[index].bases.map(\.elements)
                rows[index].users = likest(
                    found.filter { !claimed.contains($0) },
                    to: bases.isEmpty ? [members[fresh].elements] : bases, in: table)
            }
            rows[index].occupants = found.filter { !rows[index].users.contains($0) }
        }
        let taken = Set(rows.filter { $0.fresh != nil }.flatMap(\.users))
        for index in rows.indices where rows[index].fresh == nil {
            rows[index].users.removeAll(where: taken.contains)
        }
    }

    /// Of overloads that only their effects or result tell apart, the one that is declared as it was
    /// written; in each branch.
    private func likest(
        _ found: [UserMember], to lines: [Elements], in table: MemberTable
    ) -> [UserMember] {
        let branches = Dictionary(grouping: found) { table[$0].condition }
        if branches.count == found.count { return found }
        let chosen = branches.values.compactMap { group in
            group.first { user in lines.contains { $0.isDeclared(like: table[user].elements) } }
                ?? group.first
        }
        return found.filter(chosen.contains)
    }

    /// Where the flow has a member in several branches, each goes by its own.
    private func ofOwnBranch(
        _ found: [UserMember], fresh: Int, in table: MemberTable
    ) -> [UserMember] {
        let member = members[fresh].member
        if member.condition.isEmpty || found.count < 2 { return found }
        let own = found.filter { table[$0].condition == member.condition }
        return own.isEmpty ? found : own
    }
}
