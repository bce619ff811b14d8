extension DeepSeekAssistant {
    /// Taps anything.
    ///
    /// - Parameter text: The text.
    func log(text: String) { print(text) } // short
}
