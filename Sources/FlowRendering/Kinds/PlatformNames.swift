// Names of Swift and of Apple's frameworks that generated code uses or inherits. A name of a flow would hide them, or
// be hidden by them.

enum PlatformNames {
    /// Types and modules that generated code refers to by their bare names.
    static let typesInUse: Set<String> = [
        "Actor", "AnyCancellable", "AnyHashable", "AnyObject", "AnyPublisher", "AnyView", "Array", "AsyncStream",
        "AsyncThrowingStream", "BidirectionalCollection", "Bool", "CancellationError", "CaseIterable", "CocoaError",
        "Codable", "CodingKey", "Combine", "CurrentValueSubject", "Data", "Dictionary", "Double", "Empty", "EmptyView",
        "Equatable", "Error", "Fail", "Foundation", "Hashable", "Identifiable", "Int", "Just", "MainActor", "NSLock",
        "NSObject", "NSUserActivity", "Never", "Optional", "PassthroughSubject", "Result", "Sendable", "Sequence",
        "Set", "StaticString", "String", "Subscribers", "Swift", "SwiftUI", "Task", "Text", "UIKit",
        "UIViewControllerRepresentable", "UInt", "UInt64", "URL", "View", "Void", "XCTSkip", "XCTWaiter", "XCTest",
        "XCTestCase", "XCTestExpectation",
    ]

    /// Types that tests see beside the app's: of Foundation, which XCTest brings along, and of Combine. A type of the
    /// app's that tests name is ambiguous there if it has the name of one.
    static let typesOfTests: Set<String> = [
        "AffineTransform", "AttributedString", "BlockOperation", "Bundle", "Calendar", "Cancellable", "CharacterSet",
        "Comparator", "ComparisonResult", "ContiguousBytes", "DataProtocol", "Date", "DateComponents", "DateFormatter",
        "DateInterval", "Decimal", "Deferred", "Dimension", "Expression", "FileHandle", "FileManager", "FormatStyle",
        "Formatter", "Future", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "Host", "IndexPath", "IndexSet",
        "InflectionRule", "InputStream", "JSONDecoder", "JSONEncoder", "JSONSerialization", "KeyPathComparator",
        "Locale", "LocalizedError", "Measurement", "Morphology", "Notification", "NotificationCenter",
        "NotificationQueue", "NumberFormatter", "ObservableObject", "Operation", "OperationQueue", "OutputStream",
        "POSIXError", "ParseStrategy", "PersonNameComponents", "Pipe", "Port", "Predicate", "PredicateError", "Process",
        "ProcessInfo", "Progress", "PropertyListDecoder", "PropertyListEncoder", "Published", "Publisher", "Publishers",
        "QualityOfService", "Record", "RecoverableError", "RunLoop", "Scanner", "Scheduler", "SortComparator",
        "SortDescriptor", "SortOrder", "Stream", "StreamDelegate", "Subject", "Subscriber", "Subscription", "Thread",
        "TimeInterval", "TimeZone", "Timer", "URLCache", "URLComponents", "URLCredential", "URLError", "URLProtocol",
        "URLQueryItem", "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDelegate",
        "URLSessionTask", "UUID", "Unit", "UnitConverter", "UserDefaults",
    ]
}
