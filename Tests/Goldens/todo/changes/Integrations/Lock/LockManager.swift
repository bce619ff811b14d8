// Filled in, with a place of the developer's own, and words that only look like one.

let text = "TODO(flowgen): no comment"
final class LockManager {
    static let key = "" //TODO(flowgen): Put the key here.
    /* TODO(flowgen): neither */
}
