#if DEBUG
/// A mock of ``LibrarySDK`` for tests and previews.
nonisolated final class MockLibrarySDK: LibrarySDK {
    // What was called.
    private(set) var calls: [LibraryFlow.Step] = []
    private(set) var searchCalls: [(title: String, limit: Int)] = []
    private(set) var fetchCalls: [Int] = []
    private(set) var uploadCalls: [Book] = []
    private(set) var renameCalls: [(book: Book, title: String)] = []
    private(set) var borrowCalls: [(id: Int, note: String?)] = []
    private(set) var isKnownCalls: [String] = []
    private(set) var isKnownByIDCalls: [Int] = []
    private(set) var parseCalls: [String] = []
    private(set) var trackCalls: [Double] = []

    // What the steps do; a test can replace it.
    var onOpen: () async throws -> LibraryStatus = { .idle }
    var onWarmUp: () -> Void = {}
    var onSearch: (_ title: String, _ limit: Int, _ send: LibraryFlow.Send) async throws -> LibraryStatus
    var onStop: () async throws -> LibraryStatus = { .idle }
    var onFetch: (_ page: Int) async throws -> [Book]
    var onCount: () async -> Int
    var onUpload: (_ book: Book) async throws -> Book = { book in Book(title: "A book") }
    var onRename: (_ book: Book, _ title: String) async throws -> Void = { book, title in }
    var onWatch: (_ yield: (Book) -> Void) async throws -> Void
    var onHints: (_ yield: (String) -> Void) async throws -> Void = { yield in
        yield("One")
        yield("Two")
        return try await untilEnded()
    }
    var onBorrow: (_ id: Int, _ note: String?, _ send: LibraryFlow.Send) async throws -> Book
    var onGive: (_ send: LibraryFlow.Send) async -> Int
    var onIsKnown: (_ title: String) -> Bool = { title in true }
    var onIsKnownByID: (_ id: Int) -> Bool = { id in true }
    var onParse: (_ link: String) throws(LibraryError) -> Int = { (link) throws(LibraryError) in
        if link.isEmpty { throw LibraryError.noTitle }
        return link.count
    }
    var onClose: () -> LibraryStatus = { .closed }
    var onTrack: (_ position: Double) -> Void = { position in }

    private let flow = FlowRunner<LibraryFlow> { .unreachable($0) }

    private let shelfSubject = ObservedValue<Book>(Book(title: "Shelf"))

    private let vaultSubject = ObservedValue<Vault>()

    private let noticedSubject = FlowSignal<(text: String, sender: String)>()

    private let rangSubject = FlowSignal<Void>()

    init(clock: any Clock<Duration> = ContinuousClock()) {
        onSearch = { title, limit, send in
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
        }
        onFetch = { page in
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
        }
        onCount = {
            do { try await clock.sleep(for: .seconds(0.05)) } catch {}
            return 3
        }
        onWatch = { yield in
            try await clock.sleep(for: .seconds(0.05))
            yield(Book(title: "A"))
            yield(Book(title: "B"))
        }
        onBorrow = { id, note, send in
            if id == 0 { throw LibraryError.noSuchPage }
            if id == 1 {
                try await clock.sleep(for: .seconds(0.05))
                send(.borrowed)
                return Book(title: "slow")
            }
            send(.borrowed)
            return Book(title: "A book")
        }
        onGive = { send in
            do { try await clock.sleep(for: .seconds(0.05)) } catch {}
            send(.idle)
            return 5
        }
    }

    var status: LibraryStatus { flow.status }
    var statuses: AsyncStream<LibraryStatus> { flow.statuses }

    var reader: String = "reader"
    var limit: Int = 1
    private var safeValue: Vault?
    var safe: Vault {
        get {
            guard let value = safeValue else { Swift.fatalError("set safe first") }
            return value
        }
        set { safeValue = newValue }
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

    var noticedValues: AsyncStream<(text: String, sender: String)> { noticedSubject.stream }
    /// Reports a value, which leaves the status as it is.
    func noticed(text: String, sender: String) { noticedSubject.send((text: text, sender: sender)) }

    var rangValues: AsyncStream<Void> { rangSubject.stream }
    /// Reports it, which leaves the status as it is.
    func rang() { rangSubject.send(()) }

    @discardableResult
    func open() async -> LibraryStatus {
        calls.append(.open)
        return await flow.run(.open) { [onOpen] _ in try await onOpen() }
    }

    func warmUp() {
        calls.append(.warmUp)
        onWarmUp()
    }

    @discardableResult
    func search(title: String, limit: Int) async -> LibraryStatus {
        calls.append(.search)
        searchCalls.append((title, limit))
        return await flow.run(.search, via: .searching) { [onSearch] send in try await onSearch(title, limit, send) }
    }

    func stop() async -> LibraryStatus {
        calls.append(.stop)
        return await flow.run(.stop) { [onStop] _ in try await onStop() }
    }

    func fetch(page: Int) async throws -> [Book] {
        calls.append(.fetch)
        fetchCalls.append(page)
        return try await flow.value(.fetch) { [onFetch] _ in try await onFetch(page) }
    }

    @discardableResult
    func count() async -> Int {
        calls.append(.count)
        return await onCount()
    }

    func upload(book: Book) async throws -> Book {
        calls.append(.upload)
        uploadCalls.append(book)
        return try await flow.value(.upload) { [onUpload] _ in try await onUpload(book) }
    }

    func rename(for book: Book, _ title: String) async throws {
        calls.append(.rename)
        renameCalls.append((book, title))
        try await flow.value(.rename) { [onRename] _ in try await onRename(book, title) }
    }

    func watch() -> AsyncThrowingStream<Book, any Error> {
        calls.append(.watch)
        return flow.stream(.watch) { [onWatch] _, yield in try await onWatch(yield) }
    }

    func hints() -> AsyncThrowingStream<String, any Error> {
        calls.append(.hints)
        return flow.stream(.hints) { [onHints] _, yield in try await onHints(yield) }
    }

    func borrow(id: Int, note: String?) async throws -> Book {
        calls.append(.borrow)
        borrowCalls.append((id, note))
        return try await flow.value(.borrow, via: .borrowing) { [onBorrow] send in try await onBorrow(id, note, send) }
    }

    func give() async -> Int {
        calls.append(.give)
        flow.check(.give)
        return await onGive(flow.send)
    }

    @discardableResult
    func isKnown(title: String) -> Bool {
        calls.append(.isKnown)
        isKnownCalls.append(title)
        return onIsKnown(title)
    }

    func isKnown(id: Int) -> Bool {
        calls.append(.isKnownByID)
        isKnownByIDCalls.append(id)
        return onIsKnownByID(id)
    }

    func parse(link: String) throws(LibraryError) -> Int {
        calls.append(.parse)
        parseCalls.append(link)
        return try onParse(link)
    }

    func close() {
        calls.append(.close)
        flow.cancel(.search, .borrow)
        flow.send(onClose())
    }

    func track(position: Double) {
        calls.append(.track)
        trackCalls.append(position)
        onTrack(position)
    }

    /// Sends a status of an event, such as `power`.
    func send(_ status: LibraryStatus) { flow.send(status) }

    /// Sends the statuses and signals of a scenario, as if its steps had been called.
    @MainActor func play(_ scenario: LibraryScenario) {
        for move in scenario.moves {
            move.statuses.forEach { flow.send($0) }
            switch move.event {
            case .noticed?: noticedSubject.send((text: "text", sender: "sender"))
            case .rang?: rangSubject.send(())
            default: break
            }
        }
    }

    /// Returns once no step is running.
    func finishSteps(isolation: isolated (any Actor)? = #isolation) async { await flow.finishSteps() }
}
#endif
