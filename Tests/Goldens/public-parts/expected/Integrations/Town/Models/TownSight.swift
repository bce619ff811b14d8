@preconcurrency internal import FirebaseAuthUI
@preconcurrency internal import LocationKit

/// The model of a ``Sight`` that Town sends.
nonisolated struct TownSight: Codable, Sendable {
    var name: String
    var place: [Double]

    private enum CodingKeys: String, CodingKey {
        case name = "display_name"
        case place
    }
}

extension Sight {
    /// Maps a model of Town to the app's model.
    nonisolated init(_ model: TownSight) {
        // TODO(flowgen): Set each property from `model`.
        fatalError("Sight.init(_: TownSight) is not written yet")
    }
}
