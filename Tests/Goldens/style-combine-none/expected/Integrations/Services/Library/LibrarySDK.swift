import Combine

/// Lends books.
nonisolated protocol LibrarySDK {
    /// - User story: Opens the library.
    /// - Statuses: `closed` → `idle`. Called once, at launch.
    func open()

    /// Fills the caches.
    ///
    /// Called once, at launch.
    func warmUp()

    /// - User story: Types a title.
    /// - Statuses: `idle`, `found` or `failed` → `searching` → `found` or `failed`.
    func search(title: String, limit: Int)

    /// - User story: Taps the cross.
    /// - Statuses: `searching` → `idle`. Cancels `search`, `fetch`, `watch` and `borrow`.
    func stop()

    /// - User story: Opens a shelf.
    /// - Returns: An answer; each subscription calls the step.
    func fetch(page: Int) -> AnyPublisher<[Book], LibraryError>

    /// - User story: Looks at the badge.
    /// - Returns: An answer; each subscription calls the step.
    func count() -> AnyPublisher<Int, Never>

    /// - User story: Sends a book.
    /// - Returns: An answer; each subscription calls the step.
    func upload(book: Book) -> AnyPublisher<Book, any Error>

    /// - User story: Changes a title.
    /// - Returns: An answer; each subscription calls the step.
    func rename(for book: Book, _ title: String) -> AnyPublisher<Void, TitleProblem>

    /// - User story: Leaves the shelf open.
    /// - Returns: Values; each subscription calls the step.
    func watch() -> AnyPublisher<Book, LibraryError>

    /// - User story: Asks for help.
    /// - Returns: Values; each subscription calls the step.
    func hints() -> AnyPublisher<String, Never>

    /// - User story: Borrows a book.
    /// - Statuses: `found` → `borrowing` → `borrowed` or `failed`.
    /// - Returns: An answer; each subscription calls the step.
    func borrow(id: Int, note: String?) -> AnyPublisher<Book, LibraryError>

    /// - User story: Gives the book back.
    /// - Statuses: `borrowed` → `idle`.
    /// - Returns: An answer; each subscription calls the step.
    func give() -> AnyPublisher<Int, Never>

    /// - User story: Comes back.
    func isKnown(title: String) -> Bool

    /// - User story: Pastes a link.
    func parse(link: String) throws(LibraryError) -> Int

    /// - User story: Leaves.
    /// - Statuses: any → `closed`. Cancels `search` and `borrow`.
    func close()

    /// - User story: Scrolls.
    func track(position: Double)

    /// Who reads.
    var reader: String { get nonmutating set }

    var limit: Int { get }

    var shelf: Book { get nonmutating set }
    /// Publishes the value of `shelf` now, then each new one.
    var shelfPublisher: AnyPublisher<Book, Never> { get }

    var vault: Vault { get nonmutating set }
    /// Publishes the value of `vault` now, then each new one.
    var vaultPublisher: AnyPublisher<Vault, Never> { get }

    var safe: Vault { get }

    /// Somebody looks up.
    /// Publishes each `noticed` from now on; earlier ones are not repeated.
    var noticedPublisher: AnyPublisher<(text: String, sender: String), Never> { get }

    var status: LibraryStatus { get }
    /// Publishes the status now, then each new one.
    var statusPublisher: AnyPublisher<LibraryStatus, Never> { get }
}

extension LibrarySDK {
    nonisolated func search(title: String) { self.search(title: title, limit: 20) }

    nonisolated func fetch() -> AnyPublisher<[Book], LibraryError> { self.fetch(page: 1) }

    nonisolated func borrow(id: Int) -> AnyPublisher<Book, LibraryError> { self.borrow(id: id, note: nil) }
}
