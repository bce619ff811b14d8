/// What the app answers when an SDK of the room flow asks. `IntegrationsManager` takes it.
public nonisolated struct RoomAnswers: Sendable {
    /// The token of a room.
    public var `default`: @Sendable (_ room: String) async -> String

    public init(default: @escaping @Sendable (_ room: String) async -> String) {
        self.`default` = `default`
    }
}
