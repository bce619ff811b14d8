nonisolated final class Avatar {
    nonisolated init() {}
}
