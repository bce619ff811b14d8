// The names that flowgen itself writes beside those of a flow, in one place: whatever a flow declares
// must stay clear of them. Keep it in step with the templates.

import SwiftNotation

enum GeneratedNames {
    /// The payload-free twin inside a status enum.
    static let kind = "Kind"

    /// Values that every mock holds, and `reset`, which stays one word with one meaning.
    static let mockProperties: Set<String> = [
        "reset", "steps", "stepsOutOfOrder", "keepsRealTime", "statusPublisher", "statuses",
        "observeStatus", "statusSubject", "scripts", "unsent", "isSending", "delays",
    ]

    /// Functions of every mock, with their labels: a step of the same name and other labels is
    /// another function.
    static let mockFunctions: Set<String> = [
        "send(_:)", "send(event:)", "script(_:_:)", "follow(_:)", "play(_:)",
        "moves(along:)", "record(_:)", "record(_:startsIn:)", "sendScript(of:)", "publish(_:)",
        "publish(_:_:after:)", "publish(_:failing:)", "publish(_:failing:_:after:)",
        "perform(_:after:_:orElse:)", "endDelay(of:)", "resetViews()",
    ]

    /// Members of every wrapper.
    static let wrapperMembers: Set<String> = [
        "manager", "client", "statusPublisher", "statuses", "observeStatus", "statusSubject",
    ]

    /// What the mock adds for each step, after the step's name; the wrapper's task among them.
    static let stepSuffixes = ["Calls", "Handler", "Task"]

    /// What the body of a step in a wrapper or mock reads besides.
    static let bodyNames = ["statusSubject", "answerSubject", "error"]

    /// What protocol, mock and wrapper add for each property that can be watched or is stored.
    static let propertySuffixes = ["Publisher", "Subject"]

    /// Names that a case of the status enum cannot have: members of the enum or of its twin.
    static let statusMembers: Set<String> = ["kind", "allCases", "hashValue", "rawValue"]

    /// Names that a case of the error enum cannot have.
    static let errorMembers: Set<String> = ["localizedDescription", "hashValue"]

    /// Names that a flow's service cannot have: members of `ServiceProvider` and
    /// `IntegrationsManager`.
    static let providerMembers: Set<String> = ["mock", "current", "services", "integrations"]

    /// Base names of the files that every project has.
    static let projectFiles = ["Integration", "IntegrationsManager", "ServiceProvider"]

    /// Types and modules that generated code refers to by their bare names.
    static let typesInUse: Set<String> = [
        "AnyPublisher", "AnyView", "Array", "AsyncStream", "AsyncThrowingStream", "Bool",
        "Codable", "CodingKey", "Combine", "CurrentValueSubject", "Data", "Dictionary",
        "Double", "Empty", "EmptyView", "Error", "Fail", "FetchOutcome", "Foundation",
        "Int", "Just", "MainActor", "NSObject", "NSUserActivity", "Never", "Optional",
        "PassthroughSubject", "Result", "Sendable", "Set", "String", "Swift", "SwiftUI",
        "Task", "Text", "UIKit", "UIViewControllerRepresentable", "URL", "View", "Void",
        "XCTest", "XCTestCase", "XCTestExpectation",
    ]

    /// Members that every NSObject has: a wrapper with delegates is one.
    static let objectMembers: Set<String> = [
        "classForCoder", "copy", "debugDescription", "description", "hash", "hashValue", "isEqual",
        "isProxy", "mutableCopy", "observationInfo", "superclass",
    ]

    /// What the mock adds for each view, after the view's name.
    static let viewSuffixes = ["Calls", "Handler"]

    /// What the app's own view of a flow's view has besides the parameters.
    static let viewNames = ["service", "body"]
}
