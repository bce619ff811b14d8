// Lines that begin in the wrong column. libyaml names the line where it can no longer go on; here the line that is out
// of place is looked for, and the column that it belongs in: the one that makes the file go on, and whose other keys
// are of the same kind.

import Diagnostics

extension SyntaxDiagnosis {
    /// A line that is indented too far or too little.
    func indentation() -> Diagnostic? {
        guard let line = layout.line(at: problem), !isInBrackets(line) else { return nil }
        if let diagnostic = valueAndKeys(line) { return diagnostic }
        if failure.problem.contains("<document start>"), let first = layout.first, first.indentation > line.indentation
        {
            return startTooFar(first, before: line)
        }
        if let diagnostic = keyAmongNames(before: line) ?? nameAmongKeys(before: line) ?? proseWithColon(line) {
            return diagnostic
        }
        let blocks = [layout.block(from: line), [line]]
        for neighbour in neighbours(of: line).prefix(Trials.most / blocks.count) {
            let isTooFar = line.indentation > neighbour.column
            let fixes = (isTooFar ? blocks : blocks.reversed()).lazy.map { layout.moving($0, to: neighbour.column) }
            guard let fix = fixes.first(where: { helps($0) }) else { continue }
            return misplaced(line, to: neighbour, fix)
        }
        return nil
    }

    private func misplaced(_ line: LineLayout.Line, to other: LineLayout.Line, _ fix: Fix) -> Diagnostic {
        let isTooFar = line.indentation > other.column
        return diagnostic(
            "yaml-indentation", "this line is indented too \(isTooFar ? "far" : "little")",
            advice: "begin it in column \(other.column + 1)" + alignment(other), fix: fix, at: line.key ?? line.content)
    }

    /// A key of the file in the column of names, with the line of the failure further in: it is the key that is
    /// indented too little.
    private func keyAmongNames(before line: LineLayout.Line) -> Diagnostic? {
        guard let above = layout.before(line), isKnown(above), !above.value.isEmpty,
            line.indentation > above.column, !above.hasDash
        else { return nil }
        let path = layout.path(to: above)
        if path.isEmpty { return innerKey(above) }
        guard keys.entry(below: path.last) != nil else { return nil }
        let fix = layout.moving([above], to: line.indentation)
        return helps(fix) ? misplaced(above, to: line, fix) : nil
    }

    /// A key in the first column that belongs to the keys above it: `to: opened` between steps.
    private func innerKey(_ line: LineLayout.Line) -> Diagnostic? {
        guard let key = line.key, !keys.isOutermost(file.text(in: key)), let sibling = layout.before(line),
            isKnown(sibling), sibling.column > line.column, !layout.path(to: sibling).isEmpty
        else { return nil }
        let fix = layout.moving([line], to: sibling.column)
        return helps(fix) ? misplaced(line, to: sibling, fix) : nil
    }

    /// A name in the column of the key that contains it, or further left, such as `pay:` below
    /// `steps:`, with the line of the failure further in: it is the name that is indented too
    /// little.
    private func nameAmongKeys(before line: LineLayout.Line) -> Diagnostic? {
        var tooLittle: [LineLayout.Line] = []
        var other = layout.before(line)
        while let above = other, tooLittle.last.map({ isKnown($0) }) ?? true {
            if above.indentation < line.indentation {
                guard let key = above.key, !keys.isOutermost(file.text(in: key)), !above.hasDash else { return nil }
                tooLittle.append(above)
            }
            other = layout.before(above)
        }
        guard let name = tooLittle.last, !isKnown(name), let holder = layout.before(name), holder.column >= name.column,
            holder.value.isEmpty, let key = holder.key, keys.entry(below: file.text(in: key)) != nil
        else { return nil }
        let isSibling = !isKnown(line) && line.indentation > holder.column
        let column = isSibling ? line.indentation : holder.column + layout.indentationStep
        let details = tooLittle.filter { isKnown($0) }
        let inner = column + layout.indentationStep
        let fix = Fix(
            layout.moving(tooLittle.reversed().filter { !isKnown($0) }, to: column).edits
                + layout.moving(details.reversed(), to: inner).edits)
        guard helps(fix) else { return nil }
        let own = name.key.map { shortened(file.text(in: $0)) } ?? ""
        return diagnostic(
            "yaml-indentation", "this line is indented too little",
            advice: "begin it in column \(column + 1), further in than '\(file.text(in: key))'"
                + (details.isEmpty ? "" : ", and the keys of '\(own)' in column \(inner + 1)"),
            fix: fix, at: name.key ?? name.content)
    }

