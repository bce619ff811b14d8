// The context of `<Type>+<Protocol>.swift`: an extension by which a type of the SDK serves the flow itself. It stores
// nothing, so every step is done at once; what the type keeps by a key has its key there.

import FlowModel
import SwiftText

/// What the template of a conformance may use.
package struct ConformanceContext: WrapperFileContext {
    let wrapper: Project.Wrapper
    let owner: Integration
    let outline: FlowOutline
    /// The type of the SDK.
    private var type: String { wrapper.integration.conform?.value ?? "" }
    private var steps: [StepSkeleton] { StepSkeleton.all(of: outline, sdk: type, stubs: access) }
    /// An SDK is imported for internal use only; any other type is as visible as the protocol, and so are its members.
    var access: String { owner.sdk(of: wrapper).isEmpty ? settings.visibility : "" }
    var imports: Imports {
        let neutral = PropertyContext.all(of: flow).flatMap { [$0.placeholder, $0.initial] }
        var imports = Imports(of: outline, for: wrapper, of: owner, code: steps.flatMap(\.body) + neutral)
        // What an SDK's type conforms to is public where the protocol is.
        if settings.visibility == "public " { imports.add(settings.servicesModules, access: settings.visibility) }
        imports.add(typesIn: outline.declaredTypes, access: access)
        return imports
    }

    private var keys: [Property] { flow.properties.filter(\.isSettable) }

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        flowFields + [
            .text("type") { $0.type }, .text("sdk") { $0.type }, .text("manager") { $0.owner.managerName },
            // The keys of the properties that the SDK's type stores.
            .list(
                "keys", { $0.keys }, mark: { MemberID.storageKey($0.name.text).text },
                keys: [.text("name") { $0.name.spelled }, .text("text") { $0.name.text }]),
            .flag("hasKeys") { !$0.keys.isEmpty },
            .list("properties") { PropertyContext.all(of: $0.flow) },
            .flag("hasProperties") { !$0.flow.properties.isEmpty },
            .list("steps") { $0.steps },
            .list("views") {
                WrapperViewContext.all(of: $0.flow, $0.wrapper.integration.controllers, access: $0.access)
            },
            .flag("hasOthers") { !$0.flow.properties.isEmpty || !$0.flow.steps.isEmpty },
            maker(),
        ]
}
