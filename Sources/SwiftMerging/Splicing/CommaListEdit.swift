// Edits a list that is set apart by commas, of parameters or of inherited types, by splices: kept
// entries keep their bytes and the comments around them, even when their order changes.

/// The bytes of one entry, and its comma.
struct ListSlot {
    var range: Range<Int>
    var comma: Range<Int>?
}

struct CommaListEdit {
    enum Entry {
        /// One of the developer's, with changes inside it.
        case kept(Int, [Splice])
        case new([UInt8])
    }

    /// Where a first entry goes.
    let start: Int
    /// From bracket to bracket, where the list has brackets and comments go with their entries.
    var clause: Range<Int>?
    let slots: [ListSlot]
    let file: ParsedFile
    let entries: [Entry]

    private var kept: [(index: Int, inner: [Splice])] {
        entries.compactMap { entry in
            if case .kept(let index, let inner) = entry { (index, inner) } else { nil }
        }
    }

    /// The changes; nil if comments leave no way.
    var splices: [Splice]? {
        let kept = self.kept
        let places = kept.map(\.index).sorted()
        if places.isEmpty { return rewritten }
        if let clause, hasLooseComments(in: clause, places: places), !isInOrder {
            let comments = ListComments(clause: clause, slots: slots, file: file)
            var list = CommentedList(comments, entries: entries, text: text)
            return [Splice(range: clause, text: list.written())]
        }
        var splices: [Splice] = []
        for index in slots.indices where !places.contains(index) {
            splices += removal(of: index, places: places)
        }
        for (place, entry) in zip(places, kept) {
            splices +=
                place == entry.index
                ? entry.inner
                : [Splice(range: slots[place].range, text: text(of: entry.index, entry.inner))]
        }
        return splices + insertions(places: places)
    }

    /// Whether each entry stays where it is.
    private var isInOrder: Bool {
        entries.count == slots.count && kept.map(\.index) == Array(slots.indices)
    }

    /// Whether comments stand anywhere but in entries that stay.
    private func hasLooseComments(in clause: Range<Int>, places: [Int]) -> Bool {
        file.words.words(in: clause).contains { word in
            word.isComment && !places.contains { slots[$0].range.contains(word.start) }
        }
    }

    /// The list where nothing of the developer's stays.
    private var rewritten: [Splice]? {
        let texts = entries.compactMap { entry -> [UInt8]? in
            if case .new(let text) = entry { text } else { nil }
        }
        let text = Array(texts.joined(separator: Array(", ".utf8)))
        guard let first = slots.first, let last = slots.last else {
            if text.isEmpty { return [] }
            return [Splice(range: start..<start, text: text)]
        }
        let range = first.range.lowerBound..<(last.comma ?? last.range).upperBound
        if file.words.hasComment(in: range) { return nil }
        return [Splice(range: range, text: text)]
    }

    /// What an entry comes to.
    func text(of entry: Entry) -> [UInt8] {
        switch entry {
        case .kept(let index, let inner): text(of: index, inner)
        case .new(let text): text
        }
    }

    private func text(of index: Int, _ inner: [Splice]) -> [UInt8] {
        let range = slots[index].range
        var splices = Splices()
        for splice in inner {
            let lower = splice.range.lowerBound - range.lowerBound
            splices.replace(lower..<(lower + splice.range.count), with: splice.text)
        }
        return splices.applied(to: Array(file.bytes[range])).text
    }

    private func removal(of index: Int, places: [Int]) -> [Splice] {
        let slot = slots[index]
        if let last = places.last, index > last {
            // The comma of the one before goes too, and a comment before the comma stays.
            let comma = slots[index - 1].comma ?? slot.range.lowerBound..<slot.range.lowerBound
            if !file.words.hasComment(in: comma.upperBound..<slot.range.lowerBound) {
                return [Splice(range: comma.lowerBound..<slot.range.upperBound, text: [])]
            }
            return [Splice(range: comma, text: []), Splice(range: slot.range, text: [])]
        }
        let next = slots[index + 1].range.lowerBound
        let gap = slot.range.lowerBound..<next
        if !file.words.hasComment(in: slot.range.upperBound..<next) {
            return [Splice(range: gap, text: [])]
        }
        let end = (slot.comma ?? slot.range).upperBound
        return [Splice(range: slot.range.lowerBound..<end, text: [])]
    }

    /// New ones go before the kept one that they precede, else behind the last.
    private func insertions(places: [Int]) -> [Splice] {
        var splices: [Splice] = []
        var passed = 0
        for entry in entries {
            guard case .new(let text) = entry else {
                passed += 1
                continue
            }
            if passed < places.count {
                let start = slots[places[passed]].range.lowerBound
                let comma = [UInt8(ascii: ",")]
                splices.append(
                    Splice(range: start..<start, text: text + comma + separator(at: start)))
            } else {
                let last = slots[places[places.count - 1]].range
                let comma = [UInt8(ascii: ",")]
                splices.append(
                    Splice(
                        range: last.upperBound..<last.upperBound,
                        text: comma + separator(at: last.lowerBound) + text))
            }
        }
        return splices
    }

    /// A space, or a new line where each parameter has its own.
    private func separator(at offset: Int) -> [UInt8] {
        let lines = file.lines
        guard lines.isFirst(offset) else { return [32] }
        return file.layout.lineEnding + lines.indentation(offset)
    }
}
