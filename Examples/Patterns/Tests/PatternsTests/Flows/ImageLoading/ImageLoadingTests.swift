import UIKit
import XCTest

@testable import Patterns

/// Tests of both vendors against their stand-ins, and of a view that shows no picture because a test says so.
nonisolated final class ImageLoadingTests: XCTestCase {
    @MainActor
    func testEachVendorShowsThePicture() async throws {
        let placeholder = try XCTUnwrap(UIImage(named: "placeholder"))
        let url = try XCTUnwrap(URL(string: "https://example.com/bee.png"))
        for setImage in [KingfisherImageLoading.setImage, AlamofireImageLoading.setImage] {
            let view = UIImageView()
            setImage(url, placeholder, view)
            XCTAssertIdentical(view.image, placeholder)
            try await eventually { view.image !== placeholder }
            XCTAssertNotNil(view.image)
        }
    }

    @MainActor
    func testACancelledPictureIsNotShown() async throws {
        let vendors = [
            (KingfisherImageLoading.setImage, KingfisherImageLoading.cancelImage),
            (AlamofireImageLoading.setImage, AlamofireImageLoading.cancelImage),
        ]
        for (setImage, cancelImage) in vendors {
            let (view, other) = (UIImageView(), UIImageView())
            let url = try XCTUnwrap(URL(string: "https://example.com/bee.png"))
            setImage(url, nil, view)
            cancelImage(view)
            setImage(url, nil, other)
            try await eventually { other.image != nil }
            XCTAssertNil(view.image)
        }
    }

    #if DEBUG
        @MainActor
        func testATestTakesTheSDKsPlace() async throws {
            let url = try XCTUnwrap(URL(string: "https://example.com/bee.png"))
            var shown: [URL] = []
            ImageLoading.onSetImage = { _, url, _ in shown.append(url) }
            defer { ImageLoading.onSetImage = nil }
            UIImageView().setImage(fromUrl: url)
            XCTAssertEqual(shown, [url])
        }
    #endif
}
