// Which entry of a list each comment between the entries belongs to: one on the entry's line, or on the lines
// just before it. Of any other nobody can tell, so that it stays where it is.

struct ListComments {
    /// What goes with an entry: ranges of bytes, with the white space between it and its comments.
    struct Entry {
        /// From the first comment before it up to the entry.
        var before: Range<Int>
        /// From the entry to the last comment before its comma.
        var behind: Range<Int>
        /// From its comma to the last comment on its line.
        var behindComma: Range<Int>
    }

    /// Between two entries: what is neither's.
    struct Gap {
        var beforeComma: Range<Int>
        var behindComma: Range<Int>
    }

    let clause: Range<Int>
    let slots: [ListSlot]
    let file: ParsedFile
    private(set) var entries: [Entry] = []
    private(set) var gaps: [Gap] = []
    /// Before the first entry, and behind the last.
    private(set) var opening = 0..<0
    private(set) var closing = 0..<0

    init(clause: Range<Int>, slots: [ListSlot], file: ParsedFile) {
        self.clause = clause
        self.slots = slots
        self.file = file
        guard let first = slots.first, let last = slots.last else { return }
        var before = start(of: first, from: clause.lowerBound, isOpening: true)
        opening = clause.lowerBound..<before
        for (index, slot) in slots.enumerated() {
            let next = index + 1 < slots.count ? slots[index + 1] : nil
            let limit = next?.range.lowerBound ?? clause.upperBound
            let end = slot.range.upperBound
            let comma = slot.comma ?? limit..<limit
            let behind = onLine(from: end, to: comma.lowerBound)
            let isEnd = slot.comma == nil
            let own = isEnd ? limit : behindComma(comma.upperBound, limit, isLast: next == nil)
            entries.append(
                Entry(
                    before: before..<slot.range.lowerBound, behind: end..<behind,
                    behindComma: comma.upperBound..<own))
            guard let next else { break }
            before = start(of: next, from: own, isOpening: false)
            gaps.append(
                Gap(beforeComma: behind..<comma.lowerBound, behindComma: own..<before))
        }
        guard let entry = entries.last else { return }
        closing =
            (last.comma == nil ? entry.behind : entry.behindComma).upperBound..<clause.upperBound
        if last.comma == nil {
            entries[entries.count - 1].behindComma = closing.lowerBound..<closing.lowerBound
        }
    }

    /// The comments that an entry leaves when it goes.
    func orphans(of index: Int) -> [Range<Int>] {
        let entry = entries[index]
        return texts(in: entry.before.lowerBound..<entry.behind.upperBound)
            + texts(in: entry.behindComma)
    }

    /// The comments that stand in a range.
    func texts(in range: Range<Int>) -> [Range<Int>] {
        file.words.words(in: range).filter(\.isComment).map { $0.start..<$0.end }
    }

    /// Whether a range ends with a comment that goes on to the end of its line.
    func endsInLine(_ range: Range<Int>) -> Bool {
        guard let last = texts(in: range).last else { return false }
        return file.bytes[last].starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")])
            && breaks(last.upperBound..<range.upperBound) == 0
    }

    /// How many lines end in a range.
    func breaks(_ range: Range<Int>) -> Int {
        guard !range.isEmpty else { return 0 }
        let lines = file.lines
        var count = 0
        var offset = range.lowerBound
        while lines.end(offset) < range.upperBound, lines.next(offset) > offset {
            offset = lines.next(offset)
            count += 1
        }
        return count
    }

    /// Where the comments end that begin on the line of an offset; the offset if there are none.
    private func onLine(from start: Int, to limit: Int) -> Int {
        var end = start
        while let comment = file.words.comment(in: end..<limit), breaks(end..<comment.start) == 0 {
            end = comment.end
        }
        return end
    }

    /// Comments behind a comma belong to the entry before it if they end its line.
    private func behindComma(_ start: Int, _ limit: Int, isLast: Bool) -> Int {
        let end = onLine(from: start, to: limit)
        let next = file.words.comment(in: end..<limit)?.start ?? limit
        return isLast || breaks(end..<next) > 0 ? end : start
    }

    /// Where the comments begin that belong to an entry because they stand just before it.
    private func start(of slot: ListSlot, from limit: Int, isOpening: Bool) -> Int {
        let comments = file.words.words(in: limit..<slot.range.lowerBound)
        var start = slot.range.lowerBound
        for comment in comments.reversed() {
            if breaks(comment.end..<start) > 1 { break }
            // Behind the opening bracket, alone on its line.
            let isApart = isOpening && breaks(comment.end..<start) > 0
            if isApart, breaks(limit..<comment.start) == 0 { break }
            start = comment.start
        }
        return start
    }
}
