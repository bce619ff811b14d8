// What `flowgen.yml` says about a project.
// Source: the design's section 8.

import Diagnostics
import SwiftNotation

/// The visibility of what the app uses.
public enum AccessLevel: String, CaseIterable, Sendable {
    /// Within the module.
    case `internal`
    /// Within the package.
    case package
    /// Everywhere.
    case `public`
}

/// Which builds hold the mocks.
public enum MockAvailability: String, CaseIterable, Sendable {
    /// Those with the condition DEBUG.
    case debug
    /// All.
    case always
}

/// The framework that runs the generated tests.
public enum TestFramework: String, CaseIterable, Sendable {
    /// XCTest.
    case xctest
    /// Swift Testing.
    case swiftTesting = "swift-testing"
    /// None: no tests are generated.
    case none
}

/// Where files are written, each relative to the project's root.
public struct OutputFolders: Sendable {
    /// The integrations' folder.
    public var integrations: Located<String>?
    /// The flows' folder; the integrations' `Services` when nil.
    public var services: Located<String>?
    /// The tests' folder.
    public var tests: Located<String>?

    /// The defaults.
    public init() {}
}

/// A project's settings.
public struct Configuration: Sendable {
    /// The file it was read from; nil when the project has none yet.
    public var file: SourceFile?
    /// The exact version of the tool that the project asks for.
    public var tool: Located<String>?
    /// Paths and globs of the flows.
    public var flows: [Located<String>] = []
    /// Where `flows` is written; nil if it is missing.
    public var flowsKey: SourceLocation?
    /// Where files are written.
    public var output = OutputFolders()
    /// The module that tests import.
    public var module: String?
    /// The services folder's own module.
    public var servicesModule: Located<String>?
    /// The style of flows that name none.
    public var style: Style = .combine
    /// The isolation of flows that name none.
    public var isolation: Isolation = .mainActor
    /// The visibility of what the app uses.
    public var access: AccessLevel = .internal
    /// Which builds hold the mocks.
    public var mocks: MockAvailability = .debug
    /// The framework that runs the generated tests.
    public var tests: TestFramework = .xctest
    /// Whether services are checked against their flows in debug builds.
    public var verifier = true
    /// Types of the app that are Hashable.
    public var equatable: [Located<SwiftType>] = []
    /// What a protocol's name ends in.
    public var suffix = "SDK"
    /// Spaces a level.
    public var indent = 4
    /// Expressions for tests, by type.
    public var samples: [(type: SwiftType, expression: SwiftExpression)] = []
    /// What all flows of an integration share, and integrations without a flow.
    public var integrations: [(name: Located<String>, facts: IntegrationFacts)] = []
    /// Folders watched for leaks.
    public var boundarySources: [Located<String>] = []
    /// Paths let off.
    public var boundaryAllow: [Located<String>] = []
    /// Extra lines atop every file.
    public var header: [String] = []
    /// The folder of template overrides.
    public var templates: Located<String>?

    /// The defaults.
    public init() {}
}
