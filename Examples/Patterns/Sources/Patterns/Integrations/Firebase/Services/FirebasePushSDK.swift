@preconcurrency import FirebaseMessaging
import Foundation

/// Serves ``PushSDK`` with Firebase.
@MainActor
final class FirebasePushSDK: NSObject, PushSDK {
    private let manager: FirebaseManager
    private var client: Messaging?
    private let registrationTokenSubject = PushValueSubject<String?>(nil)
    private var subscribeTask: Task<Void, Never>?
    private var unsubscribeTask: Task<Void, Never>?

    init(manager: FirebaseManager) {
        self.manager = manager
        super.init()
    }

    /// The name under which the vendor knows this phone; nil until it has one.
    var registrationToken: String? {
        registrationTokenSubject.value
    }

    /// Tells the value of `registrationToken` now, then each change, until the token returned is released.
    func observeRegistrationToken(_ observer: @escaping (String?) -> Void) -> AnyObject {
        registrationTokenSubject.observe(observer)
    }

    /// Begins to hear of the name under which the vendor knows this phone.
    ///
    /// User: Opens the app.
    ///
    /// Called once, at launch.
    func register() {
        let client = Messaging.messaging()
        client.delegate = self
        self.client = client
    }

    /// Turns a topic on in the settings.
    ///
    /// - Parameter topic: What the person wants to hear of.
    /// - Parameter completion: Is called once, unless the step is ended before.
    func subscribe(to topic: Topic, completion: @escaping SubscribeCompletion) {
        subscribeTask?.cancel()
        subscribeTask = Task {
            do {
                try Task.checkCancellation()
                try await ask { $0.subscribe(toTopic: topic.rawValue, completion: $1) }
                try Task.checkCancellation()
                completion(.success(()))
            } catch {
                guard !Task.isCancelled else { return }
                completion(.failure(pushError(for: error)))
            }
        }
    }

    /// Turns a topic off in the settings.
    ///
    /// - Parameter topic: What the person has heard enough of.
    /// - Parameter completion: Is called once, unless the step is ended before.
    func unsubscribe(from topic: Topic, completion: @escaping UnsubscribeCompletion) {
        unsubscribeTask?.cancel()
        unsubscribeTask = Task {
            do {
                try Task.checkCancellation()
                try await ask { $0.unsubscribe(fromTopic: topic.rawValue, completion: $1) }
                try Task.checkCancellation()
                completion(.success(()))
            } catch {
                guard !Task.isCancelled else { return }
                completion(.failure(pushError(for: error)))
            }
        }
    }

    /// Nothing more is sent to this phone.
    ///
    /// User: Signs out.
    func forgetDevice() {
        // Whether it worked is the vendor's business: the person is gone either way.
        client?.deleteToken { @Sendable _ in }
    }

    /// Maps an error of the SDK to the app's error.
    func pushError(for error: any Error) -> PushError {
        if let error = error as? PushError { return error }
        if case MessagingError.noAPNSToken = error { return .noToken }
        return .vendorFailed(error)
    }

    /// Asks the vendor something that is answered by an error or nothing.
    private func ask(
        _ question: (Messaging, @escaping @Sendable ((any Error)?) -> Void) -> Void
    ) async throws {
        guard let client else { throw PushError.noToken }
        try await withCheckedThrowingContinuation { (call: CheckedContinuation<Void, any Error>) in
            question(client) { error in
                if let error { call.resume(throwing: error) } else { call.resume() }
            }
        }
    }
}

extension FirebasePushSDK: MessagingDelegate {
    nonisolated func messaging(
        _ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?
    ) {
        Task { @MainActor in registrationTokenSubject.send(fcmToken) }
    }
}

extension FirebaseManager {
    /// Makes the wrapper that serves ``PushSDK``.
    func makePushSDK() -> any PushSDK {
        FirebasePushSDK(manager: self)
    }
}
