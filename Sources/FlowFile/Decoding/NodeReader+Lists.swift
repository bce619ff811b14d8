// Lists, which may be a single item everywhere, and references to what is declared elsewhere. Here only their form is
// looked at: whether a status or an integration of that name exists is a rule.

import FlowModel

extension NodeReader {
    /// The scalar items of a list, or the single one; nil for a missing field or null.
    ///
    /// Items that are not scalars or null are reported and left out, and so are repeated ones.
    /// - Parameters:
    ///   - what: the forms in a sentence: "a status or a list of statuses".
    ///   - isPath: whether an item may come again, as long as another appears between.
    mutating func items(
        _ field: Field?, _ what: String, isPath: Bool = false
    ) -> [YAMLNode]? {
        guard let field else { return nil }
        switch field.value.content {
        case .scalar:
            return [field.value]
        case .mapping:
            reportItem(field.value, of: field, what)
            return []
        case .sequence(let nodes):
            let sound = scalars(nodes, of: field, what)
            return distinct(sound, of: field.name, isPath: isPath)
        }
    }

    private mutating func scalars(
        _ nodes: [YAMLNode], of field: Field, _ what: String
    ) -> [YAMLNode] {
        nodes.filter { node in
            if node.scalarText != nil, !node.isNull { return true }
            reportItem(node, of: field, what)
            return false
        }
    }

    /// Reports an item that is null, or no scalar.
    mutating func reportItem(_ node: YAMLNode, of field: Field, _ what: String) {
        report(
            .wrongForm, "`\(field.name)` takes \(what)",
            advice: "write, for example, `\(field.name): [\(field.entry.example ?? "a, b")]`", at: node.range)
    }

    private mutating func distinct(_ nodes: [YAMLNode], of name: String, isPath: Bool) -> [YAMLNode] {
        var seen: Set<String> = []
        var result: [YAMLNode] = []
        for node in nodes {
            let text = node.scalarText ?? ""
            if isPath, result.last?.scalarText != text { seen.removeAll(keepingCapacity: true) }
            guard seen.insert(text).inserted else {
                reportRepeated(text, in: name, at: node.range)
                continue
            }
            result.append(node)
        }
        return result
    }

    mutating func reportRepeated(_ text: String, in name: String, at range: Range<Int>) {
        report(
            .duplicate, "\(NodeReader.quoted(text)) is listed twice in `\(name)`",
            advice: "leave the second one out", at: range)
    }

    /// References to things declared elsewhere; nil for a missing field or null.
    mutating func references(_ field: Field?, _ what: String, isPath: Bool = false) -> [Located<String>]? {
        guard let nodes = items(field, what, isPath: isPath), let field else { return nil }
        return nodes.compactMap { node in
            reportSeveral(node, in: field, what, separators: [",", "|", "/", "&", ";", " "]) ? nil : reference(node)
        }
    }

    /// Reports several names in one text; answers whether there are several.
    mutating func reportSeveral(
        _ node: YAMLNode, in field: Field, _ what: String, separators: Set<Character> = [","]
    ) -> Bool {
        guard let text = node.scalarText else { return false }
        guard text.contains(where: separators.contains) else { return false }
        report(
            .wrongForm, "`\(field.name)` takes \(what)",
            advice: field.name != "via" && Self.hasArrow(text)
                ? Self.arrowAdvice
                : text.contains(" //")
                    ? "write '#' in place of '//'"
                    : "write one name, or several as a list in brackets: `\(field.name): [a, b]`",
            at: node.range)
        return true
    }

    /// What people write between the statuses of a step.
    static func hasArrow(_ text: String?) -> Bool { text?.contains(/->|=>|→/) == true }
    static let arrowAdvice =
        "write where it starts under `from`, what it passes through under `via`, and how it ends under `to`"

    /// A single reference; nil for a missing field, null or another form.
    mutating func reference(_ field: Field?, _ what: String) -> Located<String>? {
        guard let field else { return nil }
        guard case .scalar = field.value.content else {
            report(
                .wrongForm, "`\(field.name)` takes \(what)", advice: "write a single name here", at: field.value.range)
            return nil
        }
        return reference(field.value)
    }

    /// The name a scalar speaks of, without back-ticks.
    func reference(_ node: YAMLNode) -> Located<String> {
        var text = node.scalarText ?? ""
        if text.utf8.count > 2, text.hasPrefix("`"), text.hasSuffix("`") {
            text = String(text.dropFirst().dropLast())
        }
        return Located(text, at: location(node))
    }

    /// Modules to import; none for a missing field or null.
    mutating func modules(_ field: Field?) -> [Located<String>] {
        let what = "a module or a list of modules"
        let nodes = items(field, what) ?? []
        return nodes.compactMap { node in
            if let field, reportSeveral(node, in: field, what) { return nil }
            return module(node)
        }
    }
}
