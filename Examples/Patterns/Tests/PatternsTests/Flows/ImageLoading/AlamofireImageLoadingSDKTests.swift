import UIKit
import XCTest

@testable import Patterns

/// Tests of ``AlamofireImageLoadingSDK`` against the stand-in for AlamofireImage.
nonisolated final class AlamofireImageLoadingSDKTests: XCTestCase {
    @MainActor
    func testSetImage() async throws {
        let sdk = AlamofireImageLoadingSDK(manager: AlamofireImageManager())
        let view = UIImageView()
        let placeholder = try XCTUnwrap(UIImage(named: "placeholder"))
        let url = try XCTUnwrap(URL(string: "https://example.com/bee.png"))
        sdk.setImage(fromUrl: url, placeholder: placeholder, in: view)
        XCTAssertIdentical(view.image, placeholder)
        try await eventually { view.image !== placeholder }
        XCTAssertNotNil(view.image)
    }

    @MainActor
    func testCancelImage() async throws {
        let sdk = AlamofireImageLoadingSDK(manager: AlamofireImageManager())
        let (view, other) = (UIImageView(), UIImageView())
        let url = try XCTUnwrap(URL(string: "https://example.com/bee.png"))
        sdk.setImage(fromUrl: url, placeholder: nil, in: view)
        sdk.cancelImage(in: view)
        sdk.setImage(fromUrl: url, placeholder: nil, in: other)
        try await eventually { other.image != nil }
        XCTAssertNil(view.image)
    }
}
