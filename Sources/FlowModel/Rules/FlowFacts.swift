// What the rules about one flow share: the flow, its statuses by name, and the state machine. Worked out once, so that
// no rule searches a list.

import Diagnostics
import SwiftNotation

/// A flow and what follows from it.
struct FlowFacts {
    let flow: Flow
    /// Positions in the flow's `statuses`, by name.
    let statusIndexes: [String: Int]
    /// The flow as a state machine.
    let graph: StatusGraph
    /// For each status, whether the flow can come to it.
    let isReachable: [Bool]

    init(_ flow: Flow) {
        self.flow = flow
        var indexes: [String: Int] = [:]
        for (index, status) in flow.statuses.enumerated() { indexes[status.name.text] = index }
        statusIndexes = indexes
        graph = StatusGraph(flow, indexes: indexes)
        isReachable = graph.reachable
    }

    /// All places that name a status, in no particular order.
    var statusReferences: [Located<String>] {
        var all: [Located<String>] = []
        if let initial = flow.initial { all.append(initial) }
        for step in flow.steps {
            all += step.from ?? []
            all += step.passed
            all += step.to
        }
        for event in flow.events {
            all += event.from ?? []
            all += event.to
        }
        return all
    }
}

/// Advice on a name that is not among the declared ones: the one probably meant, else all of them.
func adviceOnName(_ name: String, among declared: [String], noun: String) -> String? {
    if let meant = nameMeant(by: name, among: declared) { return "did you mean '\(meant)'?" }
    guard !declared.isEmpty else { return nil }
    let most = 12
    let list = declared.prefix(most).map { "'\($0)'" }.joined(separator: ", ")
    return "\(noun): \(list)" + (declared.count > most ? " and \(declared.count - most) more" : "")
}

/// The declared name that is most like another one, or that is named behind its type: `PayStatus.paid`.
private func nameMeant(by name: String, among declared: [String]) -> String? {
    let last = name.split(separator: ".").last.map(String.init)
    if let last, last != name, declared.contains(last) { return last }
    return didYouMean(name, among: declared)
}

/// What is unknown, and the names that could have been meant.
struct UnknownName {
    let id: DiagnosticID
    let name: String
    /// The declared names, and what they are: "the declared statuses".
    let declared: [String]
    let noun: String

    /// The diagnostic, with the name that was probably meant.
    func diagnostic(_ message: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(id, message, advice: adviceOnName(name, among: declared, noun: noun), at: location)
    }
}
