// The text of one stub, cut from its fresh file: without the members that the developer has
// elsewhere or has deleted.

struct InsertionPiece {
    let text: [UInt8]
    /// The empty lines before and behind it in the fresh file.
    let blanksBefore: Int
    let blanksAfter: Int
    /// Where each member's declaration begins in the text, by its index.
    let places: [Int: Int]
    let isImport: Bool

    init(_ insertion: Insertion, of plan: FilePlan, target: Layout, indentation: [UInt8]) {
        let parsed = plan.parsed
        let (bytes, range, moved) = Self.cut(insertion, of: plan)
        let reindenting = Reindenting(source: parsed.layout, target: target)
        text = reindenting.text(of: bytes, range, indentation: indentation)
        var places: [Int: Int] = [:]
        for index in insertion.members {
            let start = moved.offset(of: .old(parsed.members[index].range.lowerBound))
            let part = range.lowerBound..<max(range.lowerBound, start)
            places[index] = reindenting.text(of: bytes, part, indentation: indentation).count
        }
        self.places = places
        let items = parsed.containers[insertion.container].items
        let position = insertion.position
        blanksBefore =
            position > 0
            ? Self.blanks(
                between: items[position - 1].range.upperBound, and: insertion.item.range.lowerBound,
                parsed.bytes)
            : 1
        blanksAfter =
            position + 1 < items.count
            ? Self.blanks(
                between: insertion.item.range.upperBound, and: items[position + 1].range.lowerBound,
                parsed.bytes)
            : 1
        isImport = insertion.members.contains { parsed.members[$0].key.kind == .import }
    }

    /// The fresh bytes without the members that do not come along.
    private static func cut(
        _ insertion: Insertion, of plan: FilePlan
    ) -> ([UInt8], Range<Int>, Application) {
        let parsed = plan.parsed
        var splices = Splices()
        var removed = 0
        let range = insertion.item.range
        for index in parsed.members(in: range) where !insertion.members.contains(index) {
            let member = parsed.members[index]
            switch member.key.kind {
            case .type, .extension, .conformance, .note: continue
            default: break
            }
            if member.docStart == range.lowerBound, member.end == range.upperBound { continue }
            let own = Deletion(file: parsed).range(of: member)
            removed += own.count
            splices.replace(own, with: [])
        }
        if splices.isEmpty {
            let whole = Application(
                text: parsed.bytes, starts: [], kept: [(0..<parsed.bytes.count, 0)])
            return (parsed.bytes, range, whole)
        }
        let application = splices.applied(to: parsed.bytes)
        let end = application.offset(of: .old(range.upperBound - 1)) + 1
        return (application.text, range.lowerBound..<max(range.lowerBound, end), application)
    }

    private static func blanks(between start: Int, and end: Int, _ bytes: [UInt8]) -> Int {
        guard start < end else { return 0 }
        let breaks = bytes[start..<end].count { $0 == 10 }
        return min(1, max(0, breaks - 1))
    }
}
