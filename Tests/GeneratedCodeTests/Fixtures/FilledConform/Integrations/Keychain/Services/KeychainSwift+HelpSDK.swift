@preconcurrency import KeychainSwift
import SwiftUI

/// Implements ``HelpSDK`` with Keychain.
extension KeychainSwift: HelpSDK {
    func notes(named name: String) -> AnyView {
        AnyView(Text(get(name) ?? ""))
    }

    var overview: AnyView {
        AnyView(Text("Notes"))
    }
}

extension KeychainManager {
    func makeHelpSDK() -> any HelpSDK {
        keychain
    }
}
