import Foundation

public final class Room {}

public protocol RoomDelegate: AnyObject {
    func roomDidConnect(_ room: Room)
    func room(_ room: Room, didDisconnectWith error: (any Error)?)
    func room(_ room: Room, didReceive data: Data, topic: String)
    func roomDidReconnect(_ room: Room)
    func roomDidMute(_ room: Room)
}

extension RoomDelegate {
    public func room(_ room: Room, didDisconnectWith error: (any Error)?) {}
    public func room(_ room: Room, didReceive data: Data, topic: String) {}
    public func roomDidReconnect(_ room: Room) {}
    public func roomDidMute(_ room: Room) {}
}
