// A stand-in for Mixpanel, in the shape in which its users know it: one main instance, which is told of events with
// properties. It talks to no network: it keeps what it was told, for tests to read.

/// What a property of an event can be.
public protocol MixpanelType {}
extension String: MixpanelType {}

/// The properties of an event.
public typealias Properties = [String: MixpanelType]

/// The SDK's entrance.
public enum Mixpanel {
    nonisolated(unsafe) private static var main: MixpanelInstance?

    /// Makes the main instance.
    @discardableResult
    public static func initialize(token: String) -> MixpanelInstance {
        let instance = MixpanelInstance()
        main = instance
        return instance
    }

    /// The main instance; make it first.
    public static func mainInstance() -> MixpanelInstance {
        main ?? initialize(token: "")
    }
}

/// Collects events.
open class MixpanelInstance {
    /// The events told of, in order.
    public private(set) var events: [String] = []
    /// Whom the events are about.
    public private(set) var distinctId = ""

    /// Tells of an event.
    open func track(event: String?, properties: Properties? = nil) {
        events.append(event ?? "")
    }

    /// Says whom the events are about.
    open func identify(distinctId: String) { self.distinctId = distinctId }

    /// Forgets whom the events are about.
    open func reset() { distinctId = "" }

    /// Sends what waits; nothing does here.
    open func flush() {}
}
