// Property lists. The old form, in which Xcode keeps a project: braces around pairs, parentheses around lists, quoted
// and bare texts, comments. JSON as SwiftPM prints it differs by its signs alone: `:` for `=`, `,` for `;`, brackets
// for parentheses; XML is brought into this form. All are read without recursion deeper than a project can be.

indirect enum PropertyList {
    case text(String)
    case list([PropertyList])
    case pairs([String: PropertyList])

    subscript(key: String) -> PropertyList? {
        if case .pairs(let pairs) = self { pairs[key] } else { nil }
    }

    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    var items: [PropertyList] {
        if case .list(let items) = self { items } else { [] }
    }

    var texts: [String] { items.compactMap(\.text) }

    /// Whether it is a blank text, or an empty list.
    var isEmpty: Bool {
        switch self {
        case .text(let text): text.allSatisfy(\.isWhitespace)
        case .list(let items): items.isEmpty
        case .pairs(let pairs): pairs.isEmpty
        }
    }

    /// Nil if the bytes are no property list of this form.
    init?(_ bytes: [UInt8]) {
        var reader = PropertyListReader(bytes: bytes)
        guard let value = reader.value(depth: 0) else { return nil }
        self = value
    }

    /// Reads XML, as Xcode writes `Info.plist`, by writing it in the old form: texts in quotes, each value with a comma.
    /// `<true/>` becomes the text `true`. Nil if the bytes are no property list in XML.
    init?(xml bytes: [UInt8]) {
        let signs: [Substring: String] = [
            "dict": "{", "/dict": "},", "dict/": "{},", "array": "(", "/array": "),", "array/": "(),", "true/": "true,",
            "false/": "false,",
        ]
        var rest = String(decoding: bytes, as: UTF8.self).drop { $0 == "\u{FEFF}" }
        guard rest.contains("</plist>") else { return nil }
        var text = ""
        while !rest.isEmpty {
            if let match = rest.prefixMatch(of: /\s+|<!--(?s:.*?)-->|<[?!\/]?(plist|xml|DOCTYPE)[^>]*>/) {
                rest = rest[match.range.upperBound...]
            } else if let match = rest.prefixMatch(of: /<(key|string|integer|real|date|data)(?:\/>|>([^<]*)<\/\1>)/) {
                let content = (match.2 ?? "").replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
                text += "\"\(content)\"" + (match.1 == "key" ? "=" : ",")
                rest = rest[match.range.upperBound...]
            } else if let match = rest.prefixMatch(of: /<([a-z\/]+)>/), let sign = signs[match.1] {
                text += sign
                rest = rest[match.range.upperBound...]
            } else {
                return nil
            }
        }
        self.init(Array(text.utf8))
    }
}

private struct PropertyListReader {
    let bytes: [UInt8]
    var place = 0

    private static let deepest = 32

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func value(depth: Int) -> PropertyList? {
        guard depth < Self.deepest, let byte = next() else { return nil }
        switch byte {
        case UInt8(ascii: "{"):
            place += 1
            var pairs: [String: PropertyList] = [:]
            while let byte = next(), byte != UInt8(ascii: "}") {
                guard let key = text(), take("=") || take(":"), let value = value(depth: depth + 1) else { return nil }
                pairs[key] = value
                if !take(";"), !take(","), next() != UInt8(ascii: "}") { return nil }
            }
            return take("}") ? .pairs(pairs) : nil
        case UInt8(ascii: "("): return list(until: ")", depth: depth)
        case UInt8(ascii: "["): return list(until: "]", depth: depth)
        default:
            return text().map(PropertyList.text)
        }
    }

    private mutating func list(until end: Unicode.Scalar, depth: Int) -> PropertyList? {
        place += 1
        var items: [PropertyList] = []
        while let byte = next(), byte != UInt8(ascii: end) {
            guard let item = value(depth: depth + 1) else { return nil }
            items.append(item)
            if next() != UInt8(ascii: end), !take(",") { return nil }
        }
        return take(end) ? .list(items) : nil
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard next() == UInt8(ascii: character) else { return false }
        place += 1
        return true
    }

    /// The next byte behind white space and comments.
    private mutating func next() -> UInt8? {
        while place < bytes.count {
            let byte = bytes[place]
            let following = place + 1 < bytes.count ? bytes[place + 1] : 0
            if byte == 32 || (9...13).contains(byte) {
                place += 1
            } else if byte == UInt8(ascii: "/"), following == UInt8(ascii: "/") {
                while place < bytes.count, bytes[place] != 10 { place += 1 }
            } else if byte == UInt8(ascii: "/"), following == UInt8(ascii: "*") {
                place += 2
                while place + 1 < bytes.count,
                    bytes[place] != UInt8(ascii: "*") || bytes[place + 1] != UInt8(ascii: "/")
                {
                    place += 1
                }
                place += 2
            } else {
                return byte
            }
        }
        return nil
    }

    private mutating func text() -> String? {
        guard let first = next() else { return nil }
        if first == UInt8(ascii: "\"") { return quoted() }
        let start = place
        while place < bytes.count, Self.isBare(bytes[place]) { place += 1 }
        return place == start ? nil : String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private static func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
            UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: ":"):
            true
        default: false
        }
    }

    private mutating func quoted() -> String? {
        place += 1
        var text: [UInt8] = []
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
            if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count { place += 1 }
            text.append(bytes[place])
            place += 1
        }
        guard place < bytes.count else { return nil }
        place += 1
        return String(decoding: text, as: UTF8.self)
    }
}
