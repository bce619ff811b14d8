/// Implements ``ScannerSDK`` with Glyphs.
nonisolated final class GlyphsScannerSDK: ScannerSDK {
    private let manager: GlyphsManager
    private let codeFoundSubject = FlowSignal<String>()
    private let handlerAskedSubject = FlowSignal<@Sendable (Bool) -> Void>()

    init(manager: GlyphsManager) {
        self.manager = manager
    }

    func observeCodeFound(_ observer: @escaping @Sendable (String) -> Void) -> FlowObservation {
        codeFoundSubject.observe(observer)
    }

    func observeHandlerAsked(
        _ observer: @escaping @Sendable (@Sendable @escaping (Bool) -> Void) -> Void
    ) -> FlowObservation {
        handlerAskedSubject.observe(observer)
    }

    func send(codeFound: String) {
        // TODO(flowgen): Call Glyphs.
    }

    // TODO(flowgen): Call this from Glyphs's callback.
    func codeFound(code: String) { codeFoundSubject.send(code) }

    // TODO(flowgen): Call this from Glyphs's callback.
    func handlerAsked(completion: @Sendable @escaping (Bool) -> Void) { handlerAskedSubject.send(completion) }
}

extension GlyphsManager {
    func makeScannerSDK() -> any ScannerSDK {
        GlyphsScannerSDK(manager: self)
    }
}
