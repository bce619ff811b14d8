// Types of the SDK that a wrapper mentions by bare names: a type of that name which flowgen writes would be meant
// instead. With its module it means the SDK's.

import Diagnostics
import SwiftNotation

enum HiddenSDKTypes: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        facts.flow.integrations.filter(\.mentionsSDKTypes).flatMap { check($0, facts.flow) }
    }

    private static func check(_ integration: FlowIntegration, _ flow: Flow) -> [Diagnostic] {
        let written = writtenTypes(integration, flow)
        let sdk = integration.facts.sdk.first?.value ?? "Module"
        var found: [Diagnostic] = []
        func look(_ names: [String], _ location: SourceLocation) {
            guard let name = names.first(where: { written[$0] != nil }) else { return }
            found.append(.hiddenSDKType(name, by: written[name] ?? "", sdk: sdk, location))
        }
        if let client = integration.client, client.baseName != integration.wrapper.value {
            look(client.identifiers, integration.name.location)
        }
        for delegate in integration.delegates {
            let types = delegate.methods.flatMap(\.types)
            look(
                [delegate.name.value] + types.flatMap(\.identifiers),
                delegate.name.location)
        }
        for controller in integration.controllers where controller.superclass.value != controller.name.value {
            look([controller.superclass.value], controller.superclass.location)
        }
        return found
    }

    /// The types that flowgen writes for a flow and one of its integrations, and what each is.
    private static func writtenTypes(_ integration: FlowIntegration, _ flow: Flow) -> [String: String] {
        let owner = integration.name.value
        var types = [
            (Project.Integration.managerName(of: owner), "the manager of '\(owner)'"),
            (integration.wrapper.value, "the wrapper of '\(owner)'"),
            (flow.protocolName.value, "the protocol"), (flow.mockName, "the mock"),
        ]
        if !flow.statuses.isEmpty { types.append((flow.statusType, "the status")) }
        if !flow.errors.isEmpty { types.append((flow.errorType, "the error")) }
        types += flow.views.map { ($0.typeName, "the view '\($0.name)'") }
        types += integration.models.map { ($0.name.value, "a model of '\(owner)'") }
        for controller in integration.controllers {
            types.append((controller.name.value, "a controller of '\(owner)'"))
            types.append((controller.viewName, "the view of '\(controller.name.value)'"))
        }
        return Dictionary(types, uniquingKeysWith: { first, _ in first })
    }
}

extension FlowIntegration {
    /// Whether the integration's files mention types of the SDK.
    fileprivate var mentionsSDKTypes: Bool {
        client != nil || !delegates.isEmpty || !controllers.isEmpty
    }
}

extension SwiftSignature {
    /// The types that the signature mentions.
    fileprivate var types: [SwiftType] { parameters.map(\.type) + (result.map { [$0] } ?? []) }
}

extension Diagnostic {
    fileprivate static func hiddenSDKType(
        _ name: String, by what: String, sdk: String, _ location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            "flow-hidden-type", "'\(name)' would mean \(what) here, which flowgen writes",
            advice: "write the type with its module, such as `\(sdk).\(name)`",
            at: location)
    }
}
