// Follows one member element by element: what is as flowgen wrote it takes the fresh text, what is
// fresh already stays, and anything else that the flow changed too is a conflict. All or nothing.

/// A conflict in one element.
struct ElementConflict: Error {
    var detail: Outcome.Detail

    init(_ element: String, base: String?, yours: String, flow: String) {
        detail = .conflict(element: element, base: base, yours: yours, flow: flow)
    }
}

struct Following {
    let user: Member
    let file: ParsedFile
    let bases: [BaseMember]
    let fresh: FreshMember
    let freshFile: ParsedFile
    var splices: [Splice] = []
    private var changesSignature = false
    /// The declaration as the changes leave it.
    private(set) var result: Requirement.Candidate

    init(
        user: Member, file: ParsedFile, bases: [BaseMember], fresh: FreshMember,
        freshFile: ParsedFile
    ) {
        self.user = user
        self.file = file
        self.bases = bases
        self.fresh = fresh
        self.freshFile = freshFile
        result = Requirement.Candidate(user, in: file)
    }

    /// What the merge of one element comes to.
    enum Choice { case keep, take }

    static func choice(
        _ element: String, base: [String], yours: String, flow: String
    ) throws(ElementConflict) -> Choice {
        if yours == flow { return .keep }
        // The flow's text was written before: the other is the developer's wish.
        if !base.contains(yours), base.contains(flow) { return .keep }
        if base.contains(yours) { return .take }
        throw ElementConflict(element, base: base.first, yours: yours, flow: flow)
    }

    /// A head's members follow by themselves.
    var isHead: Bool { user.key.kind == .type || user.key.kind == .extension }

    private var isUntouched: Bool {
        bases.contains { line in
            line.elements.whole == user.elements.whole && line.elements.doc == user.elements.doc
        }
    }

    private var isSame: Bool {
        user.elements.whole == fresh.elements.whole && user.elements.doc == fresh.elements.doc
            && !takesTodo
    }

    /// Whether the developer has written the body, or has left it out where flowgen wrote one.
    var hasOwnBody: Bool {
        !bases.contains { $0.elements.body == user.elements.body }
    }

    /// The changes; empty if there are none.
    mutating func changes(of place: UserMember) throws(ElementConflict) -> Follow {
        result = Requirement.Candidate(user, in: file, at: place)
        if isSame { return Follow(user: place) }
        if isUntouched, !isHead, !user.isShared, !fresh.id.isStorageKey {
            result = Requirement.Candidate(fresh.member, in: freshFile)
            return wholeReplaced(at: place)
        }
        if fresh.key.kind != .type || fresh.key.name == MemberKey.mainOwner {
            try followDoc()
        }
        if takesTodo { replaceTodo() }
        try followModifiers()
        try followElements()
        if user.name.count > 0, !isHead, user.key.name != fresh.key.name {
            splices.append(
                Splice(range: user.name, text: Array(freshFile.bytes[fresh.member.name])))
            changesSignature = true
        }
        try followParameters()
        if !hasOwnBody, !isHead, !fresh.id.isStorageKey { try followBody() }
        let setter = hasOwnBody && !isHead ? try followSetter() : nil
        guard splices.isEmpty || !user.isShared else {
            throw ElementConflict(
                "declaration", base: nil, yours: file.text(user.range),
                flow: freshFile.text(fresh.member.range))
        }
        return Follow(
            user: place, splices: splices, changesSignature: changesSignature,
            isEdited: hasOwnBody && !fresh.id.isStorageKey, hasStaleBody: hasStaleBody,
            setter: setter)
    }

