@preconcurrency import LaunchDarkly

/// Implements ``FeatureFlags`` with LaunchDarkly.
nonisolated final class LaunchDarklyFeatureFlags: FeatureFlags {
    /// Why the person's own flags are not known.
    enum Problem: Error {
        /// The app has not launched yet.
        case notStarted
        /// The vendor has not answered.
        case noAnswer
    }

    private let flow = FlowRunner<FeatureFlagsFlow> { _ in NoFailure() }

    func identify(_ userID: String, completion: @escaping @Sendable (Result<Void, any Error>) -> Void) {
        flow.start(.identify, completion: completion) { _ in
            guard let client = LDClient.get() else { throw Problem.notStarted }
            let context = try LDContextBuilder(key: userID).build().get()
            try await withCheckedThrowingContinuation { continuation in
                client.identify(context: context) { @Sendable result in
                    switch result {
                    // Shed: a later call asks for somebody else's flags and has cancelled this one.
                    case .complete, .shed: continuation.resume(returning: ())
                    case .error: continuation.resume(throwing: Problem.noAnswer)
                    }
                }
            }
        }
    }

    func isOn(_ flag: FeatureFlag) -> Bool {
        LDClient.get()?.boolVariation(forKey: flag.rawValue, defaultValue: false) ?? false
    }

    func text(_ flag: FeatureFlag, otherwise: String) -> String {
        LDClient.get()?.stringVariation(forKey: flag.rawValue, defaultValue: otherwise) ?? otherwise
    }

    func countUse(of flag: FeatureFlag) {
        LDClient.get()?.track(key: flag.rawValue)
    }
}

extension LaunchDarklyManager {
    func makeFeatureFlags() -> any FeatureFlags {
        LaunchDarklyFeatureFlags()
    }
}
