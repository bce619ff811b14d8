// The members of the user's file, found by their keys.

struct MemberTable: Sendable {
    let file: ParsedFile
    private var byKey: [MemberKey: [Int]] = [:]

    init(_ file: ParsedFile) {
        self.file = file
        for (index, member) in file.members.enumerated() { byKey[member.key, default: []].append(index) }
    }

    subscript(index: Int) -> Member { file.members[index] }

    /// The members of a key; of overloads, those with one of the heads, and what represents one of these in builds that
    /// have none.
    func find(_ key: MemberKey, heads: [String]) -> [Int] {
        let all = byKey[key] ?? []
        guard all.count > 1 else { return all }
        let exact = Set(all.filter { heads.contains(self[$0].elements.head) })
        return all.filter { index in
            exact.contains(index) || !exact.contains { covers($0, index) }
        }
    }

    /// Whether a member is in every build that has another, as far as their own conditions tell.
    private func covers(_ index: Int, _ other: Int) -> Bool {
        self[index].condition.isEmpty || self[index].condition == self[other].condition
    }

    /// The containers of a type, by their index: its declaration and its extensions.
    func containers(of owner: String) -> [Int] {
        file.containers.indices.dropFirst().filter { file.containers[$0].owner == owner }
    }

    /// Where a type is declared; nil if the file only extends it.
    func declaration(of owner: String) -> Int? {
        containers(of: owner).first { !file.containers[$0].isExtension }
    }
}
