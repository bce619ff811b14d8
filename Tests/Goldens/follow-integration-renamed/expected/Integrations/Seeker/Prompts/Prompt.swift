import DeepSwiftSeek

extension SeekerManager {
    /// What each question begins with.
    var prompt: String { "Be brief." }
}
