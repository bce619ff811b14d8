// Entries that are not indented below the key that should contain them. YAML reads `parameters:` and `amount: Decimal`
// in one column as two keys. A key that takes entries, and has none, followed by a key that is none of the file's,
// gives it away; so does a name with nothing below it, followed by one of the file's keys with a value. The entries are
// reported once, and put where they belong.

import Diagnostics

extension TreeBuilder {
    /// The entries of a block mapping, with those moved that are indented too little.
    mutating func indented(_ entries: [YAMLEntry], in frame: Frame) -> [YAMLEntry] {
        guard !keys.isEmpty, !frame.isFlow else { return entries }
        let isElement = frames.last.map { !$0.isMapping } ?? false
        let holder = isElement ? nil : keys.entry(below: path.last)
        var result: [YAMLEntry] = []
        var index = 0
        while index < entries.count {
            let entry = entries[index]
            if reportKeyAmongNames(entry, in: holder) { return entries }
            if let names = namesTooFar(entry, in: holder) {
                result += names
                index += 1
                continue
            }
            var end = index + 1
            if isElement {
                end = index + 1
            } else if entry.value.isLeftOut || holdsKeys(entry, in: holder) {
                while end < entries.count, belongs(entries[end], below: entry, in: holder) {
                    end += 1
                }
            } else if holder == nil, !entry.value.isFlowStyle,
                case .mapping = entry.value.content
            {
                while end < entries.count, isLeftOver(entries[end], of: entry) { end += 1 }
            }
            let inner = Array(entries[index + 1..<end])
            let details = holder == nil ? details(of: inner, in: entry, from: entries[end...]) : []
            index = end + details.count
            guard !inner.isEmpty || !details.isEmpty else {
                result.append(entry)
                continue
            }
            reportTooLittle(inner, details, below: entry)
            result.append(entry.holding(inner, details))
        }
        return result
    }

    /// The keys that belong to the last of some names, which has no type: `type: Int` in the column of
    /// `parameters:` or of the name.
    private func details(of inner: [YAMLEntry], in holder: YAMLEntry, from rest: ArraySlice<YAMLEntry>) -> [YAMLEntry] {
        guard keys.entry(below: holder.name) == .type, !holder.value.isFlowStyle,
            let name = inner.last ?? holder.value.entries.last, name.value.isLeftOut
        else { return [] }
        return Array(rest.prefix { ["type", "default", "sample"].contains($0.name) })
    }

    private func belongs(_ entry: YAMLEntry, below other: YAMLEntry, in holder: KeyForm.Entry?) -> Bool {
        switch holder {
        case nil:
            // Keys of the file, such as those of a step or of the flow.
            guard keys.entry(below: other.name) != nil else { return false }
            return keys[entry.name] == nil && isName(entry.name)
        case .keys?, .text?, .type?:
            guard let form = keys[entry.name], !entry.value.isNull, !keys.isOutermost(entry.name) else { return false }
            if case .text(let payload)? = holder {
                return ["summary", "discussion", "was", payload].contains(entry.name)
            }
            // A parameter may have the name of a key: it has a type.
            if holder == .type, !other.value.isNull, entry.value.looksLikeType { return false }
            switch form {
            case .word, .list, .type, .text, .expression: return entry.value.isShort
            case .mapping(.type), .rules: return true
            case .mapping, .varied: return false
            }
        case .expression?:
            return false
        }
    }

    /// Whether a key that is none of the file's is one more entry of the key above it: `back:` in the column of
    /// `steps:`, below the other steps.
    private func isLeftOver(_ entry: YAMLEntry, of other: YAMLEntry) -> Bool {
        guard let holder = keys.entry(below: other.name), keys[entry.name] == nil,
            isName(entry.name)
        else { return false }
        switch holder {
        case .keys: return hasKnownKeys(entry.value)
        case .text:
            return hasKnownKeys(entry.value)
                || entry.value.isLeftOut && !keys.isNearOutermost(entry.name)
        case .type:
            guard keys.isOnlyName(entry.name) else { return false }
            if case .mapping(let inner) = entry.value.content {
                return inner.contains { $0.name == "type" }
            }
            return !entry.value.isLeftOut && entry.value.looksLikeType
        case .expression: return false
        }
    }

