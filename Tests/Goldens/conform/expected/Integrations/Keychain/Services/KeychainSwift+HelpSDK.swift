@preconcurrency import KeychainSwift
import SwiftUI

/// Implements ``HelpSDK`` with KeychainSwift itself.
nonisolated extension KeychainSwift: HelpSDK {
    @MainActor func notes(named name: String) -> AnyView {
        // TODO(flowgen): Return a view of KeychainSwift.
        AnyView(EmptyView())
    }

    @MainActor var overview: AnyView {
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
