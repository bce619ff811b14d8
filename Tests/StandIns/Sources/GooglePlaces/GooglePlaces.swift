// A stand-in for Google's places by name
// (https://developers.google.com/maps/documentation/places/ios-sdk/place-autocomplete). It is used on the main thread
// and answers there, and what it is asked cannot be taken back. It knows three places of its own.

import Foundation

#if canImport(CoreLocation)
    @_exported import CoreLocation
#else
    /// A place on earth.
    public struct CLLocationCoordinate2D {
        public var latitude: Double
        public var longitude: Double

        public init(latitude: Double, longitude: Double) {
            (self.latitude, self.longitude) = (latitude, longitude)
        }
    }
#endif

public let kGMSPlacesErrorDomain = "com.google.places.ErrorDomain"

public enum GMSPlacesErrorCode: Int {
    case networkError = -1
    case serverError = -2
    case internalError = -3
    case keyInvalid = -4
    case keyExpired = -5
    case usageLimitExceeded = -6
    case rateLimitExceeded = -7
    case deviceRateLimitExceeded = -8
    case accessNotConfigured = -9
    case incorrectBundleIdentifier = -10
    case locationError = -11
    case invalidRequest = -12
}

public enum GMSPlaceProperty: String {
    case name, coordinate, formattedAddress, placeID
}

/// Joins requests that are billed as one.
public final class GMSAutocompleteSessionToken: NSObject {}

public final class GMSAutocompleteRequest: NSObject {
    public var query: String
    public var sessionToken: GMSAutocompleteSessionToken?

    public init(query: String) { self.query = query }
}

public final class GMSAutocompletePlaceSuggestion: NSObject {
    public let placeID: String
    public let attributedPrimaryText: NSAttributedString
    public let attributedSecondaryText: NSAttributedString?

    init(_ place: GMSPlace) {
        placeID = place.placeID ?? ""
        attributedPrimaryText = NSAttributedString(string: place.name ?? "")
        attributedSecondaryText = place.formattedAddress.map { NSAttributedString(string: $0) }
    }
}

public final class GMSAutocompleteSuggestion: NSObject {
    public let placeSuggestion: GMSAutocompletePlaceSuggestion?

    init(_ place: GMSPlace) { placeSuggestion = GMSAutocompletePlaceSuggestion(place) }
}

public final class GMSFetchPlaceRequest: NSObject {
    let placeID: String
    let sessionToken: GMSAutocompleteSessionToken?

    public init(placeID: String, placeProperties: [String], sessionToken: GMSAutocompleteSessionToken?) {
        (self.placeID, self.sessionToken) = (placeID, sessionToken)
    }
}

public final class GMSPlace: NSObject {
    public let placeID: String?
    public let name: String?
    public let formattedAddress: String?
    public let coordinate: CLLocationCoordinate2D

    init(_ id: String, _ name: String, _ address: String, _ latitude: Double, _ longitude: Double) {
        (placeID, self.name, formattedAddress) = (id, name, address)
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
}

public final class GMSPlacesClient: NSObject {
    private nonisolated(unsafe) static var key = ""
    private static let client = GMSPlacesClient()
    private static let places = [
        GMSPlace("p1", "Greenwich", "London, UK", 51.48, 0),
        GMSPlace("p2", "Greenland", "Denmark", 72, -40),
        GMSPlace("p3", "Oslo", "Norway", 59.91, 10.75),
    ]

    /// What was asked, for tests: the query or the number of the place, and the session.
    public private(set) var simulatedRequests: [(text: String, session: ObjectIdentifier?)] = []
    /// Each request fails with this error.
    public var simulatedError: GMSPlacesErrorCode?
    /// Whether requests wait for `simulateAnswers()`.
    public var simulatedIsSlow = false
    /// Only these queries wait.
    public var simulatedSlowQueries: Set<String> = []
    private var held: [() -> Void] = []
    private var sessions: [GMSAutocompleteSessionToken] = []

    /// Returns whether it looks like a key.
    @discardableResult
    public static func provideAPIKey(_ key: String) -> Bool {
        self.key = key
        return !key.isEmpty
    }

    public static func shared() -> GMSPlacesClient { client }

    public func fetchAutocompleteSuggestions(
        from request: GMSAutocompleteRequest,
        callback: @escaping ([GMSAutocompleteSuggestion]?, Error?) -> Void
    ) {
        let query = request.query.lowercased()
        let found = Self.places.filter { $0.name?.lowercased().hasPrefix(query) ?? false }
        answer(request.query, request.sessionToken) { error in
            callback(error == nil ? found.map(GMSAutocompleteSuggestion.init) : nil, error)
        }
    }

    public func fetchPlace(with request: GMSFetchPlaceRequest, callback: @escaping (GMSPlace?, Error?) -> Void) {
        let place = Self.places.first { $0.placeID == request.placeID }
        answer(request.placeID, request.sessionToken) { error in
            let isUnknown = place == nil && error == nil
            callback(error == nil ? place : nil, isUnknown ? Self.error(.invalidRequest) : error)
        }
    }

    // MARK: - For tests

    /// Answers what waits, and is slow no more.
    public func simulateAnswers() {
        (simulatedIsSlow, simulatedSlowQueries) = (false, [])
        let answers = held
        held = []
        answers.forEach { $0() }
    }

    public func simulateRestart() {
        simulateAnswers()
        (simulatedRequests, simulatedError) = ([], nil)
    }

    private func answer(_ text: String, _ session: GMSAutocompleteSessionToken?, _ body: @escaping (Error?) -> Void) {
        // It keeps the sessions, so that no two have the same address.
        if let session { sessions.append(session) }
        simulatedRequests.append((text, session.map(ObjectIdentifier.init)))
        let code = Self.key.isEmpty ? GMSPlacesErrorCode.keyInvalid : simulatedError
        let answer = { body(code.map(Self.error)) }
        if simulatedIsSlow || simulatedSlowQueries.contains(text) {
            held.append(answer)
        } else {
            DispatchQueue.main.async(execute: answer)
        }
    }

    private static func error(_ code: GMSPlacesErrorCode) -> NSError {
        NSError(domain: kGMSPlacesErrorDomain, code: code.rawValue)
    }
}
