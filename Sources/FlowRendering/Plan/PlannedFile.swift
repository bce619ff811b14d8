// A file that a project asks for: where it goes, who owns it, and what it says.

import FlowModel
import Mustache

/// Who may change a file once it is there.
/// Source: the design's section 3.
package enum Ownership: String, Sendable, CaseIterable {
    /// flowgen alone: a pure function of flows and configuration.
    case generated
    /// Written once, then the developer's; flowgen changes single members when the flow does.
    case shared
    /// Written when absent, never touched again.
    case once
}

/// What a planned file is about: the order in which files are listed and written follows it.
package enum FileContent: Sendable {
    /// `Integration.swift`
    case integration(IntegrationContext)
    /// `IntegrationsManager.swift`
    case integrationsManager(IntegrationsManagerContext)
    /// `ServiceProvider.swift`
    case serviceProvider(ServiceProviderContext)
    /// `MockServices.swift`
    case mockServices(MockServicesContext)
    /// `Support/<SupportFile>.swift`
    case support(SupportFile, SupportContext)
    /// `<Protocol>.swift`
    case flowProtocol(ProtocolContext)
    /// `<Flow>Status.swift`
    case status(EnumContext)
    /// `<Flow>Error.swift`
    case error(EnumContext)
    /// `<Flow>Flow.swift`
    case flowTable(FlowTableContext)
    /// `Mock<Protocol>.swift`
    case mock(MockContext)
    /// `<Flow>FlowVerifier.swift`
    case verifier(VerifierContext)
    /// `<View>.swift`, the app's view of a flow's view
    case view(ViewContext)
    /// `FanOut<Protocol>.swift`
    case fanOut(FanOutContext)
    /// `<Type>+<Flow>.swift`
    case typeExtension(ExtensionContext)
    /// `<Flow>Contract.swift`
    case contract(ContractContext)
    /// `<Integration>Manager.swift`
    case manager(ManagerContext)
    /// `<Wrapper>.swift`
    case wrapper(WrapperContext)
    /// `<Model>.swift`
    case model(ModelContext)
    /// `<Controller>.swift`
    case controller(ControllerContext)
    /// `<View>.swift`, which shows a controller
    case controllerView(ControllerContext)
    /// `<Type>+<Protocol>.swift`
    case conformance(ConformanceContext)
    /// `<Wrapper>Tests.swift`
    case wrapperTests(WrapperTestsContext)
}

/// Whose record a file stands in.
package enum FileOwner: Hashable, Sendable {
    /// That of the flow of this name.
    case flow(String)
    /// That of the project.
    case project
}

/// A file to be rendered.
package struct PlannedFile: Sendable {
    /// Its path below the project's root, `/`-separated.
    package let path: String
    /// Who may change it once it is there.
    package let ownership: Ownership
    /// The path of the flow it comes from; nil when it comes from all of them.
    package let origin: String?
    /// Whose record it stands in.
    package let owner: FileOwner
    /// What a shared file is, whatever it is called: `wrapper DeepSeek ChatBot`. Other files are what
    /// their paths are.
    package let identity: String
    /// Where the members of a shared file may stand; nil for other files.
    package private(set) var home: MemberHome?
    /// What it says: worked out when the file is rendered, since most files of a project need not be.
    package private(set) var content: @Sendable () -> FileContent
    /// The test framework that it is written for; nil for other files than tests of wrappers.
    package private(set) var framework: TestFramework?
    private var contentInOther: (@Sendable () -> FileContent)?
}

/// Where the members of a shared file may stand: in the type that it is about, its extensions, and
/// sibling files.
package struct MemberHome: Sendable, Hashable {
    /// The folder in which every Swift file may hold some, `/`-separated.
    package let folder: String
    /// The type that the file is about; nil when it only extends one of the SDK.
    package let typeName: String?
}

/// A file as it should be when nobody has changed it.
package struct RenderedFile: Sendable {
    /// Its path below the project's root, `/`-separated.
    package let path: String
    /// Who may change it once it is there.
    package let ownership: Ownership
    /// The path of the flow it comes from; nil when it comes from all of them.
    package let origin: String?
    /// What it is, as in ``PlannedFile/identity``.
    package let identity: String
    /// The text, in UTF-8 with LF line ends.
    package let contents: [UInt8]
    /// The members of a shared file: the byte range of each in `contents`, marked with the part of
    /// the flow that it comes from (`step startChat`). Empty for other files.
    package let members: [MarkedRange]
}

extension PlannedFile {
    /// The same file, with a home for its members.
    func holdingMembers(of typeName: String?, in folder: String) -> PlannedFile {
        var file = self
        file.home = MemberHome(folder: folder, typeName: typeName)
        return file
    }

    /// The same tests, which another content writes for the other framework.
    func testing(
        with framework: TestFramework, or other: @escaping @Sendable () -> FileContent
    ) -> PlannedFile {
        var file = self
        (file.framework, file.contentInOther) = (framework, other)
        return file
    }

    /// The same tests for the other framework; nil for other files.
    package var inOtherFramework: PlannedFile? {
        guard let framework, let contentInOther else { return nil }
        var file = self
        file.content = contentInOther
        file.framework = framework == .xctest ? .swiftTesting : .xctest
        file.contentInOther = content
        return file
    }

    /// A file of the whole project; its path is its identity where none is given.
    static func ofProject(
        _ path: String, _ ownership: Ownership, identity: String? = nil,
        content: @escaping @Sendable () -> FileContent
    ) -> PlannedFile {
        PlannedFile(
            path: path, ownership: ownership, origin: nil, owner: .project,
            identity: identity ?? path, content: content)
    }

    /// A file of one flow; its path is its identity where none is given.
    static func of(
        _ flow: Flow, _ path: String, _ ownership: Ownership, identity: String? = nil,
        content: @escaping @Sendable () -> FileContent
    ) -> PlannedFile {
        PlannedFile(
            path: path, ownership: ownership, origin: flow.file.path,
            owner: .flow(flow.name.value), identity: identity ?? path, content: content)
    }
}
