// What the template of a file is filled with, and what surrounds its code: the header, the import lines, and `#if DEBUG`
// where it is for tests and previews alone. The renderer writes these, so no template can forget them.

import FlowModel
import SwiftText

/// What the template of a file is filled with.
protocol FileContext: TemplateContext {
    var settings: Configuration { get }
    /// `public `, `package `, or nothing.
    var access: String { get }
    var origin: HeaderContext.Origin { get }
    var imports: Imports { get }
    /// Whether the whole file is for tests and previews.
    var isForTests: Bool { get }
}

extension FileContext {
    var isForTests: Bool { false }
    var access: String { settings.visibility }

    /// What an enum of names inherits: the compiler knows that one is Sendable which other modules do not see.
    var namesInherit: String { access.isEmpty ? "String" : "String, Sendable" }

    /// The keys that every template may use.
    static var headFields: [ContextField<Self>] {
        [.text("access") { $0.access }, .flag("isDebugOnly") { $0.settings.isDebugOnly }]
    }
}

/// What the template of a file of one flow is filled with.
protocol FlowContext: FileContext {
    var outline: FlowOutline { get }
}

extension FlowContext {
    var flow: Flow { outline.flow }
    var settings: Configuration { outline.settings }
    var origin: HeaderContext.Origin { .flow(flow) }

    /// The keys that every template of a flow may use.
    static var flowFields: [ContextField<Self>] {
        headFields + [
            .text("protocol") { $0.flow.protocolName.value }, .text("table") { $0.flow.tableType },
            .text("spacedName") { spelledOut($0.flow.name.value) },
            .flag("isMainActor") { $0.flow.isolation.value == .mainActor },
        ]
    }
}

/// What the template of a file that an integration has for a flow is filled with. The developer fills it in.
protocol WrapperFileContext: FlowContext {
    var wrapper: Project.Wrapper { get }
    var owner: Integration { get }
}

extension WrapperFileContext {
    var origin: HeaderContext.Origin { .writtenOnce }
    /// What the file calls the SDK.
    var sdk: String { owner.spokenName(of: owner.sdk(of: wrapper)) }

    /// The method of the integration's manager that makes what serves the flow. `IntegrationsManager` calls it, so it has
    /// to be there; its body is the developer's.
    static func maker(parameters: @escaping @Sendable (Self) -> [String] = { _ in [] }) -> ContextField<Self> {
        let declaration = ContextField<Self>.text("declaration") { context in
            let (start, result) = ("func \(context.flow.makerName)", "any \(context.flow.protocolName.value)")
            return Signature(start: start, parameters: parameters(context), result: result).declaration()
        }
        return .list("maker", { [$0] }, mark: { _ in MemberID.maker.text }, keys: [declaration])
    }
}
