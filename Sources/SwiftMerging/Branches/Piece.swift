// A file as pieces: each declaration with the comments above it and the rest of its lines. One behind the other they
// are the file, byte by byte, so that a file can be put together from the pieces of several versions.

/// A declaration, or several that share a line.
struct Piece {
    /// How it is found in other versions, the most exact first: by its head, with its labels, by its name.
    let keys: [String]
    /// Whole lines.
    let range: Range<Int>
    /// Where the declaration begins, behind the comments above.
    let start: Int
    /// The body and what follows it; nil if there is none, or the piece has members of its own.
    let body: Range<Int>?
    /// The pieces of a type or an extension.
    let content: PieceList?
    /// The member that it declares, if it is just one.
    let member: Member?

    var lead: Range<Int> { range.lowerBound..<start }
    /// From the declaration to the body or the members.
    var head: Range<Int> { start..<(body?.lowerBound ?? content?.range.lowerBound ?? range.upperBound) }
}

/// The pieces of a container, and what is behind the last.
struct PieceList {
    let pieces: [Piece]
    let tail: Range<Int>

    var range: Range<Int> { (pieces.first?.range.lowerBound ?? tail.lowerBound)..<tail.upperBound }
}

/// One version of a file.
struct PieceFile {
    let file: ParsedFile
    private(set) var list = PieceList(pieces: [], tail: 0..<0)

    init(_ file: ParsedFile) {
        self.file = file
        if let list = list(of: 0) { self.list = list }
    }

    /// Nil if its members are not on lines of their own.
    private func list(of index: Int) -> PieceList? {
        let (container, lines) = (file.containers[index], file.lines)
        var start = 0
        var end = file.bytes.count
        if index > 0 {
            let opening = file.lineEnd(behind: container.body.lowerBound, in: container)
            let brace = container.body.upperBound
            let isAlone = container.items.first.map { $0.range.lowerBound > opening } ?? true
            (start, end) = (lines.next(opening), lines.start(brace))
            guard isAlone, lines.isFirst(brace), start <= end else { return nil }
        }
        var pieces: [Piece] = []
        var next = 0
        while next < container.items.count {
            let lineEnd = file.lineEnd(behind: container.items[next].range.upperBound, in: container)
            let last = container.items.lastIndex { $0.range.lowerBound < lineEnd } ?? next
            let stop = lines.next(lineEnd)
            guard stop <= end else { return nil }
            let piece = piece(container.items[next...last], start..<stop)
            // What the file begins with is about the file.
            if index == 0, pieces.isEmpty, let header = header(start..<piece.start) {
                pieces.append(header)
                pieces.append(self.piece(container.items[next...last], header.range.upperBound..<stop))
            } else {
                pieces.append(piece)
            }
            (start, next) = (stop, last + 1)
        }
        return PieceList(pieces: pieces, tail: start..<end)
    }

    /// The lines down to the last empty one.
    private func header(_ lead: Range<Int>) -> Piece? {
        var (line, end) = (lead.lowerBound, lead.lowerBound)
        while line < lead.upperBound {
            let next = file.lines.next(line)
            if file.lines.isBlankLine(line) { end = next }
            line = next
        }
        let range = lead.lowerBound..<end
        if range.isEmpty { return nil }
        return Piece(keys: ["the header"], range: range, start: end, body: nil, content: nil, member: nil)
    }

    private func piece(_ items: ArraySlice<Item>, _ range: Range<Int>) -> Piece {
        let first = items[items.startIndex]
        let member = items.count == 1 && first.members.count == 1 ? file.members[first.members[0]] : nil
        switch first.content {
        case .members where !first.members.isEmpty:
            let all = items.flatMap { $0.members.map { file.members[$0] } }
            let body = member.flatMap { $0.ranges.body.isEmpty ? nil : $0.ranges.body.lowerBound..<range.upperBound }
            return Piece(
                keys: Self.keys(of: all), range: range, start: all[0].range.lowerBound, body: body, content: nil,
                member: member)
        case .container(let index):
            guard let head = file.containers[index].head.map({ file.members[$0] }) else { break }
            let bare = "\(head.key.kind.rawValue) \(file.containers[index].owner)"
            return Piece(
                keys: [head.key.description, head.key.description, bare], range: range, start: head.range.lowerBound,
                body: nil,
                content: items.count == 1 ? list(of: index) : nil, member: items.count == 1 ? head : nil)
        default: break
        }
        let start = first.range.lowerBound
        let line = file.tokens.text(start..<file.lines.end(start))
        return Piece(keys: [line], range: range, start: start, body: nil, content: nil, member: nil)
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
