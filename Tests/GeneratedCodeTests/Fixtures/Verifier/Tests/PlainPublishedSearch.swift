// A service written by hand, as plain as can be.

#if DEBUG
    import Combine

    @testable import App

    /// Sends each status at once, also while another is being told.
    @MainActor
    final class PlainPublishedSearch: PublishedSearchSDK {
        var limit = 1
        var term = "tea"
        /// Whether a reader is not told the current status at once.
        var isLate = false
        private let subject = CurrentValueSubject<PublishedSearchStatus, Never>(.idle)

        var statusPublisher: AnyPublisher<PublishedSearchStatus, Never> {
            subject.dropFirst(isLate ? 1 : 0).eraseToAnyPublisher()
        }

        var termPublisher: AnyPublisher<String, Never> { Just(term).eraseToAnyPublisher() }

        func prepare() { subject.send(.ready) }

        func search(query: String) {
            subject.send(.loading)
            subject.send(.found(count: query.count))
        }

        func stop() { subject.send(.ready) }
        func save() { subject.send(.saving) }
        func sweep() { subject.send(.sweeping) }
        func log() {}
        func count() -> AnyPublisher<Int, PublishedSearchError> {
            Just(limit).setFailureType(to: PublishedSearchError.self).eraseToAnyPublisher()
        }
        func hints() -> AnyPublisher<String, Never> { Just(term).eraseToAnyPublisher() }
        func parse(link: String) throws(PublishedSearchError) -> Int { link.count }
    }
#endif
