#if DEBUG
import Combine
import Foundation

/// A mock of ``TokenStore`` for tests and previews.
@MainActor
final class MockTokenStore: TokenStore {
    // What the steps do; a test can replace it.
    var onSize: () -> CGSize = { CGSize() }
    var onClear: () -> Void = {}

    private let accountSubject = ObservedValue<Account>(Account.sample)

    private let retriesSubject = ObservedValue<Int>(0)

    private let frameSubject = ObservedValue<CGRect>(CGRect())

    var accessToken: String? = nil
    var isSignedIn: Bool = true
    private var vaultValue: Vault?
    var vault: Vault {
        get {
            guard let value = vaultValue else { Swift.fatalError("set vault first") }
            return value
        }
        set { vaultValue = newValue }
    }
    private var titleValue: AttributedString?
    var title: AttributedString {
        get {
            guard let value = titleValue else { Swift.fatalError("set title first") }
            return value
        }
        set { titleValue = newValue }
    }
    var request: URLRequest = URLRequest(url: URL(fileURLWithPath: "/sample"))
    var problem: any Error = CancellationError()
    var account: Account {
        get { accountSubject.value }
        set { accountSubject.send(newValue) }
    }
    var accountPublisher: AnyPublisher<Account, Never> { accountSubject.publisher }
    var retries: Int {
        get { retriesSubject.value }
        set { retriesSubject.send(newValue) }
    }
    var retriesPublisher: AnyPublisher<Int, Never> { retriesSubject.publisher }
    var frame: CGRect {
        get { frameSubject.value }
        set { frameSubject.send(newValue) }
    }
    var framePublisher: AnyPublisher<CGRect, Never> { frameSubject.publisher }

    func size() -> CGSize {
        return onSize()
    }

    func clear() {
        onClear()
    }
}
#endif
