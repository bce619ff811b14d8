// Updates one member of the user's, element by element. An element that is as flowgen wrote it takes the generated
// text; one that is as generated stays; any other that the flow changed too is a conflict, and nothing is updated.

struct ElementConflict: Error {
    var detail: MemberOutcome.Detail

    init(_ element: String, base: String?, yours: String, flow: String) {
        detail = .conflict(element: element, base: base, yours: yours, flow: flow)
    }
}

struct MemberUpdate {
    let user: Member
    let file: ParsedFile
    let bases: [BaseMember]
    let generated: GeneratedMember
    let generatedFile: ParsedFile
    var splices: [Splice] = []
    private var changesSignature = false
    /// The declaration as the changes leave it.
    private(set) var result: Requirement.Candidate

    init(user: Member, file: ParsedFile, bases: [BaseMember], generated: GeneratedMember, generatedFile: ParsedFile) {
        self.user = user
        self.file = file
        self.bases = bases
        self.generated = generated
        self.generatedFile = generatedFile
        result = Requirement.Candidate(user, in: file)
    }

    /// What the merge of one element comes to.
    enum Choice { case keep, take }

    static func choice(
        _ element: String, base: [String], yours: String, flow: String
    ) throws(ElementConflict) -> Choice {
        if yours == flow { return .keep }
        // The flow's text was written before: the other is the user's wish.
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
        user.elements.whole == generated.elements.whole && user.elements.doc == generated.elements.doc && !takesTodo
    }

    /// Whether the user has written the body, or has left it out where flowgen wrote one.
    var hasOwnBody: Bool {
        !bases.contains { $0.elements.body == user.elements.body }
    }

    /// The changes; empty if there are none.
    mutating func changes(of place: UserMember) throws(ElementConflict) -> MemberEdit {
        result = Requirement.Candidate(user, in: file, at: place)
        if isSame { return MemberEdit(user: place) }
        if isUntouched, !isHead, !user.isShared, !generated.id.isStorageKey {
            result = Requirement.Candidate(generated.member, in: generatedFile)
            return wholeReplaced(at: place)
        }
        if generated.key.kind != .type || generated.key.name == MemberKey.mainOwner {
            try updateDoc()
        }
        if takesTodo { replaceTodo() }
        try updateModifiers()
        try updateElements()
        if user.name.count > 0, !isHead, user.key.name != generated.key.name {
            splices.append(Splice(range: user.name, text: Array(generatedFile.bytes[generated.member.name])))
            changesSignature = true
        }
        try updateParameters()
        if !hasOwnBody, !isHead, !generated.id.isStorageKey { try updateBody() }
        guard splices.isEmpty || !user.isShared else {
            throw ElementConflict(
                "declaration", base: nil, yours: file.text(user.range),
                flow: generatedFile.text(generated.member.range))
        }
        return MemberEdit(
            user: place, splices: splices, changesSignature: changesSignature,
            isEdited: hasOwnBody && !generated.id.isStorageKey, hasStaleBody: hasStaleBody)
    }

    private mutating func wholeReplaced(at place: UserMember) -> MemberEdit {
        let new = generated.member
        let changes = !user.elements.isDeclared(like: new.elements)
        let hasOwnTodo = user.elements.todo != new.elements.todo && !takesTodo
        if user.hasCommentBelowDoc || hasOwnTodo {
            replaceDoc(with: new.ranges.doc)
            if takesTodo { replaceTodo() }
            replace(user.range, with: new.range)
            return MemberEdit(
                user: place, splices: [splices.removeLast()] + splices, declaration: 0, changesSignature: changes)
        }
        replace(user.docStart..<user.range.upperBound, with: new.docStart..<new.range.lowerBound)
        let doc = splices.removeLast().text.count
        replace(user.docStart..<user.range.upperBound, with: new.docStart..<new.range.upperBound)
        return MemberEdit(user: place, splices: splices, declaration: doc, changesSignature: changes)
    }

    /// Puts a piece of the generated file instead of the user's bytes.
    mutating func replace(_ range: Range<Int>, with piece: Range<Int>) {
        let lines = file.lines
        let text = Reindenting(source: generatedFile.layout, target: file.layout).text(
            of: generatedFile.lines, piece, indentation: lines.indentation(range.lowerBound))
        splices.append(Splice(range: range, text: text))
    }

