// What comes between the slashes of a regex, as far as its end goes by it.

/// A regex that is being read.
struct RegexBody {
    /// How many number signs appear before its slash.
    let pounds: Int
    /// Whether it can be nothing else, even if it does not end well.
    let isCertain: Bool
    /// Where its first line ends; nil if it may not go over lines.
    var firstLineEnd: Int?
    private var groups = 0
    private var classes = 0
    /// Where the last blank appears that is not escaped.
    private var blank = -1

    init(pounds: Int, isCertain: Bool) {
        self.pounds = pounds
        self.isCertain = isCertain
    }

    /// Where it ends, from behind its slash on; nil if it is none. One that has no end ends with the line, or, over
    /// lines, with its first.
    mutating func end(in bytes: [UInt8], from start: Int) -> Int? {
        var place = firstLineEnd ?? start
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "/"):
                var end = place + 1
                while pounds > 0, end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
                if end - place - 1 >= pounds { return closed(in: bytes, at: place, end) }
                place += 1
            case 10, 13:
                if firstLineEnd == nil { return isCertain ? place : nil }
                place += 1
            case UInt8(ascii: "\\"):
                place += 1
                if place < bytes.count, bytes[place] != 10, bytes[place] != 13 { place += 1 }
            default:
                guard fits(bytes[place], at: place) else { return nil }
                place += 1
            }
        }
        return isCertain ? firstLineEnd ?? bytes.count : nil
    }

    /// Whether a byte may appear in a regex.
    private mutating func fits(_ byte: UInt8, at place: Int) -> Bool {
        switch byte {
        case UInt8(ascii: "(") where classes == 0: groups += 1
        case UInt8(ascii: ")") where classes == 0:
            if groups == 0 { return isCertain }
            groups -= 1
        case UInt8(ascii: "["): classes += 1
        case UInt8(ascii: "]"): classes = max(0, classes - 1)
        case 0x20: blank = place
        default: break
        }
        return true
    }

    /// The end at this slash, unless what comes around it speaks against it.
    private func closed(in bytes: [UInt8], at slash: Int, _ end: Int) -> Int? {
        guard pounds == 0 else { return end }
        if end < bytes.count, bytes[end] == UInt8(ascii: "*") || bytes[end] == UInt8(ascii: "/") {
            return isCertain ? slash : nil
        }
        return blank == slash - 1 && !isCertain ? nil : end
    }
}
