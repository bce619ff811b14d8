// A search field with suggestions. The model knows the flow's protocol and no SDK.

import Combine

/// What the screen shows on which a person picks a place.
@MainActor
final class AddressModel: ObservableObject {
    /// What the query may mean; of the last query that was answered.
    @Published private(set) var suggestions: [PlaceSuggestion] = []
    /// What the person has picked; nil until they have.
    @Published private(set) var picked: PickedPlace?
    /// What went wrong; nil if nothing did.
    @Published private(set) var problem: String?

    private let places: any PlacesSDK
    /// What the person has typed last.
    private var query = ""

    init(places: any PlacesSDK) {
        self.places = places
    }

    /// The person has changed the query.
    func type(_ query: String) async {
        self.query = query
        do {
            let suggestions = try await places.suggest(for: query)
            // Once the person has typed on, the answer to that query is shown.
            guard query == self.query else { return }
            self.suggestions = suggestions
            problem = nil
        } catch is CancellationError {
            // The person has typed on, or has closed the search.
        } catch {
            fail(error)
        }
    }

    func pick(_ suggestion: PlaceSuggestion) async {
        do {
            picked = try await places.pick(suggestion)
            suggestions = []
        } catch is CancellationError {
            // The person has closed the search.
        } catch {
            fail(error)
        }
    }

    func close() {
        places.dismiss()
        suggestions = []
    }

    private func fail(_ error: any Error) {
        problem =
            switch error {
            case PlacesError.offline: "You are offline."
            case PlacesError.tooManyQueries: "Please wait a moment."
            default: "Something went wrong."
            }
    }
}
