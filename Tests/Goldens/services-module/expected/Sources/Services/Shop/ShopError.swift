/// Why a step of the shop flow failed.
public nonisolated enum ShopError: Error {
    /// The shelf is empty.
    case outOfStock
    case other(any Error)
}
