/// What the assistant says first.
enum Greeting {
    static func first(after status: ChatStatus) -> String? {
        // ChatStatus has a case for it.
        if case .ready = status { return "ChatStatus is no text." }
        return nil
    }

    /// The latest failure.
    static var failure: ChatError? { nil }
}
