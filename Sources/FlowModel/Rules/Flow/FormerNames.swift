// `was` tells how an element was called before, so that what was written for it is renamed with it.
// That works only if the former name is another one, no element has it now, and no two had it.

import Diagnostics
import SwiftNotation

enum FormerNames: FlowRule {
    /// An element that may have been renamed.
    private struct Element {
        let name: String
        let was: Located<String>?
    }

    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        var found = check(flow.steps.map { Element(name: $0.name.text, was: $0.was) })
        found += check(flow.statuses.map { Element(name: $0.name.text, was: $0.was) })
        found += check(flow.errors.map { Element(name: $0.name.text, was: $0.was) })
        found += check(flow.events.map { Element(name: $0.name.text, was: $0.was) })
        found += check(flow.properties.map { Element(name: $0.name.text, was: $0.was) })
        for step in flow.steps where step.parameters.contains(where: { $0.was != nil }) {
            found += check(step.parameters.map { Element(name: $0.label.spelled, was: $0.was) })
        }
        return found
    }

    private static func check(_ elements: [Element]) -> [Diagnostic] {
        guard elements.contains(where: { $0.was != nil }) else { return [] }
        let present = Set(elements.map(\.name))
        var former: [String: String] = [:]
        var found: [Diagnostic] = []
        for element in elements {
            guard let was = element.was else { continue }
            if was.value == element.name {
                found.append(.wasItself(was))
            } else if present.contains(was.value) {
                found.append(.stillThere(was))
            } else if let other = former[was.value] {
                found.append(.wasTwice(was, other: other))
            } else {
                former[was.value] = element.name
            }
        }
        return found
    }
}

extension Diagnostic {
    fileprivate static func wasItself(_ was: Located<String>) -> Diagnostic {
        Diagnostic(
            "flow-was", "'\(was.value)' is the name it has now",
            advice: "write the former name, or remove `was`", at: was.location)
    }

    fileprivate static func stillThere(_ was: Located<String>) -> Diagnostic {
        Diagnostic(
            "flow-was", "'\(was.value)' is still there, so nothing else was renamed from it",
            advice: "remove `was`, or remove '\(was.value)'", at: was.location)
    }

    fileprivate static func wasTwice(_ was: Located<String>, other: String) -> Diagnostic {
        Diagnostic(
            "flow-was", "'\(other)' was called '\(was.value)' too, and only one can have been",
            advice: "remove one of the two `was`", at: was.location)
    }
}
