/// Tells what the person does, to whoever keeps count of it.
@MainActor
protocol AnalyticsSDK: AnyObject, Sendable {
    /// Starts keeping count.
    ///
    /// Called once, at launch.
    func setUp()

    /// Tells of something that the person did.
    ///
    /// - Parameter event: What it was.
    /// - Parameter services: What served the person.
    func track(event: String, services: [String: String])

    /// Says whom the events are about.
    func identify(_ user: @autoclosure @escaping () -> String)

    /// Sends what has been kept.
    func flush(then done: @escaping () -> Void)
}

extension AnalyticsSDK {
    func track(event: String) { self.track(event: event, services: [:]) }
}
