@preconcurrency import KeychainSwift
import SwiftUI

/// Serves ``HelpSDK`` with Keychain.
extension KeychainSwift: HelpSDK {
    /// The notes view.
    ///
    /// - Parameter name: The name.
    func notes(named name: String) -> AnyView {
        // TODO(flowgen): Return a view of KeychainSwift, as an `AnyView`.
        fatalError("notes is not written yet")
    }

    /// The overview view.
    var overview: AnyView {
        // TODO(flowgen): Return a view of KeychainSwift, as an `AnyView`.
        fatalError("overview is not written yet")
    }
}

extension KeychainManager {
    /// Hands out KeychainSwift's own object as ``HelpSDK``.
    func makeHelpSDK() -> any HelpSDK {
        // TODO(flowgen): Return the KeychainSwift that the app uses, such as `KeychainSwift()`.
        fatalError("makeHelpSDK() is not written yet")
    }
}
