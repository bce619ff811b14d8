// The context of `<Wrapper>Tests.swift`: one test that a wrapper keeps to the flow, for which the developer returns
// the wrapper around a stubbed SDK. It is about all scenarios of the flow, so a new step does not change it.

import FlowModel
import Mustache
import SwiftNotation

/// What the template of a wrapper's tests may use.
package struct WrapperTestsContext: ImportingContext {
    /// The test.
    struct Test: TemplateContext {
        /// The name of the contract; empty for a flow without one.
        var contract: String
        var mark: String? { MemberID.testContract.text }

        static let fields: [ContextField<Self>] = [.text("contract") { $0.contract }]
    }

    var header: [String]
    var isDebugOnly: Bool
    var imports: Imports
    var module: String
    var name: String
    var wrapper: String
    /// The type of the SDK that implements the protocol itself; empty for none.
    var conforming: String
    var protocolName: String
    var sdk: String
    var isXCTest: Bool
    var hasEvents: Bool
    var test: Test

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .flag("hasHeader") { !$0.header.isEmpty },
        .flag("isDebugOnly") { $0.isDebugOnly },
        .texts("imports") { $0.imports.sorted }, .text("module") { $0.module },
        .text("name") { $0.name }, .text("wrapper") { $0.wrapper },
        .text("conforming") { $0.conforming }, .text("protocol") { $0.protocolName },
        .text("sdk") { $0.sdk }, .flag("isXCTest") { $0.isXCTest },
        .flag("hasEvents") { $0.hasEvents }, .record("test") { $0.test },
    ]

    init(
        wrapper: Project.Wrapper, owner: Integration, for framework: TestFramework,
        _ outline: FlowOutline
    ) {
        let (flow, settings) = (outline.flow, outline.settings)
        header = settings.sharedHeader
        isDebugOnly = settings.isDebugOnly
        isXCTest = framework == .xctest
        imports = Imports(settings.servicesModules + [isXCTest ? "XCTest" : "Testing"])
        module = settings.configuration.module ?? ""
        name = "\(wrapper.name)Tests"
        self.wrapper = wrapper.name
        conforming = wrapper.integration.conform?.value ?? ""
        protocolName = flow.protocolName.value
        sdk = owner.spokenName(of: owner.sdk(of: wrapper))
        hasEvents = !flow.events.isEmpty
        test = Test(contract: flow.hasScenarios ? flow.contractName : "")
    }
}
