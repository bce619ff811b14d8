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
        var hasEvents: Bool
        /// What the test is about, around a stubbed SDK.
        var returned: String
        var sdk: String
        var isXCTest: Bool
        var mark: String? { MemberID.testContract.text }

        static let fields: [ContextField<Self>] = [
            .text("contract") { $0.contract }, .flag("hasEvents") { $0.hasEvents },
            .text("returned") { $0.returned }, .text("sdk") { $0.sdk },
            .flag("isXCTest") { $0.isXCTest },
        ]
    }

    var header: [String]
    var isDebugOnly: Bool
    var imports: Imports
    var module: String
    /// The doc comment of the class.
    var summary: String
    /// The head of the class.
    var head: [String]
    var test: Test

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .flag("hasHeader") { !$0.header.isEmpty },
        .flag("isDebugOnly") { $0.isDebugOnly },
        .texts("imports") { $0.imports.sorted }, .text("module") { $0.module },
        .text("summary") { $0.summary }, .texts("head") { $0.head },
        .list("tests") { [$0.test] },
    ]

    init(
        wrapper: Project.Wrapper, owner: Integration, for framework: TestFramework,
        _ outline: FlowOutline
    ) {
        let (flow, settings) = (outline.flow, outline.settings)
        let isXCTest = framework == .xctest
        header = settings.sharedHeader
        isDebugOnly = settings.isDebugOnly
        imports = Imports(settings.servicesModules + [isXCTest ? "XCTest" : "Testing"])
        module = settings.configuration.module ?? ""
        let sdk = owner.spokenName(of: owner.sdk(of: wrapper))
        let conform = wrapper.integration.conform?.value
        let subject = conform.map { "``\($0)`` as ``\(flow.protocolName.value)``" }
        summary = "Tests of \(subject ?? "``\(wrapper.name)`` against a stub of \(sdk)")."
        let name = "\(wrapper.name)Tests"
        head =
            isXCTest
            ? StatementLayout(indent: 0).classHead(
                "nonisolated final class \(name)", inheriting: "XCTestCase")
            : ["nonisolated final class \(name): Sendable {"]
        test = Test(
            contract: flow.hasScenarios ? flow.contractName : "",
            hasEvents: !flow.events.isEmpty,
            returned: conform ?? "a wrapper around a stubbed \(sdk)", sdk: sdk, isXCTest: isXCTest)
    }
}
