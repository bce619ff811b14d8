/// What the assistant says first.
enum Greeting {
    static func first(after status: TalkStatus) -> String? {
        // ChatStatus has a case for it.
        if case .ready = status { return "ChatStatus is no text." }
        return nil
    }

    /// The latest failure.
    static var failure: TalkError? { nil }
}
