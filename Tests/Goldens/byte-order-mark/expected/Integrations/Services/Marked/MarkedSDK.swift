/// Begins with a byte-order mark, and ends lines as Windows does.
@MainActor
protocol MarkedSDK: AnyObject, Sendable {
    /// - User story: Goes.
    func go()
}
