// The wrapper as a developer fills it in.
@preconcurrency import PostKit

/// Serves ``DeskSDK`` with Post.
actor PostDeskSDK: DeskSDK {
    private let manager: PostManager
    /// Takes over what calls from outside have the actor do, one after the other.
    private let calls: AsyncStream<@Sendable () async -> Void>.Continuation
    private var placeTask: Task<Void, Never>?
    private var complainTask: Task<Void, Never>?
    private var followTask: Task<Void, Never>?

    init(manager: PostManager) {
        self.manager = manager
        let (stream, continuation) = AsyncStream<@Sendable () async -> Void>.makeStream()
        calls = continuation
        Task {
            for await call in stream { await call() }
        }
    }

    deinit {
        calls.finish()
    }

    /// Looks at one parcel of the list.
    ///
    /// - Parameter number: The number.
    /// - Parameter completion: Is called once, unless the step is ended before.
    nonisolated func place(of number: String, completion: @escaping PlaceCompletion) {
        calls.yield {
            await self.placeInTurn(of: number, completion: completion)
        }
    }

    /// Does `place(of:)` when its turn has come.
    private func placeInTurn(of number: String, completion: @escaping PlaceCompletion) {
        placeTask?.cancel()
        placeTask = Task {
            do {
                try Task.checkCancellation()
                let place = try await manager.office.find(number)
                try Task.checkCancellation()
                completion(.success(place))
            } catch {
                guard !Task.isCancelled else { return }
                completion(.failure(deskError(for: error)))
            }
        }
    }

    /// Writes a complaint.
    ///
    /// - Parameter text: The text.
    /// - Parameter completion: Is called once, unless the step is ended before.
    nonisolated func complain(_ text: String, completion: @escaping ComplainCompletion) {
        calls.yield {
            await self.complainInTurn(text, completion: completion)
        }
    }

    /// Does `complain(_:)` when its turn has come.
    private func complainInTurn(_ text: String, completion: @escaping ComplainCompletion) {
        complainTask?.cancel()
        complainTask = Task {
            do {
                try Task.checkCancellation()
                _ = try await manager.office.find(text)
                try Task.checkCancellation()
                completion(.success(()))
            } catch {
                guard !Task.isCancelled else { return }
                completion(.failure(deskError(for: error)))
            }
        }
    }

    /// Leaves the map open.
    ///
    /// - Parameter observer: Is called with each value.
    /// - Parameter completion: Is called once, unless the step is ended before.
    nonisolated func follow(
        observer: @escaping FollowObserver,
        completion: @escaping FollowCompletion
    ) {
        calls.yield {
            await self.followInTurn(observer: observer, completion: completion)
        }
    }

    /// Does `follow()` when its turn has come.
    private func followInTurn(
        observer: @escaping FollowObserver,
        completion: @escaping FollowCompletion
    ) {
        followTask?.cancel()
        followTask = Task {
            do {
                try Task.checkCancellation()
                for try await place in manager.office.places() { observer(place) }
                try Task.checkCancellation()
                completion(.success(()))
            } catch {
                guard !Task.isCancelled else { return }
                completion(.failure(deskError(for: error)))
            }
        }
    }

    /// Leaves the page.
    ///
    /// Ends a running `place`, `follow`.
    nonisolated func stop() {
        calls.yield {
            await self.placeTask?.cancel()
            await self.followTask?.cancel()
            self.manager.office.leave()
        }
    }

    /// What an error of the SDK is to the app.
    nonisolated func deskError(for error: any Error) -> DeskError {
        if let error = error as? DeskError { return error }
        if case PostError.refused = error { return .refused }
        return .unknown
    }
}

extension PostManager {
    /// Makes the wrapper that serves ``DeskSDK``.
    func makeDeskSDK() -> any DeskSDK {
        PostDeskSDK(manager: self)
    }
}