    /// Whether an entry among steps has keys, so that a key with a short value behind it is one more.
    private func holdsKeys(_ entry: YAMLEntry, in holder: KeyForm.Entry?) -> Bool {
        guard holder == .type || isOfKeys(holder), case .mapping(let inner) = entry.value.content else { return false }
        return !entry.value.isFlowStyle && inner.contains { keys[$0.name] != nil }
    }

    private func isOfKeys(_ holder: KeyForm.Entry?) -> Bool {
        if case .keys? = holder { return true }
        return false
    }

    /// Names below a name that should be beside it: `paying:` one column further in than `idle:`.
    private mutating func namesTooFar(
        _ entry: YAMLEntry, in holder: KeyForm.Entry?
    ) -> [YAMLEntry]? {
        guard case .mapping(let all) = entry.value.content, !entry.value.isFlowStyle else {
            return nil
        }
        // What is behind the keys of the entry must be certain to be no key itself.
        let own = all.prefix { keys[$0.name] != nil }
        let inner = all.dropFirst(own.count)
        let isName = { (name: String, keys: KeyForms, hasKeys: Bool) in
            own.isEmpty ? keys[name] == nil : keys.isOnlyName(name, withKeys: hasKeys)
        }
        let areNames: Bool
        switch holder {
        case .text?:
            areNames = inner.allSatisfy { isName($0.name, keys, false) && $0.value.isNull }
        case .keys?:
            areNames = inner.allSatisfy {
                isName($0.name, keys, true) && hasKnownKeys($0.value)
            }
        case .type?, .expression?, nil:
            areNames = false
        }
        guard areNames, let first = inner.first, let last = inner.last,
            let outer = layout.line(at: entry.key.range.lowerBound),
            let line = layout.line(at: first.key.range.lowerBound)
        else { return nil }
        var lines: [LineLayout.Line] = []
        var next: LineLayout.Line? = line
        while let other = next,
            other.range.lowerBound <= last.key.range.lowerBound || other.range.lowerBound < last.value.range.upperBound
        {
            lines.append(other)
            next = layout.after(other)
        }
        let fix = layout.moving(lines, to: outer.column)
        findings.add(
            "yaml-indentation", at: first.key.range, "this line is indented too far",
            advice: "begin it in column \(outer.column + 1), below '\(shortened(entry.name))'", fix: fix)
        return [entry.holding(Array(own))] + inner
    }

    private func hasKnownKeys(_ node: YAMLNode) -> Bool {
        guard case .mapping(let entries) = node.content else { return false }
        return !entries.isEmpty && entries.allSatisfy { keys[$0.name] != nil }
    }

    /// Reports `statuses:` in the column of the steps; nothing can be made of the file then.
    private mutating func reportKeyAmongNames(_ entry: YAMLEntry, in holder: KeyForm.Entry?) -> Bool {
        guard case .keys? = holder, path.count == 1, entry.value.isNull, entry.value.range.isEmpty,
            case .mapping(let inner)? = keys[entry.name], inner != .type, case .scalar(let outer)? = frames.last?.key
        else { return false }
        guard let line = layout.line(at: entry.key.range.lowerBound),
            let target = layout.line(at: outer.range.lowerBound)
        else { return false }
        fail(
            Diagnostic(
                "yaml-indentation", "this line is indented too far",
                advice: "begin it in column \(target.column + 1), " + "below '\(file.text(in: outer.range))'",
                at: SourceLocation(file: file, range: entry.key.range)
            ).fixed(by: layout.moving([line], to: target.column)))
        return true
    }

