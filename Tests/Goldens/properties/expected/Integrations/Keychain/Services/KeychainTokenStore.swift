import Combine
import Foundation

/// Implements ``TokenStore`` with Keychain.
@MainActor
final class KeychainTokenStore: TokenStore {
    private let manager: KeychainManager
    private let accountSubject = ObservedValue<Account>()
    private let retriesSubject = ObservedValue<Int>(0)
    private let frameSubject = ObservedValue<CGRect>(CGRect())

    init(manager: KeychainManager) {
        self.manager = manager
    }

    var accessToken: String? {
        get {
            // TODO(flowgen): Return the value that Keychain holds.
            nil
        }
        set {
            // TODO(flowgen): Set `newValue` in Keychain.
        }
    }

    var isSignedIn: Bool {
        // TODO(flowgen): Return the value that Keychain holds.
        false
    }

    // TODO(flowgen): Send each change of Keychain's value to `accountSubject`.
    var account: Account {
        get { accountSubject.value }
        set {
            // TODO(flowgen): Set `newValue` in Keychain.
        }
    }
    var accountPublisher: AnyPublisher<Account, Never> { accountSubject.publisher }

    // TODO(flowgen): Send each change of Keychain's value to `retriesSubject`.
    var retries: Int { retriesSubject.value }
    var retriesPublisher: AnyPublisher<Int, Never> { retriesSubject.publisher }

    var vault: Vault {
        // TODO(flowgen): Return the value that Keychain holds.
        fatalError("vault is not written yet")
    }

    // TODO(flowgen): Send each change of Keychain's value to `frameSubject`.
    var frame: CGRect { frameSubject.value }
    var framePublisher: AnyPublisher<CGRect, Never> { frameSubject.publisher }

    var title: AttributedString {
        // TODO(flowgen): Return the value that Keychain holds.
        fatalError("title is not written yet")
    }

    var request: URLRequest {
        // TODO(flowgen): Return the value that Keychain holds.
        URLRequest(url: URL(fileURLWithPath: "/sample"))
    }

    func size() -> CGSize {
        // TODO(flowgen): Call Keychain and return the answer.
        CGSize()
    }

    func clear() {
        // TODO(flowgen): Call Keychain.
    }
}

extension KeychainManager {
    func makeTokenStore() -> any TokenStore {
        KeychainTokenStore(manager: self)
    }
}
