import Combine
@preconcurrency import GoogleSignIn
import UIKit

/// Implements ``SignInSDK`` with Google.
@MainActor
final class GoogleSignInSDK: SignInSDK {
    private let client: GIDSignIn
    private let flow = FlowRunner<SignInFlow> { GoogleSignInSDK.signInError(for: $0) }

    init(manager: GoogleManager) {
        client = manager.signIn
    }

    var status: SignInStatus { flow.status }
    var statusPublisher: AnyPublisher<SignInStatus, Never> { flow.statusPublisher }

    func restoreSession() {
        flow.check(.restoreSession)
        flow.start(.restoreSession) { [client] _ in
            await withCheckedContinuation { continuation in
                // An error here means that nobody was signed in, which is no failure of the flow.
                client.restorePreviousSignIn { @Sendable user, _ in
                    continuation.resume(
                        returning: user.map { .signedIn(account: Account($0)) } ?? .signedOut)
                }
            }
        }
    }

    func signIn(over screen: UIViewController) {
        flow.start(.signIn, via: .away) { [client] _ in
            do {
                let account: Account = try await withCheckedThrowingContinuation { continuation in
                    client.signIn(withPresenting: screen) { @Sendable result, error in
                        continuation.resume(
                            with: Result {
                                guard let result else { throw error ?? SignInError.noNetwork }
                                return Account(result.user)
                            })
                    }
                }
                // The person has stopped waiting, so the account is not used.
                if Task.isCancelled { client.signOut() }
                return .signedIn(account: account)
            } catch let error as GIDSignInError where error.code == .canceled {
                return .signedOut
            }
        }
    }

    func stopWaiting() {
        flow.check(.stopWaiting)
        flow.cancel(.signIn)
        flow.send(.signedOut)
    }

    func signOut() {
        flow.check(.signOut)
        client.signOut()
        flow.send(.signedOut)
    }

    /// Maps an error of Google to the app's error.
    private nonisolated static func signInError(for error: any Error) -> SignInError {
        .signInFailed(error)
    }
}

extension Account {
    /// The app's model of a user of Google.
    fileprivate nonisolated init(_ user: GIDGoogleUser) {
        self.init(
            id: user.userID ?? "", name: user.profile?.name ?? "", email: user.profile?.email ?? "")
    }
}

extension GoogleManager {
    func makeSignInSDK() -> any SignInSDK {
        GoogleSignInSDK(manager: self)
    }
}
