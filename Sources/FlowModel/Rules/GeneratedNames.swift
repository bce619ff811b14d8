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
        "send(_:)", "send(event:)", "send(event:endingIn:)", "script(_:_:)", "follow(_:)",
        "play(_:)",
        "moves(along:)", "record(_:)", "record(_:startsIn:)", "sendScript(of:)", "publish(_:)",
        "publish(_:_:after:)", "publish(_:failing:)", "publish(_:failing:_:after:)",
        "perform(_:after:_:orElse:)", "endDelay(of:)", "resetViews()",
    ]

    /// Properties that the mock of a flow holds besides, after its style and isolation.
    static func mockProperties(of flow: Flow) -> Set<String> {
        var names = mockProperties
        if flow.style.value == .callback { names.insert("callNumbers") }
        if flow.isolation.value == .sendable { names.formUnion(["lock", "state"]) }
        return names
    }

    /// Functions of the mock of a flow, with their labels.
    static func mockFunctions(of flow: Flow) -> Set<String> {
        var names = mockFunctions
        switch flow.style.value {
        case .combine: break
        case .async:
            names.formUnion([
                "present(_:)", "stream(_:failing:)", "stream(_:failing:_:after:)", "stream(_:)",
                "pause(_:for:)", "perform(_:after:_:)",
            ])
        case .callback:
            names.formUnion(["whileUnderWay(_:_:)", "endCall(of:)", "perform(_:after:_:)"])
        }
        if flow.isolation.value == .sendable { names.insert("locked(_:)") }
        return names
    }

    /// Types inside the mock of a flow.
    static func mockTypes(of flow: Flow) -> [String] {
        var names: [String] = []
        if !flow.steps.isEmpty { names.append("Step") }
        if !flow.events.isEmpty { names.append("Event") }
        if !flow.statuses.isEmpty { names.append("Path") }
        switch flow.isolation.value {
        case .mainActor: break
        case .sendable: names.append("State")
        case .none: if flow.steps.contains(where: \.isLate) { names.append("Late") }
        }
        return names
    }

    /// Types inside the contract, besides those that the mock has too.
    static let contractTypes = ["Way", "Move"]

    /// What protocol, mock and wrapper write for the status of a flow.
    static func statusMembers(of flow: Flow) -> Set<String> {
        flow.statuses.isEmpty
            ? [] : ["observeStatus", "statusPublisher", "statusSubject", "statuses"]
    }

    /// What protocol, mock and wrapper add for a property of a flow.
    static func members(of property: Property, in flow: Flow) -> [String] {
        let name = property.name.text
        let names = propertySuffixes.map { name + $0 }
        guard property.isObserved else { return names + ["stored" + upperCamel(name)] }
        switch flow.style.value {
        case .combine: return names
        case .async: return names + [name + "Values"]
        case .callback: return names + ["observe" + upperCamel(name)]
        }
    }

    /// The parameters that bring the answer of a step.
    static func answerParameters(of step: Step, in flow: Flow) -> [String] {
        guard flow.style.value == .callback, step.answers, !step.isSync else { return [] }
        return step.streams == nil ? ["completion"] : ["observer", "completion"]
    }

    /// The type aliases that the protocol declares for a step.
    static func aliases(of step: Step, in flow: Flow) -> [String] {
        let stem = upperCamel(step.name.text)
        let names = answerParameters(of: step, in: flow).map { stem + upperCamel($0) }
        return names.isEmpty ? [] : [stem + "Result"] + names
    }

    /// The keys inside an extension of an SDK's type.
    static let keys = "Keys"

    /// What an actor adds for a step, after the step's name.
    static let turnSuffix = "InTurn"

    /// Members of the class that watches a flow, and what a step of it calls its call.
    static func verifierNames(of flow: Flow) -> [String] {
        flow.hasVerifier ? ["watchedService", "flowWatch", "flowCall"] : []
    }

    /// Whether an integration's name is that of the folder in which the flows' own files stand.
    static func isServicesFolder(_ name: String) -> Bool { name.lowercased() == "services" }

    /// Cases that the mock's enum of events cannot have: what lists them all.
    static let refusedEventCases: Set<String> = ["allCases"]

    /// Cases that its enum of steps cannot have: `.none` would be no step.
    static let refusedStepCases: Set<String> = ["allCases", "none"]

    /// Functions of Swift that generated code calls by their bare names: a member or a parameter of such a
    /// name would be called instead.
    static let functionsInUse: Set<String> = [
        "fatalError", "withCheckedContinuation", "withTaskCancellationHandler",
    ]

    /// Members of every wrapper of a flow.
    static func wrapperMembers(of flow: Flow) -> Set<String> {
        guard flow.isolation.value == .sendable else { return wrapperMembers }
        return wrapperMembers.union(["calls", "waitForTurn"])
    }

    /// The method of wrappers that maps errors to the flow's own.
    static func errorMapper(of flow: Flow) -> String { lowerCamel(flow.errorType) }

    /// What the body of a step of a flow reads besides its parameters.
    static func bodyNames(of flow: Flow) -> [String] {
        var names = bodyNames
        if flow.style.value == .async { names += ["task", "stream", "continuation"] }
        if flow.isolation.value == .sendable { names += ["calls", "waitForTurn"] }
        if !flow.errors.isEmpty { names.append(errorMapper(of: flow)) }
        return names + verifierNames(of: flow) + functionsInUse
    }

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

    /// Base names of the files that every project has, or may have.
    static let projectFiles =
        ["Integration", "IntegrationsManager", "MockServices", "ServiceProvider"] + supportFiles

    /// Base names of the files that all flows share, each the name of a type in it.
    static let supportFiles = [
        "FlowClock", "FlowContract", "FlowMock", "FlowObservation", "FlowRunner", "FlowSpec",
        "FlowTest", "FlowVerifier", "Locked", "LockedFlowClock", "LockedFlowMock",
        "LockedFlowRunner", "LockedValueSubject", "ValueSubject",
    ]

    /// Types beside those in the files that all flows share.
    static let supportTypes: Set<String> = [
        "FlowAnswer", "FlowAnswers", "FlowCall", "FlowCase", "FlowError", "FlowLog", "FlowMove",
        "FlowProgress", "FlowRule", "FlowScenario", "FlowSighting", "FlowSpy", "FlowStatus",
        "FlowStubAnswer", "FlowTable", "FlowViolations", "FlowWatch", "LockedFlowVerifier",
        "NoCase", "NoFailure", "NoScenario", "NoStatus", "SampleError", "ScenarioSkipped",
    ]

    /// Whether a flow's name is that of the folder of the files that all flows share.
    static func isSupportFolder(_ name: String) -> Bool { name.lowercased() == "support" }

    /// Types and modules that generated code refers to by their bare names.
    static let typesInUse: Set<String> = [
        "Actor", "AnyCancellable", "AnyHashable", "AnyObject", "AnyPublisher", "AnyView", "Array",
        "AsyncStream", "AsyncThrowingStream", "BidirectionalCollection", "Bool",
        "CancellationError", "CaseIterable", "CocoaError", "Codable", "CodingKey", "Combine",
        "CurrentValueSubject", "Data", "Dictionary", "Double", "Empty", "EmptyView", "Equatable",
        "Error", "Fail", "FetchOutcome", "Foundation", "Hashable", "Identifiable", "Int", "Just",
        "MainActor", "NSLock", "NSObject", "NSUserActivity", "Never", "Optional",
        "PassthroughSubject", "Result", "Sendable", "Sequence", "Set", "StaticString", "String",
        "Subscribers", "Swift", "SwiftUI", "Task", "Text", "UIKit", "UIViewControllerRepresentable",
        "UInt", "UInt64", "URL", "View", "Void", "XCTSkip", "XCTWaiter", "XCTest", "XCTestCase",
        "XCTestExpectation",
    ]

    /// Types inside mocks, contracts and status enums, where the protocol is named too.
    static let typesBesideProtocol: Set<String> = [
        "Event", "Kind", "Late", "Move", "Path", "State", "Step", "Way",
    ]

    /// Types that tests see beside the app's: of Foundation, which XCTest brings along, and of Combine. A type of
    /// the app's that tests name is ambiguous there if it has the name of one.
    static let typesOfTests: Set<String> = [
        "AffineTransform", "AttributedString", "BlockOperation", "Bundle", "Calendar",
        "Cancellable", "CharacterSet", "Comparator", "ComparisonResult", "ContiguousBytes",
        "DataProtocol", "Date", "DateComponents", "DateFormatter", "DateInterval", "Decimal",
        "Deferred", "Dimension", "Expression", "FileHandle", "FileManager", "FormatStyle",
        "Formatter", "Future", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "Host",
        "IndexPath", "IndexSet", "InflectionRule", "InputStream", "JSONDecoder", "JSONEncoder",
        "JSONSerialization", "KeyPathComparator", "Locale", "LocalizedError", "Measurement",
        "Morphology", "Notification", "NotificationCenter", "NotificationQueue", "NumberFormatter",
        "ObservableObject", "Operation", "OperationQueue", "OutputStream", "POSIXError",
        "ParseStrategy", "PersonNameComponents", "Pipe", "Port", "Predicate", "PredicateError",
        "Process", "ProcessInfo", "Progress", "PropertyListDecoder", "PropertyListEncoder",
        "Published", "Publisher", "Publishers", "QualityOfService", "Record", "RecoverableError",
        "RunLoop", "Scanner", "Scheduler", "SortComparator", "SortDescriptor", "SortOrder",
        "Stream", "StreamDelegate", "Subject", "Subscriber", "Subscription", "Thread",
        "TimeInterval", "TimeZone", "Timer", "URLCache", "URLComponents", "URLCredential",
        "URLError", "URLProtocol", "URLQueryItem", "URLRequest", "URLResponse", "URLSession",
        "URLSessionConfiguration", "URLSessionDelegate", "URLSessionTask", "UUID", "Unit",
        "UnitConverter", "UserDefaults",
    ]

    /// Members that every NSObject has: a wrapper with delegates is one.
    static let objectMembers: Set<String> = [
        "classForCoder", "copy", "debugDescription", "description", "hash", "hashValue", "isEqual",
        "isProxy", "mutableCopy", "observationInfo", "superclass",
        "conforms(to:)", "dictionaryWithValues(forKeys:)", "doesNotRecognizeSelector(_:)",
        "forwardingTarget(for:)", "isEqual(_:)", "isKind(of:)", "isMember(of:)", "method(for:)",
        "perform(_:)", "perform(_:with:)", "perform(_:with:with:)", "responds(to:)",
        "setNilValueForKey(_:)", "setValue(_:forKey:)", "setValue(_:forKeyPath:)",
        "setValue(_:forUndefinedKey:)", "setValuesForKeys(_:)", "value(forKey:)",
        "value(forKeyPath:)", "value(forUndefinedKey:)",
    ]

    /// Views of SwiftUI: the app's view of that name would hide them.
    static let swiftUIViews: Set<String> = [
        "AnyView", "ContentUnavailableView", "EmptyView", "EquatableView", "NavigationSplitView",
        "NavigationView", "ProgressView", "ScrollView", "SubscriptionView", "TabView",
        "TimelineView", "TupleView",
    ]

    /// What the mock adds for each view, after the view's name.
    static let viewSuffixes = ["Calls", "Handler"]

    /// What the app's own view of a flow's view has besides the parameters.
    static let viewNames = ["service", "body"]
}

extension Step {
    /// Whether an answer of the mock takes time.
    fileprivate var isLate: Bool { mock.contains { $0.after != nil } }
}
