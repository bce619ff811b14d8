@preconcurrency import AdjustSdk
import Foundation

/// Measures advertising.
///
/// Holds what Adjust's wrappers share: keys, configuration, start-up.
@MainActor
final class AdjustManager: Integration {
    /// The wrapper, which the SDK has to know before it starts.
    weak var delegate: (any AdjustDelegate)?
    /// Where the wrapper receives the links that the app is asked to open.
    var linkOpened: ((URL) -> Void)?

    func launch(options: [AnyHashable: Any]) {
        let config = ADJConfig(appToken: "4w565xzmb54d", environment: ADJEnvironmentSandbox)
        config?.delegate = delegate
        Adjust.initSdk(config)
    }

    func open(_ url: URL, options: [AnyHashable: Any]) -> Bool {
        guard url.host == "offers.example.com", let link = ADJDeeplink(deeplink: url) else {
            return false
        }
        Adjust.processDeeplink(link)
        linkOpened?(url)
        return true
    }

    func changeConsent(to purposes: Set<ConsentPurpose>) {
        Adjust.trackMeasurementConsent(purposes.contains(.advertising))
    }
}
