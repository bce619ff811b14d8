import Foundation
@preconcurrency import LaunchDarkly

/// Serves ``FeatureFlags`` with LaunchDarkly.
actor LaunchDarklyFeatureFlags: FeatureFlags {
    /// Why there are no flags of the person's own.
    enum Problem: Error {
        /// The app has not launched yet.
        case notStarted
        /// The vendor has not answered.
        case noAnswer
    }

    private let manager: LaunchDarklyManager
    private var identifyTask: Task<Void, Never>?

    init(manager: LaunchDarklyManager) {
        self.manager = manager
    }

    /// Asks for the person's own flags.
    ///
    /// User: Signs in.
    ///
    /// - Parameter userID: Who it is; the vendor learns nothing else.
    /// - Parameter completion: Is called once, unless the step is ended before.
    nonisolated func identify(_ userID: String, completion: @escaping IdentifyCompletion) {
        Task { await startIdentify(userID, completion: completion) }
    }

    private func startIdentify(_ userID: String, completion: @escaping IdentifyCompletion) {
        identifyTask?.cancel()
        identifyTask = Task {
            do {
                try Task.checkCancellation()
                try await askForFlags(of: userID)
                try Task.checkCancellation()
                completion(.success(()))
            } catch {
                guard !Task.isCancelled else { return }
                completion(.failure(error))
            }
        }
    }

    /// Comes to a screen that has something new.
    ///
    /// - Parameter flag: The flag.
    nonisolated func isOn(_ flag: FeatureFlag) -> Bool {
        LDClient.get()?.boolVariation(forKey: flag.rawValue, defaultValue: false) ?? false
    }

    /// Reads a text that is being tried out.
    ///
    /// - Parameter flag: The flag.
    /// - Parameter otherwise: The text that everybody else reads.
    nonisolated func text(_ flag: FeatureFlag, otherwise: String) -> String {
        LDClient.get()?.stringVariation(forKey: flag.rawValue, defaultValue: otherwise) ?? otherwise
    }

    /// Tells the vendor that the person has used it.
    ///
    /// User: Uses something new.
    ///
    /// - Parameter flag: The flag.
    nonisolated func countUse(of flag: FeatureFlag) {
        LDClient.get()?.track(key: flag.rawValue)
    }

    private func askForFlags(of userID: String) async throws {
        guard let client = LDClient.get() else { throw Problem.notStarted }
        let context = try LDContextBuilder(key: userID).build().get()
        try await withCheckedThrowingContinuation { (call: CheckedContinuation<Void, any Error>) in
            client.identify(context: context) { @Sendable result in
                switch result {
                // Somebody else's flags were asked for meanwhile: then this step was ended.
                case .complete, .shed: call.resume()
                case .error: call.resume(throwing: Problem.noAnswer)
                }
            }
        }
    }
}

extension LaunchDarklyManager {
    /// Makes the wrapper that serves ``FeatureFlags``.
    func makeFeatureFlags() -> any FeatureFlags {
        LaunchDarklyFeatureFlags(manager: self)
    }
}
