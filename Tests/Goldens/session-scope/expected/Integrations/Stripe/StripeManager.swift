/// Holds what Stripe's wrappers share: keys, configuration, start-up.
@MainActor
final class StripeManager: Integration {
    // TODO(flowgen): Keep here what the wrappers share, such as the key of Stripe.
}
