// A member of a generated file, and the part of the flow that it belongs to.

struct GeneratedMember: Sendable {
    var member: Member
    var id: MemberID
    var isRequired: Bool
    var formerIDs: [MemberID]
    /// The key, with the file's own type as `*`.
    var key: MemberKey
    var elements: Elements { member.elements }
    /// Whether this is the head of the type that the file is about.
    var isMainHead: Bool { key.kind == .type && key.name == MemberKey.mainOwner }

    /// Reads all members of a generated file.
    static func all(of file: GeneratedFile, parsed: ParsedFile) -> [GeneratedMember] {
        parsed.members.map { member in
            let place = member.name.lowerBound
            // Marks lie in each other or apart.
            let mark = file.marks.filter { $0.range.contains(place) }.min { $0.range.count < $1.range.count }
            let key = member.key.neutral(file.typeName)
            let isMainHead = key.kind == .type && key.owner.isEmpty && member.key.name == file.typeName
            let isDemanded = key.kind == .conformance && key.name == file.demandedConformance
            var member = member
            if isMainHead { member.elements.name = member.key.name }
            // Each change of a member would change the line of its type.
            if key.kind == .type, key.owner.isEmpty { member.elements.whole = "" }
            return GeneratedMember(
                member: member, id: mark?.id ?? key.helperID,
                isRequired: (mark?.isRequired ?? (isMainHead || isDemanded)) && !member.isPrivate,
                formerIDs: mark?.formerIDs ?? [], key: key)
        }
    }

    /// What tells members of one id apart: the key without labels, the id's own names taken out of its name.
    /// `startChatTask` of the step `startChat` is `*Task`.
    var role: String { Self.role(key: key, id: id) }

    /// The names that the member had under its former ids: `uploadTask` of `sendTask`.
    var formerNames: [String] {
        formerIDs.map { former in
            zip(id.names, former.names).reduce(key.name) { Self.name($0, with: $1.1, for: $1.0) }
        }.filter { $0 != key.name }
    }

    static func role(key: MemberKey, id: MemberID) -> String {
        let name = id.names.reduce(key.name) { Self.name($0, with: "*", for: $1) }
        return "\(key.owner) \(key.isStatic ? "static-" : "")\(key.kind.rawValue) \(name)"
    }

    /// A name with another word in the place of one, which may have a capital there.
    private static func name(_ name: String, with new: String, for word: String) -> String {
        func upper(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
        var name = name
        if let found = name.firstRange(of: word) {
            name.replaceSubrange(found, with: new)
        } else if let found = name.firstRange(of: upper(word)) {
            name.replaceSubrange(found, with: upper(new))
        }
        return name
    }
}

extension MemberKey {
    /// The id of a member without a mark. Labels are left out, so that an initialiser with one parameter more is the
    /// same initialiser.
    fileprivate var helperID: MemberID {
        var bare = self
        bare.labels = nil
        return .helper(bare.description)
    }

    /// The key with the type that the file is about as `*`.
    func neutral(_ typeName: String?) -> MemberKey {
        guard let typeName else { return self }
        var key = self
        if owner == typeName {
            key.owner = Self.mainOwner
        } else if owner.hasPrefix(typeName + ".") {
            key.owner = Self.mainOwner + owner.dropFirst(typeName.count)
        }
        if kind == .type, owner.isEmpty, name == typeName { key.name = Self.mainOwner }
        return key
    }

    /// The key with the type's own name again.
    func named(_ typeName: String?) -> MemberKey {
        guard let typeName else { return self }
        var key = self
        if owner == Self.mainOwner || owner.hasPrefix(Self.mainOwner + ".") {
            key.owner = typeName + owner.dropFirst(1)
        }
        if kind == .type, owner.isEmpty, name == Self.mainOwner { key.name = typeName }
        return key
    }
}
