// SwiftUI in name and shape only: what generated code and the examples mention, and nothing that draws. What is on the
// main actor there is on it here.

@_exported import UIKit

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
    nonisolated(unsafe) public let wrapped: Any
    /// Hides `view`'s type.
    nonisolated public init<V: View>(_ view: V) { wrapped = view }
    /// Never called.
    public var body: Never { fatalError("AnyView has no body") }
}

/// A line of text.
@MainActor @preconcurrency
public struct Text: View {
    /// The words shown.
    public let content: String
    /// A text that shows `content`.
    nonisolated public init(_ content: String) { self.content = content }
    /// A text that shows `content` as it is.
    nonisolated public init(verbatim content: String) { self.content = content }
    /// Never called.
    public var body: Never { fatalError("Text has no body") }
}

/// Nothing.
@MainActor @preconcurrency
public struct EmptyView: View {
    /// A view that shows nothing.
    nonisolated public init() {}
    /// Never called.
    public var body: Never { fatalError("EmptyView has no body") }
}

/// What surrounds a view controller that SwiftUI shows.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// What the representable has made to go between.
    public let coordinator: Representable.Coordinator
    /// The surroundings of a view that is shown by itself, for tests.
    public init(coordinator: Representable.Coordinator) { self.coordinator = coordinator }
}

/// A view controller of UIKit as a view.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The controller shown.
    associatedtype UIViewControllerType: UIViewController
    /// What goes between the controller and SwiftUI.
    associatedtype Coordinator = Void
    /// What surrounds the controller.
    typealias Context = UIViewControllerRepresentableContext<Self>
    /// Makes the controller.
    @MainActor @preconcurrency
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Tells the controller what has changed.
    @MainActor @preconcurrency func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Makes what goes between.
    @MainActor @preconcurrency
    func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Nothing goes between.
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    /// Never called.
    public var body: Never { fatalError("a representable has no body") }
}

extension View {
    /// The view itself; `action` is never run.
    nonisolated public func task(_ action: @escaping @MainActor @Sendable () async -> Void) -> some View { self }
}

/// A value that belongs to a view.
@propertyWrapper @MainActor @preconcurrency
public struct State<Value> {
    /// The value.
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }
    private let box: Box<Value>
    /// A value at its beginning.
    public init(wrappedValue: Value) { box = Box(wrappedValue) }
}

@MainActor
private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

/// A model that a view follows.
@propertyWrapper @MainActor @preconcurrency
public struct ObservedObject<Model: AnyObject> {
    /// The model.
    public var wrappedValue: Model
    /// Follows a model.
    public init(wrappedValue: Model) { self.wrappedValue = wrappedValue }
}

/// A part of an app's user interface.
@MainActor @preconcurrency
public protocol Scene {}

/// A window.
@MainActor @preconcurrency
public struct WindowGroup<Content: View>: Scene {
    /// A window that shows `content`.
    public init(@ViewBuilder content: () -> Content) { _ = content() }
}

/// An app.
@MainActor @preconcurrency
public protocol App {
    /// The type of `body`.
    associatedtype Body: Scene
    /// What the app is made of.
    var body: Body { get }
    /// An app that has launched.
    init()
}

extension App {
    /// Launches the app.
    public static func main() { _ = Self().body }
}
