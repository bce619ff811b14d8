@preconcurrency import KeychainSwift
import SwiftUI

/// Serves ``HelpSDK`` with Keychain.
extension KeychainSwift: HelpSDK {
    /// The notes view.
    ///
    /// - Parameter name: The name.
    func notes(named name: String) -> AnyView {
        AnyView(Text(get(name) ?? ""))
    }

    /// The overview view.
    var overview: AnyView {
        AnyView(Text("Notes"))
    }
}

extension KeychainManager {
    /// Hands out KeychainSwift's own object as ``HelpSDK``.
    func makeHelpSDK() -> any HelpSDK {
        keychain
    }
}
