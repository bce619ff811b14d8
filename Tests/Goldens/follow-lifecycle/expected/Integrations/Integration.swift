/// The app's life-cycle events that integrations listen to. Each has a default, so that a manager implements those
/// that its SDK needs.
@MainActor
protocol Integration: AnyObject {
    func launch(options: [AnyHashable: Any])
    func enterForeground()
}

extension Integration {
    func launch(options: [AnyHashable: Any]) {}
    func enterForeground() {}
}
