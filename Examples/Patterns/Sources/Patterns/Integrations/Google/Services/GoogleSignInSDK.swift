import Combine
@preconcurrency import GoogleSignIn
import UIKit

/// Serves ``SignInSDK`` with Google.
@MainActor
final class GoogleSignInSDK: SignInSDK {
    private let manager: GoogleManager
    private var client: GIDSignIn?
    private let statusSubject = CurrentValueSubject<SignInStatus, Never>(.unknown)
    private var signInTask: Task<Void, Never>?

    init(manager: GoogleManager) {
        self.manager = manager
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<SignInStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    /// Finds out whether somebody is still signed in.
    ///
    /// User: Opens the app.
    ///
    /// Starts from `unknown`, ends in `signedIn` or `signedOut`. Called once, at launch.
    func restoreSession() {
        let client = manager.signIn
        self.client = client
        // Nobody was signed in before: that is no failure, but the way in.
        client.restorePreviousSignIn { @Sendable [weak self] user, _ in
            let account = user.map(Account.init)
            Task { @MainActor in
                self?.statusSubject.send(account.map { .signedIn(account: $0) } ?? .signedOut)
            }
        }
    }

    /// Taps Sign in, and picks an account in the browser.
    ///
    /// The step ends when the browser sends the person back to the app.
    ///
    /// Starts from `signedOut` or `failed`, passes through `away`, ends in `signedIn`, `signedOut`
    /// or `failed`.
    ///
    /// - Parameter screen: The screen that the browser opens over.
    func signIn(over screen: UIViewController) {
        signInTask?.cancel()
        let client = manager.signIn
        self.client = client
        signInTask = Task {
            do {
                try Task.checkCancellation()
                let account = try await account(from: client, over: screen)
                // Whoever has stopped waiting is not to be signed in by a late answer.
                guard !Task.isCancelled else { return client.signOut() }
                statusSubject.send(.signedIn(account: account))
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(status(after: error))
            }
        }
        // After the Task is there, so that a reader of the status may cancel it.
        statusSubject.send(.away)
    }

    /// Comes back without having picked an account.
    ///
    /// Starts from `away`, ends in `signedOut`. Ends a running `signIn`.
    func stopWaiting() {
        signInTask?.cancel()
        statusSubject.send(.signedOut)
    }

    /// Taps Sign out.
    ///
    /// Starts from `signedIn`, ends in `signedOut`.
    func signOut() {
        client?.signOut()
        statusSubject.send(.signedOut)
    }

    /// Maps an error of the SDK to the app's error.
    func signInError(for error: any Error) -> SignInError {
        if let error = error as? SignInError { return error }
        return .signInFailed(error)
    }

    private func account(
        from client: GIDSignIn, over screen: UIViewController
    ) async throws -> Account {
        try await withCheckedThrowingContinuation { continuation in
            client.signIn(withPresenting: screen) { @Sendable result, error in
                if let result {
                    continuation.resume(returning: Account(result.user))
                } else {
                    continuation.resume(throwing: error ?? SignInError.noNetwork)
                }
            }
        }
    }

    private func status(after error: any Error) -> SignInStatus {
        if let error = error as? GIDSignInError, error.code == .canceled { return .signedOut }
        return .failed(reason: signInError(for: error))
    }
}

extension Account {
    /// The account of somebody who has signed in.
    fileprivate nonisolated init(_ user: GIDGoogleUser) {
        self.init(
            id: user.userID ?? "", name: user.profile?.name ?? "", email: user.profile?.email ?? "")
    }
}

extension GoogleManager {
    /// Makes the wrapper that serves ``SignInSDK``.
    func makeSignInSDK() -> any SignInSDK {
        GoogleSignInSDK(manager: self).verified()
    }
}
