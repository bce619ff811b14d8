/// Lends books, to whoever asks on any thread.
nonisolated protocol LibrarySDK: Sendable {
    /// Fills the caches.
    ///
    /// Called once, at launch.
    ///
    /// - Parameter completion: Called once, unless the step is cancelled first.
    func warmUp(completion: @escaping @Sendable (Int) -> Void)

    /// - User story: Opens a shelf.
    /// - Parameter completion: Called once, unless the step is cancelled first.
    func fetch(page: Int, completion: @escaping @Sendable (Result<[Book], LibraryError>) -> Void)

    /// - User story: Sends a book.
    /// - Parameter completion: Called once, unless the step is cancelled first.
    func upload(book: Book, completion: @escaping @Sendable (Result<Void, any Error>) -> Void)

    /// - User story: Changes a title.
    /// - Parameter completion: Called once, unless the step is cancelled first.
    func rename(for book: Book, _ title: String, completion: @escaping @Sendable (Result<Book, TitleProblem>) -> Void)

    /// - User story: Leaves the shelf open.
    /// - Parameter observer: Called with each value.
    /// - Parameter completion: Called once, unless the step is cancelled first.
    func watch(
        observer: @escaping @Sendable (Book) -> Void,
        completion: @escaping @Sendable (Result<Void, LibraryError>) -> Void
    )

    /// - User story: Asks for help.
    /// - Parameter observer: Called with each value.
    /// - Parameter completion: Called once, unless the step is cancelled first.
    func hints(
        observer: @escaping @Sendable (String) -> Void,
        completion: @escaping @Sendable (Result<Void, Never>) -> Void
    )

    /// Cancels `fetch`, `watch` and `hints`.
    ///
    /// - User story: Taps the cross.
    func stop()

    /// - User story: Comes back.
    func isKnown(title: String) -> Bool

    /// - User story: Pastes a link.
    func parse(link: String) throws(LibraryError) -> Int

    /// - User story: Scrolls.
    func track(position: Double)

    /// Who reads.
    var reader: String { get nonmutating set }

    var limit: Int { get }

    var safe: Vault { get }
}

extension LibrarySDK {
    nonisolated func fetch(completion: @escaping @Sendable (Result<[Book], LibraryError>) -> Void) {
        self.fetch(page: 1, completion: completion)
    }
}
