// Adds and removes the setter of a variable whose getter the user has written. A stub goes in beside the getter, whose
// bytes stay. It is removed while it is untouched, and marked as retired once it is filled in.

struct SetterUpdate {
    let user: Member
    let file: ParsedFile
    let bases: [BaseMember]
    let generated: GeneratedMember
    let generatedFile: ParsedFile

    struct Change {
        var splices: [Splice] = []
        /// What became of the setter alone; nil where the variable follows.
        var outcome: MemberOutcome.Kind?
    }

    func change() throws(ElementConflict) -> Change {
        guard user.key.kind == .var else { return Change() }
        let own = user.ranges.accessors?.setter
        if generated.member.ranges.accessors?.setter != nil {
            if let line = own?.retiredLine {
                return Change(splices: [RetiredLine.removal(of: line, in: file)], outcome: .returned)
            }
            return user.isSettable ? Change() : Change(splices: try insertion())
        }
        let known = bases.map(\.elements.setter).filter { !$0.isEmpty }
        guard let own, own.retiredLine == nil, !known.isEmpty else { return Change() }
        if known.contains(user.elements.setter) { return Change(splices: removal(of: own)) }
        let line = RetiredLine.insertion(at: own.range.lowerBound, subject: "This setter", in: file)
        return Change(splices: [line], outcome: .retired)
    }

    private var lines: Lines { file.lines }
    private var ending: [UInt8] { file.layout.lineEnding }
    /// How the variable is indented, and its accessors.
    private var outer: [UInt8] { lines.indentation(user.range.lowerBound) }
    private var inner: [UInt8] { outer + file.layout.unit }

    private func insertion() throws(ElementConflict) -> [Splice] {
        guard let ranges = user.ranges.accessors, ranges.isReadOnly, ranges.list.allSatisfy({ !$0.hasEffects }),
            let setter = generated.member.ranges.accessors?.setter
        else {
            throw ElementConflict(
                "setter", base: nil, yours: file.access(of: user),
                flow: generatedFile.access(of: generated.member))
        }
        let reindenting = Reindenting(source: generatedFile.layout, target: file.layout)
        let stub = { (indentation: [UInt8]) in
            reindenting.text(of: generatedFile.lines, setter.range, indentation: indentation)
        }
        guard let last = ranges.list.last else {
            let end = ranges.range.upperBound
            return [
                Splice(range: ranges.range.lowerBound..<ranges.range.lowerBound, text: getterStart),
                Splice(range: end..<end, text: getterEnd(at: end, setter: stub(inner))),
            ]
        }
        let place = lines.isFirst(last.range.lowerBound) ? lines.indentation(last.range.lowerBound) : inner
        return [behind(last, in: ranges, text: ending + place + stub(place))]
    }

    /// What is put in behind the line of the last accessor.
    private func behind(_ last: Accessor, in ranges: Accessors, text: [UInt8]) -> Splice {
        let limit = ranges.range.upperBound
        var end = last.range.upperBound
        while let comment = file.tokens.comment(in: end..<limit), comment.start < lines.end(end) {
            end = comment.end
        }
        let lineEnd = lines.end(end)
        if lineEnd <= limit { return Splice(range: lineEnd..<lineEnd, text: text) }
        return Splice(range: end..<limit, text: text + ending + outer)
    }

    /// What comes before a getter that was written without `get`, and behind it.
    private var getterStart: [UInt8] { ending + inner + Array("get {".utf8) }

    private func getterEnd(at end: Int, setter: [UInt8]) -> [UInt8] {
        (lines.isFirst(end) ? file.layout.unit : []) + [UInt8(ascii: "}")] + ending + inner + setter + ending + outer
    }

    /// A getter goes back to how it was before the setter came, if it is still laid out that way.
    private func removal(of setter: Accessor) -> [Splice] {
        unwrapped(setter) ?? [
            Splice(
                range: Deletion(file: file).range(from: setter.range.lowerBound, to: setter.range.upperBound), text: [])
        ]
    }

    private func unwrapped(_ setter: Accessor) -> [Splice]? {
        guard let ranges = user.ranges.accessors, ranges.list.count == 2, ranges.list[0].isPlain,
            ranges.list[0].name == "get"
        else { return nil }
        let body = ranges.list[0].body
        let unit = file.layout.unit
        var end = body.upperBound
        if lines.isFirst(end) {
            guard file.bytes[body].suffix(unit.count).elementsEqual(unit) else { return nil }
            end -= unit.count
        }
        let start = ranges.range.lowerBound..<body.lowerBound
        let rest = end..<ranges.range.upperBound
        let text = Array(file.bytes[setter.range])
        guard file.bytes[start].elementsEqual(getterStart),
            file.bytes[rest].elementsEqual(getterEnd(at: body.upperBound, setter: text)),
            !isIndented(body.lowerBound..<end)
        else { return nil }
        return [Splice(range: start, text: []), Splice(range: rest, text: [])]
    }

    /// Whether the lines of a body are indented as those of an accessor.
    private func isIndented(_ body: Range<Int>) -> Bool {
        var start = lines.next(body.lowerBound)
        while start < body.upperBound, lines.isBlankLine(start) { start = lines.next(start) }
        return start < body.upperBound && lines.indentation(start).starts(with: inner + file.layout.unit)
    }
}

extension ParsedFile {
    /// How a variable can be used: `private(set) var name: String`, `var name: String { get }`.
    func access(of member: Member) -> String {
        let head = tokens.text(member.range.lowerBound..<member.ranges.body.lowerBound)
        guard let accessors = member.ranges.accessors, !accessors.isObserving else { return head }
        return head + (accessors.isReadOnly ? " { get }" : " { get set }")
    }
}
