// A file as units: each declaration with the comments above it and the rest of its lines; of a type or an extension, the
// lines that open it and those that close it. One behind the other they are the file, byte by byte, so that a file can be
// put together from the units of several versions.

/// A declaration, or several that share a line; what opens a type, or what closes it.
struct Unit {
    /// How it is found in other versions, the most exact first: by its head, with its labels, by its name.
    let keys: [String]
    /// What a message calls it.
    let name: String
    /// Whole lines.
    let range: Range<Int>
    /// Where the declaration begins, behind the comments above.
    let start: Int
    /// Where its body begins; the end of the lines if it has none.
    let body: Int
    /// The member that it declares, if it is just one.
    let member: Member?
    /// The type or extension that it opens or closes, as a whole.
    let type: Range<Int>?
    /// Whether it comes first in the file, or in the braces of a type.
    let isFirst: Bool

    var lead: Range<Int> { range.lowerBound..<start }
    var head: Range<Int> { start..<body }
    var rest: Range<Int> { body..<range.upperBound }
    var isOpening: Bool { type != nil && member != nil }
}

/// One version of a file.
struct FileUnits {
    let file: ParsedFile
    private(set) var all: [Unit] = []

    init(_ file: ParsedFile) {
        self.file = file
        let rest = add(file.containers[0], from: 0)..<file.bytes.count
        add(["the end"], "the end", rest)
    }

    /// The file as one unit.
    var whole: Unit {
        let range = 0..<file.bytes.count
        return Unit(
            keys: [], name: "", range: range, start: 0, body: range.upperBound, member: nil, type: nil, isFirst: true)
    }

    /// Adds what a container has, and returns where its last line ends.
    private mutating func add(_ container: Container, from first: Int) -> Int {
        var (start, next) = (first, 0)
        while next < container.items.count {
            let end = file.lineEnd(behind: container.items[next].range.upperBound, in: container)
            let last = container.items.lastIndex { $0.range.lowerBound < end } ?? next
            let range = start..<file.lines.next(end)
            add(container.items[next...last], range)
            (start, next) = (range.upperBound, last + 1)
        }
        return start
    }

    private mutating func add(_ items: ArraySlice<Item>, _ range: Range<Int>) {
        let first = items[items.startIndex]
        let members = items.flatMap { $0.members.map { file.members[$0] } }
        let isAlone = items.count == 1
        if case .container(let index) = first.content, let head = file.containers[index].head {
            return add(file.containers[index], file.members[head], range, isAlone: isAlone)
        }
        guard let declaration = members.first else {
            let start = first.range.lowerBound
            let line = file.tokens.text(start..<file.lines.end(start))
            return add([line], line, range, from: start)
        }
        let keys = Self.keys(of: members)
        let member = isAlone && members.count == 1 ? declaration : nil
        let body = member.flatMap { $0.ranges.body.isEmpty ? nil : $0.ranges.body.lowerBound }
        add(keys, declaration.key.readable, range, from: declaration.range.lowerBound, body: body, member: member)
    }

    /// Adds a type or an extension: as one if it shares its lines, or its members share a line with its braces.
    private mutating func add(_ container: Container, _ head: Member, _ range: Range<Int>, isAlone: Bool) {
        let key = head.key.description
        let keys = [key, key, "\(head.key.kind.rawValue) \(container.owner)"]
        let (name, start) = (head.key.readable, head.range.lowerBound)
        let opening = file.lineEnd(behind: container.body.lowerBound, in: container)
        guard isAlone, file.lines.isFirst(container.body.upperBound),
            container.items.allSatisfy({ $0.range.lowerBound > opening })
        else { return add(keys, name, range, from: start) }
        let body = file.lines.next(opening)
        add(keys, name, range.lowerBound..<body, from: start, member: head, type: range)
        let rest = add(container, from: body)..<range.upperBound
        add(keys.map { "the end of \($0)" }, name, rest, type: range)
    }

    private mutating func add(
        _ keys: [String], _ name: String, _ range: Range<Int>, from start: Int? = nil, body: Int? = nil,
        member: Member? = nil, type: Range<Int>? = nil
    ) {
        all.append(
            Unit(
                keys: keys, name: name, range: range, start: start ?? range.lowerBound, body: body ?? range.upperBound,
                member: member, type: type, isFirst: all.last?.isOpening ?? true))
    }

    private static func keys(of members: [Member]) -> [String] {
        var bare = members.map(\.key)
        for index in bare.indices { bare[index].labels = nil }
        let types = members.map { "\($0.key) \($0.elements.head) \($0.condition)" }
        return [types, members.map(\.key.description), bare.map(\.description)].map { $0.joined(separator: ", ") }
    }

    /// The tokens of a range, comments without layout.
    func tokens(in range: Range<Int>) -> [[UInt8]] {
        file.tokens.tokens(in: range).map { token in
            TokenList.collapsed(file.bytes[token.start..<token.end], isComment: token.isComment)
        }
    }
}
