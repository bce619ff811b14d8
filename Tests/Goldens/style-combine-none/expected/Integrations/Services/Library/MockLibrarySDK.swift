#if DEBUG
import Combine

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
    private(set) var parseCalls: [String] = []
    private(set) var trackCalls: [Double] = []

    // What the steps do; a test can replace it.
    var onOpen: () -> LibraryStatus = { .idle }
    var onWarmUp: () -> Void = {}
    var onSearch: (_ title: String, _ limit: Int, _ send: LibraryFlow.Send) async throws -> LibraryStatus
    var onStop: () -> LibraryStatus = { .idle }
    var onFetch: (_ page: Int) async throws -> [Book]
    var onCount: () async throws -> Int
    var onUpload: (_ book: Book) async throws -> Book = { book in Book(title: "A book") }
    var onRename: (_ book: Book, _ title: String) async throws -> Void = { book, title in }
    var onWatch: (_ yield: (Book) -> Void) async throws -> Void
    var onHints: (_ yield: (String) -> Void) async throws -> Void = { yield in
        yield("One")
        yield("Two")
    }
    var onBorrow: (_ id: Int, _ note: String?, _ send: LibraryFlow.Send) async throws -> Book
    var onGive: (_ send: LibraryFlow.Send) async throws -> Int
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
    var statusPublisher: AnyPublisher<LibraryStatus, Never> { flow.statusPublisher }

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
    var shelfPublisher: AnyPublisher<Book, Never> { shelfSubject.publisher }
    var vault: Vault {
        get { vaultSubject.value }
        set { vaultSubject.send(newValue) }
    }
    var vaultPublisher: AnyPublisher<Vault, Never> { vaultSubject.publisher }

    var noticedPublisher: AnyPublisher<(text: String, sender: String), Never> { noticedSubject.publisher }
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

    func fetch(page: Int) -> AnyPublisher<[Book], LibraryError> {
        calls.append(.fetch)
        fetchCalls.append(page)
        return flow.publisher(.fetch) { [onFetch] _, yield in
            yield(try await onFetch(page))
        }.mapError { $0 as? LibraryError ?? .unreachable($0) }.eraseToAnyPublisher()
    }

    func count() -> AnyPublisher<Int, Never> {
        calls.append(.count)
        return flow.publisher(.count) { [onCount] _, yield in
            yield(try await onCount())
        }.catch { _ in Empty() }.eraseToAnyPublisher()
    }

    func upload(book: Book) -> AnyPublisher<Book, any Error> {
        calls.append(.upload)
        uploadCalls.append(book)
        return flow.publisher(.upload) { [onUpload] _, yield in yield(try await onUpload(book)) }
    }

    func rename(for book: Book, _ title: String) -> AnyPublisher<Void, TitleProblem> {
        calls.append(.rename)
        renameCalls.append((book, title))
        return flow.publisher(.rename) { [onRename] _, yield in
            yield(try await onRename(book, title))
        }
        .mapError { $0 as? TitleProblem ?? { () -> TitleProblem in fatalError("not written yet") }() }
        .eraseToAnyPublisher()
    }

    func watch() -> AnyPublisher<Book, LibraryError> {
        calls.append(.watch)
        return flow.publisher(.watch) { [onWatch] _, yield in
            try await onWatch(yield)
        }.mapError { $0 as? LibraryError ?? .unreachable($0) }.eraseToAnyPublisher()
    }

    func hints() -> AnyPublisher<String, Never> {
        calls.append(.hints)
        return flow.publisher(.hints) { [onHints] _, yield in
            try await onHints(yield)
        }.catch { _ in Empty() }.eraseToAnyPublisher()
    }

    func borrow(id: Int, note: String?) -> AnyPublisher<Book, LibraryError> {
        calls.append(.borrow)
        borrowCalls.append((id, note))
        return flow.publisher(.borrow, via: .borrowing) { [onBorrow] send, yield in
            yield(try await onBorrow(id, note, send))
        }.mapError { $0 as? LibraryError ?? .unreachable($0) }.eraseToAnyPublisher()
    }

    func give() -> AnyPublisher<Int, Never> {
        calls.append(.give)
        return flow.publisher(.give) { [onGive] send, yield in
            yield(try await onGive(send))
        }.catch { _ in Empty() }.eraseToAnyPublisher()
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
    @MainActor func play(_ scenario: LibraryScenario) {
        for move in scenario.moves {
            move.statuses.forEach { flow.send($0) }
            switch move.event {
            case .noticed?: noticedSubject.send((text: "text", sender: "sender"))
            default: break
            }
        }
    }

    /// Returns once no step is running.
    func finishSteps(isolation: isolated (any Actor)? = #isolation) async { await flow.finishSteps() }
}
#endif
