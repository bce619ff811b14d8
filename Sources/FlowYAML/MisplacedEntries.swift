// Entries that are not indented below the key that should hold them. YAML reads `parameters:` and
// `amount: Decimal` in one column as two keys. A key that takes entries, and has none, followed by a
// key that is none of the file's, gives it away; so does a name with nothing below it, followed by one
// of the file's keys with a value. The entries are reported once, and put where they belong.

import Diagnostics

extension TreeBuilder {
    /// The entries of a block mapping, with those moved that are indented too little.
    mutating func indented(_ entries: [YAMLEntry], in frame: Frame) -> [YAMLEntry] {
        guard !keys.isEmpty, !frame.isFlow else { return entries }
        let holder = keys.entry(below: path.last)
        var result: [YAMLEntry] = []
        var index = 0
        while index < entries.count {
            let entry = entries[index]
            if reportKeyAmongNames(entry, in: holder) { return entries }
            if let names = namesTooFar(entry, in: holder) {
                result.append(
                    YAMLEntry(key: entry.key, value: emptyNode(at: entry.key.range.upperBound)))
                result += names
                index += 1
                continue
            }
            var end = index + 1
            if entry.value.isNull && entry.value.range.isEmpty || holdsKeys(entry, in: holder) {
                while end < entries.count, belongs(entries[end], below: entry, in: holder) {
                    end += 1
                }
            }
            let inner = Array(entries[index + 1..<end])
            guard let first = inner.first, let last = inner.last else {
                result.append(entry)
                index += 1
                continue
            }
            reportTooLittle(inner, below: entry, in: frame)
            let end0 = max(last.value.range.upperBound, last.key.range.upperBound)
            var all = inner
            var start = first.key.range.lowerBound
            if case .mapping(let own) = entry.value.content {
                all = own + inner
                start = entry.value.range.lowerBound
            }
            let value = YAMLNode(content: .mapping(all), range: start..<end0)
            result.append(YAMLEntry(key: entry.key, value: value))
            index = end
        }
        return result
    }

    private func belongs(
        _ entry: YAMLEntry, below other: YAMLEntry, in holder: KeyForm.Entry?
    ) -> Bool {
        switch holder {
        case nil:
            // Keys of the file, such as those of a step or of the flow.
            guard keys.entry(below: other.name) != nil else { return false }
            return keys[entry.name] == nil && isName(entry.name)
        case .keys?, .text?, .type?:
            guard let form = keys[entry.name], !entry.value.isNull, !keys.isOutermost(entry.name)
            else { return false }
            if case .text(let payload)? = holder {
                return ["summary", "discussion", "was", payload].contains(entry.name)
            }
            switch form {
            case .word, .list, .type, .text, .expression: return entry.value.isShort
            case .mapping(.type), .rules: return true
            case .mapping, .varied: return false
            }
        case .expression?:
            return false
        }
    }

    /// Whether an entry among steps has keys, so that a key with a short value behind it is one more.
    private func holdsKeys(_ entry: YAMLEntry, in holder: KeyForm.Entry?) -> Bool {
        guard case .keys? = holder, case .mapping(let inner) = entry.value.content else {
            return false
        }
        return !entry.value.isFlowStyle && inner.contains { keys[$0.name] != nil }
    }

    /// Names below a name that should be beside it: `paying:` one column further in than `idle:`.
    private mutating func namesTooFar(
        _ entry: YAMLEntry, in holder: KeyForm.Entry?
    ) -> [YAMLEntry]? {
        guard case .mapping(let inner) = entry.value.content, !entry.value.isFlowStyle,
            let first = inner.first, let last = inner.last
        else { return nil }
        let areNames: Bool
        switch holder {
        case .text?:
            areNames = inner.allSatisfy { keys[$0.name] == nil && $0.value.isNull }
        case .keys?:
            areNames = inner.allSatisfy { keys[$0.name] == nil && hasKnownKeys($0.value) }
        case .type?, .expression?, nil:
            areNames = false
        }
        guard areNames, let outer = layout.line(at: entry.key.range.lowerBound),
            let line = layout.line(at: first.key.range.lowerBound)
        else { return nil }
        var lines: [Layout.Line] = []
        var next: Layout.Line? = line
        while let other = next,
            other.range.lowerBound <= last.key.range.lowerBound
                || other.range.lowerBound < last.value.range.upperBound
        {
            lines.append(other)
            next = layout.after(other)
        }
        let fix = layout.moving(lines, to: outer.column)
        findings.add(
            "yaml-indentation", at: first.key.range, "this line is indented too far",
            advice: "begin it in column \(outer.column + 1), below '\(shortened(entry.name))'",
            fix: fix)
        return inner
    }

    private func hasKnownKeys(_ node: YAMLNode) -> Bool {
        guard case .mapping(let entries) = node.content else { return false }
        return !entries.isEmpty && entries.allSatisfy { keys[$0.name] != nil }
    }

    /// Reports `statuses:` in the column of the steps; nothing can be made of the file then.
    private mutating func reportKeyAmongNames(
        _ entry: YAMLEntry, in holder: KeyForm.Entry?
    ) -> Bool {
        guard case .keys? = holder, path.count == 1, entry.value.isNull,
            entry.value.range.isEmpty, case .mapping(let inner)? = keys[entry.name], inner != .type,
            case .scalar(let outer)? = frames.last?.key
        else { return false }
        guard let line = layout.line(at: entry.key.range.lowerBound),
            let target = layout.line(at: outer.range.lowerBound)
        else { return false }
        fail(
            Diagnostic(
                "yaml-indentation", "this line is indented too far",
                advice: "begin it in column \(target.column + 1), "
                    + "below '\(file.text(in: outer.range))'",
                at: SourceLocation(file: file, range: entry.key.range)
            ).fixed(by: layout.moving([line], to: target.column)))
        return true
    }

    private mutating func reportTooLittle(
        _ entries: [YAMLEntry], below holder: YAMLEntry, in frame: Frame
    ) {
        guard let first = entries.first, let last = entries.last else { return }
        guard let line = layout.line(at: first.key.range.lowerBound), !line.hasDash else { return }
        var lines: [Layout.Line] = []
        var next: Layout.Line? = line
        let end = max(last.value.range.upperBound, last.key.range.upperBound)
        while let other = next, other.range.lowerBound < end {
            lines.append(other)
            next = layout.after(other)
        }
        var column = line.indentation + indentationStep
        if case .mapping(let own) = holder.value.content, let key = own.first?.key,
            let inner = layout.line(at: key.range.lowerBound)
        {
            column = inner.column
        }
        let fix = layout.moving(lines, to: column)
        findings.add(
            "yaml-indentation", at: first.key.range, "this line is indented too little",
            advice: "begin it in column \(column + 1), further in than '\(shortened(holder.name))'",
            fix: fix)
    }

    /// How many spaces a level has in this file.
    private var indentationStep: Int {
        mutating get {
            var line = layout.first
            while let current = line, let next = layout.after(current) {
                if next.indentation > current.column { return next.indentation - current.column }
                line = next
            }
            return 2
        }
    }
}

extension YAMLNode {
    /// Whether it is a text or a list, as a key of the file takes it, and not a mapping.
    fileprivate var isShort: Bool {
        if case .mapping = content { return false }
        return true
    }
}
