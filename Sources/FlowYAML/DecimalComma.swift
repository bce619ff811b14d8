// `1,5` and `1,000`: numbers with the comma of other notations.

/// A number with one comma in it.
package struct DecimalComma {
    /// The number with a point instead of the comma.
    package let decimal: String
    /// The number with an underscore instead of the comma, where three digits are behind it.
    private let thousands: String?

    /// A number whose text contains digits and one comma.
    package init(_ text: String) {
        decimal = text.split(separator: ",").joined(separator: ".")
        let groups = text.split(separator: ",")
        let isWhole = groups.count == 2 && groups[1].utf8.count == 3
        thousands = isWhole && groups[0] != "0" ? groups.joined(separator: "_") : nil
    }

    /// What was meant, if only one thing can be.
    package var only: String? { thousands == nil ? decimal : nil }

    /// What to write.
    package func advice(prefix: String) -> String {
        guard let thousands else { return "write `\(prefix)\(decimal)`" }
        return "write `\(prefix)\(thousands)`, or `\(decimal)` for a fraction"
    }
}
