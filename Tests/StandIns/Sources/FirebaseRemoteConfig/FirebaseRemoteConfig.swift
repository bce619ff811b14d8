// A stand-in for Firebase Remote Config (https://github.com/firebase/firebase-ios-sdk:
// FirebaseRemoteConfig/Sources/Public/FirebaseRemoteConfig/FIRRemoteConfig.h). Its values can be read on every thread;
// it answers and reports updates on a queue of its own. Nothing is fetched: a test publishes the values.

import FirebaseCore
import Foundation

public let RemoteConfigThrottledEndTimeInSecondsKey = "error_throttled_end_time_seconds"

public struct RemoteConfigError: CustomNSError {
    public enum Code: Int {
        case unknown = 8001, throttled, internalError
    }

    public let code: Code
    public let errorUserInfo: [String: Any]

    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        (self.code, errorUserInfo) = (code, userInfo)
    }
}

public enum RemoteConfigSource: Int {
    case remote, `default`, `static`
}

public enum RemoteConfigFetchAndActivateStatus: Int {
    case successFetchedFromRemote, successUsingPreFetchedData, error
}

public final class RemoteConfigValue: NSObject {
    public let stringValue: String
    public let source: RemoteConfigSource

    init(_ value: String?, _ source: RemoteConfigSource) {
        stringValue = value ?? ""
        self.source = source
    }

    public var numberValue: NSNumber { NSNumber(value: Double(stringValue) ?? 0) }
    public var boolValue: Bool { ["1", "true", "yes"].contains(stringValue.lowercased()) }
}

public final class RemoteConfigSettings: NSObject {
    public var minimumFetchInterval: TimeInterval = 43_200
    public var fetchTimeout: TimeInterval = 60
}

public final class RemoteConfigUpdate: NSObject {
    public let updatedKeys: Set<String>

    init(_ updatedKeys: Set<String>) { self.updatedKeys = updatedKeys }
}

public final class ConfigUpdateListenerRegistration: NSObject {
    private let removal: () -> Void

    init(_ removal: @escaping () -> Void) { self.removal = removal }

    public func remove() { removal() }
}

public final class RemoteConfig: NSObject {
    private typealias Listener = (RemoteConfigUpdate?, Error?) -> Void
    private static let shared = RemoteConfig()

    public var configSettings = RemoteConfigSettings()
    private let lock = NSRecursiveLock()
    private let queue = DispatchQueue(label: "FirebaseRemoteConfig")
    private var defaults: [String: String] = [:]
    private var active: [String: String] = [:]
    private var fetched: [String: String] = [:]
    private var published: [String: String] = [:]
    private var problem: RemoteConfigError?
    private var listeners: [UUID: Listener] = [:]

    override private init() {}

    /// The one of the app; the app is configured before.
    public static func remoteConfig() -> RemoteConfig {
        FirebaseApp.require("FirebaseRemoteConfig")
        return shared
    }

    public func setDefaults(_ defaults: [String: NSObject]?) {
        lock.withLock { self.defaults = defaults?.mapValues { "\($0)" } ?? [:] }
    }

    public func configValue(forKey key: String) -> RemoteConfigValue {
        lock.withLock {
            if let value = active[key] { return RemoteConfigValue(value, .remote) }
            if let value = defaults[key] { return RemoteConfigValue(value, .default) }
            return RemoteConfigValue(nil, .static)
        }
    }

    public subscript(key: String) -> RemoteConfigValue { configValue(forKey: key) }

    public func fetchAndActivate(completionHandler: ((RemoteConfigFetchAndActivateStatus, Error?) -> Void)? = nil) {
        queue.async {
            let (problem, isNew) = self.lock.withLock {
                if let problem = self.problem { return (Optional(problem), false) }
                defer { (self.fetched, self.active) = (self.published, self.published) }
                return (nil, self.published != self.active)
            }
            let success: RemoteConfigFetchAndActivateStatus =
                isNew ? .successFetchedFromRemote : .successUsingPreFetchedData
            completionHandler?(problem == nil ? success : .error, problem)
        }
    }

    /// Makes what was fetched the values that are read.
    public func activate(completion: ((Bool, Error?) -> Void)? = nil) {
        queue.async {
            let isChanged = self.lock.withLock {
                defer { self.active = self.fetched }
                return self.active != self.fetched
            }
            completion?(isChanged, nil)
        }
    }

    @discardableResult
    public func addOnConfigUpdateListener(
        remoteConfigUpdateCompletion listener: @escaping (RemoteConfigUpdate?, Error?) -> Void
    ) -> ConfigUpdateListenerRegistration {
        let id = UUID()
        lock.withLock { listeners[id] = listener }
        return ConfigUpdateListenerRegistration { self.lock.withLock { self.listeners[id] = nil } }
    }

    // MARK: - For tests

    public var simulatedListenerCount: Int { lock.withLock { listeners.count } }

    /// Somebody publishes values in the console; listeners are told if they are connected.
    public func simulatePublish(_ values: [String: String], isConnected: Bool = true) {
        queue.async {
            let (keys, listeners) = self.lock.withLock {
                let keys = Set(values.keys).union(self.published.keys).filter {
                    values[$0] != self.published[$0]
                }
                self.published = values
                guard isConnected else { return (Set(keys), [Listener]()) }
                if !self.listeners.isEmpty { self.fetched = values }
                return (Set(keys), Array(self.listeners.values))
            }
            listeners.forEach { $0(RemoteConfigUpdate(keys), nil) }
        }
    }

    /// Each fetch fails from now on; none with nil.
    public func simulateProblem(_ problem: RemoteConfigError?) {
        lock.withLock { self.problem = problem }
    }

    /// As in an app that was installed just now.
    public func simulateReinstall() {
        queue.sync {
            lock.withLock {
                (defaults, active, fetched, published) = ([:], [:], [:], [:])
                (problem, listeners) = (nil, [:])
            }
        }
    }
}
