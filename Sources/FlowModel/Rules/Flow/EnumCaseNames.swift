// The cases of the status and of the error enum: each name once, and none that is a member of the enum anyway. So are
// the labels of the values that statuses carry: each becomes a property of the enum, which reads all statuses with it.

import Diagnostics
import SwiftNotation

enum EnumCaseNames: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let members = PlatformNames.enumMembers.union(ReservedNames.caseMembers)
        return check(facts.flow.statuses, noun: "status", members: members)
            + check(facts.flow.errors, noun: "error", members: members.union(["localizedDescription"]))
            + accessors(of: facts.flow)
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

    /// The properties that read the values of statuses.
    private static func accessors(of flow: Flow) -> [Diagnostic] {
        let plain = Set(flow.statuses.filter { $0.payload.isEmpty && !$0.isPartial }.map(\.name.text))
        var first: [String: (status: EnumCase, type: SwiftType)] = [:]
        var found: [Diagnostic] = []
        for status in flow.statuses {
            if status.name.text == "failure", plain.contains("failure"),
                let failed = flow.statuses.first(where: flow.isFailure)
            {
                found.append(.hidingFailure(of: failed, status))
            }
            for value in status.payload where !flow.isError(value) {
                guard let label = value.label?.text else { continue }
                if ReservedNames.statusMembers.contains(label) {
                    found.append(.reservedLabel(label, value))
                } else if plain.contains(label) {
                    found.append(.labelLikeStatus(label, value))
                } else if let other = first[label] {
                    if other.type.text != value.type.text {
                        found.append(.otherType(label, value, in: other.status, other.type))
                    }
                } else {
                    first[label] = (status, value.type)
                }
            }
        }
        return found
    }
}

extension Diagnostic {
    fileprivate static func otherType(
        _ label: String, _ value: PayloadValue, in other: EnumCase, _ type: SwiftType
    ) -> Diagnostic {
        Diagnostic(
            "flow-name-collision",
            "the value '\(label)' is of type '\(value.type.text)' here, and '\(type.text)' in the status "
                + "'\(other.name.text)'",
            advice: "give one of them another name: one property, `\(label)`, reads both", at: value.location)
    }

    fileprivate static func labelLikeStatus(_ label: String, _ value: PayloadValue) -> Diagnostic {
        Diagnostic(
            "flow-name-collision", "the value '\(label)' has the same name as the status '\(label)'",
            advice: "give one of them another name: a property, `\(label)`, reads the value", at: value.location)
    }

    fileprivate static func reservedLabel(_ label: String, _ value: PayloadValue) -> Diagnostic {
        Diagnostic(
            "flow-reserved-name",
            "the value '\(label)' has the name of a member that every such enum has",
            advice: "give it another name", at: value.location)
    }

    fileprivate static func hidingFailure(of failed: EnumCase, _ status: EnumCase) -> Diagnostic {
        Diagnostic(
            "flow-reserved-name",
            "the status 'failure' has the name of the property that reads the error of '\(failed.name.text)'",
            advice: "give it another name", at: status.location)
    }

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
