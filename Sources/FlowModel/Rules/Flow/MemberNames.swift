// Steps, properties, views and events of a flow become members of one type: the protocol, its wrappers, its mock. So
// all their names differ, from each other and from what flowgen adds to them. Overloads are rejected too: the mock's
// handlers are named after the step.

import Diagnostics
import SwiftNotation

enum MemberNames: FlowRule {
    /// A member as the flow declares it.
    private struct Member {
        let noun: String
        let name: String
        let location: SourceLocation
        /// The names that flowgen adds for this one.
        let derived: [String]
        /// The name with its labels, where it becomes a function.
        var fullName: String?
        /// What no case of the enum of steps can be called; empty where it has none.
        var refusedCases: Set<String> = []
    }

    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let members = members(of: facts.flow)
        let reserved = reserved(in: facts.flow)
        var found: [Diagnostic] = []
        var owners: [String: Member] = [:]
        owners.reserveCapacity(members.count)
        for member in members {
            if let other = owners[member.name] {
                found.append(.memberTwice(member.noun, member.name, other.noun, member.location))
            } else {
                owners[member.name] = member
            }
            if reserved.contains(member.name) || isReserved(member, in: facts.flow) {
                found.append(.reservedMember(member.noun, member.name, member.location))
            }
        }
        for member in members {
            for name in member.derived {
                guard let other = owners[name] else { continue }
                found.append(.derivedMember(other.noun, other.name, of: member.name, other.location))
            }
        }
        return found
    }

    private static func members(of flow: Flow) -> [Member] {
        flow.steps.map { step in
            Member(
                noun: "step", name: step.name.text, location: step.location,
                derived: ReservedNames.mockMembers(for: step.name.text),
                fullName: step.fullName, refusedCases: refusedStepCases)
        }
            + flow.events.map {
                Member(
                    noun: "event", name: $0.name.text, location: $0.location,
                    derived: flow.addedMembers(for: $0),
                    refusedCases: $0.isSignal
                        ? PlatformNames.enumMembers.union(["event"]) : PlatformNames.enumMembers)
            }
            + flow.properties.map {
                Member(noun: "property", name: $0.name.text, location: $0.location, derived: flow.addedMembers(for: $0))
            }
            + flow.views.map {
                let name = $0.name.text
                return Member(
                    noun: "view", name: name, location: $0.location,
                    derived: ReservedNames.mockMembers(for: name) + [name + "Value"])
            }
    }

    /// Cases that the enum of steps cannot have: `.none` would be no step.
    private static let refusedStepCases = PlatformNames.enumMembers.union(["none"])

    private static func isReserved(_ member: Member, in flow: Flow) -> Bool {
        let name = member.name
        if member.refusedCases.contains(name) { return true }
        if ReservedNames.mockProperties.contains(name) { return true }
        if flow.isolation.value == .sendable, ["lock", "spy"].contains(name) { return true }
        if ReservedNames.wrapperMembers.contains(name) { return true }
        let functions = ReservedNames.mockFunctions
        // A member without parameters stays one word with one meaning.
        if functions.contains(name + "()") { return true }
        guard let fullName = member.fullName else {
            return functions.contains { $0.hasPrefix(name + "(") }
        }
        return functions.contains(fullName)
    }

    /// Names of wrappers' members that come from the flow: its error mapping, what it needs.
    private static func reserved(in flow: Flow) -> Set<String> {
        var names = PlatformNames.functionsInUse
        if !flow.errors.isEmpty { names.insert(flow.errorMapper) }
        for need in flow.integrations.flatMap(\.needs) { names.insert(lowerCamel(need.value)) }
        return names
    }
}

extension Diagnostic {
    fileprivate static func memberTwice(
        _ noun: String, _ name: String, _ other: String, _ location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            "flow-name-collision",
            "the \(noun) '\(name)' has the same name as the \(other) '\(name)'",
            advice: "give it another name", at: location)
    }

    fileprivate static func reservedMember(_ noun: String, _ name: String, _ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            "flow-reserved-name",
            "the \(noun) '\(name)' has the name of a member that flowgen writes",
            advice: "give it another name", at: location)
    }

    fileprivate static func derivedMember(
        _ noun: String, _ name: String, of member: String, _ location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            "flow-reserved-name",
            "the \(noun) '\(name)' has the name of a member that flowgen writes for '\(member)'",
            advice: "give it another name", at: location)
    }
}