    private mutating func wholeReplaced(at place: UserMember) -> Follow {
        let new = fresh.member
        let changes = !user.elements.isDeclared(like: new.elements)
        let hasOwnTodo = user.elements.todo != new.elements.todo && !takesTodo
        if user.hasCommentBelowDoc || hasOwnTodo {
            replaceDoc(with: new.slots.doc)
            if takesTodo { replaceTodo() }
            replace(user.range, with: new.range)
            return Follow(
                user: place, splices: [splices.removeLast()] + splices, declaration: 0,
                changesSignature: changes)
        }
        replace(user.docStart..<user.range.upperBound, with: new.docStart..<new.range.lowerBound)
        let doc = splices.removeLast().text.count
        replace(user.docStart..<user.range.upperBound, with: new.docStart..<new.range.upperBound)
        return Follow(
            user: place, splices: splices, declaration: doc, changesSignature: changes)
    }

    /// Puts a piece of the fresh file in place of the developer's bytes.
    mutating func replace(_ range: Range<Int>, with piece: Range<Int>) {
        let lines = file.lines
        let text = Reindenting(source: freshFile.layout, target: file.layout).text(
            of: freshFile.bytes, piece, indentation: lines.indentation(range.lowerBound))
        splices.append(Splice(range: range, text: text))
    }

    private mutating func followBody() throws(ElementConflict) {
        let choice = try Self.choice(
            "body", base: bases.map(\.elements.body), yours: user.elements.body,
            flow: fresh.elements.body)
        guard choice == .take else { return }
        let written = Requirement.Candidate(fresh.member, in: freshFile)
        result.isSettable = written.isSettable
        result.getterEffects = written.getterEffects
        result.literalType = written.literalType
        let flow = fresh.member.slots.body
        let range = user.slots.body
        if flow.isEmpty {
            splices.append(Splice(range: range, text: []))
        } else if range.isEmpty {
            replace(range, with: fresh.member.slots.bodyGap.lowerBound..<flow.upperBound)
        } else {
            replace(range, with: flow)
        }
    }

    private mutating func followModifiers() throws(ElementConflict) {
        for kind in [
            ElementKind.isolation, .final, .mutating, .sendable, .preconcurrency, .testable,
        ] {
            let choice = try Self.choice(
                kind.rawValue, base: bases.map { $0.elements[kind] },
                yours: user.elements[kind], flow: fresh.elements[kind])
            guard choice == .take else { continue }
            splices += ModifierSplices(user: user, file: file, fresh: fresh, freshFile: freshFile)
                .splices(of: kind)
            changesSignature = true
            result.elements[kind] = fresh.elements[kind]
        }
    }

    private mutating func followElements() throws(ElementConflict) {
        for kind in [ElementKind.keyword, .generics, .effects, .result, .constraints, .type] {
            let flow = fresh.elements[kind]
            let yours = user.elements[kind]
            let choice = try Self.choice(
                kind.rawValue, base: bases.map { $0.elements[kind] }, yours: yours, flow: flow)
            guard choice == .take, let slot = user.slots.single[kind] else { continue }
            changesSignature = true
            result.elements[kind] = flow
            splices.append(ElementSplice.splice(kind, at: slot.range, to: flow, in: file))
        }
    }

    private mutating func followSetter() throws(ElementConflict) -> Outcome.Kind? {
        let change = try SetterFollowing(
            user: user, file: file, bases: bases, fresh: fresh, freshFile: freshFile
        ).change()
        splices += change.splices
        if change.outcome == .returned || change.outcome == nil && !change.splices.isEmpty {
            result.isSettable = true
        }
        if change.outcome == nil, !change.splices.isEmpty { changesSignature = true }
        return change.outcome
    }

    private mutating func followParameters() throws(ElementConflict) {
        let following = ParameterFollowing(
            user: user, file: file, bases: bases, fresh: fresh, freshFile: freshFile,
            keepsNames: hasOwnBody, changesLength: changesSignature
        )
        let added = try following.splices()
        result.elements.parameters = try following.result()
        changesSignature = changesSignature || !added.isEmpty
        splices += added
    }
}

extension Slots {
    /// The body with the space before it.
    var bodyGap: Range<Int> { max(0, body.lowerBound - 1)..<body.upperBound }
}
