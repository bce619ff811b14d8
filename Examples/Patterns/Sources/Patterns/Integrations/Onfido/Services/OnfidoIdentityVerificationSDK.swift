@preconcurrency import Onfido
import UIKit

/// Implements ``IdentityVerificationSDK`` with Onfido.
@MainActor
final class OnfidoIdentityVerificationSDK: IdentityVerificationSDK {
    private let manager: OnfidoManager
    private let tokenStore: any TokenStore
    private var client: OnfidoFlow?
    private let flow = FlowRunner<IdentityVerificationFlow> {
        OnfidoIdentityVerificationSDK.identityVerificationError(for: $0)
    }

    init(manager: OnfidoManager, tokenStore: any TokenStore) {
        self.manager = manager
        self.tokenStore = tokenStore
    }

    var status: IdentityVerificationStatus { flow.status }
    func observeStatus(_ observer: @escaping (IdentityVerificationStatus) -> Void) -> FlowObservation {
        flow.observe(observer)
    }

    func verify(_ document: IdentityDocument, over screen: UIViewController) {
        flow.start(.verify, via: .capturing) { [manager, token = tokenStore.accessToken, weak self] send in
            guard document != .studentCard else {
                throw IdentityVerificationError.documentNotAccepted
            }
            guard let token else { throw IdentityVerificationError.notSignedIn }
            let observer = OnfidoObserver()
            let configuration = try await manager.makeConfiguration(
                accessToken: token, callback: observer)
            try Task.checkCancellation()
            let screens = OnfidoFlow(withConfiguration: configuration)
                .with { @Sendable in observer.receive($0) }
            self?.client = screens
            try screens.run(from: screen)
            for try await message in observer.messages {
                switch message {
                case .documentTaken: send(.faceNeeded)
                case .finished: return .submitted
                case .left: return .leftEarly
                }
            }
            throw CancellationError()
        }
    }

    func stop() {
        flow.check(.stop)
        flow.cancel(.verify)
        client = nil
        flow.send(.leftEarly)
    }

    func fetchOutcome(completion: @escaping (Result<Bool, any Error>) -> Void) {
        flow.start(.fetchOutcome, completion: completion) { [manager, token = tokenStore.accessToken] _ in
            guard let token else { throw IdentityVerificationError.notSignedIn }
            return try await manager.fetchOutcome(accessToken: token)
        }
    }

    /// Maps an error of Onfido to the app's error.
    private nonisolated static func identityVerificationError(for error: any Error) -> IdentityVerificationError {
        if case OnfidoFlowError.cameraPermission = error { return .cameraDenied }
        return .verificationFailed(error)
    }
}

extension OnfidoManager {
    func makeIdentityVerificationSDK(tokenStore: any TokenStore) -> any IdentityVerificationSDK {
        OnfidoIdentityVerificationSDK(manager: self, tokenStore: tokenStore)
    }
}
