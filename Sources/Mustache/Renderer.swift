// The walk over a program: literals and texts are appended, sections run their nodes as often as
// their value says. The frames are the records of the sections that are open, outermost first.
// A value that does not fit its shape counts as empty: no record can make the walk trap.

struct Renderer {
    private struct Frame {
        var values: [Value]
        var isFirst = true
        var isLast = true
    }

    private let program: Program
    private var frames: [Frame]
    var output: [UInt8] = []
    private(set) var marks: [MarkedRange] = []

    init(program: Program, record: Record) {
        self.program = program
        frames = [Frame(values: record.values)]
    }

    mutating func run(_ range: Range<Int>) {
        var index = range.lowerBound
        while index < range.upperBound {
            switch program.nodes[index] {
            case .literal(let bytes):
                output.append(contentsOf: program.text[bytes])
            case .variable(let reference):
                if case .text(let text) = value(reference) {
                    output.append(contentsOf: text.utf8)
                }
            case .section(let section, let reference, let end):
                run(index + 1..<end, as: section, of: value(reference))
                index = end - 1
            }
            index += 1
        }
    }

    private mutating func run(_ body: Range<Int>, as section: Node.Section, of value: Value?) {
        switch (section, value) {
        case (.condition, .flag(true)):
            run(body)
        case (.condition, .text(let text)) where !text.isEmpty:
            run(body)
        case (.items, .list(let items)):
            for index in items.indices {
                let (isFirst, isLast) = (index == 0, index == items.count - 1)
                runItem(items[index], body, isFirst: isFirst, isLast: isLast)
            }
        case (.items, .record(let record?)):
            runItem(record, body, isFirst: true, isLast: true)
        case (.inverted, _) where isEmpty(value):
            run(body)
        default: break
        }
    }

    private mutating func runItem(
        _ item: Record, _ body: Range<Int>, isFirst: Bool, isLast: Bool
    ) {
        frames.append(Frame(values: item.values, isFirst: isFirst, isLast: isLast))
        if let mark = item.mark {
            let (slot, start) = (marks.count, output.count)
            marks.append(MarkedRange(mark: mark, range: start..<start))
            run(body)
            marks[slot].range = start..<output.count
        } else {
            run(body)
        }
        frames.removeLast()
    }

    private func value(_ reference: Reference) -> Value? {
        let frame = frames[Int(reference.frame)]
        switch reference.field {
        case Reference.first: return .flag(frame.isFirst)
        case Reference.last: return .flag(frame.isLast)
        default: break
        }
        var value = element(Int(reference.field), of: frame.values)
        for step in 0..<Int(reference.tailCount) {
            guard case .record(let record?) = value else { return nil }
            value = element(Int(program.steps[Int(reference.tailStart) + step]), of: record.values)
        }
        return value
    }

    private func element(_ index: Int, of values: [Value]) -> Value? {
        index < values.count ? values[index] : nil
    }

    private func isEmpty(_ value: Value?) -> Bool {
        switch value {
        case .text(let text): text.isEmpty
        case .flag(let flag): !flag
        case .list(let items): items.isEmpty
        case .record(let record): record == nil
        case nil: true
        }
    }
}
