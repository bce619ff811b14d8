// Doc comments of what a flow describes, and names as words.

import FlowModel
import SwiftText

extension Project.Integration {
    /// What skeletons call its SDK: its module, or the integration where the SDK is none or several.
    func spokenName(of modules: [String]) -> String {
        modules.count == 1 ? modules[0] : name
    }
}

/// A name in words: `startChat` is "start chat", `setupSDK` is "setup SDK".
func spelledOut(_ name: String) -> String {
    words(name).map { word in
        word.count > 1 && word == word.uppercased() ? word : word.lowercased()
    }.joined(separator: " ")
}

extension Documentation {
    /// Whether the discussion has an item about the same as another: `- Returns: The receipt.`
    fileprivate func describes(_ item: String) -> Bool {
        discussion.lowercased().contains("- " + item.prefix { $0 != ":" }.lowercased() + ":")
    }
}

extension StepSignature {
    /// The step's doc comment: what it does, what the person does, how the status changes, the parameters, and the
    /// answer.
    func documentation(indent: Int) -> [String] {
        let statuses = step.statusWords
        let remark = statuses.isEmpty ? step.remarks.joined(separator: " ") : ""
        let story = step.user.isEmpty ? [] : ["User story: " + sentence(step.user)]
        let change = statuses.isEmpty ? [] : [(["Statuses: " + statuses] + step.remarks).joined(separator: " ")]
        let answer = answerItems.filter { !step.words.describes($0) }
        return step.words.comment(
            indent: indent, remark: remark, items: story + change + step.parameters.compactMap(\.item) + answer)
    }

    /// How the answer comes back, as far as the signature does not say.
    private var answerItems: [String] {
        if returnsStatus { return ["Returns: The status that it ended in."] }
        switch (style, answer) {
        case (_, .none), (_, .direct): return []
        case (.callback, _):
            let values = "Parameter observer: Called with each value."
            let end = "Parameter completion: Called once, unless the step is cancelled first."
            return answer == .many ? [values, end] : [end]
        case (.combine, _):
            return ["Returns: \(answer == .many ? "Values" : "An answer"); each subscription calls the step."]
        case (.async, _):
            let stream = answer == .many ? ["Returns: A stream; the step starts at once."] : []
            guard case .type(let type) = step.throwing else { return stream }
            return stream + ["Throws: ``\(type.text)``, or `CancellationError` if the step is cancelled."]
        }
    }
}

extension Step {
    /// How the status changes; empty if it does not, and the step can be called in any.
    fileprivate var statusWords: String {
        let start = from.map { alternatives($0.map(\.value)) }
        guard changesStatus || start != nil else { return "" }
        var parts = [start ?? "any"]
        parts += stops.map { ($0.canBeSkipped ? "perhaps " : "") + alternatives($0.statuses.map(\.value)) }
        if !to.isEmpty { parts.append(alternatives(to.map(\.value))) }
        return parts.joined(separator: " → ") + (changesStatus ? "." : ", unchanged.")
    }

    /// What else there is to say about calls, in sentences.
    fileprivate var remarks: [String] {
        var remarks: [String] = []
        if isLaunch { remarks.append("Called once, at launch.") }
        if !cancels.isEmpty { remarks.append("Cancels \(conjunction(cancels.map(\.value))).") }
        if let errors { remarks.append("Fails with \(alternatives(errors.map(\.value))).") }
        if let deadline {
            let unit = deadline.seconds == 1 ? "second" : "seconds"
            remarks.append("Ends with `\(deadline.end.value)` after \(seconds(deadline.seconds)) \(unit).")
        }
        if isEndless { remarks.append("Never ends by itself.") }
        return remarks
    }
}

extension Parameter {
    /// The line of the doc comment about the parameter; nil if the flow does not describe it.
    var item: String? {
        summary.isEmpty ? nil : "Parameter \(label.internal.text): \(sentence(summary))"
    }
}
