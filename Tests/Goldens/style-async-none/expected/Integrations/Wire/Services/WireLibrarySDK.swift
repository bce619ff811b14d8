@preconcurrency internal import ParcelWire

/// Implements ``LibrarySDK`` with Wire.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[client]`. Where ParcelWire calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
nonisolated final class WireLibrarySDK: LibrarySDK {
    private let manager: WireManager
    // TODO(flowgen): Set it before a step needs it, or make it a `let`.
    private var client: ParcelClient?
    private let flow = FlowRunner<LibraryFlow> { WireLibrarySDK.libraryError(for: $0) }
    private let shelfSubject = ObservedValue<Book>(Book(title: "Shelf"))
    private let vaultSubject = ObservedValue<Vault>()
    private let noticedSubject = FlowSignal<(text: String, sender: String)>()
    private let rangSubject = FlowSignal<Void>()

    init(manager: WireManager) {
        self.manager = manager
    }

    var status: LibraryStatus { flow.status }
    var statuses: AsyncStream<LibraryStatus> { flow.statuses }

    var reader: String {
        get {
            // TODO(flowgen): Return the value that ParcelWire holds.
            ""
        }
        set {
            // TODO(flowgen): Set `newValue` in ParcelWire.
        }
    }

    var limit: Int {
        // TODO(flowgen): Return the value that ParcelWire holds.
        0
    }

    // TODO(flowgen): Send each change of ParcelWire's value to `shelfSubject`.
    var shelf: Book {
        get { shelfSubject.value }
        set {
            // TODO(flowgen): Set `newValue` in ParcelWire.
        }
    }
    var shelfValues: AsyncStream<Book> { shelfSubject.stream }

    // TODO(flowgen): Send each change of ParcelWire's value to `vaultSubject`.
    var vault: Vault {
        get { vaultSubject.value }
        set {
            // TODO(flowgen): Set `newValue` in ParcelWire.
        }
    }
    var vaultValues: AsyncStream<Vault> { vaultSubject.stream }

    var safe: Vault {
        // TODO(flowgen): Return the value that ParcelWire holds.
        fatalError("safe is not written yet")
    }

    var noticedValues: AsyncStream<(text: String, sender: String)> { noticedSubject.stream }

    var rangValues: AsyncStream<Void> { rangSubject.stream }

    @discardableResult
    func open() async -> LibraryStatus {
        await flow.run(.open) { _ in
            // TODO(flowgen): Call ParcelWire and return `.idle`.
            throw NotWritten()
        }
    }

    func warmUp() {
        // TODO(flowgen): Call ParcelWire.
    }

    @discardableResult
    func search(title: String, limit: Int) async -> LibraryStatus {
        await flow.run(.search, via: .searching) { _ in
            // TODO(flowgen): Call ParcelWire and return `.found(count:)`.
            throw NotWritten()
        }
    }

    func stop() async -> LibraryStatus {
        await flow.run(.stop) { _ in
            // TODO(flowgen): Call ParcelWire and return `.idle`.
            throw NotWritten()
        }
    }

    func fetch(page: Int) async throws -> [Book] {
        try await flow.value(.fetch) { _ in
            // TODO(flowgen): Call ParcelWire and return the answer.
            throw NotWritten()
        }
    }

    @discardableResult
    func count() async -> Int {
        // TODO(flowgen): Call ParcelWire and return the answer.
        onFlowBreach("LibraryFlow: 'count' is not written yet")
        return 0
    }

    func upload(book: Book) async throws -> Book {
        try await flow.value(.upload) { _ in
            // TODO(flowgen): Call ParcelWire and return the answer.
            throw NotWritten()
        }
    }

    func rename(for book: Book, _ title: String) async throws {
        try await flow.value(.rename) { _ in
            // TODO(flowgen): Call ParcelWire.
            throw NotWritten()
        }
    }

    func watch() -> AsyncThrowingStream<Book, any Error> {
        flow.stream(.watch) { _, yield in
            // TODO(flowgen): Call ParcelWire and yield each value.
            throw NotWritten()
        }
    }

    func hints() -> AsyncThrowingStream<String, any Error> {
        flow.stream(.hints) { _, yield in
            // TODO(flowgen): Call ParcelWire, yield each value and wait with `return try await untilEnded()`.
            throw NotWritten()
        }
    }

    func borrow(id: Int, note: String?) async throws -> Book {
        try await flow.value(.borrow, via: .borrowing) { send in
            // TODO(flowgen): Call ParcelWire, send `.borrowed` and return the answer.
            throw NotWritten()
        }
    }

    func give() async -> Int {
        flow.check(.give)
        // TODO(flowgen): Call ParcelWire, send `.idle` and return the answer.
        onFlowBreach("LibraryFlow: 'give' is not written yet")
        return 0
    }

    @discardableResult
    func isKnown(title: String) -> Bool {
        // TODO(flowgen): Call ParcelWire and return the answer.
        onFlowBreach("LibraryFlow: 'isKnown' is not written yet")
        return false
    }

    func isKnown(id: Int) -> Bool {
        // TODO(flowgen): Call ParcelWire and return the answer.
        onFlowBreach("LibraryFlow: 'isKnownByID' is not written yet")
        return false
    }

    func parse(link: String) throws(LibraryError) -> Int {
        // TODO(flowgen): Call ParcelWire and return the answer.
        onFlowBreach("LibraryFlow: 'parse' is not written yet")
        throw LibraryError.unreachable(NotWritten())
    }

    func close() {
        flow.cancel(.search, .borrow)
        // TODO(flowgen): Call ParcelWire and send `.closed`.
        onFlowBreach("LibraryFlow: 'close' is not written yet")
    }

    func track(position: Double) {
        // TODO(flowgen): Call ParcelWire.
    }

    /// Somebody looks up.
    // TODO(flowgen): Call this from ParcelWire's callback.
    func noticed(text: String, sender: String) { noticedSubject.send((text: text, sender: sender)) }

    // TODO(flowgen): Call this from ParcelWire's callback.
    func rang() { rangSubject.send(()) }

    /// The power fails.
    // TODO(flowgen): Call this from ParcelWire's callback.
    func power(reason: LibraryError) { flow.send(.failed(reason: reason)) }

    /// Maps an error of ParcelWire to the app's error.
    private nonisolated static func libraryError(for error: any Error) -> LibraryError {
        // TODO(flowgen): Map the errors of ParcelWire to the cases of `LibraryError`.
        .unreachable(error)
    }
}

extension WireManager {
    func makeLibrarySDK() -> any LibrarySDK {
        WireLibrarySDK(manager: self)
    }
}
