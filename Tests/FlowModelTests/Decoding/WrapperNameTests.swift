// What a wrapper is called unless the flow says another name.

import FlowModel
import Testing

struct WrapperNameTests {
    @Test(
        arguments: [
            ("DeepSeek", "ChatBotSDK", "DeepSeekChatBotSDK"),
            ("GoogleSignIn", "SignInSDK", "GoogleSignInSDK"),
            ("StripePaymentSDK", "PaymentSDK", "StripePaymentSDK"),
            // Words are not cut, and the wrapper is not called like the protocol.
            ("Signin", "InSDK", "SigninInSDK"), ("AcmeSign", "SignInSDK", "AcmeSignInSDK"),
            ("AcmeSi", "SignInSDK", "AcmeSiSignInSDK"), ("Chat", "ChatSDK", "ChatChatSDK"),
            ("", "ChatSDK", "ChatSDK"),
        ])
    func sharedWordsAreNotRepeated(integration: String, protocolName: String, wrapper: String) {
        #expect(FlowIntegration.wrapperName(of: integration, for: protocolName) == wrapper)
    }
}
