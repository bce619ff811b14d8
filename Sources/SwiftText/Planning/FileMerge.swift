// The merge of a file: pairs each generated member with lines of the state file, and finds it in the user's file.

struct FileMerge: Sendable {
    let file: GeneratedFile
    let parsed: ParsedFile
    let members: [GeneratedMember]
    /// What the user has.
    let table: MemberTable
    /// The type's name in the user's file, and the one that it is to have.
    let typeName: String?
    /// Whether the state file has lines of the file.
    let isRecorded: Bool
    /// Whether the user's file is as flowgen wrote it.
    let isUntouched: Bool
    /// First a diff for each generated member, in their order; then what is left over.
    var diffs: [MemberDiff]
    /// The names that other files of the developer's use beside the type.
    let namesBeside: Set<String>
    let membersBeside: Set<String>

    /// The type is to have another name.
    var rename: (old: String, new: String)? {
        guard let old = typeName, let new = file.typeName, old != new else { return nil }
        return (old, new)
    }

    /// - Parameter base: the lines of the state file that describe the file.
    init(_ input: MergeInput, parsed: ParsedFile, table: MemberTable, base: [BaseMember]) {
        let file = input.generated
        self.file = file
        self.parsed = parsed
        self.table = table
        isUntouched = input.user?.isUntouched ?? false
        namesBeside = input.namesBeside
        membersBeside = input.membersBeside
        // The type may still have the name that flowgen wrote last.
        let former = base.filter { $0.key.kind == .type }.map(\.elements.name)
        let names = [file.typeName].compactMap(\.self) + former
        typeName = file.typeName.map { name in names.first { !table.containers(of: $0).isEmpty } ?? name }
        members = GeneratedMember.all(of: file, parsed: parsed)
        isRecorded = !base.isEmpty
        let pairing = Pairing(generated: members, base: base)
        diffs = members.indices.map { MemberDiff(generated: $0, bases: pairing.bases[$0]) }
        diffs += pairing.leftOver.map { MemberDiff(generated: nil, bases: $0) }
        findUsers()
    }

    /// The access level with which a member is put in. A skeleton is internal; in a type that the user has made public,
    /// what a public protocol requires is public too.
    func access(of index: Int) -> String {
        let generated = members[index]
        guard let type = typeName.flatMap(table.declaration).flatMap({ table.file.containers[$0].head }),
            generated.isRequired, generated.key.owner == MemberKey.mainOwner,
            [.func, .var, .subscript].contains(generated.key.kind)
        else { return "" }
        let words = table[type].ranges.ownModifiers.map(table.file.text)
        guard let own = words.first(where: ["public", "open", "package"].contains) else { return "" }
        if generated.id.kind == .delegate { return own == "package" ? "package " : "public " }
        return file.demandedAccess.isEmpty || own != "package" ? file.demandedAccess : "package "
    }

    /// Whether the user has moved the type that the file is about to another file.
    var isTypeApart: Bool {
        guard let typeName else { return false }
        return isRecorded && table.containers(of: typeName).isEmpty && namesBeside.contains(typeName)
    }

    private func find(_ key: MemberKey, heads: [String]) -> [Int] { table.find(key.named(typeName), heads: heads) }

    /// What flowgen wrote for a member, and writes now.
    private func heads(of diff: MemberDiff) -> [String] {
        (diff.bases.map(\.elements) + [diff.generated.map { members[$0].elements }].compactMap(\.self)).map(\.head)
    }

    private mutating func findUsers() {
        var claimed: Set<Int> = []
        for index in diffs.indices {
            let diff = diffs[index]
            let generatedKey = diff.generated.map { members[$0].key }
            let keys = Set(diff.bases.map(\.key)).subtracting([generatedKey].compactMap(\.self))
            let found = keys.sorted { $0.description < $1.description }.flatMap { find($0, heads: heads(of: diff)) }
            diffs[index].users = likest(found, to: diff.bases.map(\.elements))
            diffs[index].isFoundByFormerKey = !found.isEmpty && diff.generated != nil
            if diff.generated != nil { claimed.formUnion(found) }
        }
        for index in diffs.indices {
            guard let generated = diffs[index].generated else { continue }
            let found = find(members[generated].key, heads: heads(of: diffs[index]))
            if diffs[index].users.isEmpty {
                let bases = diffs[index].bases.map(\.elements)
                diffs[index].users = likest(
                    found.filter { !claimed.contains($0) }, to: bases.isEmpty ? [members[generated].elements] : bases)
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
    private func likest(_ found: [Int], to lines: [Elements]) -> [Int] {
        let branches = Dictionary(grouping: found) { table[$0].condition }
        if branches.count == found.count { return found }
        let chosen = branches.values.compactMap { group in
            group.first { user in lines.contains { $0.head == table[user].elements.head } } ?? group.first
        }
        return found.filter(chosen.contains)
    }
}
