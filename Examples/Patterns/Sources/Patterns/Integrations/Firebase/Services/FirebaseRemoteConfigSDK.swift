@preconcurrency import FirebaseCore
@preconcurrency import FirebaseRemoteConfig
import Foundation

/// Implements ``RemoteConfigSDK`` with Firebase.
nonisolated final class FirebaseRemoteConfigSDK: RemoteConfigSDK, @unchecked Sendable {
    /// The app has not launched yet.
    struct NotLaunched: Error {}

    private let manager: FirebaseManager
    private let lock = NSLock()
    private var client: RemoteConfig?
    private var registration: ConfigUpdateListenerRegistration?
    private let flow = FlowRunner<RemoteConfigFlow> { FirebaseRemoteConfigSDK.remoteConfigError(for: $0) }
    private let valuesUpdatedSubject = FlowSignal<Set<String>>()

    init(manager: FirebaseManager) {
        self.manager = manager
    }

    deinit {
        registration?.remove()
    }

    /// The client, on any thread; nil before the launch.
    private var launched: RemoteConfig? { lock.withLock { client } }

    var valuesUpdatedValues: AsyncStream<Set<String>> { valuesUpdatedSubject.stream }

    func listen() {
        let client = RemoteConfig.remoteConfig()
        let texts = TextSetting.allCases.map { ($0.rawValue, $0.defaultValue as NSObject) }
        let numbers = NumberSetting.allCases.map { ($0.rawValue, $0.defaultValue as NSObject) }
        client.setDefaults(Dictionary(uniqueKeysWithValues: texts + numbers))
        let registration = client.addOnConfigUpdateListener { @Sendable [weak self] update, _ in
            // After an error the SDK connects again by itself.
            guard let self, let update else { return }
            client.activate { @Sendable _, _ in self.valuesUpdated(keys: update.updatedKeys) }
        }
        lock.withLock {
            self.registration?.remove()
            (self.client, self.registration) = (client, registration)
        }
    }

    func refresh() async throws -> Bool {
        try await flow.value(.refresh) { [launched] _ in
            guard let client = launched else { throw NotLaunched() }
            return try await withCheckedThrowingContinuation { continuation in
                client.fetchAndActivate { @Sendable status, error in
                    if let error {
                        continuation.resume(throwing: error)
                    } else {
                        continuation.resume(returning: status == .successFetchedFromRemote)
                    }
                }
            }
        }
    }

    func text(_ setting: TextSetting) -> String {
        launched?.configValue(forKey: setting.rawValue).stringValue ?? setting.defaultValue
    }

    func number(_ setting: NumberSetting) -> Int {
        launched?.configValue(forKey: setting.rawValue).numberValue.intValue ?? setting.defaultValue
    }

    func variant(of experiment: Experiment) -> Variant {
        let name = launched?.configValue(forKey: experiment.rawValue).stringValue
        // A variant that this version of the app does not know is none.
        return name.flatMap(Variant.init) ?? .control
    }

    /// Somebody has published new values, which hold from now on.
    func valuesUpdated(keys: Set<String>) { valuesUpdatedSubject.send(keys) }

    /// Maps an error of Firebase to the app's error.
    private nonisolated static func remoteConfigError(for error: any Error) -> RemoteConfigError {
        guard let problem = error as? FirebaseRemoteConfig.RemoteConfigError,
            problem.code == .throttled
        else { return .unavailable(error) }
        let end = problem.errorUserInfo[RemoteConfigThrottledEndTimeInSecondsKey] as? TimeInterval
        return .throttled(until: end.map(Date.init(timeIntervalSince1970:)))
    }
}

extension FirebaseManager {
    func makeRemoteConfigSDK() -> any RemoteConfigSDK {
        FirebaseRemoteConfigSDK(manager: self)
    }
}