    /// Reports names that are indented too little below their key, and the keys of the last of them.
    private mutating func reportTooLittle(_ names: [YAMLEntry], _ details: [YAMLEntry], below holder: YAMLEntry) {
        let own = holder.value.entries
        guard let first = (names + details).first,
            let outer = names.isEmpty ? own.last : holder,
            let line = layout.line(at: first.key.range.lowerBound), !line.hasDash,
            let parent = layout.line(at: outer.key.range.lowerBound)
        else { return }
        var column = parent.column + indentationStep
        if !names.isEmpty, let key = own.first?.key, let sibling = layout.line(at: key.range.lowerBound) {
            column = sibling.column
        }
        var edits = moving(lines(of: names), to: column).edits
        var advice =
            "begin it in column \(column + 1), further in than '\(shortened(outer.name))'"
        if let name = names.last, !details.isEmpty {
            let inner = column + indentationStep
            edits += moving(lines(of: details), to: inner).edits
            advice += ", and the keys of '\(shortened(name.name))' in column \(inner + 1)"
        } else {
            edits += moving(lines(of: details), to: column).edits
        }
        findings.add(
            "yaml-indentation", at: first.key.range, "this line is indented too little",
            advice: advice, fix: Fix(edits))
    }

    /// The lines of entries that follow each other.
    private mutating func lines(of entries: [YAMLEntry]) -> [LineLayout.Line] {
        guard let first = entries.first, let last = entries.last else { return [] }
        var lines: [LineLayout.Line] = []
        var next = layout.line(at: first.key.range.lowerBound)
        let end = max(last.value.range.upperBound, last.key.range.upperBound)
        while let other = next, other.range.lowerBound < end {
            lines.append(other)
            next = layout.after(other)
        }
        return lines
    }

    /// The edits that begin lines in a column. What is far enough in already stays.
    private mutating func moving(_ lines: [LineLayout.Line], to column: Int) -> Fix {
        let outer = lines.first?.indentation ?? column
        let names = lines.filter { $0.indentation == outer }
        let areInside = lines.allSatisfy { $0.indentation == outer || $0.indentation > column }
        return layout.moving(areInside ? names : lines, to: column)
    }
}

extension YAMLEntry {
    /// The entry with only some of the entries below it.
    fileprivate func holding(_ entries: [YAMLEntry]) -> YAMLEntry {
        guard let first = entries.first, let last = entries.last else {
            let place = key.range.upperBound
            let nothing = YAMLScalar(text: "", style: .plain)
            return YAMLEntry(key: key, value: YAMLNode(content: .scalar(nothing), range: place..<place))
        }
        let range = first.key.range.lowerBound..<last.end
        return YAMLEntry(key: key, value: YAMLNode(content: .mapping(entries), range: range))
    }

    /// The entry with more entries below it, and keys of the last of them.
    fileprivate func holding(_ names: [YAMLEntry], _ details: [YAMLEntry]) -> YAMLEntry {
        var all = value.entries + names
        if let name = all.last, let first = details.first, let last = details.last {
            let range = first.key.range.lowerBound..<last.end
            let inner = YAMLNode(content: .mapping(details), range: range)
            all[all.count - 1] = YAMLEntry(key: name.key, value: inner)
        }
        guard let first = all.first, let last = all.last else { return self }
        let node = YAMLNode(
            content: .mapping(all), range: first.key.range.lowerBound..<last.end)
        return YAMLEntry(key: key, value: node)
    }

    private var end: Int { max(value.range.upperBound, key.range.upperBound) }
}

extension YAMLNode {
    /// Whether it is a text or a list, as a key of the file takes it, and not a mapping.
    fileprivate var isShort: Bool {
        if case .mapping = content { return false }
        return true
    }

    /// The entries of a mapping; none for anything else.
    fileprivate var entries: [YAMLEntry] {
        if case .mapping(let entries) = content { return entries }
        return []
    }

    /// Whether nothing is written where it belongs.
    var isLeftOut: Bool { isNull && range.isEmpty }

    /// Whether it is a text that begins like a type of Swift, and no sentence.
    fileprivate var looksLikeType: Bool {
        guard let text = scalar?.text, let first = text.first else { return true }
        let isSentence = text.contains(" ") && !text.contains { "<[(&>".contains($0) }
        return !isSentence && (first.isUppercase || first == "[" || first == "(")
    }
}
