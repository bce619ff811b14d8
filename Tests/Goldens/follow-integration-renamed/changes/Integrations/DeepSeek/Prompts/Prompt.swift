import DeepSwiftSeek

extension DeepSeekManager {
    /// What each question begins with.
    var prompt: String { "Be brief." }
}
