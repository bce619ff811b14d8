// `after` names other integrations of the project, and leads in no circle: something has to be
// launched first.

import Diagnostics

enum LaunchDependencies: ProjectRule {
    static func check(_ draft: ProjectDraft) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for (name, mentions) in zip(draft.integrationNames, draft.mentions) {
            for after in mentions.flatMap({ draft.facts($0).after }) {
                if after.value == name {
                    found.append(.afterItself(after))
                } else if draft.integrationIndexes[after.value] == nil, draft.knowsIntegrations,
                    found.count < RuleBook.most
                {
                    found.append(.unknownIntegration(after, among: draft.integrationNames))
                }
            }
        }
        for cycle in DependencyOrder(dependencies: draft.launchDependencies).cycles where cycle.count > 1 {
            found += cycleDiagnostic(cycle, draft)
        }
        return found
    }

    private static func cycleDiagnostic(_ cycle: [Int], _ draft: ProjectDraft) -> [Diagnostic] {
        guard let first = cycle.first else { return [] }
        let names = (cycle + [first]).map { draft.integrationNames[$0] }
        let places = draft.mentions[first].flatMap { draft.facts($0).after }
        return places.first { $0.value == names[1] }.map { [.launchCycle(names, $0.location)] } ?? []
    }
}

/// A circle of names for a message, cut where it would fill the screen.
func circle(_ names: [String]) -> String {
    guard names.count > 12 else { return names.joined(separator: " → ") }
    return (names.prefix(6) + ["…"] + names.suffix(5)).joined(separator: " → ")
}

extension Diagnostic {
    fileprivate static func afterItself(_ after: Located<String>) -> Diagnostic {
        Diagnostic(
            "flow-after-cycle", "'\(after.value)' cannot be launched after itself",
            advice: "remove it from `after`", at: after.location)
    }

    fileprivate static func launchCycle(_ names: [String], _ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            "flow-after-cycle", "`after` forms a cycle: \(circle(names))",
            advice: "remove one of these `after`", at: location)
    }
}
