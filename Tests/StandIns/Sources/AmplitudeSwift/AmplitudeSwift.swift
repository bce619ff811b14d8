// A stand-in for Amplitude, in the shape in which its users know it: an object made with a configuration, which is told
// of events with properties. It talks to no network: it keeps what it was told, for tests to read.

/// How to reach the account.
public final class Configuration {
    /// The account's key.
    public let apiKey: String
    /// A configuration with the account's key.
    public init(apiKey: String) { self.apiKey = apiKey }
}

/// Collects events.
public class Amplitude {
    /// How the account is reached.
    public let configuration: Configuration
    /// The events told of, in order.
    public private(set) var events: [String] = []
    /// Whom the events are about.
    public private(set) var userId: String?

    /// A client with its configuration.
    public init(configuration: Configuration) { self.configuration = configuration }

    /// Tells of an event.
    @discardableResult public func track(eventType: String, eventProperties: [String: Any]? = nil) -> Amplitude {
        events.append(eventType)
        return self
    }

    /// Says whom the events are about.
    @discardableResult
    public func setUserId(userId: String?) -> Amplitude {
        self.userId = userId
        return self
    }

    /// Forgets whom the events are about.
    @discardableResult
    public func reset() -> Amplitude {
        userId = nil
        return self
    }

    /// Sends what waits; nothing does here.
    @discardableResult
    public func flush() -> Amplitude { self }
}
