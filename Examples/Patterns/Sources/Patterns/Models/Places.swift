// Places, and what a map marks.

/// A place on earth.
nonisolated struct Place: Equatable, Sendable {
    /// Degrees north of the equator.
    let latitude: Double
    /// Degrees east of Greenwich.
    let longitude: Double

    /// Greenwich, for tests, previews and mocks.
    static let sample = Place(latitude: 51.48, longitude: 0)
}

/// Something that is marked on a map.
nonisolated struct Marker: Equatable, Sendable, Identifiable {
    /// Its number.
    let id: String
    /// The words beside it.
    let title: String
    /// Where it is.
    let place: Place

    /// The observatory of Greenwich, for tests, previews and mocks.
    static let sample = Marker(id: "m1", title: "Observatory", place: .sample)
}
