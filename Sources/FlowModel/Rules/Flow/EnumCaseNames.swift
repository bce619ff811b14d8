// The cases of the status and of the error enum: each name once, and none that is a member of the enum anyway.

import Diagnostics
import SwiftNotation

enum EnumCaseNames: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let members = PlatformNames.enumMembers.union(ReservedNames.kind.properties)
        return check(facts.flow.statuses, noun: "status", members: members)
            + check(facts.flow.errors, noun: "error", members: members.union(["localizedDescription"]))
    }

    private static func check(_ cases: [EnumCase], noun: String, members: Set<String>) -> [Diagnostic] {
        var seen: Set<String> = []
        var found: [Diagnostic] = []
        for item in cases {
            if !seen.insert(item.name.text).inserted { found.append(.caseTwice(item, noun)) }
            if members.contains(item.name.text) { found.append(.reservedCase(item, noun)) }
        }
        return found
    }
}

extension Diagnostic {
    fileprivate static func caseTwice(_ item: EnumCase, _ noun: String) -> Diagnostic {
        Diagnostic(
            "flow-name-collision", "the \(noun) '\(item.name.text)' is declared twice",
            advice: "remove one of them", at: item.location)
    }

    fileprivate static func reservedCase(_ item: EnumCase, _ noun: String) -> Diagnostic {
        Diagnostic(
            "flow-reserved-name",
            "the \(noun) '\(item.name.text)' has the name of a member that every such enum has",
            advice: "give it another name", at: item.location)
    }
}
