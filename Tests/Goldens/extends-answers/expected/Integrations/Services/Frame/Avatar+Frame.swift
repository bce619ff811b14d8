@MainActor
extension Design.Avatar {
    /// Puts a frame around it.
    package func frame(width: Int) {
        #if DEBUG
        if let onFrame = Frame.onFrame {
            return onFrame(self, width)
        }
        #endif
        PainterFrame.frame(width: width, in: self)
    }

    package func isKnown(title: String) {
        #if DEBUG
        if let onIsKnown = Frame.onIsKnown {
            return onIsKnown(self, title)
        }
        #endif
        PainterFrame.isKnown(title: title, in: self)
    }
}

#if DEBUG
/// What tests put in place of the SDK. Nothing is replaced by default.
@MainActor
package enum Frame {
    package static var onFrame: ((_ avatar: Design.Avatar, _ width: Int) -> Void)?
    package static var onIsKnown: ((_ avatar: Design.Avatar, _ title: String) -> Void)?
}
#endif
