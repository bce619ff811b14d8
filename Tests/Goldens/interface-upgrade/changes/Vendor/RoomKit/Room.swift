import Foundation

public final class Room {}

public protocol RoomDelegate: AnyObject {
    func roomDidConnect(_ room: Room)
    func roomNeedsToken(_ room: Room) async -> String
    func room(_ room: Room, didEndWith error: (any Error)?)
    func room(_ room: Room, didReceive data: Data, topic: String, encrypted: Bool)
    @available(*, deprecated, message: "Not called when only the media path is renewed.")
    func roomDidReconnect(_ room: Room)
}

extension RoomDelegate {
    public func room(_ room: Room, didEndWith error: (any Error)?) {}
    public func room(_ room: Room, didReceive data: Data, topic: String, encrypted: Bool) {}
    public func roomDidReconnect(_ room: Room) {}
}
