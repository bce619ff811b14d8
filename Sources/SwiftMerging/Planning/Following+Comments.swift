// Follows the comments above a member that are flowgen's, its doc comment and its TODO; those between them stay.

extension Following {
    /// Whether the TODO above is as flowgen wrote it, and another one now. One that was edited is the
    /// developer's, and one that was removed is done.
    var takesTodo: Bool {
        !isHead && !hasOwnBody && user.elements.todo != fresh.elements.todo
            && bases.contains { $0.elements.todo == user.elements.todo }
    }

    /// Puts a doc comment in place of the developer's, of which nothing stays but the comments in it.
    mutating func replaceDoc(with doc: Range<Int>) {
        guard let first = user.slots.docs.first else {
            if !doc.isEmpty {
                replace(user.slots.doc, with: doc.lowerBound..<fresh.member.belowDoc)
            }
            return
        }
        if !doc.isEmpty { replace(first, with: doc) }
        for part in user.slots.docs.dropFirst(doc.isEmpty ? 0 : 1) {
            let lines = file.lines
            let isAlone = lines.isFirst(part.lowerBound) && lines.isLast(part.upperBound)
            let range =
                isAlone ? lines.start(part.lowerBound)..<lines.next(part.upperBound) : part
            splices.append(Splice(range: range, text: []))
        }
    }

    /// Puts the flow's TODO in place of the one that flowgen wrote.
    mutating func replaceTodo() {
        let start = user.range.lowerBound
        guard let new = fresh.member.todo else {
            return splices.append(Splice(range: user.belowDoc..<start, text: []))
        }
        if let old = user.todo { return replace(old, with: new) }
        replace(start..<start, with: new.lowerBound..<fresh.member.range.lowerBound)
    }

    mutating func followDoc() throws(ElementConflict) {
        let range = user.slots.doc
        let flow = fresh.member.slots.doc
        let choice: Choice
        do {
            choice = try Self.choice(
                "doc comment", base: bases.map(\.elements.doc), yours: user.elements.doc,
                flow: fresh.elements.doc)
        } catch {
            throw ElementConflict(
                "doc comment", base: nil, yours: file.text(range), flow: freshFile.text(flow))
        }
        guard choice == .take else { return }
        if flow.isEmpty, !user.hasCommentBelowDoc {
            splices.append(Splice(range: range.lowerBound..<user.belowDoc, text: []))
        } else if range.isEmpty {
            replace(range, with: flow.lowerBound..<fresh.member.belowDoc)
        } else {
            replaceDoc(with: flow)
        }
    }
}

extension Member {
    /// Where what comes below the doc comment begins.
    fileprivate var belowDoc: Int { todo?.lowerBound ?? range.lowerBound }
}
