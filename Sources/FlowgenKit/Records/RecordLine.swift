// One line of a record: what flowgen remembers of a file, or of a member of a shared one. The fields
// are parted by tabs; tabs, line ends and backslashes within a field are escaped. A line that is none
// of these, such as git's conflict markers, is no line: reading never fails.
// The README's chapter "The records" describes them.

/// One line of a record.
enum RecordLine: Hashable, Sendable {
    /// A generated file, and the fingerprint of what was written.
    case generated(path: String, fingerprint: String)
    /// A file that is written once.
    case once(path: String)
    /// A shared file, and the fingerprint of what flowgen last wrote, or saw where it knew of none.
    case shared(identity: String, path: String, fingerprint: String)
    /// A member of a shared file, in words of the merge.
    case member(identity: String, fields: [String])
    /// A template of the project's own, and its fingerprint when files were last made from it.
    case template(name: String, fingerprint: String)

    /// The line that a text is; nil when it is none.
    init?(_ text: some StringProtocol) {
        let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
            .map { Self.unescaped(String($0)) }
        switch (fields[0], fields.count) {
        case ("generated", 3) where Self.isFingerprint(fields[2]):
            self = .generated(path: fields[1], fingerprint: fields[2])
        case ("template", 3) where Self.isFingerprint(fields[2]):
            self = .template(name: fields[1], fingerprint: fields[2])
        case ("once", 2):
            self = .once(path: fields[1])
        case ("shared", 4) where Self.isFingerprint(fields[3]):
            self = .shared(identity: fields[1], path: fields[2], fingerprint: fields[3])
        case ("member", 3...):
            self = .member(identity: fields[1], fields: Array(fields[2...]))
        default:
            return nil
        }
    }

    /// The line's text, without its end.
    var text: String {
        switch self {
        case .generated(let path, let fingerprint): Self.joined(["generated", path, fingerprint])
        case .once(let path): Self.joined(["once", path])
        case .template(let name, let fingerprint):
            Self.joined(["template", name, fingerprint])
        case .shared(let identity, let path, let fingerprint):
            Self.joined(["shared", identity, path, fingerprint])
        case .member(let identity, let fields): Self.joined(["member", identity] + fields)
        }
    }

    /// The file that the line speaks of; nil for a member and a template.
    var path: String? {
        switch self {
        case .generated(let path, _), .once(let path), .shared(_, let path, _): path
        case .member, .template: nil
        }
    }

    /// Whether the line is about a template, and so about no file that is written.
    var isTemplate: Bool {
        if case .template = self { return true }
        return false
    }

    private static func isFingerprint(_ text: String) -> Bool {
        text.utf8.count == 64
            && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }

    private static func joined(_ fields: [String]) -> String {
        fields.map(escaped).joined(separator: "\t")
    }

    private static func escaped(_ field: String) -> String {
        guard field.utf8.contains(where: { [0x5C, 0x09, 0x0A, 0x0D].contains($0) }) else {
            return field
        }
        var result = ""
        for scalar in field.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\t": result += "\\t"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func unescaped(_ field: String) -> String {
        guard field.utf8.contains(0x5C) else { return field }
        var result = ""
        var isEscape = false
        for scalar in field.unicodeScalars {
            if !isEscape {
                isEscape = scalar == "\\"
                if !isEscape { result.unicodeScalars.append(scalar) }
                continue
            }
            isEscape = false
            switch scalar {
            case "t": result.unicodeScalars.append("\t")
            case "n": result.unicodeScalars.append("\n")
            case "r": result.unicodeScalars.append("\r")
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

/// The lines of a record as bytes, and back.
enum RecordText {
    /// The lines in the order of their bytes, each once and each with its end.
    static func bytes(of lines: Set<RecordLine>) -> [UInt8] {
        lines.map { Array($0.text.utf8) }
            .sorted { $0.lexicographicallyPrecedes($1) }
            .flatMap { $0 + [UInt8(ascii: "\n")] }
    }

    /// The lines of a text; what is none is left out.
    static func lines(of bytes: [UInt8]) -> Set<RecordLine> {
        var lines: Set<RecordLine> = []
        for part in bytes.split(separator: UInt8(ascii: "\n")) {
            let line = part.last == UInt8(ascii: "\r") ? part.dropLast() : part
            guard let text = String(validating: line, as: UTF8.self), let read = RecordLine(text)
            else { continue }
            lines.insert(read)
        }
        return lines
    }
}
