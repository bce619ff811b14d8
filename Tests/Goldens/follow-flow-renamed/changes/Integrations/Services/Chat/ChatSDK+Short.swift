extension ChatSDK {
    func ask(_ prompt: String) { ask(prompt: prompt, words: 10) }
}
