extension TalkSDK {
    func ask(_ prompt: String) { ask(prompt: prompt, words: 10) }
}
