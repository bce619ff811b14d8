extension DeepSeekAssistant {
    func log(text: String) { print(text) } // short
}
