// A stand-in for a feature flag SDK: a client that is started once and got from anywhere, whose reads are safe on any
// thread though nothing says so, and completions called on a queue of its own. There is no server: flags are set by
// tests.

import Foundation

/// The app as the vendor knows it.
public struct LDConfig {
    let mobileKey: String
    /// A configuration with the app's key.
    public init(mobileKey: String) { self.mobileKey = mobileKey }
}

/// Why somebody cannot be described.
public enum ContextBuilderError: Error {
    /// There is no key.
    case emptyKey
}

/// Who uses the app.
public struct LDContext {
    let key: String
}

/// Describes who uses the app.
public struct LDContextBuilder {
    private let key: String
    /// Somebody with a key.
    public init(key: String) { self.key = key }
    /// The description.
    public func build() -> Result<LDContext, ContextBuilderError> {
        key.isEmpty ? .failure(.emptyKey) : .success(LDContext(key: key))
    }
}

/// How asking for somebody's flags ended.
public enum IdentifyResult {
    /// They are there.
    case complete
    /// The vendor did not answer.
    case error
    /// Somebody else was asked for meanwhile.
    case shed
}

/// Reads flags.
public final class LDClient {
    private static var instance: LDClient?

    /// What was tracked, in order, for tests.
    public var simulatedEvents: [String] { lock.withLock { events } }
    /// Whether the client talks to the vendor.
    public var isOnline: Bool { lock.withLock { online } }
    private let lock = NSLock()
    private let queue = DispatchQueue(label: "LaunchDarkly")
    private var context: LDContext?
    private var flags: [String: [String: Any]] = [:]
    private var events: [String] = []
    private var online = true

    private init() {}

    /// Makes the app's client, once; later calls do nothing.
    public static func start(config: LDConfig, context: LDContext? = nil, completion: (() -> Void)? = nil) {
        if instance == nil { instance = LDClient() }
        DispatchQueue.global().async { completion?() }
    }

    /// The app's client; nil before it is started.
    public static func get() -> LDClient? { instance }

    /// Asks for somebody's flags. The vendor does not know "offline".
    public func identify(context: LDContext, completion: @escaping (IdentifyResult) -> Void) {
        queue.async {
            guard context.key != "offline" else { return completion(.error) }
            self.lock.withLock { self.context = context }
            completion(.complete)
        }
    }

    /// A flag that is on or off.
    public func boolVariation(forKey flagKey: String, defaultValue: Bool) -> Bool {
        value(flagKey) as? Bool ?? defaultValue
    }

    /// A flag that holds a text.
    public func stringVariation(forKey flagKey: String, defaultValue: String) -> String {
        value(flagKey) as? String ?? defaultValue
    }

    /// Tells the vendor that something was used.
    public func track(key: String) {
        lock.withLock { events.append(key) }
    }

    /// Talks to the vendor, or stops to.
    public func setOnline(_ goOnline: Bool) {
        lock.withLock { online = goOnline }
    }

    /// Sets a flag for one person, for tests.
    public func simulateFlag(_ flagKey: String, _ value: Any, for key: String) {
        lock.withLock { flags[key, default: [:]][flagKey] = value }
    }

    private func value(_ flagKey: String) -> Any? {
        lock.withLock { context.flatMap { flags[$0.key]?[flagKey] } }
    }
}
