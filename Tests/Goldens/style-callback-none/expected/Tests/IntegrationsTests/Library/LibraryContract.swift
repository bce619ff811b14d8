#if DEBUG
@testable import App

/// What ``LibrarySDK`` promises, as a test of its implementations.
typealias LibraryContract = FlowContract<LibraryScenario, any LibrarySDK>

extension LibraryContract {
    init(_ make: @escaping Make) {
        self.init(make: make, observe: { $0.observeStatus($1) }) { step, service in
            switch step {
            case .open: service.open()
            case .warmUp: service.warmUp()
            case .search: service.search(title: "title", limit: 20)
            case .stop: service.stop()
            case .fetch: try await completion { service.fetch(page: 1, completion: $0) }
            case .count:
                try await completion { end in service.count(completion: { end(Result<_, Never>.success($0)) }) }
            case .upload: try await completion { service.upload(book: Book(title: "A book"), completion: $0) }
            case .rename: try await completion { service.rename(for: Book(title: "A book"), "title", completion: $0) }
            case .watch:
                try await completion { end in service.watch(observer: { _ in end(.success(())) }, completion: end) }
            case .hints:
                try await completion { end in service.hints(observer: { _ in end(.success(())) }, completion: end) }
            case .borrow: try await completion { service.borrow(id: 1, note: nil, completion: $0) }
            case .give: try await completion { end in service.give(completion: { end(Result<_, Never>.success($0)) }) }
            case .isKnown: _ = service.isKnown(title: "title")
            case .parse: _ = try service.parse(link: "link")
            case .close: service.close()
            case .track: service.track(position: 1)
            }
        }
    }
}
#endif
