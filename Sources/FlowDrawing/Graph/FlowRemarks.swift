// What a picture of statuses cannot show: steps that leave the status as it is, because they only
// answer, or because nothing comes back from them; and the values and views that the flow offers.
// They are listed beside it.

import FlowModel

/// What a flow offers besides its changes of status, in words.
struct FlowRemarks {
    let all: [FlowGraph.Remark]

    init(_ flow: Flow) {
        let steps = flow.steps.filter { !$0.changesStatus }.map { step in
            FlowGraph.Remark(
                kind: .step, name: step.fullName, words: step.inWords,
                details: Self.details(step))
        }
        let values = flow.properties.map { property in
            FlowGraph.Remark(
                kind: .value, name: "\(property.name.text): \(property.type.text)",
                words: property.words.summary,
                details: (property.isSettable ? ["may be set"] : [])
                    + (property.isObserved ? ["can be watched"] : []))
        }
        let views = flow.views.map { view in
            FlowGraph.Remark(
                kind: .view, name: view.name.text, words: view.words.summary,
                details: view.parameters.isEmpty
                    ? [] : ["of " + view.parameters.map(\.label.internal.text).listed])
        }
        all = steps + values + views
    }

    private static func details(_ step: Step) -> [String] {
        var details: [String] = []
        if step.isLaunch { details.append("once, at launch") }
        if let from = step.from { details.append("in \(from.map(\.value).listed)") }
        if let type = step.returns { details.append("answers with \(type.text)") }
        if let type = step.streams { details.append("answers with many of \(type.text)") }
        switch step.throwing {
        case .nothing: break
        case .any: details.append("may throw")
        case .type(let type): details.append("may throw \(type.text)")
        }
        if !step.cancels.isEmpty {
            details.append("ends \(step.cancels.map(\.value).listed)")
        }
        return details
    }
}

extension Step {
    /// What the person does; where the flow does not say, what the step does.
    var inWords: String { user.isEmpty ? words.summary : user }
}

extension [String] {
    var listed: String { joined(separator: ", ") }
}
