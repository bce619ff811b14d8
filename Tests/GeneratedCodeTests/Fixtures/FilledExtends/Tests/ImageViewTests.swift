// An image view shows what the SDK in use brings: Kingfisher as the flow says, AlamofireImage when a test puts it
// there. The app's code is the same for both.

#if DEBUG
    import UIKit
    import XCTest

    @testable import App

    /// Tests of the methods that the flow gives to `UIImageView`.
    nonisolated final class ImageViewTests: XCTestCase {
        @MainActor
        func testTheSDKInUseShowsTheImage() async throws {
            _ = IntegrationsManager()
            let view = try await viewShowing("cat.png", placeholder: UIImage())
            XCTAssertEqual(view.image?.name, "Kingfisher's cat.png")
        }

        @MainActor func testAnotherSDKShowsTheImage() async throws {
            ServiceProvider.current = ServiceProvider(imageLoading: AlamofireImageManager().makeImageLoadingSDK())
            let view = try await viewShowing("cat.png")
            XCTAssertEqual(view.image?.name, "AlamofireImage's cat.png")
        }

        @MainActor
        func testAPlaceholderStaysWhereLoadingIsCancelled() async throws {
            for manager in [true, false] {
                ServiceProvider.current = ServiceProvider(
                    imageLoading: manager
                        ? KingfisherManager().makeImageLoadingSDK() : AlamofireImageManager().makeImageLoadingSDK())
                let view = UIImageView()
                let url = try XCTUnwrap(URL(string: "https://example.com/cat.png"))
                view.setImage(fromURL: url, placeholder: UIImage(named: "placeholder"))
                view.cancelLoading()
                for _ in 1...10 { await Task.yield() }
                XCTAssertEqual(view.image?.name, "placeholder")
            }
        }

        @MainActor
        func testAMockIsCalledWithTheView() async throws {
            let mock = MockImageLoadingSDK()
            ServiceProvider.current = ServiceProvider(imageLoading: mock)
            let view = UIImageView()
            let url = try XCTUnwrap(URL(string: "https://example.com/cat.png"))
            view.setImage(fromURL: url)
            view.cancelLoading()
            XCTAssertEqual(mock.calls, [.setImage, .cancelLoading])
            XCTAssertEqual(mock.setImageCalls.map { $0.fromURL }, [url])
            XCTAssertTrue(mock.setImageCalls.allSatisfy { $0.imageView === view })
            XCTAssertNil(mock.setImageCalls.first?.placeholder)
        }

        /// A view that has been asked for an image, and shows one.
        @MainActor private func viewShowing(_ name: String, placeholder: UIImage? = nil) async throws -> UIImageView {
            let view = UIImageView()
            let url = try XCTUnwrap(URL(string: "https://example.com/\(name)"))
            view.setImage(fromURL: url, placeholder: placeholder)
            for _ in 1...1000 where view.image === placeholder { await Task.yield() }
            return view
        }
    }
#endif
