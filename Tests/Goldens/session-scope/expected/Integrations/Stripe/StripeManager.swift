/// Holds what Stripe's wrappers share: keys, configuration, start-up.
@MainActor
final class StripeManager {
    // TODO(flowgen): Take the keys and the configuration of Stripe as parameters of `init`.
}
