// The mocks that the app's own models are tested with, and the provider that hands them out. Flows
// that no model here uses are served by mocks that nobody looks at.

#if DEBUG
    @testable import Patterns

    /// Mocks for a test.
    @MainActor
    final class MockServices {
        let analytics = MockAnalyticsSDK()
        let assistant = MockAssistantSDK()
        let posts = MockPostService()
        let purchases = MockPurchasesSDK()
        let videos = MockVideosSDK()

        /// A provider of these mocks.
        var provider: ServiceProvider {
            ServiceProvider(
                analytics: analytics,
                authentication: MockAuthenticationService(),
                featureFlags: MockFeatureFlags(),
                identityVerification: MockIdentityVerificationSDK(),
                imageLoading: MockImageLoadingSDK(),
                location: MockLocationSDK(),
                map: MockMapSDK(),
                signIn: MockSignInSDK(),
                makePayment: { MockPaymentSDK() },
                posts: posts,
                purchases: purchases,
                push: MockPushSDK(),
                assistant: assistant,
                tokenStore: MockTokenStore(),
                makeVideoCall: { MockVideoCallSDK() },
                videos: videos
            )
        }
    }
#endif