    /// Prose with a colon on one of its later lines.
    private func proseWithColon(_ line: LineLayout.Line) -> Diagnostic? {
        guard !isKnown(line), let parent = layout.parent(of: line), let key = parent.key, !parent.value.isEmpty,
            keys.form(of: layout.path(to: parent) + [file.text(in: key)]) == .text
        else { return nil }
        var last = line
        while let next = layout.after(last), next.indentation > parent.column { last = next }
        let range = parent.value.lowerBound..<last.content.upperBound
        let fix = Fix(replacing: range, with: singleQuoted(file.text(in: range)))
        guard helps(fix) else { return nil }
        return diagnostic(
            "yaml-quote-needed", "YAML cannot read a text with ': ' in it without quotes",
            advice: "write the whole value in single quotes", fix: fix, at: range)
    }

    /// A dash before a key that belongs to the keys above it.
    func surplusDash() -> Diagnostic? {
        guard let line = layout.line(at: problem), !isInBrackets(line) else { return nil }
        guard line.hasDash else { return dashesBeforeNames(line) }
        guard let above = layout.before(line), !above.hasDash else { return nil }
        let fix = Fix(replacing: line.content.lowerBound..<line.start, with: "")
        guard helps(fix) else { return nil }
        let text = file.text(in: line.start..<line.content.upperBound)
        return diagnostic(
            "yaml-syntax", "this '-' begins a list among keys", advice: "write `\(text)`", fix: fix,
            at: line.content.lowerBound..<line.content.lowerBound + 1)
    }

    /// Dashes before the names above a line, where each name is a key: `- open:` below `steps:`.
    private func dashesBeforeNames(_ line: LineLayout.Line) -> Diagnostic? {
        guard line.key != nil, let holder = layout.parent(of: line)?.key,
            keys.entry(below: file.text(in: holder)) != nil
        else { return nil }
        var names: [LineLayout.Line] = []
        var other = layout.before(line)
        while let above = other, above.indentation >= line.indentation {
            if above.indentation == line.indentation, above.hasDash { names.append(above) }
            other = layout.before(above)
        }
        guard let first = names.last, let key = first.key else { return nil }
        let fix = Fix(
            names.reversed().map { Fix.Edit($0.content.lowerBound..<$0.start, "") })
        guard helps(fix) else { return nil }
        return diagnostic(
            "yaml-syntax", "this '-' begins a list among keys",
            advice: "write each name as a key, without a dash: `\(file.text(in: key)):`", fix: fix,
            at: first.content.lowerBound..<first.content.lowerBound + 1)
    }

    /// `, below 'from'`.
    private func alignment(_ line: LineLayout.Line) -> String {
        guard let key = line.key else { return "" }
        return ", below '\(shortened(file.text(in: key)))'"
    }

    /// The lines below whose first character a line may belong, the likeliest first.
    private func neighbours(of line: LineLayout.Line) -> [LineLayout.Line] {
        var found: [LineLayout.Line] = []
        var other = layout.before(line)
        let isOutermost = line.key.map { keys.isOutermost(file.text(in: $0)) } ?? false
        while let candidate = other, found.count < YAMLDocument.maximumDepth {
            if candidate.column < found.last?.column ?? .max, candidate.key != nil,
                !isOutermost || candidate.column == layout.first?.column
            {
                found.append(candidate)
            }
            if candidate.column == 0 { break }
            other = layout.before(candidate)
        }
        let isKnown = isKnown(line)
        return found.enumerated().sorted { left, right in
            let kinds = (self.isKnown(left.element) == isKnown, self.isKnown(right.element) == isKnown)
            if kinds.0 != kinds.1 { return kinds.0 }
            let distances = (
                abs(left.element.column - line.indentation),
                abs(right.element.column - line.indentation)
            )
            return distances.0 == distances.1
                ? left.offset < right.offset : distances.0 < distances.1
        }.map(\.element).filter { $0.column != line.indentation }
    }

