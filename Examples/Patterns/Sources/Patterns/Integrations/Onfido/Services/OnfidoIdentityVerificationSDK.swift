import Foundation
@preconcurrency import Onfido
import UIKit

/// Serves ``IdentityVerificationSDK`` with Onfido.
@MainActor
final class OnfidoIdentityVerificationSDK: NSObject, IdentityVerificationSDK {
    private let manager: OnfidoManager
    private let tokenStore: any TokenStore
    private var client: OnfidoFlow?
    private let statusSubject = IdentityVerificationValueSubject<IdentityVerificationStatus>(.idle)
    private var verifyTask: Task<Void, Never>?
    private var fetchOutcomeTask: Task<Void, Never>?

    init(manager: OnfidoManager, tokenStore: any TokenStore) {
        self.manager = manager
        self.tokenStore = tokenStore
        super.init()
    }

    /// Tells the current status first, then each change, until the token returned is released.
    func observeStatus(
        _ observer: @escaping (IdentityVerificationStatus) -> Void
    ) -> AnyObject {
        statusSubject.observe(observer)
    }

    /// Opens the vendor's screens, and follows the person through them.
    ///
    /// User: Shows a document and their face to the camera.
    ///
    /// Starts from `idle`, `leftEarly` or `failed`, passes through `capturing`, `faceNeeded`, ends in
    /// `submitted`, `leftEarly` or `failed`.
    ///
    /// - Parameter document: What the person has at hand.
    /// - Parameter screen: The screen that the vendor's screens cover.
    func verify(_ document: IdentityDocument, over screen: UIViewController) {
        verifyTask?.cancel()
        verifyTask = Task {
            do {
                try Task.checkCancellation()
                guard document != .studentCard else {
                    throw IdentityVerificationError.documentNotAccepted
                }
                let configuration = try await manager.makeConfiguration(
                    accessToken: try accessToken(), callback: self)
                try Task.checkCancellation()
                let status = try await status(after: configuration, over: screen)
                try Task.checkCancellation()
                statusSubject.send(status)
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.failed(reason: identityVerificationError(for: error)))
            }
        }
        // After the Task is there, so that a reader of the status may cancel it.
        statusSubject.send(.capturing)
    }

    /// Shakes the phone to get out.
    ///
    /// Starts from `capturing` or `faceNeeded`, ends in `leftEarly`. Ends a running `verify`.
    func stop() {
        verifyTask?.cancel()
        statusSubject.send(.leftEarly)
    }

    /// Asks what became of it.
    ///
    /// User: Comes back the next day.
    ///
    /// - Parameter completion: Is called once, unless the step is ended before.
    func fetchOutcome(completion: @escaping FetchOutcomeCompletion) {
        fetchOutcomeTask?.cancel()
        fetchOutcomeTask = Task {
            do {
                try Task.checkCancellation()
                let outcome = try await manager.fetchOutcome(accessToken: try accessToken())
                try Task.checkCancellation()
                completion(.success(outcome))
            } catch {
                guard !Task.isCancelled else { return }
                completion(.failure(error))
            }
        }
    }

    /// Maps an error of the SDK to the app's error.
    func identityVerificationError(for error: any Error) -> IdentityVerificationError {
        if let error = error as? IdentityVerificationError { return error }
        if case OnfidoFlowError.cameraPermission = error { return .cameraDenied }
        return .verificationFailed(error)
    }

    private func accessToken() throws -> String {
        guard let token = tokenStore.accessToken else {
            throw IdentityVerificationError.notSignedIn
        }
        return token
    }

    private func status(
        after configuration: OnfidoConfig, over screen: UIViewController
    ) async throws -> IdentityVerificationStatus {
        let (answers, answer) = AsyncThrowingStream<IdentityVerificationStatus, any Error>
            .makeStream()
        let flow = OnfidoFlow(withConfiguration: configuration).with { @Sendable response in
            let outcome: Result<IdentityVerificationStatus, any Error> =
                switch response {
                case .success: .success(.submitted)
                case .cancel: .success(.leftEarly)
                case .error(let error): .failure(error)
                }
            // The same way that the pictures take, so that it does not overtake them.
            Task { @MainActor in answer.yield(with: outcome) }
        }
        client = flow
        try flow.run(from: screen)
        for try await status in answers { return status }
        throw CancellationError()
    }

    private func takePicture(ofDocument isDocument: Bool) {
        // Late pictures, of a run that was ended, change nothing.
        guard isDocument, statusSubject.value.kind == .capturing else { return }
        statusSubject.send(.faceNeeded)
    }
}

extension OnfidoIdentityVerificationSDK: MediaCallback {
    nonisolated func onMediaCaptured(result: MediaResult) {
        let isDocument = result is DocumentResult
        Task { @MainActor in takePicture(ofDocument: isDocument) }
    }
}

extension OnfidoManager {
    /// Makes the wrapper that serves ``IdentityVerificationSDK``.
    func makeIdentityVerificationSDK(tokenStore: any TokenStore) -> any IdentityVerificationSDK {
        OnfidoIdentityVerificationSDK(manager: self, tokenStore: tokenStore)
    }
}
