@preconcurrency import LocalAuthentication

/// Implements ``AppLockSDK`` with LocalAuthentication.
@MainActor
final class LocalAuthenticationAppLockSDK: AppLockSDK {
    private static let policy = LAPolicy.deviceOwnerAuthenticationWithBiometrics

    private let manager: LocalAuthenticationManager
    private let flow = FlowRunner<AppLockFlow> { LocalAuthenticationAppLockSDK.appLockError(for: $0) }

    init(manager: LocalAuthenticationManager) {
        self.manager = manager
        manager.appLeft = { [weak self] in
            if let self, status.kind == .unlocked { appLeft() }
        }
    }

    var status: AppLockStatus { flow.status }
    var statuses: AsyncStream<AppLockStatus> { flow.statuses }

    var biometry: Biometry {
        let context = manager.makeContext()
        // The context does not know before it has been asked.
        _ = context.canEvaluatePolicy(Self.policy, error: nil)
        return switch context.biometryType {
        case .faceID: .face
        case .touchID: .finger
        default: .none
        }
    }

    @discardableResult
    func unlock(because reason: String) async -> AppLockStatus {
        await flow.run(.unlock, via: .asking) { [manager] _ in
            let context = manager.makeContext()
            do {
                try await withTaskCancellationHandler {
                    try await Self.ask(context, reason)
                } onCancel: {
                    context.invalidate()
                }
                return .unlocked
            } catch let error as LAError where Self.refusals.contains(error.code) {
                return .locked
            }
        }
    }

    /// The person, or the system, has taken the question off the screen.
    private static let refusals: Set<LAError.Code> = [.userCancel, .systemCancel, .appCancel]

    private static func ask(_ context: LAContext, _ reason: String) async throws {
        try await withCheckedThrowingContinuation { continuation in
            context.evaluatePolicy(policy, localizedReason: reason) { @Sendable isKnown, error in
                if isKnown {
                    continuation.resume()
                } else {
                    continuation.resume(throwing: error ?? LAError(.authenticationFailed))
                }
            }
        }
    }

    @discardableResult
    func lockNow() async -> AppLockStatus {
        await flow.run(.lockNow) { _ in .locked }
    }

    /// The app has gone to the background.
    func appLeft() { flow.send(.locked) }

    /// Maps an error of LocalAuthentication to the app's error.
    private nonisolated static func appLockError(for error: any Error) -> AppLockError {
        switch (error as? LAError)?.code {
        case .biometryNotEnrolled, .biometryNotAvailable, .passcodeNotSet: .notEnrolled
        case .biometryLockout: .lockedOut
        default: .other(error)
        }
    }
}

extension LocalAuthenticationManager {
    func makeAppLockSDK() -> any AppLockSDK {
        LocalAuthenticationAppLockSDK(manager: self)
    }
}
