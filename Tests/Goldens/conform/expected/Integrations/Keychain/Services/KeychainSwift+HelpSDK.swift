@preconcurrency import KeychainSwift
import SwiftUI

/// Implements ``HelpSDK`` with KeychainSwift itself.
extension KeychainSwift: HelpSDK {
    func notes(named name: String) -> AnyView {
        // TODO(flowgen): Return a view of KeychainSwift.
        AnyView(EmptyView())
    }

    var overview: AnyView {
        // TODO(flowgen): Return a view of KeychainSwift.
        AnyView(EmptyView())
    }
}

extension KeychainManager {
    func makeHelpSDK() -> any HelpSDK {
        // TODO(flowgen): Return the KeychainSwift that the app uses.
        KeychainSwift()
    }
}
