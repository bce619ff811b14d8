// Text from an input that is shown on a terminal must not move the cursor, change colours, reverse the reading order or
// hide. Here such characters become visible: each is written as `\u{..}`.

extension Unicode.Scalar {
    /// Whether the scalar is a control, a format character (bidirectional and zero-width ones among them), or a line or
    /// paragraph separator.
    var isHiddenOrControlling: Bool {
        if value < 0x7F { return value < 0x20 }
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return true
        default: return false
        }
    }
}

extension String {
    /// The text with every control, format and separator character written as `\u{..}`, so that it can be shown on one
    /// line and read as what it is.
    package var visible: String {
        var result = ""
        result.reserveCapacity(utf8.count)
        for scalar in unicodeScalars {
            if scalar.isHiddenOrControlling {
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
