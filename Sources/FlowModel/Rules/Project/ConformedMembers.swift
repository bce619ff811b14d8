// A type of an SDK that conforms to the protocols of several flows gets the members of all of them, so no two of these
// have one name.

import Diagnostics

enum ConformedMembers: ProjectRule {
    /// A member and the flow it comes from.
    private struct Owner {
        let flow: String
        let protocolName: String
    }

    static func check(_ draft: ProjectDraft) -> [Diagnostic] {
        var found: [Diagnostic] = []
        var owners: [String: [String: Owner]] = [:]
        for flow in draft.flows {
            let owner = Owner(flow: flow.file.path, protocolName: flow.protocolName.value)
            let types = Set(flow.integrations.compactMap { $0.conform?.value })
            for type in types.sorted() {
                for member in members(of: flow) {
                    let other = owners[type, default: [:]].updateValue(owner, forKey: member.value)
                    guard let other, other.flow != owner.flow else { continue }
                    found.append(.memberTwice(member, type, other.protocolName))
                }
            }
        }
        return found
    }

    private static func members(of flow: Flow) -> [Located<String>] {
        flow.steps.map { Located($0.fullName, at: $0.location) }
            + (flow.properties.map { ($0.name.text, $0.location) }
            + flow.views.map { ($0.name.text, $0.location) }).map { Located($0.0, at: $0.1) }
    }
}

extension Diagnostic {
    fileprivate static func memberTwice(_ member: Located<String>, _ type: String, _ other: String) -> Diagnostic {
        Diagnostic(
            "flow-conform",
            "'\(type)' would have two members '\(member.value)': it conforms to '\(other)' as well",
            advice: "give one of them another name, or remove one `conform`", at: member.location)
    }
}
