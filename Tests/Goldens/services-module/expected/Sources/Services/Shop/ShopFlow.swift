public nonisolated enum ShopFlow: FlowSpec {
    public enum Step: String, Sendable { case open, buy, price, prices }
    public enum Event: String, Sendable { case runOut }

    public static let initial = ShopStatus.closed
    public static let rules: [Rule] = [
        Rule(step: .open, from: [.closed], to: [.ready]),
        Rule(step: .buy, from: [.ready, .bought, .failed], via: [[.paying]], to: [.bought, .failed]),
        Rule(step: nil, to: [.failed], cancels: [.buy]),
    ]

    public static func failed(_ error: ShopError, in step: Step) -> ShopStatus? {
        switch step {
        case .buy: .failed(error)
        default: nil
        }
    }
}

#if DEBUG
/// What can happen in the flow, with sample values.
public nonisolated enum ShopScenario: FlowScenario {
    case open, buySucceeds, priceSucceeds, priceFailsWithOutOfStock, priceFailsWithOther, pricesSucceed
    case pricesFailWithOutOfStock, pricesFailWithOther, runOut, buyFailsWithOutOfStock, buyFailsWithOther
    case runOutWhilePaying, buySucceedsAfterFailure

    @MainActor public var moves: [FlowMove<ShopFlow>] {
        switch self {
        case .open: [.init(.open, .ready)]
        case .buySucceeds: Self.open.moves + [.init(.buy, .paying, .bought(basket: Basket(items: [])))]
        case .priceSucceeds: [.init(.price)]
        case .priceFailsWithOutOfStock: [.init(.price, failing: .outOfStock)]
        case .priceFailsWithOther: [.init(.price, failing: .other(FlowSampleError()))]
        case .pricesSucceed: [.init(.prices)]
        case .pricesFailWithOutOfStock: [.init(.prices, failing: .outOfStock)]
        case .pricesFailWithOther: [.init(.prices, failing: .other(FlowSampleError()))]
        case .runOut: [.init(event: .runOut, .failed(.outOfStock))]
        case .buyFailsWithOutOfStock: Self.open.moves + [.init(.buy, .paying, .failed(.outOfStock))]
        case .buyFailsWithOther: Self.open.moves + [.init(.buy, .paying, .failed(.other(FlowSampleError())))]
        case .runOutWhilePaying: Self.open.moves + [.init(.buy, .paying), .init(event: .runOut, .failed(.outOfStock))]
        case .buySucceedsAfterFailure:
            Self.buyFailsWithOutOfStock.moves + [.init(.buy, .paying, .bought(basket: Basket(items: [])))]
        }
    }
}
#endif
