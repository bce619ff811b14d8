import Tune

/// Plays what the person chose.
final class TunePlayer: Player {
    private let key: String
    private var tunes: [String] = []

    init(key: String) {
        self.key = key
    }

    convenience init(manager: TuneManager) {
        // TODO(flowgen): Call `self.init(key:)` with what `manager` holds.
        fatalError("init(manager:) is not written yet")
    }

    func start(_ name: String) { tunes.append(name) }
}
