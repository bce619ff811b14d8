#if hasFeature(InternalImportsByDefault)
package import Offers
#else
import Offers
#endif

/// The mocks of all flows, to change or to replace, and a provider of them, for tests and previews.
@MainActor
package final class MockServices {
    package var bell = MockBellSDK()
    package var counting = MockCountingSDK()
    package var courier = MockCourierSDK()
    package var secrets = MockSecretsSDK()
    package var shop = MockShopSDK()
    /// Each mock that ``ServiceProvider/makeReceipt()`` has made.
    package private(set) var receipts: [MockReceiptSDK] = []
    /// Called with each new mock before the app gets it.
    package var prepareReceipt: (MockReceiptSDK) -> Void = { _ in }

    package init() {}

    package var provider: ServiceProvider {
        ServiceProvider(
            bell: bell,
            counting: counting,
            courier: courier,
            makeReceipt: { [self] in
                let mock = MockReceiptSDK()
                prepareReceipt(mock)
                receipts.append(mock)
                return mock
            },
            secrets: secrets,
            shop: shop
        )
    }
}
