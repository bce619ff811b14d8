// The names that flowgen itself writes beside those of a flow, in one place: whatever a flow declares
// must stay clear of them. Keep it in step with the templates.

import SwiftNotation

enum GeneratedNames {
    /// The payload-free twin inside a status enum.
    static let kind = "Kind"

    /// Properties of every mock, and `reset`, which stays one word with one meaning.
    static let mockProperties: Set<String> = [
        "calls", "callsOutOfOrder", "clock", "isStrict", "observeStatus", "reset",
        "statusPublisher",
        "statuses",
    ]

    /// Functions of every mock, with their labels: a step of the same name and other labels is
    /// another function.
    static let mockFunctions: Set<String> = [
        "answer(_:after:_:)", "begin(_:_:)", "callsCount(of:)", "failNext(_:with:)", "follow(_:)",
        "play(_:)", "publish(_:after:_:)", "record(_:)", "sample(_:_:)", "script(_:_:)", "send(_:)",
        "send(_:during:)",
        "send(_:after:_:)", "send(event:)", "stream(_:after:_:failing:)",
    ]

    /// The types of logged calls, inside the spy of a flow.
    static func callTypes(of flow: Flow) -> Set<String> {
        Set(
            flow.steps.filter { $0.parameters.count > 1 }
                .map { upperCamel($0.name.text) + "Call" })
    }

    /// Types inside the enums of statuses and errors.
    static let enumTypes: Set<String> = [kind, "Failure"]

    /// What the contract's members are called, and what they are generic over.
    static let contractTypes: Set<String> = ["Flow", "Make", "Service", "Trigger"]

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

    /// The keys inside an extension of an SDK's type.
    static let keys = "Keys"

    /// Members of the class that watches a flow, and what a step of it calls its call.
    static func verifierNames(of flow: Flow) -> [String] {
        flow.hasVerifier ? ["calling", "service"] : []
    }

    /// Whether an integration's name is that of the folder in which the flows' own files stand.
    static func isServicesFolder(_ name: String) -> Bool { name.lowercased() == "services" }

    /// Cases that the mock's enum of events cannot have: what lists them all.
    static let refusedEventCases: Set<String> = ["allCases", "hashValue", "rawValue"]

    /// Cases that its enum of steps cannot have: `.none` would be no step.
    static let refusedStepCases: Set<String> = ["allCases", "hashValue", "none", "rawValue"]

    /// Functions of Swift that generated code calls by their bare names: a member or a parameter of such a
    /// name would be called instead.
    static let functionsInUse: Set<String> = [
        "fatalError", "withCheckedContinuation", "withTaskCancellationHandler",
    ]

    /// The method of wrappers that maps errors to the flow's own.
    static func errorMapper(of flow: Flow) -> String { lowerCamel(flow.errorType) }

    /// What the body of a step of a flow reads besides its parameters.
    static func bodyNames(of flow: Flow) -> [String] {
        var names = bodyNames
        if flow.style.value == .async { names.append("stream") }
        return names + verifierNames(of: flow) + functionsInUse
    }

    /// Members of every wrapper.
    static let wrapperMembers: Set<String> = [
        "client", "flow", "manager", "observeStatus", "status", "statusPublisher", "statuses",
    ]

    /// What the mock adds for each step, after the step's name.
    static let stepSuffixes = ["Calls", "Handler"]

    /// What the body of a step in a mock reads besides.
    static let bodyNames = ["error"]

    /// What protocol, mock and wrapper add for each property that can be watched or is stored.
    static let propertySuffixes = ["Publisher", "Subject"]

    /// Names that a case of the status enum cannot have: members of the enum or of its twin.
    static let statusMembers: Set<String> = ["kind", "allCases", "hashValue", "rawValue"]

    /// Names that a case of the error enum cannot have.
    static let errorMembers: Set<String> = [
        "allCases", "hashValue", "kind", "localizedDescription", "rawValue",
    ]

    /// Names that a flow's service cannot have: members of `ServiceProvider`, `IntegrationsManager` and
    /// `MockServices`.
    static let providerMembers: Set<String> = [
        "callsOutOfOrder", "current", "integrations", "mock", "provider", "services",
    ]

    /// The method that calls the steps which are called at launch.
    static let launchMethod = "launch"

    /// What `ServiceProvider` and `MockServices` declare for a flow.
    static func providerMembers(of flow: Flow) -> [String] {
        let name = flow.propertyName
        guard flow.scope.value == .session else { return [name] }
        return [
            "\(name)Maker", "\(name)s", "make\(flow.name.value)", "prepare\(upperCamel(name))",
        ]
    }

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
