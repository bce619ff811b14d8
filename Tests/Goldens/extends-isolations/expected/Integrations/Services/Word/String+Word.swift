nonisolated extension String {
    func translated(to language: String) async throws -> String {
        #if DEBUG
        if let onTranslated = Word.onTranslated {
            return try await onTranslated(self, language)
        }
        #endif
        return try await WriterWord.translated(to: language, in: self)
    }

    func log() {
        #if DEBUG
        if let onLog = Word.onLog {
            return onLog(self)
        }
        #endif
        WriterWord.log(in: self)
    }
}

#if DEBUG
/// What tests put in place of the SDK. Nothing is replaced by default.
nonisolated enum Word {
    nonisolated(unsafe) static var onTranslated: ((_ string: String, _ language: String) async throws -> String)?
    nonisolated(unsafe) static var onLog: ((_ string: String) -> Void)?
}
#endif