    private func isKnown(_ line: LineLayout.Line) -> Bool {
        line.key.map { keys[file.text(in: $0)] != nil } ?? false
    }

    /// A text on the line of a name, and keys below it.
    private func valueAndKeys(_ line: LineLayout.Line) -> Diagnostic? {
        guard let above = layout.before(line), let key = above.key, !above.value.isEmpty,
            line.indentation > above.column, isKnown(line), !isKnown(above), case .text? = keys["summary"]
        else { return nil }
        let name = file.text(in: key)
        let value = file.text(in: above.value)
        let isType = keys.entry(below: layout.path(to: above).last) == .type
        let noun = isType ? "type" : "text"
        let summary = "\(isType ? "type" : "summary"): \(value)"
        let column = String(repeating: " ", count: line.indentation)
        let fix = Fix(replacing: key.upperBound..<above.value.upperBound, with: ":\n\(column)\(summary)")
        guard helps(fix) else { return nil }
        return diagnostic(
            "yaml-syntax", "'\(shortened(name))' has a \(noun), so it cannot have keys below it",
            advice: "write the \(noun) on a line of its own below '\(shortened(name))': `\(summary)`", fix: fix,
            at: above.value)
    }

    /// The first lines of a file are indented, later ones are not.
    private func startTooFar(_ first: LineLayout.Line, before line: LineLayout.Line) -> Diagnostic? {
        let lines = layout.block(from: first).filter { $0.range.lowerBound < line.range.lowerBound }
        let fix = layout.moving(lines, to: line.indentation)
        guard helps(fix) else { return nil }
        return diagnostic(
            "yaml-indentation", "this line is indented too far",
            advice: "begin it in column \(line.indentation + 1)" + alignment(line), fix: fix,
            at: first.key ?? first.content)
    }

    /// Tabs that indent a line.
    func tabs() -> Diagnostic? {
        let places = [context, problem].map { layout.range(at: $0) }
        for range in places {
            let blanks = file.bytes[range].prefix { isBlank($0) }
            guard let tab = blanks.firstIndex(of: 0x09) else { continue }
            let likely = layout.line(at: range.lowerBound).map { layout.likelyColumns(of: $0, keys: keys) } ?? []
            let all = [2, 4, 8, 1]
            let widths = likely.flatMap { place in
                all.filter { column(of: blanks, width: $0) == place }
            }
            return diagnostic(
                "yaml-indentation", "a tab indents this line", advice: "indent with spaces",
                fix: (widths + all).lazy.map { withoutTabs(width: $0) }.first { helps($0) }, at: tab..<blanks.endIndex)
        }
        return nil
    }

    /// Spaces for the tabs of all lines that a tab indents.
    private func withoutTabs(width: Int) -> Fix {
        var edits: [Fix.Edit] = []
        for range in layout.ranges {
            let blanks = file.bytes[range].prefix { isBlank($0) }
            if blanks.contains(0x09) {
                let text = String(repeating: " ", count: column(of: blanks, width: width))
                edits.append(Fix.Edit(blanks.startIndex..<blanks.endIndex, text))
            }
        }
        return Fix(edits)
    }

    /// How far blanks indent, with tabs of a width.
    private func column(of blanks: ArraySlice<UInt8>, width: Int) -> Int {
        blanks.reduce(0) { $0 + ($1 == 0x09 ? width : 1) }
    }

    /// A line of a list without its dash.
    func missingDash() -> Diagnostic? {
        guard failure.problem.contains("'-' indicator") || failure.problem.contains("expected ':'"),
            let line = layout.line(at: context).flatMap({ $0.hasDash ? nil : $0 }) ?? layout.line(at: problem),
            let above = layout.before(line), above.hasDash, !line.hasDash,
            above.indentation == line.indentation || above.column == line.indentation, line.key == nil
        else { return nil }
        let text = "- " + file.text(in: line.content)
        let fix = Fix(
            replacing: line.range.lowerBound..<line.content.upperBound,
            with: String(repeating: " ", count: above.indentation) + text)
        guard helps(fix) else { return nil }
        return diagnostic(
            "yaml-syntax", "a '-' is missing before this element of the list",
            advice: "write `\(text)`", fix: fix, at: line.content)
    }
}
