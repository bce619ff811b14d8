// Keys, names and dashes in a column where none can begin: which line is the wrong one, and where it belongs.

import FlowModel

extension SyntaxDiagnosis {
    /// A key or a dash in a column where none can begin.
    func indentation() -> Diagnostic? {
        let problems = ["mapping values are not allowed", "did not find expected", "<document start>"]
        guard problems.contains(where: failure.problem.contains), let line = layout.line(at: problem),
            !isInBrackets(line), !failure.problem.hasSuffix("node content")
        else { return nil }
        for near in [line, layout.before(line.range.lowerBound)].compactMap({ $0 }) where lacksSpaceAfterDash(near) {
            return missingSpaceAfterDash(at: near.start)
        }
        if let name = dashedName(at: line) { return name }
        if let dash = dash(line) { return dash }
        if let text = layout.before(line.range.lowerBound), text.key == nil, !text.hasDash,
            let name = layout.before(text.range.lowerBound), name.value.isEmpty, name.column < text.column
        {
            let key = name.key.map(file.text) ?? ""
            return diagnostic(
                "yaml-syntax", "a key is missing before this text",
                advice: keys[key] == .text
                    ? "write `\(key): |` if the lines below it are its text"
                    : "write a key before it, such as `summary:`",
                at: text.content)
        }
        let holders = layout.holders(above: line.range.lowerBound)
        guard let key = line.key, let above = holders.first else { return nil }
        let columns = holders.filter { $0.column != line.column }
            .sorted { abs($0.column - line.column) < abs($1.column - line.column) }.prefix(2)
            .compactMap { holder in holder.key.map { "\(holder.column + 1), below '\(shortened(file.text(in: $0)))'" } }
        guard !columns.isEmpty else { return nil }
        if let first = wrongColumn(above: line, holders) { return first }
        let isTooFar = line.column > above.column && !above.value.isEmpty
        if isTooFar, let other = continuedText(above, line) ?? shortForm(above) { return other }
        return diagnostic(
            "yaml-indentation", isTooFar ? "this line is indented too far" : "this line begins in the wrong column",
            advice: "begin it in column " + columns.joined(separator: ", or in column ")
                + (layout.sibling(of: line, .below) == nil ? "" : ", and so the lines in its column below"), at: key)
    }

    /// A dash in another column than the list that it belongs to, if it is not the name of a step or a status that has
    /// one.
    private func dash(_ line: LineLayout.Line) -> Diagnostic? {
        let above = layout.before(line.range.lowerBound)
        if let above, !above.hasDash, line.hasDash, [line.dash, line.column].contains(above.column),
            isInList(above) || above.key == nil
        {
            let first = layout.first(beside: above)
            let range = first.start..<first.content.upperBound
            return diagnostic("yaml-syntax", "a '-' is missing here", advice: dashAdvice, at: range)
        }
        if let above, let key = [line, above].first(where: { $0.hasDash && $0.key != nil }), !isInList(key),
            above.hasDash != line.hasDash, above.dash == line.dash
        {
            return diagnostic(
                "yaml-syntax", "a '-' begins a key", advice: "leave the '- ' out",
                at: key.content.lowerBound..<key.start)
        }
        if let above, let key = above.key, line.hasDash, !above.hasDash, !above.value.isEmpty,
            above.column < line.dash, case let name = file.text(in: key), keys[name] == nil
        {
            return diagnostic(
                "yaml-syntax", "'\(name)' has a value, so no list can follow", advice: "leave the value out",
                at: above.value)
        }
        guard line.hasDash, line.key == nil || isKey(line) else { return nil }
        var first = line
        var next = layout.before(line.range.lowerBound)
        while let above = next, above.key == nil || above.hasDash || !above.value.isEmpty {
            if above.hasDash { first = above }
            next = layout.before(above.range.lowerBound)
        }
        guard let holder = next, let key = holder.key else { return nil }
        let column = first.dash < holder.column || first.start == line.start ? holder.column + 2 : first.dash
        return diagnostic(
            "yaml-indentation", "this '-' begins in the wrong column",
            advice: "begin each '-' of the list in column \(column + 1), below '\(shortened(file.text(in: key)))'",
            at: line.content.lowerBound..<line.start)
    }

