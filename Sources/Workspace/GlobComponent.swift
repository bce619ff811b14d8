// One component of a glob pattern, the part between two slashes, and whether it matches a
// name. A name that starts with a dot is matched only by a pattern that does too, and `.git`
// and `.build` only where they are spelled out.

/// What stands between two slashes of a pattern.
enum GlobComponent: Hashable, Sendable {
    /// Exactly this name.
    case literal([UInt8])
    /// `**`: any number of folders, none included.
    case anyDepth
    /// A name of this form.
    case form([Token])

    /// One piece of a form.
    enum Token: Hashable, Sendable {
        case scalar(Unicode.Scalar)
        case anyScalar
        case anyRun
        case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)

        func matches(_ scalar: Unicode.Scalar) -> Bool {
            switch self {
            case .scalar(let own): own == scalar
            case .anyScalar, .anyRun: true
            case .set(let ranges, let isNegated):
                ranges.contains { $0.contains(scalar) } != isNegated
            }
        }
    }

    /// Whether the component matches a name; `**` matches each it may step over.
    func matches(_ name: [UInt8]) -> Bool {
        switch self {
        case .literal(let own): return own == name
        case .anyDepth: return name.first != dot
        case .form(let tokens):
            if name.first == dot {
                guard tokens.first == .scalar("."), !Self.neverMeant.contains(name) else {
                    return false
                }
            }
            return Self.run(
                tokens, over: Array(String(decoding: name, as: UTF8.self).unicodeScalars))
        }
    }

    private static let neverMeant = [Array(".git".utf8), Array(".build".utf8)]

    /// Matches from left to right; after a mismatch only the last `*` is stretched, so the time
    /// is at most the product of both lengths.
    private static func run(_ tokens: [Token], over name: [Unicode.Scalar]) -> Bool {
        var (token, index) = (0, 0)
        var star: (token: Int, index: Int)?
        while index < name.count {
            if token < tokens.count, tokens[token] == .anyRun {
                star = (token, index)
                token += 1
            } else if token < tokens.count, tokens[token].matches(name[index]) {
                token += 1
                index += 1
            } else if let last = star {
                star = (last.token, last.index + 1)
                token = last.token + 1
                index = last.index + 1
            } else {
                return false
            }
        }
        return tokens[token...].allSatisfy { $0 == .anyRun }
    }
}

/// Reads one component.
struct GlobComponentParser {
    private var rest: ArraySlice<Unicode.Scalar>

    init(_ text: ArraySlice<Unicode.Scalar>) {
        rest = text
    }

    mutating func parse() throws(GlobPattern.Problem) -> GlobComponent {
        guard !rest.isEmpty else { throw .emptyComponent }
        if rest.elementsEqual(["*", "*"]) { return .anyDepth }
        var tokens: [GlobComponent.Token] = []
        while let scalar = rest.popFirst() {
            switch scalar {
            case "*": if tokens.last != .anyRun { tokens.append(.anyRun) }
            case "?": tokens.append(.anyScalar)
            case "[": tokens.append(try parseSet())
            case "\\": tokens.append(.scalar(try escaped()))
            default: tokens.append(.scalar(scalar))
            }
        }
        guard let name = Self.literal(tokens) else { return .form(tokens) }
        guard RelativePath.isComponent(name[...]) else { throw .dotComponent }
        return .literal(name)
    }

    /// What follows `[`, up to `]`; a `]` that comes first is part of the set.
    private mutating func parseSet() throws(GlobPattern.Problem) -> GlobComponent.Token {
        let isNegated = rest.first == "!" || rest.first == "^"
        if isNegated { rest.removeFirst() }
        var ranges: [ClosedRange<Unicode.Scalar>] = []
        while let scalar = rest.popFirst() {
            if scalar == "]", !ranges.isEmpty { return .set(ranges, isNegated: isNegated) }
            let low = scalar == "\\" ? try escaped() : scalar
            guard rest.first == "-", let end = rest.dropFirst().first, end != "]" else {
                ranges.append(low...low)
                continue
            }
            rest.removeFirst(2)
            let high = end == "\\" ? try escaped() : end
            guard low <= high else { throw .emptyRange }
            ranges.append(low...high)
        }
        throw .openBracket
    }

    private mutating func escaped() throws(GlobPattern.Problem) -> Unicode.Scalar {
        guard let scalar = rest.popFirst() else { throw .trailingBackslash }
        return scalar
    }

    private static func literal(_ tokens: [GlobComponent.Token]) -> [UInt8]? {
        var text = String.UnicodeScalarView()
        for token in tokens {
            guard case .scalar(let scalar) = token else { return nil }
            text.append(scalar)
        }
        return Array(String(text).utf8)
    }
}
