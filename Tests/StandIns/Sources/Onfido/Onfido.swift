// A stand-in for an identity verification SDK: a configuration built step by step, a flow that runs over a screen and
// answers once, and a delegate that sees each picture as it is taken. Everything is told on a queue of the SDK's own.
// It opens no camera: the token decides who is in front of it.

import Foundation
import UIKit

/// What a face is checked with.
public enum FaceStepVariant {
    /// A picture.
    case photo
    /// A short film.
    case video
}

/// A picture that was taken.
public protocol MediaResult {}

/// A picture of a document.
public struct DocumentResult: MediaResult {
    /// Which side it shows.
    public let side: String
}

/// A picture of a face.
public struct SelfieResult: MediaResult {}

/// Sees each picture.
public protocol MediaCallback {
    /// A picture was taken.
    func onMediaCaptured(result: MediaResult)
}

/// Why the configuration cannot be used.
public enum OnfidoConfigError: Error {
    /// There is no token.
    case missingToken
    /// There is nothing to do.
    case missingSteps
}

/// Why a flow ended without an answer.
public enum OnfidoFlowError: Error {
    /// The person does not let the app use the camera.
    case cameraPermission
    /// The pictures could not be sent.
    case upload(description: String)
}

/// How a flow ended.
public enum OnfidoResponse {
    /// All pictures are with the vendor.
    case success
    /// The person has left.
    case cancel
    /// It did not work.
    case error(Error)
}

/// What a flow is to do.
public final class OnfidoConfig {
    let token: String
    let hasDocumentStep: Bool
    let faceStep: FaceStepVariant?
    let callback: MediaCallback?

    init(_ builder: OnfidoConfigBuilder, token: String) {
        self.token = token
        hasDocumentStep = builder.hasDocumentStep
        faceStep = builder.faceStep
        callback = builder.callback
    }

    /// An empty configuration, to be filled.
    public static func builder() -> OnfidoConfigBuilder { OnfidoConfigBuilder() }
}

/// A configuration on its way.
public final class OnfidoConfigBuilder {
    private var token: String?
    private(set) var hasDocumentStep = false
    private(set) var faceStep: FaceStepVariant?
    private(set) var callback: MediaCallback?

    /// The token that the app's server has got. With "sandbox-no-camera" the camera may not be used, with
    /// "sandbox-leaves" the person leaves, with "sandbox-waits" nothing happens at the face step; "expired" cannot
    /// upload.
    public func withSDKToken(_ token: String) -> OnfidoConfigBuilder {
        self.token = token
        return self
    }

    /// Takes pictures of a document.
    public func withDocumentStep() -> OnfidoConfigBuilder {
        hasDocumentStep = true
        return self
    }

    /// Takes pictures of the face.
    public func withFaceStep(ofVariant variant: FaceStepVariant) -> OnfidoConfigBuilder {
        faceStep = variant
        return self
    }

    /// Shows each picture to `mediaCallback`.
    public func withMediaCallback(mediaCallback: MediaCallback) -> OnfidoConfigBuilder {
        callback = mediaCallback
        return self
    }

    /// The configuration.
    public func build() throws -> OnfidoConfig {
        guard let token else { throw OnfidoConfigError.missingToken }
        guard hasDocumentStep || faceStep != nil else { throw OnfidoConfigError.missingSteps }
        return OnfidoConfig(self, token: token)
    }
}

/// The screens, for one person.
public final class OnfidoFlow {
    private let configuration: OnfidoConfig
    private var handler: ((OnfidoResponse) -> Void)?
    private let queue = DispatchQueue(label: "Onfido")

    /// The screens that a configuration asks for.
    public init(withConfiguration configuration: OnfidoConfig) {
        self.configuration = configuration
    }

    /// Says who is told how it ended.
    public func with(responseHandler: @escaping (OnfidoResponse) -> Void) -> OnfidoFlow {
        handler = responseHandler
        return self
    }

    /// Shows the first screen.
    public func run(from viewController: UIViewController) throws {
        queue.async { self.walk() }
    }

    private func walk() {
        if configuration.token == "sandbox-no-camera" {
            return end(.error(OnfidoFlowError.cameraPermission))
        }
        if configuration.hasDocumentStep {
            configuration.callback?.onMediaCaptured(result: DocumentResult(side: "front"))
        }
        switch configuration.token {
        case "sandbox-waits": return
        case "sandbox-leaves": return end(.cancel)
        case "expired": return end(.error(OnfidoFlowError.upload(description: "token expired")))
        default: break
        }
        if configuration.faceStep != nil {
            configuration.callback?.onMediaCaptured(result: SelfieResult())
        }
        end(.success)
    }

    private func end(_ response: OnfidoResponse) {
        handler?(response)
        handler = nil
    }
}
