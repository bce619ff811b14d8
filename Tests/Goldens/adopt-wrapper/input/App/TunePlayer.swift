import Tune

/// Plays what the person chose.
final class TunePlayer: Player {
    private let key: String
    private var tunes: [String] = []

    init(key: String) {
        self.key = key
    }

    func start(_ name: String) { tunes.append(name) }
}
