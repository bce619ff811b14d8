// Updates one member of the user's. One that is as flowgen wrote it takes the generated text. Of one that the user has
// edited, the head follows if it is as flowgen wrote it, and is a conflict if not; the body stays.

struct PartConflict: Error {
    var detail: MemberOutcome.Detail

    init(_ part: String, base: String?, yours: String, flow: String) {
        detail = .conflict(element: part, base: base, yours: yours, flow: flow)
    }
}

struct MemberUpdate {
    let user: Member
    let file: ParsedFile
    let bases: [BaseMember]
    let generated: GeneratedMember
    let generatedFile: ParsedFile
    private var edits: [Edit] = []
    private var changesHead = false

    init(user: Member, file: ParsedFile, bases: [BaseMember], generated: GeneratedMember, generatedFile: ParsedFile) {
        self.user = user
        self.file = file
        self.bases = bases
        self.generated = generated
        self.generatedFile = generatedFile
    }

    /// A head's members follow by themselves.
    private var isHead: Bool { user.key.kind == .type || user.key.kind == .extension }

    private var isSame: Bool {
        user.elements.whole == generated.elements.whole && user.elements.doc == generated.elements.doc
    }

    private var isUntouched: Bool { bases.contains { $0.elements.whole == user.elements.whole } }

    /// The changes; empty if there are none.
    mutating func changes(of place: Int) throws(PartConflict) -> MemberEdit {
        if isSame { return MemberEdit(user: place) }
        if user.key.kind == .conformance {
            // The attributes before its name.
            if isUntouched { replace(user.range, with: generated.member.range) }
            return MemberEdit(user: place, edits: edits, changesSignature: !edits.isEmpty)
        }
        updateComments()
        let isFollowing = isUntouched && !isHead && generated.id.kind != .storageKey
        if isFollowing, user.elements.whole != generated.elements.whole {
            replace(user.range, with: generated.member.range)
            changesHead = user.elements.head != generated.elements.head
        } else if !isFollowing {
            try updateHead()
        }
        let isEdited = !isFollowing && !isHead && generated.id.kind != .storageKey
        return MemberEdit(
            user: place, edits: edits, changesSignature: changesHead, isEdited: isEdited,
            hasStaleBody: isEdited && hasStaleBody)
    }

    /// Puts a piece of the generated file instead of the user's bytes.
    private mutating func replace(_ range: Range<Int>, with piece: Range<Int>) {
        edits.append(Edit(range: range, text: reindented(generatedFile.lines, piece, at: range.lowerBound)))
    }

    private func reindented(_ lines: Lines, _ piece: Range<Int>, at offset: Int) -> [UInt8] {
        lines.reindented(piece, indentation: file.lines.indentation(offset), ending: file.lines.ending)
    }

    /// Whether the user wrote a body for an earlier version of the flow, which now requires another one: the user is
    /// asked once to check it.
    ///
    /// A body that differs by a new name alone is told of by the uses of the old one.
    private var hasStaleBody: Bool {
        !user.elements.body.isEmpty && !generated.elements.body.isEmpty
            && user.elements.body != generated.elements.body
            && !bases.contains { $0.elements.body == generated.elements.body }
            && bases.contains { $0.key.name == generated.key.name }
    }
}

// The head follows as one. Access levels and most attributes are the user's.

extension MemberUpdate {
    private mutating func updateHead() throws(PartConflict) {
        let head = user.range.lowerBound..<user.ranges.headEnd
        let base = bases.map(\.elements.head)
        if user.elements.head == generated.elements.head { return }
        guard base.contains(user.elements.head) else {
            // The flow's text was written before: the other is the user's wish.
            if base.contains(generated.elements.head) { return }
            throw PartConflict(
                "the declaration", base: bases.first?.elements.head, yours: file.tokens.text(head),
                flow: generated.elements.head)
        }
        edits.append(Edit(range: head, text: followingHead))
        changesHead = true
    }

    private var followingHead: [UInt8] {
        let new = generated.member
        let line = generatedFile.lines.start(new.range.lowerBound)
        var changes: [(range: Range<Int>, text: [UInt8])] = []
        func change(_ range: Range<Int>, to text: [UInt8]) {
            changes.append((range.lowerBound - line..<range.upperBound - line, text))
        }
        for own in new.ranges.ownAttributes + new.ranges.ownModifiers {
            change(own.lowerBound..<generatedFile.tokens.next(after: own.upperBound), to: [])
        }
        let start = new.range.lowerBound
        change(start..<start, to: user.ranges.ownAttributes.flatMap(withGap))
        change(new.ranges.modifierStart..<new.ranges.modifierStart, to: user.ranges.ownModifiers.flatMap(withGap))
        let text = Array(generatedFile.bytes[line..<new.ranges.headEnd]).replacing(changes)
        return reindented(Lines(text), new.range.lowerBound - line..<text.count, at: user.range.lowerBound)
    }

    /// An attribute or modifier of the user's, with what sets it apart from the next.
    private func withGap(_ word: Range<Int>) -> [UInt8] {
        let indentation = generatedFile.lines.indentation(generated.member.range.lowerBound)
        return Array(file.bytes[word]) + (file.lines.isLast(word.upperBound) ? [10] + indentation : [32])
    }
}

extension MemberUpdate {
    /// The comments above follow if they are as flowgen wrote them.
    private mutating func updateComments() {
        let isNamed = generated.key.kind != .type || generated.key.name == MemberKey.mainOwner
        guard isNamed, user.elements.doc != generated.elements.doc,
            bases.contains(where: { $0.elements.doc == user.elements.doc }),
            !bases.contains(where: { $0.elements.doc == generated.elements.doc })
        else { return }
        let new = generated.member
        let text = reindented(
            generatedFile.lines, new.docStart..<new.range.lowerBound, at: user.range.lowerBound)
        edits.append(Edit(range: user.docStart..<user.range.lowerBound, text: text))
    }
}
