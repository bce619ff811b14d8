/// Draws [[[[[[[[[[[[[[[[[[[[[[[[[[[[ and ((((((((( and <<<<<<<<<.
@MainActor
protocol ArtSDK: AnyObject, Sendable {
    /// Draws [[[[[[[[[[[[[[[[[[[[[[[[[[[[.
    ///
    /// - Parameter others: [[[[[[[[[[[[[[[[[[[[[[[
    func draw(things: [[[[[[[[Int]]]]]]]], others: Int)
}
