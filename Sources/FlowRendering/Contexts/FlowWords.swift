// The words that several files share: what a step's doc comment says, and names as words.

import FlowModel
import SwiftNotation

extension Flow {
    /// Whether a class alone can serve it, so that a property can be set on what is held by a `let`.
    /// Elsewhere the protocol says so of each setter.
    var isClassBound: Bool {
        isolation.value == .mainActor && integrations.allSatisfy { $0.conform == nil }
    }

    /// The flow's name in lower-case words: "chat bot".
    var spacedName: String { spelledOut(name.value) }
}

extension Project.Integration {
    /// What skeletons call its SDK: its module, or the integration where the SDK is none or several.
    func spokenName(of modules: [String]) -> String {
        modules.count == 1 ? modules[0] : name
    }
}

extension Property {
    /// The name of the publisher of its values: `isOnlinePublisher`.
    var publisherName: String { name.text + "Publisher" }

    /// The type of the publisher of its values.
    var publisherType: String { "AnyPublisher<\(type.text), Never>" }
}

extension SwiftName {
    /// The name of a thing as a sentence: "The access token.", "Whether it is online."
    var sentence: String {
        let words = spelledOut(text)
        for verb in ["is", "has", "can"] where words.hasPrefix(verb + " ") {
            return "Whether it \(words)."
        }
        return "The \(words)."
    }

    /// The name of an action as a sentence: "Fetch posts."
    var imperative: String {
        let words = spelledOut(text)
        return words.prefix(1).uppercased() + words.dropFirst() + "."
    }
}

/// A name in words: `startChat` is "start chat", `setupSDK` is "setup SDK".
func spelledOut(_ name: String) -> String {
    words(name).map { word in
        word.count > 1 && word == word.uppercased() ? word : word.lowercased()
    }.joined(separator: " ")
}

extension StepShape {
    /// The step's doc comment: what it does, what the person does, how the status changes, the
    /// parameters, and the answer.
    func documentation(indent: Int) -> [String] {
        var comment = DocComment(indent: indent)
        let fallback = step.user.isEmpty ? step.name.imperative : step.user
        comment.add(step.words, fallback: fallback)
        if !step.user.isEmpty, !step.words.summary.isEmpty {
            comment.add("User: " + sentence(step.user))
        }
        comment.add(step.course)
        comment.addItems(step.items + answerItems)
        return comment.lines
    }

    /// How the answer comes back, where the signature does not tell.
    private var answerItems: [String] {
        if takesCompletion {
            let values = "Parameter observer: Is called with each value."
            let end = "Parameter completion: Is called once, unless the step is ended before."
            return answer == .many ? [values, end] : [end]
        }
        guard case .type(let type) = step.throwing else { return [] }
        switch (style, answer) {
        case (.combine, .one), (.combine, .many):
            return ["Returns: A publisher that may fail with ``\(type.text)``."]
        case (.async, .one):
            return [
                "Throws: ``\(type.text)``, or `CancellationError` when the step is ended before."
            ]
        case (.async, .many): return ["Returns: A stream that may fail with ``\(type.text)``."]
        default: return []
        }
    }
}

extension Step {
    /// How the status changes, in a sentence or two.
    fileprivate var course: String {
        var parts: [String] = []
        if let from { parts.append("Starts from \(alternatives(from.map(\.value)))") }
        if !via.isEmpty {
            parts.append(
                "passes through " + via.map { "`\($0.value)`" }.joined(separator: ", then "))
        }
        if !to.isEmpty { parts.append("ends in \(alternatives(to.map(\.value)))") }
        var text = parts.joined(separator: ", ")
        if let first = text.first {
            text = first.uppercased() + text.dropFirst() + "."
        }
        if isLaunch { text += (text.isEmpty ? "" : " ") + "Called once, at launch." }
        if !cancels.isEmpty {
            let names = cancels.map { "`\($0.value)`" }.joined(separator: ", ")
            text += (text.isEmpty ? "" : " ") + "Ends a running \(names)."
        }
        return text
    }

    /// The list of parameters, in the flow's words or else by name.
    fileprivate var items: [String] {
        parameters.map { parameter in
            let name = parameter.label.internal
            let text = parameter.summary.isEmpty ? name.sentence : sentence(parameter.summary)
            return "Parameter \(name.text): \(text)"
        }
    }
}
