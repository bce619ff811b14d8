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

    /// Types that tests see beside the app's: of Foundation, which XCTest brings along, and of Combine. A protocol of the
    /// app's is ambiguous there if it has the name of one; here are those that a flow may want for its protocol.
    static let typesOfTests: Set<String> = [
        "Bundle", "Calendar", "Cancellable", "Expression", "Formatter", "Future", "Host", "Measurement", "Notification",
        "NotificationCenter", "Operation", "Pipe", "Port", "Predicate", "Process", "Progress", "Publisher", "Record",
        "Scanner", "Scheduler", "Stream", "Subject", "Subscriber", "Subscription", "Thread", "Timer", "Unit",
        "UserDefaults",
    ]
}
