// A stand-in for the core of a backend SDK: it is set up once in an app's life, before any of its other modules is
// used, and says so loudly if it is not.

/// The app as the backend knows it.
public final class FirebaseApp {
    private static var configured: FirebaseApp?

    private init() {}

    /// Reads the app's settings. Call it once, when the app has launched.
    public static func configure() {
        precondition(configured == nil, "FirebaseApp.configure() was called twice")
        configured = FirebaseApp()
    }

    /// The app; nil before `configure()`.
    public static func app() -> FirebaseApp? { configured }

    /// What every module asks before its first use.
    public static func require(_ module: String) {
        precondition(configured != nil, "\(module) is used before FirebaseApp.configure()")
    }
}
