/// Provides the implementation of each flow.
@MainActor
struct ServiceProvider {
    /// Lends books.
    let library: any LibrarySDK
    private let deskMaker: @MainActor () -> any DeskSDK

    init(library: any LibrarySDK, makeDesk: @escaping @MainActor () -> any DeskSDK) {
        self.library = library
        deskMaker = makeDesk
    }

    /// Asks a librarian.
    func makeDesk() -> any DeskSDK { deskMaker() }

    /// Calls the launch steps. No flow waits for the steps of another one.
    func launch() {
        Task {
            await library.open()
            library.warmUp()
        }
    }
}
