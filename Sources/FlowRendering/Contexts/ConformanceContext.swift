// The context of `<Type>+<Protocol>.swift`: an extension by which a type of the SDK serves the flow
// itself. It stores nothing, so every step is done at once; what the type keeps by a key has its key
// there.
// Source: the design's section 9.

import FlowModel
import Mustache
import SwiftNotation

/// The key of a property that the SDK's type stores.
struct StorageKeyContext: TemplateContext {
    var name: String
    var text: String
    var mark: String?

    static let fields: [ContextField<Self>] = [
        .text("name") { $0.name }, .text("text") { $0.text },
    ]
}

/// What the template of a conformance may use.
package struct ConformanceContext: ImportingContext {
    var header: [String]
    var imports: Imports
    /// The type of the SDK.
    var type: String
    var protocolName: String
    var access: String
    var isMainActor: Bool
    var keys: [StorageKeyContext]
    var properties: [WrapperPropertyContext]
    var steps: [WrapperStepContext]
    var views: [WrapperViewContext]
    var manager: String
    var maker: MakerContext

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .flag("hasHeader") { !$0.header.isEmpty },
        .texts("imports") { $0.imports.sorted }, .flag("hasImports") { !$0.imports.isEmpty },
        .text("type") { $0.type }, .text("protocol") { $0.protocolName }, .text("sdk") { $0.type },
        .text("access") { $0.access }, .flag("isMainActor") { $0.isMainActor },
        .list("keys") { $0.keys }, .flag("hasKeys") { !$0.keys.isEmpty },
        .list("properties") { $0.properties }, .flag("hasProperties") { !$0.properties.isEmpty },
        .list("steps") { $0.steps }, .list("views") { $0.views },
        .flag("hasOthers") { !$0.keys.isEmpty || !$0.properties.isEmpty || !$0.steps.isEmpty },
        .text("manager") { $0.manager }, .record("maker") { $0.maker },
    ]

    init(
        of type: String, wrapper: Project.Wrapper, owner: Integration, _ outline: FlowOutline
    ) {
        let flow = outline.flow
        let protocolName = flow.protocolName.value
        header = outline.settings.sharedHeader
        self.type = type
        self.protocolName = protocolName
        isMainActor = flow.isolation.value == .mainActor
        keys = flow.properties.filter(\.isSettable).map {
            StorageKeyContext(
                name: $0.name.spelled, text: $0.name.text,
                mark: MemberID.storageKey($0.name.text).text)
        }
        // An SDK is imported for internal use only; any other type is as visible as the protocol, and so are its
        // members.
        access = owner.sdk(of: wrapper).isEmpty ? outline.settings.access : ""
        properties = flow.properties.map { WrapperPropertyContext($0, in: flow) }
        steps = outline.steps.map { step in
            let manner = StepManner(
                shape: step.shape, samples: outline.releaseSamples, isConformed: true)
            return WrapperStepContext(manner, hasClient: false)
        }
        views = flow.views.map { WrapperViewContext($0, of: wrapper.integration, in: flow) }
        manager = owner.managerName
        maker = MakerContext(name: flow.makerName)
        var imports = Imports(
            flow.imports + owner.imports + outline.settings.servicesModules,
            // What an SDK's type conforms to is public where the protocol is.
            declaring: outline.settings.accessWord == "public" ? [flow.protocolName.value] : [],
            outline.settings)
        imports.addSDK(owner.sdk(of: wrapper), outline.settings)
        self.imports = imports
    }
}
