// The context of `<Wrapper>Tests.swift`: one test that a wrapper keeps to the flow, for which the developer returns the
// wrapper around a stubbed SDK. It is about all scenarios of the flow, so a new step does not change it.

import FlowModel
import SwiftText

/// What the template of a wrapper's tests may use.
package struct WrapperTestsContext: WrapperFileContext {
    let wrapper: Project.Wrapper
    let owner: Integration
    let outline: FlowOutline
    let isForTests = true
    var imports: Imports { Imports(settings.servicesModules + [isXCTest ? "XCTest" : "Testing"]) }

    private var isXCTest: Bool { settings.tests == .xctest }

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        flowFields + [
            .text("module") { $0.settings.module ?? "" },
            .text("name") { $0.wrapper.integration.tests.value },
            .flag("isXCTest") { $0.isXCTest },
            .flag("hasEvents") { !$0.flow.events.isEmpty },
            .list(
                "test", { [$0.outline] }, mark: { _ in MemberID.testContract.text },
                keys: [.text("contract") { $0.hasContract ? $0.flow.contractName : "" }]),
            .text("subject") { $0.conforming ?? $0.wrapper.name },
            .text("against") { context in
                context.conforming.map { _ in "as ``\(context.flow.protocolName.value)``" }
                    ?? "against a stub of \(context.sdk)"
            },
            .text("tested") { $0.conforming ?? "a wrapper around a stubbed \($0.sdk)" },
        ]

    private var conforming: String? { wrapper.integration.conform?.value }
}
