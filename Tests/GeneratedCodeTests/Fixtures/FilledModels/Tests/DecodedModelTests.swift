// What an SDK sends becomes its own model, and that the app's.

import Foundation
import XCTest

/// The way from JSON to the app's model.
nonisolated final class DecodedModelTests: XCTestCase {
    @MainActor
    func testAModelIsReadUnderItsKeysAndBecomesTheApps() async throws {
        let model = try JSONDecoder().decode(FirebaseVideo.self, from: Data(Self.json.utf8))
        XCTAssertEqual(model.url.absoluteString, "https://example.org/7")
        XCTAssertEqual(model.title, "Lake")
        XCTAssertEqual(model.default, ["sizes": [1, 2]])
        let video = Video(model)
        XCTAssertEqual(video.id, "7")
        XCTAssertTrue(video.isFavourite)
    }

    @MainActor
    func testAModelIsWrittenUnderTheSameKeys() async throws {
        let model = try JSONDecoder().decode(FirebaseVideo.self, from: Data(Self.json.utf8))
        let written = String(decoding: try JSONEncoder().encode(model), as: UTF8.self)
        XCTAssertTrue(written.contains("\"media_url\""), written)
        XCTAssertTrue(written.contains("\"mediaID\""), written)
    }

    private static let json = #"""
        {
            "mediaID": "7", "media_url": "https://example.org/7",
            "a \"title\" \\\\ more": "Lake", "default": {"sizes": [1, 2]},
            "likes": [{"count": 3}, {"count": 101}]
        }
        """#
}
