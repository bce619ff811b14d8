// The merge of one generated file: pairs each of its members with lines of the state file, and finds it in the user's
// files.

import SwiftNotation

/// Where the user has what a generated file is about.
struct OwnFile: Sendable {
    /// The file, by its index.
    let file: Int
    /// The name under which the user has the type.
    let typeName: String?
    /// Whether it is as flowgen wrote it.
    let isUntouched: Bool
}

struct FileMerge: Sendable {
    let file: GeneratedFile
    let parsed: ParsedFile
    let members: [GeneratedMember]
    /// The user's file, by its index.
    let own: Int
    /// The type's name in the user's files, and the one that it is to have.
    let typeName: String?
    /// Whether the state file has lines of the file.
    let isRecorded: Bool
    /// Whether the user's file is as flowgen wrote it.
    let isUntouched: Bool
    /// First a diff for each generated member, in their order; then what is left over.
    var diffs: [MemberDiff]
    /// The access level of the user's type beyond its module: `public `, `package `, or nothing.
    private let typeAccess: String

    /// The type is to have another name.
    var rename: (old: String, new: String)? {
        guard let old = typeName, let new = file.typeName, old != new else { return nil }
        return (old, new)
    }

    /// - Parameter base: the lines of the state file that describe the file.
    init(file: GeneratedFile, parsed: ParsedFile, own: OwnFile, base: [BaseMember], table: MemberTable) {
        self.file = file
        self.parsed = parsed
        self.own = own.file
        typeName = own.typeName
        typeAccess = table.accessBeyondModule(of: own.typeName ?? "", in: own.file)
        members = GeneratedMember.all(of: file, parsed: parsed)
        isRecorded = !base.isEmpty
        isUntouched = own.isUntouched
        let pairing = Pairing(generated: members, base: base)
        diffs = members.indices.map { MemberDiff(generated: $0, bases: pairing.bases[$0]) }
        diffs += pairing.leftOver.map { MemberDiff(generated: nil, bases: $0) }
        findUsers(in: table)
    }

    /// The access level with which a member is put in. A skeleton is internal; in a type that the user has made public,
    /// what a public protocol requires is public too.
    func access(of index: Int) -> String {
        let generated = members[index]
        guard !typeAccess.isEmpty, file.demandedConformance != nil, !generated.member.hasOwnAccess,
            generated.key.owner == MemberKey.mainOwner, [.func, .var, .subscript].contains(generated.key.kind)
        else { return "" }
        if case .delegate = generated.id { return typeAccess }
        guard generated.isRequired, !file.demandedAccess.isEmpty else { return "" }
        return typeAccess == "package " ? typeAccess : file.demandedAccess
    }

    /// Whether the user has a member of this id that has to be there.
    func hasRequired(of id: MemberID) -> Bool {
        diffs.contains { diff in
            guard let member = diff.generated.map({ members[$0] }) else { return false }
            return member.id == id && member.isRequired && !diff.users.isEmpty
        }
    }

    private func find(_ key: MemberKey, heads: [String], in table: MemberTable) -> [UserMember] {
        table.find(key.named(typeName), heads: heads, in: own)
    }

    /// What flowgen wrote for a member, and writes now.
    private func heads(of diff: MemberDiff) -> [String] {
        (diff.bases.map(\.elements) + [diff.generated.map { members[$0].elements }].compactMap(\.self)).map(\.head)
    }

    private mutating func findUsers(in table: MemberTable) {
        var claimed: Set<UserMember> = []
        for index in diffs.indices {
            let diff = diffs[index]
            let generatedKey = diff.generated.map { members[$0].key }
            let keys = Set(diff.bases.map(\.key)).subtracting([generatedKey].compactMap(\.self))
            let found = keys.sorted { $0.description < $1.description }
                .flatMap { find($0, heads: heads(of: diff), in: table) }
            diffs[index].users = likest(found, to: diff.bases.map(\.elements), in: table)
            diffs[index].isFoundByFormerKey = !found.isEmpty && diff.generated != nil
            if diff.generated != nil { claimed.formUnion(found) }
        }
        for index in diffs.indices {
            guard let generated = diffs[index].generated else { continue }
            let found = find(members[generated].key, heads: heads(of: diffs[index]), in: table)
            if diffs[index].users.isEmpty {
                let bases = diffs[index].bases.map(\.elements)
                diffs[index].users = likest(
                    found.filter { !claimed.contains($0) },
                    to: bases.isEmpty ? [members[generated].elements] : bases, in: table)
            }
            diffs[index].occupants = found.filter { !diffs[index].users.contains($0) }
        }
        let taken = Set(diffs.filter { $0.generated != nil }.flatMap(\.users))
        for index in diffs.indices where diffs[index].generated == nil {
            diffs[index].users.removeAll(where: taken.contains)
        }
    }

    /// Of overloads that only their effects or result tell apart, the one that is declared as it was written; in each
    /// branch.
    private func likest(_ found: [UserMember], to lines: [Elements], in table: MemberTable) -> [UserMember] {
        let branches = Dictionary(grouping: found) { table[$0].condition }
        if branches.count == found.count { return found }
        let chosen = branches.values.compactMap { group in
            group.first { user in lines.contains { $0.head == table[user].elements.head } } ?? group.first
        }
        return found.filter(chosen.contains)
    }
}
