// SwiftUI in name and shape only: what generated code and the examples mention, and nothing that
// draws.

/// A piece of user interface.
@MainActor @preconcurrency
public protocol View {
    /// The type of `body`.
    associatedtype Body: View
    /// What the view is made of.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    /// Never called.
    public var body: Never { fatalError("Never has no body") }
}

/// Collects the views of a body.
@resultBuilder
public enum ViewBuilder {
    /// One view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

/// A view that hides the type of the view in it.
@MainActor @preconcurrency
public struct AnyView: View {
    /// The hidden view, for tests.
    public let wrapped: Any
    /// Hides `view`'s type.
    public init<V: View>(_ view: V) { wrapped = view }
    /// Never called.
    public var body: Never { fatalError("AnyView has no body") }
}

/// A line of text.
@MainActor @preconcurrency
public struct Text: View {
    /// The words shown.
    public let content: String
    /// A text that shows `content`.
    public init(_ content: String) { self.content = content }
    /// Never called.
    public var body: Never { fatalError("Text has no body") }
}
