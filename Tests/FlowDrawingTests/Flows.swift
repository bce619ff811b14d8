// Flows for these tests, read from YAML as a user writes them, so that no test can speak of a flow that cannot be.

import FlowFile
import FlowModel
import SwiftText
import Testing

@testable import FlowDrawing

/// Reads flows.
enum Flows {
    /// The flow in a text; records an issue if it is invalid.
    static func read(_ text: String) throws -> Flow {
        let file = SourceFile(path: "flow.yaml", bytes: Array(text.utf8))
        let decoded = FlowDecoder(configuration: Configuration(), notation: NotationChecker()).decode(file)
        let flow = try #require(decoded.value, "\(decoded.diagnostics.map(\.message))")
        let verdict = ProjectValidator.validate(
            configuration: Configuration(), flows: [flow], collisions: { _, _ in [] })
        #expect(
            (decoded.diagnostics + verdict.diagnostics).filter { $0.severity == .error }.isEmpty,
            "\((decoded.diagnostics + verdict.diagnostics).map(\.message))")
        return flow
    }

    /// A flow of these steps and statuses, in the block form of YAML.
    static func graph(steps: String, statuses: String, events: String = "") throws -> FlowGraph {
        var text = "flow: Door\nsteps:\n\(steps.indented)statuses:\n\(statuses.indented)"
        if !events.isEmpty { text += "events:\n\(events.indented)" }
        if statuses.contains("DoorError") { text += "errors:\n  stuck:\n" }
        text += "integrations:\n  Lock:\n"
        return FlowGraph(try read(text))
    }
}

extension String {
    fileprivate var indented: String {
        split(separator: "\n").map { "  \($0)\n" }.joined()
    }
}

extension FlowGraph {
    /// The edges in words: `closed -> opened: open`, dashed ones with `~>`.
    var inWords: [String] {
        edges.map { edge in
            let arrow = edge.isEvent ? "~>" : "->"
            let names = edge.labels.map(\.name).filter { !$0.isEmpty }.joined(separator: ", ")
            return "\(word(edge.from)) \(arrow) \(word(edge.to))" + (names.isEmpty ? "" : ": \(names)")
        }
    }

    private func word(_ node: Int) -> String {
        switch nodes[node].kind {
        case .status: nodes[node].name
        case .start: "(start)"
        case .any: "(any)"
        case .junction: "(\(nodes[node].name))"
        }
    }
}
