@MainActor
extension Avatar {
    func paint(replaced: Int) async throws {
        #if DEBUG
        if let onPaint = Hue.onPaint {
            return try await onPaint(self, replaced)
        }
        #endif
        try await SpeakerHue.paint(replaced: replaced, in: self)
    }

    /// - Returns: A stream; the step starts at once.
    func shades() -> AsyncThrowingStream<Int, any Error> {
        #if DEBUG
        if let onShades = Hue.onShades {
            return onShades(self)
        }
        #endif
        return SpeakerHue.shades(in: self)
    }
}

#if DEBUG
/// What tests put in place of the SDK. Nothing is replaced by default.
@MainActor
enum Hue {
    static var onPaint: (@MainActor (_ avatar: Avatar, _ replaced: Int) async throws -> Void)?
    static var onShades: ((_ avatar: Avatar) -> AsyncThrowingStream<Int, any Error>)?
}
#endif
