@preconcurrency import SendbirdChatSDK

@MainActor
final class SendbirdManager: Integration {
    private(set) var user: String

    init(user: String = "mo") {
        self.user = user
        SendbirdChat.initialize(params: InitParams(applicationId: "9A8B7C6D"))
    }

    /// The conversation with the coach.
    var channel: String { "coach-\(user)" }

    func changeUser(to id: String?) { user = id ?? "" }
}
