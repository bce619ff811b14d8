nonisolated struct DreamError: Error {}
