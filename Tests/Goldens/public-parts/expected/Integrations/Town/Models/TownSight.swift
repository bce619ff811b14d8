// Part of Guide.

/// A ``Sight`` as Town has it.
nonisolated struct TownSight: Codable, Sendable {
  var name: String
  var place: [Double]

  private enum CodingKeys: String, CodingKey {
    case name = "display_name"
    case place
  }
}

extension Sight {
  /// The app's model of what Town sends.
  nonisolated init(_ sight: TownSight) {
    // TODO(flowgen): Set each property from `sight`.
    fatalError("no Sight is made of TownSight yet")
  }
}
