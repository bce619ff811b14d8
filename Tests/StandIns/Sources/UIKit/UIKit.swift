// UIKit in name and shape only: what generated code and the examples mention, and nothing that
// draws.

/// The root of UIKit's classes here.
@MainActor
open class UIResponder {
    /// A responder.
    public init() {}
}

/// A view.
@MainActor
open class UIView: UIResponder {}

/// A view that shows an image.
@MainActor
open class UIImageView: UIView {
    /// The image shown.
    public var image: UIImage?
}

/// An image, by name.
public final class UIImage: Sendable {
    /// The image's name.
    public let name: String
    /// An image that shows nothing.
    public init() { name = "" }
    /// An image called `named`.
    public init?(named: String) { name = named }
}

/// Manages a screen.
@MainActor
open class UIViewController: UIResponder {}
