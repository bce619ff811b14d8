// One line of a state file: what flowgen remembers of a file, or of a member of a merged one. The page
// `StateFiles` describes the format. Fields are separated by tabs; tabs, line ends and backslashes within a field are
// escaped. Reading never fails: anything else, such as git's conflict markers, is no line.

/// One line of a state file.
enum StateLine: Hashable, Sendable {
    /// A generated file, and the hash of what was written.
    case generated(path: String, hash: String)
    /// A file that is written once.
    case once(path: String)
    /// A merged file, and the hash of what flowgen last wrote, or saw where it knew of none.
    case shared(identity: String, path: String, hash: String)
    /// A member of a merged file, in words of the merge.
    case member(identity: String, fields: [String])

    init?(_ text: some StringProtocol) { self.init(bytes: Array(text.utf8)[...]) }

    /// - Parameter bytes: valid UTF-8.
    private init?(bytes: ArraySlice<UInt8>) {
        let fields = bytes.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            .map { Self.unescaped(String(decoding: $0, as: UTF8.self)) }
        switch (fields[0], fields.count) {
        case ("generated", 3) where Self.isHash(fields[2]):
            self = .generated(path: fields[1], hash: fields[2])
        case ("once", 2):
            self = .once(path: fields[1])
        case ("shared", 4) where Self.isHash(fields[3]):
            self = .shared(identity: fields[1], path: fields[2], hash: fields[3])
        case ("member", 3...):
            self = .member(identity: fields[1], fields: Array(fields[2...]))
        default:
            return nil
        }
    }

    /// The line's text, without its end.
    var text: String {
        let fields =
            switch self {
            case .generated(let path, let hash): ["generated", path, hash]
            case .once(let path): ["once", path]
            case .shared(let identity, let path, let hash): ["shared", identity, path, hash]
            case .member(let identity, let fields): ["member", identity] + fields
            }
        return fields.map(Self.escaped).joined(separator: "\t")
    }

    /// The file that the line is about; nil for a member.
    var path: String? {
        switch self {
        case .generated(let path, _), .once(let path), .shared(_, let path, _): path
        case .member: nil
        }
    }

    /// The merged file that the line is about as a whole; nil for any other line.
    var sharedIdentity: String? {
        if case .shared(let identity, _, _) = self { identity } else { nil }
    }

    private static func isHash(_ text: String) -> Bool {
        text.utf8.count == 64 && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }

    private static let escapes: [(Unicode.Scalar, Unicode.Scalar)] = [
        ("\\", "\\"), ("\t", "t"), ("\n", "n"), ("\r", "r"),
    ]

    private static func escaped(_ field: String) -> String {
        guard field.utf8.contains(where: { [0x5C, 0x09, 0x0A, 0x0D].contains($0) }) else { return field }
        var result = String.UnicodeScalarView()
        for scalar in field.unicodeScalars {
            let escape = escapes.first { $0.0 == scalar }
            if escape != nil { result.append("\\") }
            result.append(escape?.1 ?? scalar)
        }
        return String(result)
    }

    private static func unescaped(_ field: String) -> String {
        guard field.utf8.contains(0x5C) else { return field }
        var result = String.UnicodeScalarView()
        var isEscape = false
        for scalar in field.unicodeScalars {
            if isEscape {
                result.append(escapes.first { $0.1 == scalar }?.0 ?? scalar)
                isEscape = false
            } else if scalar == "\\" {
                isEscape = true
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }

    /// The lines as bytes: in the order of their bytes, each once.
    static func bytes(of lines: Set<StateLine>) -> [UInt8] {
        lines.map { Array($0.text.utf8) }
            .sorted { $0.lexicographicallyPrecedes($1) }
            .flatMap { $0 + [UInt8(ascii: "\n")] }
    }

    /// The lines in these bytes; what is no line is left out.
    static func lines(of bytes: [UInt8]) -> Set<StateLine> {
        var lines: Set<StateLine> = []
        let isASCII = bytes.allSatisfy { $0 < 0x80 }
        for part in bytes.split(separator: UInt8(ascii: "\n")) {
            let line = part.last == UInt8(ascii: "\r") ? part.dropLast() : part
            guard isASCII || String(validating: line, as: UTF8.self) != nil,
                let read = StateLine(bytes: line)
            else { continue }
            lines.insert(read)
        }
        return lines
    }
}
