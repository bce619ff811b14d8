// The files that all flows of a project share. They hold no names of a flow: only the sections that some flow
// uses are written.

import FlowModel
import Mustache

/// A file that all flows of a project share, by the name of its template.
public enum SupportFile: String, CaseIterable, Sendable {
    case flowSpec = "FlowSpec"
    case valueSubject = "ValueSubject"
    case lockedValueSubject = "LockedValueSubject"
    case locked = "Locked"
    case flowObservation = "FlowObservation"
    case flowRunner = "FlowRunner"
    case lockedFlowRunner = "LockedFlowRunner"
    case flowMock = "FlowMock"
    case lockedFlowMock = "LockedFlowMock"
    case flowClock = "FlowClock"
    case lockedFlowClock = "LockedFlowClock"
    case flowVerifier = "FlowVerifier"
    case flowContract = "FlowContract"
    case flowTestXCTest = "FlowTestXCTest"
    case flowTestTesting = "FlowTestTesting"

    /// Where a shared file is written.
    enum Place {
        case services, tests
    }

    var place: Place {
        switch self {
        case .flowContract, .flowTestXCTest, .flowTestTesting: .tests
        default: .services
        }
    }

    /// The file's name, without its suffix.
    var fileName: String {
        switch self {
        case .flowTestXCTest, .flowTestTesting: "FlowTest"
        default: rawValue
        }
    }
}

/// What the templates of the shared files may use.
public struct SupportContext: ImportingContext {
    var header: [String] = []
    var imports = Imports()
    var files: [SupportFile] = []

    /// The fields, in the order of the templates.
    public static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .texts("imports") { $0.imports.sorted },
        .flag("hasImports") { !$0.imports.isEmpty },
    ]

    init(outlines: [FlowOutline], settings: FileSettings) {}
}
