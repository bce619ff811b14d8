// A member of a fresh file, with what it is there for.

struct FreshMember: Sendable {
    var member: Member
    var origin: String
    var isRequired: Bool
    var formerOrigins: [String]
    var formerLabels: [String: String]
    /// The key, with the file's own type as `*`.
    var key: MemberKey
    var elements: Elements { member.elements }
    /// The key of what is stored: its value never follows, since what is stored would be lost.
    var isStorageKey: Bool { origin.hasPrefix("key ") }

    /// Reads all members of a fresh file.
    static func all(of file: FreshFile, parsed: ParsedFile) -> [FreshMember] {
        let offset = parsed.hasByteOrderMark ? ParsedFile.byteOrderMark.count : 0
        return parsed.members.map { member in
            let place = member.name.lowerBound + offset
            let mark = file.marks.filter { $0.range.contains(place) }
                .min { $0.range.count < $1.range.count }
            let key = member.key.neutral(file.typeName)
            let isMainHead =
                key.kind == .type && key.owner.isEmpty && member.key.name == file.typeName
            let isDemanded =
                key.kind == .conformance && key.name == file.demandedConformance
            var member = member
            if isMainHead { member.elements[.name] = member.key.name }
            // Each change of a member would change the line of its type.
            if key.kind == .type, key.owner.isEmpty { member.elements.whole = "" }
            return FreshMember(
                member: member, origin: mark?.origin ?? key.helperOrigin,
                isRequired: (mark?.isRequired ?? (isMainHead || isDemanded)) && !member.isPrivate,
                formerOrigins: mark?.formerOrigins ?? [],
                formerLabels: mark?.formerLabels ?? [:], key: key)
        }
    }

    /// What tells members of one origin apart: the key without labels, the origin's own words
    /// taken out of its name. `startChatTask` of `step startChat` is `*Task`.
    var role: String { Self.role(key: key, origin: origin) }

    static func role(key: MemberKey, origin: String) -> String {
        var name = key.name
        let words = origin.hasPrefix("helper ") ? "" : origin
        for word in words.split(separator: " ").dropFirst().map(String.init) {
            let upper = word.prefix(1).uppercased() + word.dropFirst()
            if let found = name.firstRange(of: word) ?? name.firstRange(of: upper) {
                name.replaceSubrange(found, with: "*")
            }
        }
        let kind = key.kind == .type ? "type" : key.kind.rawValue
        return "\(key.owner) \(key.isStatic ? "static-" : "")\(kind) \(name)"
    }
}

extension MemberKey {
    /// The origin of what no mark speaks of. Labels are left out, so that an initialiser with one
    /// parameter more is the same initialiser.
    fileprivate var helperOrigin: String {
        var bare = self
        bare.labels = nil
        return "helper \(bare)"
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
