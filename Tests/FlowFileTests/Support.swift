// A YAML file from a text, and a tree as a compact text to compare with.

import FlowModel
import FlowFile

/// Reads a text.
func read(_ text: String) -> YAMLReading {
    YAMLDocument.read(SourceFile(path: "a.yaml", bytes: Array(text.utf8)))
}

extension YAMLReading {
    /// Each diagnostic as `line:column id 'source text'`.
    func summary(of text: String) -> [String] {
        let file = SourceFile(path: "a.yaml", bytes: Array(text.utf8))
        return diagnostics.map { diagnostic in
            guard let location = diagnostic.location else { return diagnostic.id.name }
            let position = file.position(at: location.range.lowerBound)
            let source = file.text(in: location.range)
            return "\(position.line):\(position.column) \(diagnostic.id) '\(source)'"
        }
    }
}

extension YAMLNode {
    /// The values alone: `{a: [b, c]}`, with a null as `~`.
    var outline: String {
        switch content {
        case .scalar(let scalar): isNull ? "~" : scalar.text
        case .sequence(let nodes): "[" + nodes.map(\.outline).joined(separator: ", ") + "]"
        case .mapping(let entries):
            "{" + entries.map { "\($0.name): \($0.value.outline)" }.joined(separator: ", ") + "}"
        }
    }

    /// This node and all nodes within it.
    var all: [YAMLNode] {
        switch content {
        case .scalar: [self]
        case .sequence(let nodes): [self] + nodes.flatMap(\.all)
        case .mapping(let entries): [self] + entries.flatMap { $0.key.all + $0.value.all }
        }
    }

    /// The value at a path of keys.
    func at(_ path: String...) -> YAMLNode? {
        var node: YAMLNode? = self
        for name in path {
            guard case .mapping(let entries) = node?.content else { return nil }
            node = entries.first { $0.name == name }?.value
        }
        return node
    }
}

/// A flow with everything in it: styles, comments, lists, quotes, blocks, many scripts.
let sample = """
    # A flow.
    flow: ChatBot   # its name
    summary: Lets the user — ja, wirklich 😀 — talk
      to an assistant.
    discussion: |
      First.

        Second.

    # between
    steps:
      setupSDK:
        from: idle
        to: [ initialized, "failed" ]   # outcomes
      startChat:
        parameters: { prompt: String, 'for user': User? }
        via:
        - loading
        -
        mock:
          - when: prompt.allSatisfy(\\.isWhitespace)
            then: '.failed(reason: "it''s")'
          - then: ".success"
    statuses:
      idle:   # nothing yet
      failed: { with: { reason: [String: [Int]] } }

    """
