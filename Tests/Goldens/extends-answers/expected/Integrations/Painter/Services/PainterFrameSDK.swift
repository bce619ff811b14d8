/// Implements ``FrameSDK`` with Painter.
@MainActor
final class PainterFrameSDK: FrameSDK {
    private let manager: PainterManager

    init(manager: PainterManager) {
        self.manager = manager
    }

    func frame(width: Int, in avatar: Design.Avatar) {
        // TODO(flowgen): Call Painter.
    }

    func isKnown(title: String, in avatar: Design.Avatar) {
        // TODO(flowgen): Call Painter.
    }
}

extension PainterManager {
    func makeFrameSDK() -> any FrameSDK {
        PainterFrameSDK(manager: self)
    }
}