    private mutating func updateBody() throws(ElementConflict) {
        let choice = try Self.choice(
            "body", base: bases.map(\.elements.body), yours: user.elements.body, flow: generated.elements.body)
        guard choice == .take else { return }
        let written = Requirement.Candidate(generated.member, in: generatedFile)
        result.isSettable = written.isSettable
        result.getterEffects = written.getterEffects
        let flow = generated.member.ranges.body
        let range = user.ranges.body
        if flow.isEmpty {
            splices.append(Splice(range: range, text: []))
        } else if range.isEmpty {
            replace(range, with: generated.member.ranges.bodyGap.lowerBound..<flow.upperBound)
        } else {
            replace(range, with: flow)
        }
    }

    private mutating func updateModifiers() throws(ElementConflict) {
        for kind in [
            ElementKind.isolation, .final, .mutating, .sendable, .preconcurrency, .testable,
        ] {
            let choice = try Self.choice(
                kind.rawValue, base: bases.map { $0.elements[kind] },
                yours: user.elements[kind], flow: generated.elements[kind])
            guard choice == .take else { continue }
            splices += ModifierSplices(user: user, file: file, generated: generated, generatedFile: generatedFile)
                .splices(of: kind)
            changesSignature = true
            result.elements[kind] = generated.elements[kind]
        }
    }

    private mutating func updateElements() throws(ElementConflict) {
        for kind in [ElementKind.keyword, .generics, .effects, .result, .constraints, .type] {
            let flow = generated.elements[kind]
            let yours = user.elements[kind]
            let choice = try Self.choice(kind.rawValue, base: bases.map { $0.elements[kind] }, yours: yours, flow: flow)
            guard choice == .take, let range = user.ranges.single[kind] else { continue }
            changesSignature = true
            result.elements[kind] = flow
            splices.append(ElementSplice.splice(kind, at: range, to: flow, in: file))
        }
    }

    private mutating func updateParameters() throws(ElementConflict) {
        let update = ParameterUpdate(
            user: user, file: file, bases: bases, generated: generated,
            generatedFile: generatedFile,
            keepsNames: hasOwnBody, changesLength: changesSignature
        )
        let added = try update.splices()
        result.elements.parameters = try update.result()
        changesSignature = changesSignature || !added.isEmpty
        splices += added
    }
}

extension SyntaxRanges {
    /// The body with the space before it.
    var bodyGap: Range<Int> { max(0, body.lowerBound - 1)..<body.upperBound }
}

// Updates the comments above a member that are flowgen's: its doc comment and its TODO. Comments between them stay.

extension MemberUpdate {
    /// Whether the TODO above is as flowgen wrote it, and another one now. One that was edited is the user's, and one
    /// that was removed is done.
    var takesTodo: Bool {
        !isHead && !hasOwnBody && user.elements.todo != generated.elements.todo
            && bases.contains { $0.elements.todo == user.elements.todo }
    }

    /// Puts a doc comment instead of the user's, of which nothing stays but the comments in it.
    mutating func replaceDoc(with doc: Range<Int>) {
        guard let first = user.ranges.docs.first else {
            if !doc.isEmpty {
                replace(user.ranges.doc, with: doc.lowerBound..<generated.member.belowDoc)
            }
            return
        }
        if !doc.isEmpty { replace(first, with: doc) }
        for part in user.ranges.docs.dropFirst(doc.isEmpty ? 0 : 1) {
            let lines = file.lines
            let isAlone = lines.isFirst(part.lowerBound) && lines.isLast(part.upperBound)
            let range =
                isAlone ? lines.start(part.lowerBound)..<lines.next(part.upperBound) : part
            splices.append(Splice(range: range, text: []))
        }
    }

    /// Puts the flow's TODO instead of the one that flowgen wrote.
    mutating func replaceTodo() {
        let start = user.range.lowerBound
        guard let new = generated.member.todo else {
            return splices.append(Splice(range: user.belowDoc..<start, text: []))
        }
        if let old = user.todo { return replace(old, with: new) }
        replace(start..<start, with: new.lowerBound..<generated.member.range.lowerBound)
    }

