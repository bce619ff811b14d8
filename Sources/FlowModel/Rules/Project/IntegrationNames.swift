// An integration's name is a folder's name: it is not `Services`, and no two differ by case alone. Its wrapper is not
// named like the SDK object that it stores.

import Diagnostics
import SwiftNotation

enum IntegrationNames: ProjectRule {
    static func check(_ draft: ProjectDraft) -> [Diagnostic] {
        var found: [Diagnostic] = []
        var owners: [String: Located<String>] = [:]
        for mention in draft.mentions.lazy.compactMap(\.first) {
            let name = mention.name
            let key = name.value.lowercased()
            if ReservedNames.isServicesFolder(key) {
                found.append(.integrationNamedServices(name))
            }
            if let other = owners[key] {
                found.append(.integrationByCase(name, other))
            } else {
                owners[key] = name
            }
        }
        for flow in draft.flows {
            for integration in flow.integrations {
                guard let client = integration.client?.baseName, client == integration.wrapper.value else { continue }
                found.append(.wrapperIsClient(integration.wrapper))
            }
        }
        return found
    }
}

extension Diagnostic {
    fileprivate static func integrationNamedServices(_ name: Located<String>) -> Diagnostic {
        Diagnostic(
            "flow-reserved-name",
            "no integration can be called '\(name.value)': the flows' folder has that name",
            advice: "name it after the SDK", at: name.location)
    }

    fileprivate static func integrationByCase(_ name: Located<String>, _ other: Located<String>) -> Diagnostic {
        Diagnostic(
            "flow-name-collision",
            "the integrations '\(name.value)' and '\(other.value)' differ only in case",
            advice: "write '\(other.value)' if they are the same, else another name",
            at: name.location)
    }

    fileprivate static func wrapperIsClient(_ wrapper: Located<String>) -> Diagnostic {
        Diagnostic(
            "flow-name-collision", "the wrapper '\(wrapper.value)' has the name of its `client`",
            advice: "give the wrapper another name with `wrapper`", at: wrapper.location)
    }
}
