// `was` tells how an element was called before, so that what was written for it is renamed with it.
// That works only if the former name is another one, no two had it, and no element has it now that always had it. Names
// may be passed on (`b` was `a`, and `c` was `b`), but not in a circle: after the renaming nobody could tell that it
// has happened already.

import Diagnostics
import SwiftNotation

enum FormerNames: FlowRule {
    /// An element that may have been renamed.
    struct Element {
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

    static func check(_ elements: [Element]) -> [Diagnostic] {
        guard elements.contains(where: { $0.was != nil }) else { return [] }
        let present = Dictionary(elements.map { ($0.name, $0.was?.value) }, uniquingKeysWith: { first, _ in first })
        var former: [String: String] = [:]
        var found: [Diagnostic] = []
        for element in elements {
            guard let was = element.was else { continue }
            if was.value == element.name {
                found.append(.wasItself(was))
            } else if present[was.value] == .some(nil) {
                found.append(.stillThere(was))
            } else if isCircle(from: element.name, back: was.value, present) {
                found.append(.circle(was, element.name))
            } else if let other = former[was.value] {
                found.append(.wasTwice(was, other: other))
            } else {
                former[was.value] = element.name
            }
        }
        return found
    }
}

extension FormerNames {
    /// Whether the former names, followed back from one, come to where they began.
    private static func isCircle(from name: String, back was: String, _ present: [String: String?]) -> Bool {
        var former: String? = was
        for _ in present {
            guard let here = former else { return false }
            if here == name { return true }
            former = present[here] ?? nil
        }
        return false
    }
}

extension Diagnostic {
    fileprivate static func circle(_ was: Located<String>, _ name: String) -> Diagnostic {
        Diagnostic(
            "flow-was",
            "'\(name)' and '\(was.value)' swap their names, and a second run could not tell that it has happened",
            advice: "rename one of them, run `flowgen generate`, then rename the other", at: was.location)
    }

    fileprivate static func wasItself(_ was: Located<String>) -> Diagnostic {
        Diagnostic(
            "flow-was", "'\(was.value)' is the name it has now",
            advice: "write the former name, or remove `was`", at: was.location)
    }

    fileprivate static func stillThere(_ was: Located<String>) -> Diagnostic {
        Diagnostic(
            "flow-was", "'\(was.value)' still exists, so nothing else was renamed from it",
            advice: "remove `was`, or remove '\(was.value)'", at: was.location)
    }

    fileprivate static func wasTwice(_ was: Located<String>, other: String) -> Diagnostic {
        Diagnostic(
            "flow-was", "'\(other)' was called '\(was.value)' too, and only one can have been",
            advice: "remove one of the two `was`", at: was.location)
    }
}
