// `Support/<Name>.swift`: what all flows share. A project has only the files that some flow needs.

import FlowModel

/// A kind of file beside the services of all flows.
protocol SupportFileKind: ProjectFileKind where Context == SupportContext {
    func isNeeded(by uses: SupportContext) -> Bool
}

/// A kind of file beside the tests of all flows.
protocol TestSupportFileKind: SupportFileKind {}

extension SupportFileKind {
    func folder(in folders: OutputLayout) -> String { folders.support }

    func traits(of recorded: RecordedFile) -> FileTraits? { nil }

    func isNeeded(by project: ProjectOutline) -> Bool { isNeeded(by: project.support) }

    func context(_ project: ProjectOutline) -> SupportContext { project.support }
}

extension TestSupportFileKind {
    func folder(in folders: OutputLayout) -> String { folders.testSupport }

    func isNeeded(by uses: SupportContext) -> Bool { uses.hasContracts }

    func context(_ project: ProjectOutline) -> SupportContext {
        var context = project.support
        context.head = FileHead(sharedByAll: "flow tests", project.settings)
        return context
    }
}

/// What the table of a flow is made of.
struct FlowSpecFile: SupportFileKind {
    let template = "FlowSpec"

    func isNeeded(by uses: SupportContext) -> Bool { uses.mainActor != nil || uses.locked != nil }
}

/// A value that tells its subscribers about each change.
struct ValueSubjectFile: SupportFileKind {
    let template = "ValueSubject"

    func isNeeded(by uses: SupportContext) -> Bool { uses.mainActor != nil }
}

/// The same for flows on no actor.
struct LockedValueSubjectFile: SupportFileKind {
    let template = "LockedValueSubject"

    func isNeeded(by uses: SupportContext) -> Bool { uses.locked != nil }
}

/// Tells the values of a signal.
struct SignalSubjectFile: SupportFileKind {
    let template = "SignalSubject"

    func isNeeded(by uses: SupportContext) -> Bool { uses.someFlow(.signals) }
}

/// A value behind a lock.
struct LockedFile: SupportFileKind {
    let template = "Locked"

    func isNeeded(by uses: SupportContext) -> Bool { uses.locked != nil }
}

/// Runs the steps of wrappers.
struct FlowRunnerFile: SupportFileKind {
    let template = "FlowRunner"

    func isNeeded(by uses: SupportContext) -> Bool { uses.mainActor?.contains(.wraps) ?? false }
}

/// The same for flows on no actor.
struct LockedFlowRunnerFile: SupportFileKind {
    let template = "LockedFlowRunner"

    func isNeeded(by uses: SupportContext) -> Bool { uses.locked?.contains(.wraps) ?? false }
}

/// What all mocks have in common.
struct FlowMockFile: SupportFileKind {
    let template = "FlowMock"

    func isNeeded(by uses: SupportContext) -> Bool { uses.mainActor != nil }
}

/// The same for flows on no actor.
struct LockedFlowMockFile: SupportFileKind {
    let template = "LockedFlowMock"

    func isNeeded(by uses: SupportContext) -> Bool { uses.locked != nil }
}

/// Delays the answers of mocks.
struct FlowClockFile: SupportFileKind {
    let template = "FlowClock"

    func isNeeded(by uses: SupportContext) -> Bool { uses.mainActor != nil }
}

/// The same for flows on no actor.
struct LockedFlowClockFile: SupportFileKind {
    let template = "LockedFlowClock"

    func isNeeded(by uses: SupportContext) -> Bool { uses.locked != nil }
}

/// Checks services against the rules of their flow.
struct FlowVerifierFile: SupportFileKind {
    let template = "FlowVerifier"

    func isNeeded(by uses: SupportContext) -> Bool { uses.mainActor != nil || uses.locked != nil }
}

/// Tests whatever serves a flow.
struct FlowContractFile: TestSupportFileKind {
    let template = "FlowContract"
}

/// Reports to the test framework, `FlowTest.swift` under each of them.
struct FlowTestXCTestFile: TestSupportFileKind {
    let template = "FlowTestXCTest"
    let name = "FlowTest"

    func isNeeded(by uses: SupportContext) -> Bool { uses.hasContracts && uses.tests == .xctest }
}

struct FlowTestTestingFile: TestSupportFileKind {
    let template = "FlowTestTesting"
    let name = "FlowTest"

    func isNeeded(by uses: SupportContext) -> Bool {
        uses.hasContracts && uses.tests == .swiftTesting
    }
}
