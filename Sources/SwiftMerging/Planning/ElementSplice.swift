// The bytes of a single element: replaced, put in, taken out.

enum ElementSplice {
    static func splice(
        _ kind: ElementKind, at range: Range<Int>, to flow: String, in file: ParsedFile
    ) -> Splice {
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
    let fresh: FreshMember
    let freshFile: ParsedFile

    func splices(of kind: ElementKind) -> [Splice] {
        let yours = user.slots.modifiers.filter { $0.kind == kind }
        let flow = fresh.member.slots.modifiers.filter { $0.kind == kind }
        if yours.count == 1, flow.count == 1, yours[0].isAttribute == flow[0].isAttribute {
            return [Splice(range: yours[0].range, text: Array(freshFile.bytes[flow[0].range]))]
        }
        return yours.map { Splice(range: removal(of: $0.range), text: []) }
            + flow.map { insertion(of: $0) }
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

    private func insertion(of slot: ModifierSlot) -> Splice {
        var text = Array(freshFile.bytes[slot.range])
        let lines = file.lines
        if slot.isAttribute {
            let breaks = freshFile.lines.isLast(slot.range.upperBound)
            text +=
                breaks
                ? file.layout.lineEnding + lines.indentation(user.slots.attributeStart) : [32]
            return Splice(
                range: user.slots.attributeStart..<user.slots.attributeStart, text: text)
        }
        let isolates = slot.kind == .isolation
        let start = isolates ? user.slots.modifierStart : user.slots.keywordStart
        return Splice(range: start..<start, text: text + [32])
    }
}