    /// `- pay:` below `steps`, where names have no dash, on the refused line or as the one before it in its column.
    private func dashedName(at line: LineLayout.Line) -> Diagnostic? {
        var next: LineLayout.Line? = line
        while let above = next, !above.hasDash || above.dash != line.dash, above.dash >= line.dash {
            next = layout.before(above.range.lowerBound)
        }
        guard let named = next, named.hasDash, named.dash == line.dash, case let key = named.key ?? named.value,
            case let name = file.text(in: key), keys[name] == nil, isName(name),
            let holder = holder(of: named, left: named.dash), let entry = entry(below: holder), entry != .expression
        else { return nil }
        let alone = name == "name" ? file.text(in: named.value) : name
        return diagnostic(
            "yaml-syntax", "a '-' begins a name", advice: "write each name alone, without a '-': `\(alone):`",
            at: named.content.lowerBound..<key.upperBound)
    }

    /// A line that is rather the wrong one: others begin where the refused one does, and it has its column to itself or
    /// shares it with what it does not belong to, such as a step with its own keys.
    private func wrongColumn(above line: LineLayout.Line, _ holders: [LineLayout.Line]) -> Diagnostic? {
        let below = layout.sibling(of: line, .below)
        let outermost = ([line] + holders).first { $0.column == 0 }
        let inner = holders.last { $0.column > line.column }.map { layout.first(beside: $0) }
        let outer = holders.first { $0.column < line.column }
        for found in [outermost, inner, outer].compactMap({ $0 }) where !line.hasDash && isStray(found) {
            var first = found
            while first.column == 0, let above = layout.sibling(of: first, .above), isStray(above) { first = above }
            if isKey(first), entry(at: first) == .keys,
                layout.before(first.range.lowerBound)?.column ?? 0 < first.column
            {
                return diagnostic(
                    "yaml-indentation", "the name is missing above this line",
                    advice: "write the name and a ':' above it, and indent its keys further",
                    at: first.key ?? first.content)
            }
            // Alone in its column, it has no line above that shows where it belongs.
            let isAlone = first.column > 0 && neighbours(of: first).isEmpty
            let above = layout.holders(above: isAlone ? 0 : first.range.lowerBound).first {
                $0.column > 0 && !$0.hasDash && isKey($0) == isKey(first)
            }
            guard let like = above ?? below, let name = like.key.map(file.text) else { continue }
            return diagnostic(
                "yaml-indentation", "this line begins in the wrong column",
                advice:
                    "begin it in column \(like.column + 1), as '\(shortened(name))' \(above == nil ? "below" : "above")"
                    + (first.start == found.start ? "" : ", and so the lines in its column below"),
                at: first.key ?? first.content)
        }
        return nil
    }

    /// Whether a line begins with a key where names begin, or with a name where keys do.
    private func isStray(_ line: LineLayout.Line) -> Bool {
        guard let key = line.key, !line.hasDash, isKey(line) || line.value.isEmpty else { return false }
        if line.column == 0 {
            return keys.outermost[file.text(in: key)] == nil && layout.before(line.range.lowerBound) != nil
        }
        return neighbours(of: line).allSatisfy { isKey($0) != isKey(line) }
    }

    private func neighbours(of line: LineLayout.Line) -> [LineLayout.Line] {
        [.above, .below].compactMap { layout.sibling(of: line, $0) }
    }

    /// `user: Taps Pay` with `and waits: long` on the next line: a text of two lines with a colon.
    private func continuedText(_ above: LineLayout.Line, _ line: LineLayout.Line) -> Diagnostic? {
        guard let name = above.key.map(file.text), case .text? = keys[name], let key = line.key,
            keys[file.text(in: key)] == nil, entry(at: above) == nil
        else { return nil }
        return diagnostic(
            "yaml-quote-needed", "YAML takes '\(shortened(file.text(in: key)))' for a key",
            advice: "\(quotingAdvice): `\(name): '…'`", at: above.value.lowerBound..<line.content.upperBound)
    }

    /// `token: String?` with keys below it: what is written in its short form has none.
    private func shortForm(_ line: LineLayout.Line) -> Diagnostic? {
        guard let name = line.key, let entry = entry(at: line), entry != .expression else { return nil }
        let key = entry == .type ? "type" : "summary"
        return diagnostic(
            "yaml-syntax", "'\(file.text(in: name))' has a value, so no keys can follow",
            advice: "make the value a key too: `\(key): \(shortened(file.text(in: line.value)))` on the next line",
            at: line.value)
    }
}
