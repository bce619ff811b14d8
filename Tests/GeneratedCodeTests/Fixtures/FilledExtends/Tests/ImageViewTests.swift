// An image view shows what the SDK in use brings: Kingfisher, as the flow says. AlamofireImage is one line of the flow
// away; it has the same functions. A test can put a closure in the SDK's place.

#if DEBUG
    import UIKit
    import XCTest

    @testable import App

    /// Tests of the methods that the flow gives to `UIImageView`.
    nonisolated final class ImageViewTests: XCTestCase {
        @MainActor
        func testTheSDKInUseShowsTheImage() async throws {
            let view = UIImageView()
            view.setImage(fromURL: try Self.url(), placeholder: UIImage(named: "placeholder"))
            XCTAssertEqual(view.image?.name, "placeholder")
            for _ in 1...1000 where view.image?.name == "placeholder" { await Task.yield() }
            XCTAssertEqual(view.image?.name, "Kingfisher's cat.png")
        }

        @MainActor
        func testAnotherSDKHasTheSameFunctions() async throws {
            let view = UIImageView()
            AlamofireImageLoading.setImage(fromURL: try Self.url(), placeholder: nil, in: view)
            for _ in 1...1000 where view.image == nil { await Task.yield() }
            XCTAssertEqual(view.image?.name, "AlamofireImage's cat.png")
        }

        @MainActor
        func testAPlaceholderStaysWhereLoadingIsCancelled() async throws {
            let view = UIImageView()
            view.setImage(fromURL: try Self.url(), placeholder: UIImage(named: "placeholder"))
            view.cancelLoading()
            for _ in 1...10 { await Task.yield() }
            XCTAssertEqual(view.image?.name, "placeholder")
        }

        @MainActor
        func testAClosureIsCalledWithTheView() async throws {
            var shown: [URL] = []
            var views: [UIImageView] = []
            ImageLoading.onSetImage = { view, url, placeholder in
                XCTAssertNil(placeholder)
                shown.append(url)
                views.append(view)
            }
            ImageLoading.onCancelLoading = { views.append($0) }
            defer { (ImageLoading.onSetImage, ImageLoading.onCancelLoading) = (nil, nil) }
            let view = UIImageView()
            view.setImage(fromURL: try Self.url())
            view.cancelLoading()
            XCTAssertEqual(shown, [try Self.url()])
            XCTAssertTrue(views.count == 2 && views.allSatisfy { $0 === view })
            XCTAssertNil(view.image)
        }

        private static func url() throws -> URL { try XCTUnwrap(URL(string: "https://example.com/cat.png")) }
    }
#endif
