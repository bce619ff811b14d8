#if DEBUG
import Foundation

/// A mock of ``LibrarySDK`` for tests and previews.
@dynamicMemberLookup
nonisolated final class MockLibrarySDK: LibrarySDK, @unchecked Sendable {
    private let lock = NSLock()
    private var spy: Spy

    struct Spy {
        fileprivate(set) var calls: [LibraryFlow.Step] = []
        fileprivate(set) var searchCalls: [(title: String, limit: Int)] = []
        fileprivate(set) var fetchCalls: [Int] = []
        fileprivate(set) var uploadCalls: [Book] = []
        fileprivate(set) var renameCalls: [(book: Book, title: String)] = []
        fileprivate(set) var borrowCalls: [(id: Int, note: String?)] = []
        fileprivate(set) var isKnownCalls: [String] = []
        fileprivate(set) var parseCalls: [String] = []
        fileprivate(set) var trackCalls: [Double] = []
        fileprivate var reader: String = "reader"
        fileprivate var limit: Int = 1
        fileprivate var safe: Vault?
        var onOpen: @Sendable () async throws -> LibraryStatus = { .idle }
        var onWarmUp: @Sendable () -> Void = {}
        var onSearch: @Sendable (_ title: String, _ limit: Int, _ send: LibraryFlow.Send) async throws -> LibraryStatus
        var onStop: @Sendable () async throws -> LibraryStatus = { .idle }
        var onFetch: @Sendable (_ page: Int) async throws -> [Book]
        var onCount: @Sendable () async -> Int
        var onUpload: @Sendable (_ book: Book) async throws -> Book = { book in Book(title: "A book") }
        var onRename: @Sendable (_ book: Book, _ title: String) async throws -> Void = { book, title in }
        var onWatch: @Sendable (_ yield: (Book) -> Void) async throws -> Void
        var onHints: @Sendable (_ yield: (String) -> Void) async throws -> Void = { yield in
            yield("One")
            yield("Two")
        }
        var onBorrow: @Sendable (_ id: Int, _ note: String?, _ send: LibraryFlow.Send) async throws -> Book
        var onGive: @Sendable (_ send: LibraryFlow.Send) async -> Int
        var onIsKnown: @Sendable (_ title: String) -> Bool = { title in true }
        var onParse: @Sendable (_ link: String) throws(LibraryError) -> Int = { (link) throws(LibraryError) in
            if link.isEmpty { throw LibraryError.noTitle }
            return link.count
        }
        var onClose: @Sendable () -> LibraryStatus = { .closed }
        var onTrack: @Sendable (_ position: Double) -> Void = { position in }
    }

    /// The members of the spy are the mock's: what was called, and what the steps do.
    subscript<Value>(dynamicMember member: WritableKeyPath<Spy, Value>) -> Value {
        get { lock.withLock { spy[keyPath: member] } }
        set { lock.withLock { spy[keyPath: member] = newValue } }
    }

    subscript<Value>(dynamicMember member: KeyPath<Spy, Value>) -> Value {
        lock.withLock { spy[keyPath: member] }
    }

    var onParse: @Sendable (_ link: String) throws(LibraryError) -> Int {
        get { lock.withLock { spy.onParse } }
        set { lock.withLock { spy.onParse = newValue } }
    }

    private let flow = FlowRunner<LibraryFlow> { .unreachable($0) }

    private let shelfSubject = ObservedValue<Book>(Book(title: "Shelf"))

    private let vaultSubject = ObservedValue<Vault>()

    init(clock: any Clock<Duration> = ContinuousClock()) {
        spy = Spy(
            onSearch: { title, limit, send in
                if title.isEmpty { return .failed(reason: .noTitle) }
                if title == "slow" {
                    try await clock.sleep(for: .seconds(0.05))
                    return .found(count: 1)
                }
                if title == "odd" {
                    send(.searching)
                    try await clock.sleep(for: .seconds(0.05))
                    return .found(count: 3)
                }
                return .found(count: limit)
            },
            onFetch: { page in
                if page < 0 { throw LibraryError.noSuchPage }
                if page > 9 {
                    try await clock.sleep(for: .seconds(0.05))
                    return []
                }
                if page == 7 {
                    try await clock.sleep(for: .seconds(0.05))
                    throw LibraryError.noSuchPage
                }
                return [Book(title: "A book")]
            },
            onCount: {
                do { try await clock.sleep(for: .seconds(0.05)) } catch {}
                return 3
            },
            onWatch: { yield in
                try await clock.sleep(for: .seconds(0.05))
                yield(Book(title: "A"))
                yield(Book(title: "B"))
            },
            onBorrow: { id, note, send in
                if id == 0 { throw LibraryError.noSuchPage }
                if id == 1 {
                    try await clock.sleep(for: .seconds(0.05))
                    send(.borrowed)
                    return Book(title: "slow")
                }
                send(.borrowed)
                return Book(title: "A book")
            },
            onGive: { send in
                do { try await clock.sleep(for: .seconds(0.05)) } catch {}
                send(.idle)
                return 5
            }
        )
    }

    var status: LibraryStatus { flow.status }
    var statuses: AsyncStream<LibraryStatus> { flow.statuses }

    var reader: String {
        get { lock.withLock { spy.reader } }
        set { lock.withLock { spy.reader = newValue } }
    }
    var limit: Int {
        get { lock.withLock { spy.limit } }
        set { lock.withLock { spy.limit = newValue } }
    }
    var safe: Vault {
        get {
            guard let value = lock.withLock({ spy.safe }) else { Swift.fatalError("set safe first") }
            return value
        }
        set { lock.withLock { spy.safe = newValue } }
    }
    var shelf: Book {
        get { shelfSubject.value }
        set { shelfSubject.send(newValue) }
    }
    var shelfValues: AsyncStream<Book> { shelfSubject.stream }
    var vault: Vault {
        get { vaultSubject.value }
        set { vaultSubject.send(newValue) }
    }
    var vaultValues: AsyncStream<Vault> { vaultSubject.stream }

    @discardableResult
    func open() async -> LibraryStatus {
        self.lock.withLock { self.spy.calls.append(.open) }
        return await flow.run(.open) { [onOpen = self.onOpen] _ in try await onOpen() }
    }

    func warmUp() {
        self.lock.withLock { self.spy.calls.append(.warmUp) }
        self.onWarmUp()
    }

    @discardableResult
    func search(title: String, limit: Int) async -> LibraryStatus {
        self.lock.withLock { self.spy.calls.append(.search) }
        self.lock.withLock { self.spy.searchCalls.append((title, limit)) }
        return await flow.run(.search, via: .searching) { [onSearch = self.onSearch] send in
            try await onSearch(title, limit, send)
        }
    }

    @discardableResult
    func stop() async -> LibraryStatus {
        self.lock.withLock { self.spy.calls.append(.stop) }
        return await flow.run(.stop) { [onStop = self.onStop] _ in try await onStop() }
    }

    func fetch(page: Int) async throws -> [Book] {
        self.lock.withLock { self.spy.calls.append(.fetch) }
        self.lock.withLock { self.spy.fetchCalls.append(page) }
        return try await flow.value(.fetch) { [onFetch = self.onFetch] _ in try await onFetch(page) }
    }

    func count() async -> Int {
        self.lock.withLock { self.spy.calls.append(.count) }
        return await self.onCount()
    }

    func upload(book: Book) async throws -> Book {
        self.lock.withLock { self.spy.calls.append(.upload) }
        self.lock.withLock { self.spy.uploadCalls.append(book) }
        return try await flow.value(.upload) { [onUpload = self.onUpload] _ in try await onUpload(book) }
    }

    func rename(for book: Book, _ title: String) async throws {
        self.lock.withLock { self.spy.calls.append(.rename) }
        self.lock.withLock { self.spy.renameCalls.append((book, title)) }
        try await flow.value(.rename) { [onRename = self.onRename] _ in try await onRename(book, title) }
    }

    func watch() -> AsyncThrowingStream<Book, any Error> {
        self.lock.withLock { self.spy.calls.append(.watch) }
        return flow.stream(.watch) { [onWatch = self.onWatch] _, yield in try await onWatch(yield) }
    }

    func hints() -> AsyncThrowingStream<String, any Error> {
        self.lock.withLock { self.spy.calls.append(.hints) }
        return flow.stream(.hints) { [onHints = self.onHints] _, yield in try await onHints(yield) }
    }

    func borrow(id: Int, note: String?) async throws -> Book {
        self.lock.withLock { self.spy.calls.append(.borrow) }
        self.lock.withLock { self.spy.borrowCalls.append((id, note)) }
        return try await flow.value(.borrow, via: .borrowing) { [onBorrow = self.onBorrow] send in
            try await onBorrow(id, note, send)
        }
    }

    func give() async -> Int {
        self.lock.withLock { self.spy.calls.append(.give) }
        flow.check(.give)
        return await self.onGive(flow.send)
    }

    func isKnown(title: String) -> Bool {
        self.lock.withLock { self.spy.calls.append(.isKnown) }
        self.lock.withLock { self.spy.isKnownCalls.append(title) }
        return self.onIsKnown(title)
    }

    func parse(link: String) throws(LibraryError) -> Int {
        self.lock.withLock { self.spy.calls.append(.parse) }
        self.lock.withLock { self.spy.parseCalls.append(link) }
        return try self.onParse(link)
    }

    func close() {
        self.lock.withLock { self.spy.calls.append(.close) }
        flow.cancel(.search, .borrow)
        flow.send(self.onClose())
    }

    func track(position: Double) {
        self.lock.withLock { self.spy.calls.append(.track) }
        self.lock.withLock { self.spy.trackCalls.append(position) }
        self.onTrack(position)
    }

    /// Sends a status of an event, such as `power`.
    func send(_ status: LibraryStatus) { flow.send(status) }

    /// Sends the statuses of a scenario, as if its steps had been called.
    @MainActor func play(_ scenario: LibraryScenario) {
        scenario.moves.flatMap(\.statuses).forEach { flow.send($0) }
    }

    /// Returns once no step is running.
    func finishSteps() async { await flow.finishSteps() }
}
#endif