    mutating func updateDoc() throws(ElementConflict) {
        let range = user.ranges.doc
        let flow = generated.member.ranges.doc
        // What a class is, its developer says best: the flow's text is about the skeleton.
        if isHead, !bases.contains(where: { $0.elements.doc == user.elements.doc }) { return }
        let choice: Choice
        do {
            choice = try Self.choice(
                "doc comment", base: bases.map(\.elements.doc), yours: user.elements.doc, flow: generated.elements.doc)
        } catch {
            throw ElementConflict("doc comment", base: nil, yours: file.text(range), flow: generatedFile.text(flow))
        }
        guard choice == .take else { return }
        if flow.isEmpty, !user.hasCommentBelowDoc {
            splices.append(Splice(range: range.lowerBound..<user.belowDoc, text: []))
        } else if range.isEmpty {
            replace(range, with: flow.lowerBound..<generated.member.belowDoc)
        } else {
            replaceDoc(with: flow)
        }
    }
}

extension Member {
    /// Where what comes below the doc comment begins.
    fileprivate var belowDoc: Int { todo?.lowerBound ?? range.lowerBound }
}

// Tells whether the user wrote a body for an earlier version of the flow. The merge does not change it, and asks the
// user once to check it.

extension MemberUpdate {
    /// Whether the flow now requires another body, where the user has one of their own.
    ///
    /// A body that differs by a new name alone is told of by the uses of the old one.
    var hasStaleBody: Bool {
        hasOwnBody && !isHead && !generated.id.isStorageKey
            && !user.elements.body.isEmpty && !generated.elements.body.isEmpty
            && user.elements.body != generated.elements.body
            && !bases.contains { $0.elements.body == generated.elements.body }
            && bases.contains { $0.key.name == generated.key.name }
    }
}

// The bytes of single elements: replaced, inserted, removed.

enum ElementSplice {
    static func splice(_ kind: ElementKind, at range: Range<Int>, to flow: String, in file: ParsedFile) -> Splice {
        let text = Array(flow.utf8)
        if range.isEmpty { return Splice(range: range, text: lead(of: kind) + text) }
        if !text.isEmpty { return Splice(range: range, text: text) }
        var start = range.lowerBound
        let isType = kind == .type
        while start > 0,
            Lines.isBlank(file.bytes[start - 1]) || Lines.isBreak(file.bytes[start - 1])
                || (isType && file.bytes[start - 1] == UInt8(ascii: ":"))
        {
            start -= 1
        }
        return Splice(range: start..<range.upperBound, text: [])
    }

    private static func lead(of kind: ElementKind) -> [UInt8] {
        switch kind {
        case .generics: []
        case .type: Array(": ".utf8)
        default: [32]
        }
    }
}

/// The attributes and modifiers of one kind: replaced, put in, taken out.
struct ModifierSplices {
    let user: Member
    let file: ParsedFile
    let generated: GeneratedMember
    let generatedFile: ParsedFile

    func splices(of kind: ElementKind) -> [Splice] {
        let yours = user.ranges.modifiers.filter { $0.kind == kind }
        let flow = generated.member.ranges.modifiers.filter { $0.kind == kind }
        if yours.count == 1, flow.count == 1, yours[0].isAttribute == flow[0].isAttribute {
            return [Splice(range: yours[0].range, text: Array(generatedFile.bytes[flow[0].range]))]
        }
        return yours.map { Splice(range: removal(of: $0.range), text: []) } + flow.map { insertion(of: $0) }
    }

    /// The modifier with the white space behind it.
    private func removal(of range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end < file.bytes.count,
            Lines.isBlank(file.bytes[end]) || Lines.isBreak(file.bytes[end])
        {
            end += 1
        }
        return range.lowerBound..<end
    }

    private func insertion(of slot: ModifierRange) -> Splice {
        var text = Array(generatedFile.bytes[slot.range])
        let lines = file.lines
        if slot.isAttribute {
            let breaks = generatedFile.lines.isLast(slot.range.upperBound)
            text += breaks ? file.layout.lineEnding + lines.indentation(user.ranges.attributeStart) : [32]
            return Splice(range: user.ranges.attributeStart..<user.ranges.attributeStart, text: text)
        }
        let isolates = slot.kind == .isolation
        let start = isolates ? user.ranges.modifierStart : user.ranges.keywordStart
        return Splice(range: start..<start, text: text + [32])
    }
}
