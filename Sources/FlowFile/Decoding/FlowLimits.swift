// How much a flow may contain. The number is far above what any flow needs; it keeps a file that no person wrote from
// costing more than a moment. It is looked at before anything else is read, in one pass.

import FlowModel

enum FlowLimits {
    /// The most entries of a list or a mapping.
    static let entries = 500

    /// The lists and mappings that contain more, in the order of the file.
    static func excess(in root: YAMLNode, of file: SourceFile) -> [Diagnostic] {
        var found = DiagnosticList(file: file)
        var open: [(name: String, place: Range<Int>, node: YAMLNode)] = [
            ("", root.range.lowerBound..<root.range.lowerBound, root)
        ]
        while let (name, place, node) = open.popLast() {
            let inner: [(name: String, place: Range<Int>, node: YAMLNode)] =
                switch node.content {
                case .scalar: []
                case .sequence(let nodes): nodes.map { ("", $0.range, $0) }
                case .mapping(let pairs): pairs.map { ($0.name, $0.key.range, $0.value) }
                }
            if inner.count > entries {
                let subject = name.isEmpty ? "this collection" : NodeReader.quoted(name)
                found.add(
                    "flow-limit", at: place, "\(subject) has \(inner.count) entries; the limit is \(entries)",
                    advice: "split it, or split the flow into several flows")
            }
            open += inner.reversed()
        }
        return found.sorted()
    }
}
