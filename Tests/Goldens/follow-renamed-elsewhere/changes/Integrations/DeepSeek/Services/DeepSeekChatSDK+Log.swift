extension DeepSeekChatSDK {
    func log(text: String) { print(text) } // short
}
