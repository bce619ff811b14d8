// All members of the user's files, found by their keys.

/// A member of the user's files.
struct UserMember: Hashable, Sendable {
    var file: Int
    var member: Int
}

struct MemberTable: Sendable {
    let files: [ParsedFile]
    private var byKey: [MemberKey: [UserMember]] = [:]
    private var byName: [String: [UserMember]] = [:]
    private var containersByOwner: [String: [UserMember]] = [:]

    init(_ files: [ParsedFile]) {
        self.files = files
        for (file, parsed) in files.enumerated() {
            for (index, member) in parsed.members.enumerated() {
                byKey[member.key, default: []].append(UserMember(file: file, member: index))
                byName[member.key.name, default: []].append(UserMember(file: file, member: index))
            }
            for (index, container) in parsed.containers.enumerated() where index > 0 {
                containersByOwner[container.owner, default: []].append(UserMember(file: file, member: index))
            }
        }
    }

    subscript(place: UserMember) -> Member { files[place.file].members[place.member] }

    /// The members of a name, whatever their type and labels are.
    func named(_ name: String) -> [UserMember] { byName[name] ?? [] }

    /// Whether any file has a member of a key.
    func hasMember(_ key: MemberKey) -> Bool { byKey[key] != nil }

    /// The members of a key: those of the file itself, else those of its siblings.
    ///
    /// What is private in a sibling is the sibling's; an import counts in its own file alone.
    func find(_ key: MemberKey, in own: Int) -> [UserMember] {
        let all = byKey[key] ?? []
        let here = all.filter { $0.file == own }
        if !here.isEmpty || key.kind == .import { return here }
        return all.filter { !self[$0].isPrivate }
    }

    /// Of overloads, those with one of the heads, and what represents one of these in builds that have none.
    func find(_ key: MemberKey, heads: [String], in own: Int) -> [UserMember] {
        let all = find(key, in: own)
        guard all.count > 1 else { return all }
        let exact = Set(all.filter { heads.contains(self[$0].elements.head) })
        return all.filter { place in
            exact.contains(place) || !exact.contains { covers($0, place) }
        }
    }

    /// Whether a member is in every build that has another, as far as their own conditions tell.
    private func covers(_ place: UserMember, _ other: UserMember) -> Bool {
        self[place].condition.isEmpty || self[place].condition == self[other].condition
    }

    /// The containers of a type: its declaration and its extensions, the file's own first.
    func containers(of owner: String, in own: Int) -> [UserMember] {
        let all = containersByOwner[owner] ?? []
        return all.filter { $0.file == own } + all.filter { $0.file != own }
    }

    /// What the declaration of a type says of who sees it, if that is not its module alone.
    func accessBeyondModule(of type: String, in own: Int) -> String {
        guard let place = containers(of: type, in: own).first(where: { !container($0).isExtension }),
            let words = head(of: place)?.ranges.ownModifiers.map({ files[place.file].text($0) })
        else { return "" }
        if words.contains("public") || words.contains("open") { return "public " }
        return words.contains("package") ? "package " : ""
    }

    func container(_ place: UserMember) -> Container { files[place.file].containers[place.member] }

    /// The head of a container.
    func head(of place: UserMember) -> Member? {
        container(place).head.map { files[place.file].members[$0] }
    }
}
