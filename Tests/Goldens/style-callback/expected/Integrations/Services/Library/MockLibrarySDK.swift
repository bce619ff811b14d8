#if DEBUG
/// A mock of ``LibrarySDK`` for tests and previews.
@MainActor
final class MockLibrarySDK: LibrarySDK {
    // What was called.
    private(set) var calls: [LibraryFlow.Step] = []
    private(set) var searchCalls: [(title: String, limit: Int)] = []
    private(set) var fetchCalls: [Int] = []
    private(set) var uploadCalls: [Book] = []
    private(set) var renameCalls: [(book: Book, title: String)] = []
    private(set) var borrowCalls: [(id: Int, note: String?)] = []
    private(set) var isKnownCalls: [String] = []
    private(set) var parseCalls: [String] = []
    private(set) var trackCalls: [Double] = []

    // What the steps do; a test can replace it.
    var onOpen: () -> LibraryStatus = { .idle }
    var onWarmUp: () -> Void = {}
    var onSearch: @MainActor (_ title: String, _ limit: Int, _ send: LibraryFlow.Send) async throws -> LibraryStatus
    var onStop: () -> LibraryStatus = { .idle }
    var onFetch: @MainActor (_ page: Int) async throws -> [Book]
    var onCount: @MainActor () async throws -> Int
    var onUpload: @MainActor (_ book: Book) async throws -> Book = { book in Book(title: "A book") }
    var onRename: @MainActor (_ book: Book, _ title: String) async throws -> Void = { book, title in }
    var onWatch: @MainActor (_ yield: (Book) -> Void) async throws -> Void
    var onHints: @MainActor (_ yield: (String) -> Void) async throws -> Void = { yield in
        yield("One")
        yield("Two")
    }
    var onBorrow: @MainActor (_ id: Int, _ note: String?, _ send: LibraryFlow.Send) async throws -> Book
    var onGive: @MainActor (_ send: LibraryFlow.Send) async throws -> Int
    var onIsKnown: (_ title: String) -> Bool = { title in true }
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
            try await clock.sleep(for: .seconds(0.05))
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
            try await clock.sleep(for: .seconds(0.05))
            send(.idle)
            return 5
        }
    }

    var status: LibraryStatus { flow.status }
    func observeStatus(_ observer: @escaping (LibraryStatus) -> Void) -> FlowObservation { flow.observe(observer) }

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
    func observeShelf(_ observer: @escaping (Book) -> Void) -> FlowObservation { shelfSubject.observe(observer) }
    var vault: Vault {
        get { vaultSubject.value }
        set { vaultSubject.send(newValue) }
    }
    func observeVault(_ observer: @escaping (Vault) -> Void) -> FlowObservation { vaultSubject.observe(observer) }

    func observeNoticed(_ observer: @escaping ((text: String, sender: String)) -> Void) -> FlowObservation {
        noticedSubject.observe(observer)
    }
    /// Reports a value, which leaves the status as it is.
    func noticed(text: String, sender: String) { noticedSubject.send((text: text, sender: sender)) }

    func open() {
        calls.append(.open)
        flow.check(.open)
        flow.send(onOpen())
    }

    func warmUp() {
        calls.append(.warmUp)
        onWarmUp()
    }

    func search(title: String, limit: Int) {
        calls.append(.search)
        searchCalls.append((title, limit))
        flow.start(.search, via: .searching) { [onSearch] send in try await onSearch(title, limit, send) }
    }

    func stop() {
        calls.append(.stop)
        flow.check(.stop)
        flow.cancel(.search, .fetch, .watch, .borrow)
        flow.send(onStop())
    }

    func fetch(page: Int, completion: @escaping (Result<[Book], LibraryError>) -> Void) {
        calls.append(.fetch)
        fetchCalls.append(page)
        flow.start(
            .fetch,
            completion: { completion($0.mapError { $0 as? LibraryError ?? .unreachable($0) }) },
            work: { [onFetch] _ in
                try await onFetch(page)
            }
        )
    }

    func count(completion: @escaping (Int) -> Void) {
        calls.append(.count)
        flow.start(
            .count,
            completion: { if case .success(let value) = $0 { completion(value) } },
            work: { [onCount] _ in
                try await onCount()
            }
        )
    }

    func upload(book: Book, completion: @escaping (Result<Book, any Error>) -> Void) {
        calls.append(.upload)
        uploadCalls.append(book)
        flow.start(.upload, completion: completion) { [onUpload] _ in try await onUpload(book) }
    }

    func rename(for book: Book, _ title: String, completion: @escaping (Result<Void, TitleProblem>) -> Void) {
        calls.append(.rename)
        renameCalls.append((book, title))
        flow.start(
            .rename,
            completion: { completion($0.mapError { $0 as? TitleProblem ?? { () -> TitleProblem in fatalError("not written yet") }() }) },
            work: { [onRename] _ in
                try await onRename(book, title)
            }
        )
    }

    func watch(observer: @escaping (Book) -> Void, completion: @escaping (Result<Void, LibraryError>) -> Void) {
        calls.append(.watch)
        flow.start(
            .watch,
            answers: (observer, { completion($0.mapError { $0 as? LibraryError ?? .unreachable($0) }) }),
            work: { [onWatch] _, yield in
                try await onWatch(yield)
            }
        )
    }

    func hints(observer: @escaping (String) -> Void, completion: @escaping (Result<Void, Never>) -> Void) {
        calls.append(.hints)
        flow.start(
            .hints,
            answers: (observer, { if case .success = $0 { completion(.success(())) } }),
            work: { [onHints] _, yield in
                try await onHints(yield)
            }
        )
    }

    func borrow(id: Int, note: String?, completion: @escaping (Result<Book, LibraryError>) -> Void) {
        calls.append(.borrow)
        borrowCalls.append((id, note))
        flow.start(
            .borrow,
            via: .borrowing,
            completion: { completion($0.mapError { $0 as? LibraryError ?? .unreachable($0) }) },
            work: { [onBorrow] send in
                try await onBorrow(id, note, send)
            }
        )
    }

    func give(completion: @escaping (Int) -> Void) {
        calls.append(.give)
        flow.start(
            .give,
            completion: { if case .success(let value) = $0 { completion(value) } },
            work: { [onGive] send in
                try await onGive(send)
            }
        )
    }

    func isKnown(title: String) -> Bool {
        calls.append(.isKnown)
        isKnownCalls.append(title)
        return onIsKnown(title)
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
    func play(_ scenario: LibraryScenario) {
        for move in scenario.moves {
            move.statuses.forEach { flow.send($0) }
            switch move.event {
            case .noticed?: noticedSubject.send((text: "text", sender: "sender"))
            default: break
            }
        }
    }

    /// Returns once no step is running.
    func finishSteps() async { await flow.finishSteps() }
}
#endif
