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

/// A place that a query may mean.
nonisolated struct PlaceSuggestion: Equatable, Sendable, Identifiable {
    /// The number with the vendor.
    let id: String
    let title: String
    /// Where that is: the street, or the city.
    let subtitle: String

    /// Greenwich, for tests, previews and mocks.
    static let sample = PlaceSuggestion(id: "p1", title: "Greenwich", subtitle: "London, UK")
}

/// A place that the person has picked.
nonisolated struct PickedPlace: Equatable, Sendable {
    let name: String
    let address: String
    let place: Place

    /// Greenwich, for tests, previews and mocks.
    static let sample = PickedPlace(
        name: "Greenwich", address: "Greenwich, London, UK", place: .sample)
}
