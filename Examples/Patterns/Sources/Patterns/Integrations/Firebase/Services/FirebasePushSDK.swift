@preconcurrency import FirebaseMessaging
import Foundation

/// Implements ``PushSDK`` with Firebase.
@MainActor
final class FirebasePushSDK: NSObject, PushSDK {
    private let manager: FirebaseManager
    private var client: Messaging?
    private let flow = FlowRunner<PushFlow> { FirebasePushSDK.pushError(for: $0) }
    private let registrationTokenSubject = ObservedValue<String?>(nil)

    init(manager: FirebaseManager) {
        self.manager = manager
        super.init()
    }

    var registrationToken: String? { registrationTokenSubject.value }
    func observeRegistrationToken(_ observer: @escaping (String?) -> Void) -> FlowObservation {
        registrationTokenSubject.observe(observer)
    }

    func register() {
        let client = Messaging.messaging()
        client.delegate = self
        self.client = client
    }

    func subscribe(to topic: Topic, completion: @escaping (Result<Void, PushError>) -> Void) {
        flow.start(
            .subscribe, completion: { completion($0.mapError { $0 as? PushError ?? Self.pushError(for: $0) }) }
        ) { [client] _ in
            guard let client else { throw PushError.noToken }
            try await withCheckedThrowingContinuation { continuation in
                client.subscribe(toTopic: topic.rawValue) { @Sendable error in
                    continuation.resume(with: error.map { .failure($0) } ?? .success(()))
                }
            }
        }
    }

    func unsubscribe(from topic: Topic, completion: @escaping (Result<Void, PushError>) -> Void) {
        flow.start(
            .unsubscribe, completion: { completion($0.mapError { $0 as? PushError ?? Self.pushError(for: $0) }) }
        ) { [client] _ in
            guard let client else { throw PushError.noToken }
            try await withCheckedThrowingContinuation { continuation in
                client.unsubscribe(fromTopic: topic.rawValue) { @Sendable error in
                    continuation.resume(with: error.map { .failure($0) } ?? .success(()))
                }
            }
        }
    }

    func forgetDevice() {
        // The person signs out whether or not the vendor can delete the token.
        client?.deleteToken { @Sendable _ in }
    }

    /// Maps an error of Firebase to the app's error.
    private nonisolated static func pushError(for error: any Error) -> PushError {
        if case MessagingError.noAPNSToken = error { return .noToken }
        return .vendorFailed(error)
    }
}

extension FirebasePushSDK: MessagingDelegate {
    nonisolated func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {
        Task { @MainActor in registrationTokenSubject.send(fcmToken) }
    }
}

extension FirebaseManager {
    func makePushSDK() -> any PushSDK {
        FirebasePushSDK(manager: self)
    }
}
