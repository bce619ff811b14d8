@preconcurrency import TwilioVideo

/// Video rooms.
///
/// Holds what Twilio's wrappers share: keys, configuration, start-up.
@MainActor
final class TwilioManager: Integration {
    private let makeToken: (_ name: String) async throws -> String

    /// The app's server makes the token of the person who joins.
    init(
        makingTokensBy makeToken: @escaping (_ name: String) async throws -> String = {
            "token-\($0)"
        }
    ) {
        self.makeToken = makeToken
    }

    /// The options with which a person enters a room.
    func makeOptions(room: String, name: String, microphone: LocalAudioTrack?) async throws -> ConnectOptions {
        let token = try await makeToken(name)
        return ConnectOptions(token: token) { builder in
            builder.roomName = room
            builder.audioTracks = microphone.map { [$0] } ?? []
        }
    }
}
