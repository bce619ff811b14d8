// A wrapper keeps each protocol that it `needs` in a property named after it. So the protocol's name in lower case is
// not a name that flowgen also writes into the wrapper.

import Diagnostics
import SwiftNotation

enum NeededNames: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        guard flow.integrations.contains(where: { !$0.needs.isEmpty }) else { return [] }
        let members = members(of: flow)
        return flow.integrations.flatMap { integration in
            var taken = members
            if integration.client == nil { taken.remove("client") }
            if !integration.delegates.isEmpty { taken.formUnion(PlatformNames.objectMembers) }
            return integration.needs.filter { !taken.insert(lowerCamel($0.value)).inserted }
                .map(Diagnostic.reservedNeed)
        }
    }

    /// What flowgen writes into the wrappers of a flow, by name.
    private static func members(of flow: Flow) -> Set<String> {
        var names = ReservedNames.wrapperMembers.union(PlatformNames.functionsInUse)
        if !flow.errors.isEmpty { names.insert(flow.errorMapper) }
        for property in flow.properties {
            names.formUnion(flow.addedMembers(for: property))
        }
        return names
    }
}

extension Diagnostic {
    fileprivate static func reservedNeed(_ need: Located<String>) -> Diagnostic {
        Diagnostic(
            "flow-reserved-name",
            "a wrapper would keep '\(need.value)' as '\(lowerCamel(need.value))', which flowgen writes for "
                + "something else", advice: "give the other flow another `protocol`, such as `App\(need.value)`",
            at: need.location)
    }
}
