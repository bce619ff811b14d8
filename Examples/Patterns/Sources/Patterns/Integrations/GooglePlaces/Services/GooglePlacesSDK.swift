import Foundation
@preconcurrency import GooglePlaces

/// Implements ``PlacesSDK`` with GooglePlaces.
@MainActor
final class GooglePlacesSDK: PlacesSDK {
    private let manager: GooglePlacesManager
    /// Joins the queries up to a pick; nil before the first one.
    private var session: GMSAutocompleteSessionToken?
    private let flow = FlowRunner<PlacesFlow> { GooglePlacesSDK.placesError(for: $0) }

    init(manager: GooglePlacesManager) {
        self.manager = manager
    }

    func suggest(for query: String) async throws -> [PlaceSuggestion] {
        flow.cancel(.suggest)
        let session = session ?? GMSAutocompleteSessionToken()
        self.session = session
        return try await flow.value(.suggest) { _ in
            guard !query.isEmpty else { return [] }
            let request = GMSAutocompleteRequest(query: query)
            request.sessionToken = session
            return try await withCheckedThrowingContinuation { continuation in
                GMSPlacesClient.shared().fetchAutocompleteSuggestions(from: request) {
                    suggestions, error in
                    if let error {
                        continuation.resume(throwing: error)
                    } else {
                        let places = suggestions?.compactMap(\.placeSuggestion) ?? []
                        continuation.resume(returning: places.map(PlaceSuggestion.init))
                    }
                }
            }
        }
    }

    func pick(_ suggestion: PlaceSuggestion) async throws -> PickedPlace {
        let session = session
        self.session = nil
        return try await flow.value(.pick) { _ in
            let properties: [GMSPlaceProperty] = [.name, .formattedAddress, .coordinate]
            let request = GMSFetchPlaceRequest(
                placeID: suggestion.id, placeProperties: properties.map(\.rawValue),
                sessionToken: session)
            return try await withCheckedThrowingContinuation { continuation in
                GMSPlacesClient.shared().fetchPlace(with: request) { place, error in
                    if let place {
                        continuation.resume(returning: PickedPlace(place))
                    } else {
                        continuation.resume(throwing: error ?? CocoaError(.featureUnsupported))
                    }
                }
            }
        }
    }

    func dismiss() {
        flow.cancel(.suggest, .pick)
        session = nil
    }

    /// Maps an error of GooglePlaces to the app's error.
    private nonisolated static func placesError(for error: any Error) -> PlacesError {
        let problem = error as NSError
        guard problem.domain == kGMSPlacesErrorDomain else { return .other(error) }
        return switch GMSPlacesErrorCode(rawValue: problem.code) {
        case .networkError: .offline
        case .usageLimitExceeded, .rateLimitExceeded, .deviceRateLimitExceeded: .tooManyQueries
        default: .other(error)
        }
    }
}

extension PlaceSuggestion {
    fileprivate nonisolated init(_ suggestion: GMSAutocompletePlaceSuggestion) {
        self.init(
            id: suggestion.placeID, title: suggestion.attributedPrimaryText.string,
            subtitle: suggestion.attributedSecondaryText?.string ?? "")
    }
}

extension PickedPlace {
    fileprivate nonisolated init(_ place: GMSPlace) {
        self.init(
            name: place.name ?? "", address: place.formattedAddress ?? "",
            place: Place(
                latitude: place.coordinate.latitude, longitude: place.coordinate.longitude))
    }
}

extension GooglePlacesManager {
    func makePlacesSDK() -> any PlacesSDK {
        GooglePlacesSDK(manager: self)
    }
}
