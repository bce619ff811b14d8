// The rules for one name: which characters, which case, which keywords. A name is read with or without back-ticks;
// generated code writes them where Swift needs them.

/// What a name is for, in a word of a message; the role decides its case and what keywords mean in it.
enum NameRole: String {
    /// A type that a flow declares or mentions: upper case.
    case type
    /// A step, status, property, view, error: lower case.
    case member
    /// The name of a parameter inside its function: lower case.
    case parameter
    /// An argument label: lower case, keywords are allowed bare.
    case label
    case module
}

enum NameRules {
    static func read(_ written: String, as role: NameRole) throws(NotationError) -> SwiftName {
        let ticked = written.utf8.count > 2 && written.hasPrefix("`") && written.hasSuffix("`")
        let text = ticked ? String(written.dropFirst().dropLast()) : written
        do throws(NotationError) {
            try checkShape(text, role: role)
            try checkCase(text, role: role)
        } catch {
            throw error.moved(by: ticked ? 1 : 0)
        }
        return try checkKeyword(text, ticked: ticked, role: role)
    }

    private static func checkKeyword(
        _ text: String, ticked: Bool, role: NameRole
    ) throws(NotationError) -> SwiftName {
        if Keywords.isImpossible(text), role != .label {
            throw NotationError(
                "'\(text)' cannot be the name of a \(role.rawValue), even in back-ticks", advice: "choose another name")
        }
        let needsTicks =
            role == .label ? Keywords.isReservedAsLabel(text) : Keywords.isReserved(text)
        if needsTicks, !ticked, role == .module {
            throw NotationError("'\(text)' is a Swift keyword", advice: "write the name of a module")
        }
        return SwiftName(text: text, spelled: needsTicks ? "`\(text)`" : text)
    }

    private static func checkShape(_ text: String, role: NameRole) throws(NotationError) {
        guard let first = text.unicodeScalars.first else {
            throw NotationError("there is no \(role.rawValue) name here")
        }
        guard text.unicodeScalars.count <= NotationLimits.nameScalars else {
            throw NotationError(
                "a name has at most \(NotationLimits.nameScalars) characters")
        }
        if first == "$" {
            throw NotationError("names that begin with '$' belong to the compiler")
        }
        if text == "_" { throw NotationError("'_' alone is not a name") }
        if text.hasPrefix("__") {
            throw NotationError("names that begin with two underscores are reserved")
        }
        if isPlain(text) { return }
        try checkCharacters(text, role: role)
    }

    /// Whether a text is a name of ASCII letters and digits, which needs no look into any table.
    private static func isPlain(_ text: String) -> Bool {
        var isFirst = true
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): break
            case UInt8(ascii: "0")...UInt8(ascii: "9") where !isFirst: break
            default: return false
            }
            isFirst = false
        }
        return !isFirst
    }

    private static func checkCharacters(_ text: String, role: NameRole) throws(NotationError) {
        var offset = 0
        for scalar in text.unicodeScalars {
            if let name = Characters.unfitName(scalar) {
                throw NotationError(
                    Characters.error(scalar, name: name, offset: offset).message, advice: "remove it", offset: offset)
            }
            let fits = scalar == "_" || (offset == 0 ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue)
            guard fits else {
                if scalar == " " || scalar == "-", offset > 0 {
                    throw separated(text, by: scalar, role: role, offset: offset)
                }
                throw unfit(scalar, offset: offset)
            }
            // To the compiler, the two spellings of an accented letter are two names.
            if isUncomposed(scalar) {
                throw NotationError(
                    "names cannot contain combining marks, or characters that are not in composed form (NFC)",
                    advice: "type the letter and its mark as one character, or leave the mark out", offset: offset)
            }
            offset += UTF8.width(scalar)
        }
    }

    /// Whether a scalar is not composed, or might compose with the one before it: the marks of all scripts, and the
    /// parts of Korean syllables.
    private static func isUncomposed(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        return properties.isFullCompositionExclusion || properties.generalCategory == .nonspacingMark
            || (0x1161...0x11C2).contains(scalar.value)
    }

    /// A name written as several words: camel case is what was meant, if that is a name.
    private static func separated(
        _ text: String, by separator: Unicode.Scalar, role: NameRole, offset: Int
    ) -> NotationError {
        let words = text.split { $0 == " " || $0 == "-" }.map(String.init)
        let joined = words.enumerated().map { $0.offset == 0 ? $0.element : upperCamel($0.element) }.joined()
        let meant: String
        switch role {
        case .type: meant = upperCamel(joined)
        // The module of a product with hyphens.
        case .module: meant = words.joined(separator: "_")
        case .member, .parameter, .label: meant = lowerCamel(joined)
        }
        let message = separator == " " ? "names cannot contain spaces" : "names cannot contain hyphens"
        // Modules with a space between them are rather two, without their comma.
        let isOne = role != .module || separator != " "
        guard isOne, isPlain(meant.split(separator: "_").joined()) else {
            return NotationError(message, offset: offset)
        }
        return NotationError(message, advice: "write '\(meant)'", offset: offset)
    }

    private static func unfit(_ scalar: Unicode.Scalar, offset: Int) -> NotationError {
        if offset == 0, scalar.properties.isXIDContinue {
            return NotationError("a name cannot begin with '\(scalar)'")
        }
        return NotationError(
            "a name cannot contain '\(scalar)'",
            offset: offset)
    }

    private static func checkCase(_ text: String, role: NameRole) throws(NotationError) {
        let letters = text.unicodeScalars.drop(while: { $0 == "_" })
        guard let first = letters.first else { return }
        switch role {
        case .type where isLower(first):
            throw NotationError("a type must start with an upper-case letter", advice: "write '\(upperCamel(text))'")
        case .member where isUpper(first), .parameter where isUpper(first), .label where isUpper(first):
            throw NotationError(
                "a \(role.rawValue) must start with a lower-case letter", advice: "write '\(lowerCamel(text))'")
        case .type where text.hasPrefix("_"):
            throw NotationError("a type must start with an upper-case letter")
        default:
            break
        }
    }

    private static func isUpper(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isUppercase || scalar.properties.generalCategory == .titlecaseLetter
    }

    static func isLower(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isLowercase }
}

extension NameRules {
    static func startsUpper(_ text: String) -> Bool {
        text.unicodeScalars.first.map { $0.properties.isUppercase } ?? false
    }
}
