// Types of Apple's frameworks come with their module. A flow that names one without importing it would fail in Swift
// only. A warning, since the app may have a type of that name.

import Diagnostics
import SwiftNotation

enum MissingImports: FlowRule {
    static let id: DiagnosticID = "flow-missing-import"

    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        let written = (flow.style.value == .combine ? ["Combine"] : []) + (flow.views.isEmpty ? [] : ["SwiftUI"])
        let visible = KnownModules.visible(through: flow.imports + written)
        var told: Set<String> = []
        var found: [Diagnostic] = []
        for (type, location) in flow.typeMentions {
            for name in type.identifiers {
                guard let module = KnownModules.module(of: name, excluding: visible), told.insert(module).inserted
                else { continue }
                found.append(.missingImport(of: name, module, flow, location.place(ofType: name)))
            }
        }
        return found + flow.integrations.flatMap { check($0, in: flow) }
    }

    /// The SDK's types that a wrapper names.
    private static func check(_ integration: FlowIntegration, in flow: Flow) -> [Diagnostic] {
        let modules = (integration.facts.sdk + integration.facts.imports).map(\.value) + flow.imports
        let visible = KnownModules.visible(through: modules)
        let names = (integration.client?.identifiers ?? []) + integration.delegates.map(\.name.value)
        // Other modules may bring the type along.
        guard integration.facts.sdk.isEmpty,
            let found = names.lazy.compactMap({ name in
                KnownModules.module(of: name, excluding: visible).map { (name, $0) }
            }).first
        else { return [] }
        return [.missingSDK(of: found.0, found.1, integration)]
    }
}

extension Diagnostic {
    fileprivate static func missingImport(
        of type: String, _ module: String, _ flow: Flow, _ location: SourceLocation
    ) -> Diagnostic {
        let advice =
            flow.imports.isEmpty ? "write `imports: \(module)`" : "add '\(module)' to `imports`"
        return Diagnostic(
            MissingImports.id, "'\(type)' is a type of \(module), which the flow does not import",
            severity: .warning,
            advice: "\(advice); if the app has a type '\(type)', write "
                + "`allow: \(MissingImports.id)`",
            at: location
        )
    }

    fileprivate static func missingSDK(
        of type: String, _ module: String, _ integration: FlowIntegration
    ) -> Diagnostic {
        Diagnostic(
            MissingImports.id,
            "'\(type)' is a type of \(module), which '\(integration.name.value)' does not import",
            severity: .warning,
            advice: "write `sdk: \(module)`; if the app has a type '\(type)', write `allow: \(MissingImports.id)`",
            at: integration.name.location
        )
    }
}
