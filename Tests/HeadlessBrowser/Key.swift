// The keys that a person without a mouse uses a page with.

/// A key.
package enum Key {
    case tab, enter, space

    var name: String {
        switch self {
        case .tab: "Tab"
        case .enter: "Enter"
        case .space: " "
        }
    }

    var code: Int {
        switch self {
        case .tab: 9
        case .enter: 13
        case .space: 32
        }
    }

    var character: String? {
        switch self {
        case .tab: nil
        case .enter: "\r"
        case .space: " "
        }
    }
}
