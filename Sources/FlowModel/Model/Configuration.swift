// What `flowgen.yml` says about a project.

import SwiftText

/// The visibility of what the app uses.
package enum AccessLevel: String, CaseIterable, Comparable, Sendable {
    /// Within the module.
    case `internal`
    /// Within the package.
    case package
    /// Everywhere.
    case `public`

    package static func < (left: Self, right: Self) -> Bool {
        (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
}

/// Which builds contain the mocks.
package enum MockAvailability: String, CaseIterable, Sendable {
    /// Those with the condition DEBUG.
    case debug
    /// All.
    case always
}

/// The framework that runs the generated tests.
package enum TestFramework: String, CaseIterable, Sendable {
    case xctest
    case swiftTesting = "swift-testing"
    /// None: no tests are generated.
    case none
}

/// Where files are written, each relative to the project's root.
package struct OutputFolders: Sendable {
    /// The integrations' folder.
    package var integrations: Located<String>?
    /// The flows' folder; the integrations' `Services` when nil.
    package var services: Located<String>?
    /// The tests' folder.
    package var tests: Located<String>?

    /// The defaults.
    package init() {}
}

/// A project's settings.
package struct Configuration: Sendable {
    /// The file it was read from; nil when the project has none yet.
    package var file: SourceFile?
    /// The exact version of the tool that the project requires.
    package var tool: Located<String>?
    /// Paths and globs of the flows.
    package var flows: [Located<String>] = []
    /// Where `flows` is written; nil if it is missing.
    package var flowsKey: SourceLocation?
    /// Where files are written.
    package var output = OutputFolders()
    /// The module that tests import.
    package var module: String?
    /// The services folder's own module.
    package var servicesModule: Located<String>?
    /// The style of flows that name none.
    package var style: Style = .combine
    /// The isolation of flows that name none.
    package var isolation: Isolation = .mainActor
    /// The visibility of what the app uses.
    package var access: AccessLevel = .internal
    /// Whether other modules see some flow, so that each import of an SDK says that they do not see the SDK: where one
    /// says so, all have to.
    package var hidesSDKs = false
    /// Which builds contain the mocks.
    package var mocks: MockAvailability = .debug
    /// The framework that runs the generated tests.
    package var tests: TestFramework = .xctest
    /// Types of the app that are Hashable.
    package var equatable: [Located<SwiftType>] = []
    /// Expressions for tests, by type.
    package var samples: [(type: SwiftType, expression: SwiftExpression)] = []
    /// What all flows of an integration share, and integrations without a flow.
    package var integrations: [(name: Located<String>, facts: IntegrationFacts)] = []
    /// Folders watched for leaks.
    package var boundarySources: [Located<String>] = []
    /// Paths let off.
    package var boundaryAllow: [Located<String>] = []
    /// The folder of template overrides.
    package var templates: Located<String>?
    /// The file with a section for coding agents.
    package var agents: Located<String>?

    /// The defaults.
    package init() {}
}
