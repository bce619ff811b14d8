import Foundation

/// Implements the methods of `Avatar` that ``Mood`` lists, with Speaker.
nonisolated enum SpeakerMood {
    static func read(hour: Int, in avatar: Avatar) async throws -> String {
        // TODO(flowgen): Call Speaker and return the answer.
        throw CocoaError(.featureUnsupported)
    }

    @discardableResult
    static func guess(in avatar: Avatar) -> Int {
        // TODO(flowgen): Call Speaker and return the answer.
        0
    }
}
