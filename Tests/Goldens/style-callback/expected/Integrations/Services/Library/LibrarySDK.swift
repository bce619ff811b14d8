/// Lends books.
@MainActor
protocol LibrarySDK: AnyObject, Sendable {
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
    /// - Parameter completion: Called once, unless the step is cancelled first.
    func fetch(page: Int, completion: @escaping (Result<[Book], LibraryError>) -> Void)

    /// - User story: Looks at the badge.
    /// - Parameter completion: Called once, unless the step is cancelled first.
    func count(completion: @escaping (Int) -> Void)

    /// - User story: Sends a book.
    /// - Parameter completion: Called once, unless the step is cancelled first.
    func upload(book: Book, completion: @escaping (Result<Book, any Error>) -> Void)

    /// - User story: Changes a title.
    /// - Parameter completion: Called once, unless the step is cancelled first.
    func rename(for book: Book, _ title: String, completion: @escaping (Result<Void, TitleProblem>) -> Void)

    /// - User story: Leaves the shelf open.
    /// - Parameter observer: Called with each value.
    /// - Parameter completion: Called once, unless the step is cancelled first.
    func watch(observer: @escaping (Book) -> Void, completion: @escaping (Result<Void, LibraryError>) -> Void)

    /// - User story: Asks for help.
    /// - Parameter observer: Called with each value.
    /// - Parameter completion: Called once, unless the step is cancelled first.
    func hints(observer: @escaping (String) -> Void, completion: @escaping (Result<Void, Never>) -> Void)

    /// - User story: Borrows a book.
    /// - Statuses: `found` → `borrowing` → `borrowed` or `failed`.
    /// - Parameter completion: Called once, unless the step is cancelled first.
    func borrow(id: Int, note: String?, completion: @escaping (Result<Book, LibraryError>) -> Void)

    /// - User story: Gives the book back.
    /// - Statuses: `borrowed` → `idle`.
    /// - Parameter completion: Called once, unless the step is cancelled first.
    func give(completion: @escaping (Int) -> Void)

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
    var reader: String { get set }

    var limit: Int { get }

    var shelf: Book { get set }
    /// Until the observation is cancelled or released, tells the value of `shelf` now, then each new one.
    func observeShelf(_ observer: @escaping (Book) -> Void) -> FlowObservation

    var vault: Vault { get set }
    /// Until the observation is cancelled or released, tells the value of `vault` now, then each new one.
    func observeVault(_ observer: @escaping (Vault) -> Void) -> FlowObservation

    var safe: Vault { get }

    /// Somebody looks up.
    /// Until the observation is cancelled or released, tells each `noticed` from now on; earlier ones are not repeated.
    func observeNoticed(_ observer: @escaping ((text: String, sender: String)) -> Void) -> FlowObservation

    var status: LibraryStatus { get }
    /// Until the observation is cancelled or released, tells the status now, then each new one.
    func observeStatus(_ observer: @escaping (LibraryStatus) -> Void) -> FlowObservation
}

extension LibrarySDK {
    func search(title: String) { self.search(title: title, limit: 20) }

    func fetch(completion: @escaping (Result<[Book], LibraryError>) -> Void) {
        self.fetch(page: 1, completion: completion)
    }

    func borrow(id: Int, completion: @escaping (Result<Book, LibraryError>) -> Void) {
        self.borrow(id: id, note: nil, completion: completion)
    }
}
