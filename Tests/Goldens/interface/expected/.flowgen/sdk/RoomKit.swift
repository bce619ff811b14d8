// What the wrappers of this app rely on in RoomKit. `flowgen generate` keeps it up to date; commit it.

public protocol RoomDelegate {
    static var kinds: [String] { get }
    func room<Value>(_ room: Room, decodes type: Value.Type) -> Value? where Value: Decodable, Value: Sendable
    func room(_ room: Room, didChange names: [String: Int])
    func room(_ room: Room, didDisconnectWith error: (any Error)?)  // optional
    func roomDidConnect(_ room: Room)
    func roomNeedsToken(_ room: Room) async throws -> String
    var wantsVideo: Bool { get }
}

public protocol RoomScreenDelegate {
    @MainActor func room(_ room: Room, shouldShow name: String, then answer: @escaping @MainActor @Sendable (Bool) -> Void)
    @MainActor var title: String? { get set }
}
