// A stand-in for an SDK for calls, with delegates of every kind: required and optional requirements, properties, an
// inherited protocol, one that belongs to the main actor, and values that the app answers with. The golden `interface`
// has it as the compiler's interface; both must be the same.

import Foundation

/// A call.
public final class Room: @unchecked Sendable {
    public weak var delegate: (any RoomDelegate)?
    public init(key: String) {}
    public func connect(url: URL) async throws {}
    public func disconnect() {}
}

/// Told when somebody comes or goes.
public protocol PresenceDelegate: AnyObject {
    func room(_ room: Room, didChange names: [String: Int])
}

/// Told what happens in a call, on any thread.
public protocol RoomDelegate: PresenceDelegate {
    func roomDidConnect(_ room: Room)
    func room(_ room: Room, didDisconnectWith error: (any Error)?)
    func room(_ room: Room, didReceive data: Data, topic: String)
    func roomDidReconnect(_ room: Room)
    func roomNeedsToken(_ room: Room) async throws -> String
    func room<Value: Decodable>(_ room: Room, decodes type: Value.Type) -> Value? where Value: Sendable
    var wantsVideo: Bool { get }
    static var kinds: [String] { get }
}

extension RoomDelegate {
    public func room(_ room: Room, didDisconnectWith error: (any Error)?) {}
    public func room(_ room: Room, didReceive data: Data, topic: String) {}
    public func roomDidReconnect(_ room: Room) {}
}

/// Asked on the main actor.
@MainActor public protocol RoomScreenDelegate: AnyObject {
    func room(_ room: Room, shouldShow name: String, then answer: @escaping @MainActor (Bool) -> Void)
    var title: String? { get set }
}
