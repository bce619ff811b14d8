// How much a flow may contain. The numbers are far above what any flow needs; they keep a file that no person wrote
// from costing more than a moment. They are looked at before anything else is read, in one pass.

import Diagnostics
import FlowYAML

/// The most that each part of a flow may contain.
enum FlowLimits {
    /// The most entries of a list or a mapping, by the key that it appears under.
    static let entries: [String: Int] = [
        "steps": 500, "statuses": 500, "errors": 500, "events": 500, "properties": 500, "views": 500, "parameters": 50,
        "with": 50, "mock": 500, "from": 500, "via": 100, "to": 100, "cancels": 100, "integrations": 100, "use": 100,
        "sdk": 100, "imports": 100, "after": 100, "needs": 100, "delegates": 100, "models": 100, "fields": 500,
        "controllers": 100,
    ]
    /// The most entries under any other key: the methods of a delegate, unknown keys.
    static let otherEntries = 500
    /// The most parameters of one step that have a default value: each brings an overload of its own.
    static let defaults = 20

    /// The parts of a flow that contain more, in the order of the file: the first hundred of them.
    static func excess(in root: YAMLNode, of file: SourceFile) -> [Diagnostic] {
        var found: [Diagnostic] = []
        var open: [(name: String, place: Range<Int>, node: YAMLNode)] = [
            ("", root.range.lowerBound..<root.range.lowerBound, root)
        ]
        while let (name, place, node) = open.popLast(), found.count < 100 {
            let location = SourceLocation(file: file, range: place)
            let most = entries[name] ?? otherEntries
            switch node.content {
            case .scalar: break
            case .sequence(let nodes):
                // Alternatives count each.
                let count = name == "via" ? nodes.reduce(0) { $0 + max($1.itemCount, 1) } : nodes.count
                if count > most { found.append(.limit(name, count, most, location)) }
                open += nodes.reversed().map { ("", $0.range, $0) }
            case .mapping(let pairs):
                if pairs.count > most { found.append(.limit(name, pairs.count, most, location)) }
                let defaults = name == "parameters" ? pairs.count { $0.value.hasDefault } : 0
                if defaults > self.defaults { found.append(.defaultLimit(defaults, location)) }
                open += pairs.reversed().map { ($0.name, $0.key.range, $0.value) }
            }
        }
        return found
    }
}

extension YAMLNode {
    /// How many items it has; none if it is no list.
    fileprivate var itemCount: Int {
        if case .sequence(let nodes) = content { nodes.count } else { 0 }
    }

    /// Whether it is a parameter with a default value.
    fileprivate var hasDefault: Bool {
        guard case .mapping(let pairs) = content else { return false }
        return pairs.contains { $0.name == "default" }
    }
}

extension Diagnostic {
    fileprivate static func limit(_ name: String, _ count: Int, _ most: Int, _ location: SourceLocation) -> Diagnostic {
        let subject = name.isEmpty ? "this collection" : NodeReader.quoted(name)
        return Diagnostic(
            "flow-limit", "\(subject) has \(count) entries; the limit is \(most)",
            advice: "split it, or split the flow into several flows", at: location)
    }

    fileprivate static func defaultLimit(_ count: Int, _ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            "flow-limit",
            "\(count) parameters have a default value; the limit is \(FlowLimits.defaults)",
            advice: "pass the values together, in a type of your own", at: location)
    }
}
