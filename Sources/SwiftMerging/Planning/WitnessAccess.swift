// The access level of what a wrapper has to have. A skeleton is internal; in a class that the developer has made
// public, or that was public when it was adopted, the members that a public protocol requires are public too.

/// The access level with which a type has to implement its protocol.
struct WitnessAccess {
    /// The type's own level, `public ` or `package `: what an SDK's protocol requires of it.
    private let own: String
    /// What the flow's protocol requires; nothing if that is internal.
    private let demanded: String

    /// - Returns: nil if the members of the type can stay internal.
    init?(of file: GeneratedFile, among users: [ParsedFile]) {
        guard let name = file.typeName, file.demandedConformance != nil else { return nil }
        let levels = users.lazy.compactMap { $0.accessBeyondModule(of: name) }
        // A type that is about to be renamed is the first one in its file.
        let former = users.lazy.filter { $0.identity == file.identity }.compactMap { $0.accessBeyondModule(of: nil) }
        // A member is as open as the type and the protocol allow.
        guard let own = levels.first ?? former.first, !own.isEmpty else { return nil }
        self.own = own
        demanded = file.demandedAccess.isEmpty ? "" : own == "package " ? own : file.demandedAccess
    }

    /// The file with members of that access level.
    func applied(to file: GeneratedFile, _ parsed: ParsedFile) -> GeneratedFile {
        let mark = parsed.hasByteOrderMark ? ParsedFile.byteOrderMark.count : 0
        let words = zip(GeneratedMember.all(of: file, parsed: parsed), parsed.members)
            .compactMap { generated, member -> (place: Int, word: String)? in
                guard !member.hasOwnAccess, generated.key.owner == MemberKey.mainOwner,
                    [.func, .var, .subscript].contains(generated.key.kind)
                else { return nil }
                let word = generated.isOfDelegate ? own : generated.isRequired ? demanded : ""
                return word.isEmpty ? nil : (member.ranges.modifierStart + mark, word)
            }
            .sorted { $0.place < $1.place }
        var opened = file
        for (place, word) in words.reversed() {
            opened.text.insert(contentsOf: word.utf8, at: place)
        }
        let moved = { (offset: Int) in
            words.filter { $0.place < offset }.reduce(offset) { $0 + $1.word.utf8.count }
        }
        opened.marks = file.marks.map { mark in
            var mark = mark
            mark.range = moved(mark.range.lowerBound)..<moved(mark.range.upperBound)
            return mark
        }
        return opened
    }
}

extension ParsedFile {
    /// What the declaration of a type, or of the first one, says of who sees it, if that is not its module alone; nil
    /// if it is not here.
    fileprivate func accessBeyondModule(of type: String?) -> String? {
        let declaration = containers.first { container in
            !container.isExtension && container.head != nil && (type.map { $0 == container.owner } ?? true)
        }
        guard let head = declaration?.head.map({ members[$0] }) else { return nil }
        let words = text(head.ranges.modifierStart..<head.ranges.headEnd).split(whereSeparator: \.isWhitespace)
        if words.contains("public") || words.contains("open") { return "public " }
        return words.contains("package") ? "package " : ""
    }
}

extension GeneratedMember {
    fileprivate var isOfDelegate: Bool {
        if case .delegate = id { true } else { false }
    }
}
