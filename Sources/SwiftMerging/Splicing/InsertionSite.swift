// The bytes at which stubs are inserted: a new line behind a sibling and everything else on the sibling's line, or a
// position before the brace that closes the body.

struct InsertionSite {
    /// White space that the stubs take the place of.
    private(set) var range: Range<Int>
    let indentation: [UInt8]
    private(set) var isStart = false
    /// The body contains no declaration yet.
    private var isEmptyBody = false
    private(set) var isTop = false
    private(set) var lead: [UInt8] = []
    /// The brace that closes the body appears on the same line, and gets a line of its own.
    private var cutIndentation: [UInt8]?

    init(_ point: InsertionPoint, in file: ParsedFile) {
        switch point {
        case .after(let container, let item):
            indentation = Self.indentation(container: container, item: item, in: file)
            let items = file.containers[container].items
            guard items.indices.contains(item) else {
                range = file.bytes.count..<file.bytes.count
                isTop = true
                // A file of comments alone.
                let isOpen = file.bytes.last.map { !Lines.isBreak($0) } ?? false
                if isOpen { lead = file.lines.ending }
                return
            }
            range = 0..<0
            setRange(LineSharing(behind: item, of: file.containers[container], in: file), container, in: file)
        case .start(let container):
            indentation = Self.indentation(container: container, item: nil, in: file)
            let sharing = LineSharing(behind: nil, of: file.containers[container], in: file)
            isStart = sharing.item == nil
            isEmptyBody = file.tokens.tokens(in: file.containers[container].body).isEmpty
            range = 0..<0
            setRange(sharing, container, in: file)
        case .top:
            isTop = true
            let items = file.containers[0].items
            let index =
                items.firstIndex { item in item.members.contains { file.members[$0].key.kind == .import } }
                ?? items.indices.first
            let start = index.map { LineSharing.start(of: $0, of: file.containers[0], in: file) } ?? file.bytes.count
            range = start..<start
            indentation = file.lines.isFirst(start) ? file.lines.indentation(start) : []
        }
    }

    private mutating func setRange(_ line: LineSharing, _ index: Int, in file: ParsedFile) {
        let lines = file.lines
        let limit = file.containers[index].body.upperBound
        let lineEnd = lines.end(line.end)
        if lineEnd <= limit || index == 0 {
            range = lineEnd..<lineEnd
            return
        }
        // The brace that closes the container is on the line.
        let isBlank = file.bytes[line.end..<limit].allSatisfy(Lines.isBlank)
        range = (isBlank ? line.end : limit)..<limit
        cutIndentation = lines.indentation(file.containers[index].range.lowerBound)
    }

    /// The indentation of members there.
    private static func indentation(container index: Int, item: Int?, in file: ParsedFile) -> [UInt8] {
        let lines = file.lines
        let container = file.containers[index]
        let near = item.flatMap { container.items.indices.contains($0) ? container.items[$0] : nil }
        for item in [near].compactMap(\.self) + container.items where lines.isFirst(item.range.lowerBound) {
            return lines.indentation(item.range.lowerBound)
        }
        if index == 0 { return [] }
        return lines.indentation(container.range.lowerBound) + Lines.unit
    }

    /// What comes behind the last stub.
    /// - Parameter splices: the file's changes so far; what they delete does not follow.
    func trail(after piece: InsertionPiece, in file: ParsedFile, splices: Splices) -> [UInt8] {
        let ending = file.lines.ending
        if isTop {
            if range.lowerBound >= file.bytes.count { return ending }
            let needsBlank = !(piece.isImport && isBeforeImport(in: file))
            return ending + (needsBlank ? ending : []) + indentation
        }
        if let cutIndentation { return ending + cutIndentation }
        let next = file.lines.next(range.lowerBound)
        let isApart = isEmptyBody || file.lines.isBlankLine(next) || splices.isTaken(next..<next + 1)
        return isStart && !isApart && piece.text.contains(where: Lines.isBreak) ? ending : []
    }

    private func isBeforeImport(in file: ParsedFile) -> Bool {
        file.members.contains { member in
            member.key.kind == .import && member.docStart == range.lowerBound
        }
    }
}
