import Combine

/// Überweist Geld 💶 */ """ \(boom) // und mehr.
///
/// Erster Absatz – mit „Anführung“.
///
/// Zweiter Absatz: 日本語, עברית.
@MainActor
protocol ÜberweisungSDK: AnyObject, Sendable {
    /// - User story: Tippt auf „Senden“ 🚀.
    /// - Statuses: `bereit` or `ausgeführt` → `ausgeführt` or `gescheitert`.
    /// - Parameter betrag: In Cent 🪙.
    func überweise(empfänger: String, betrag: Int)

    var status: ÜberweisungStatus { get }
    /// Publishes the status now, then each new one.
    var statusPublisher: AnyPublisher<ÜberweisungStatus, Never> { get }
}
