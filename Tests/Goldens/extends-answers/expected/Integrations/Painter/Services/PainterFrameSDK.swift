/// Serves ``FrameSDK`` with Painter.
@MainActor
final class PainterFrameSDK: FrameSDK {
    private let manager: PainterManager

    init(manager: PainterManager) {
        self.manager = manager
    }

    /// Puts a frame around it.
    ///
    /// - Parameter width: The width.
    /// - Parameter avatar: The avatar.
    func frame(width: Int, in avatar: Design.Avatar) {
        // TODO(flowgen): Call Painter.
    }

    /// Is known.
    ///
    /// - Parameter title: The title.
    /// - Parameter avatar: The avatar.
    func isKnown(title: String, in avatar: Design.Avatar) {
        // TODO(flowgen): Call Painter.
    }
}

extension PainterManager {
    /// Makes the wrapper that serves ``FrameSDK``.
    func makeFrameSDK() -> any FrameSDK {
        PainterFrameSDK(manager: self)
    }
}
