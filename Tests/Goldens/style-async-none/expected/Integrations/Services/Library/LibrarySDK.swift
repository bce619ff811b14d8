/// Lends books.
nonisolated protocol LibrarySDK: AnyObject {
    /// - User story: Opens the library.
    /// - Statuses: `closed` → `idle`.
    /// - Returns: The status that it ended in.
    @discardableResult
    func open() async -> LibraryStatus

    /// Fills the caches.
    func warmUp()

    /// - User story: Types a title.
    /// - Statuses: `idle`, `found` or `failed` → `searching` → `found` or `failed`.
    /// - Returns: The status that it ended in.
    @discardableResult
    func search(title: String, limit: Int) async -> LibraryStatus

    /// - User story: Taps the cross.
    /// - Statuses: `searching` → `idle`. Cancels `search`, `fetch`, `watch` and `borrow`.
    /// - Returns: The status that it ended in.
    func stop() async -> LibraryStatus

    /// - User story: Opens a shelf.
    /// - Throws: ``LibraryError``, or `CancellationError` if the step is cancelled.
    func fetch(page: Int) async throws -> [Book]

    /// - User story: Looks at the badge.
    @discardableResult
    func count() async -> Int

    /// - User story: Sends a book.
    func upload(book: Book) async throws -> Book

    /// - User story: Changes a title.
    /// - Throws: ``TitleProblem``, or `CancellationError` if the step is cancelled.
    func rename(for book: Book, _ title: String) async throws

    /// - User story: Leaves the shelf open.
    /// - Returns: A stream; the step starts at once.
    /// - Throws: ``LibraryError``, or `CancellationError` if the step is cancelled.
    func watch() -> AsyncThrowingStream<Book, any Error>

    /// Never ends by itself.
    ///
    /// - User story: Asks for help.
    /// - Returns: A stream; the step starts at once.
    func hints() -> AsyncThrowingStream<String, any Error>

    /// - User story: Borrows a book.
    /// - Statuses: `found` → `borrowing` → `borrowed` or `failed`.
    /// - Throws: ``LibraryError``, or `CancellationError` if the step is cancelled.
    func borrow(id: Int, note: String?) async throws -> Book

    /// - User story: Gives the book back.
    /// - Statuses: `borrowed` → `idle`.
    func give() async -> Int

    /// - User story: Comes back.
    @discardableResult
    func isKnown(title: String) -> Bool

    /// - User story: Comes back with a card.
    func isKnown(id: Int) -> Bool

    /// - User story: Pastes a link.
    func parse(link: String) throws(LibraryError) -> Int

    /// - User story: Leaves.
    /// - Statuses: any → `closed`. Cancels `search` and `borrow`.
    func close()

    /// - User story: Scrolls.
    func track(position: Double)

    /// Who reads.
    var reader: String { get set }

    var limit: Int { get }

    var shelf: Book { get set }
    /// A new stream for each subscriber: the value of `shelf` now, then each new one.
    var shelfValues: AsyncStream<Book> { get }

    var vault: Vault { get set }
    /// A new stream for each subscriber: the value of `vault` now, then each new one.
    var vaultValues: AsyncStream<Vault> { get }

    var safe: Vault { get }

    /// Somebody looks up.
    /// A new stream for each subscriber: each `noticed` from now on; earlier ones are not repeated.
    var noticedValues: AsyncStream<(text: String, sender: String)> { get }

    /// A new stream for each subscriber: each `rang` from now on; earlier ones are not repeated.
    var rangValues: AsyncStream<Void> { get }

    var status: LibraryStatus { get }
    /// A new stream for each subscriber: the status now, then each new one.
    var statuses: AsyncStream<LibraryStatus> { get }
}

extension LibrarySDK {
    @discardableResult
    nonisolated func search(title: String) async -> LibraryStatus {
        await self.search(title: title, limit: 20)
    }

    nonisolated func fetch() async throws -> [Book] { try await self.fetch(page: 1) }

    nonisolated func borrow(id: Int) async throws -> Book { try await self.borrow(id: id, note: nil) }
}
