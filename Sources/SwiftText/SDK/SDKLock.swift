// The lock lists the requirements of an SDK that the wrappers of an app rely on, as of the last run. It is Swift, so
// that its diff tells a reviewer about an upgrade, with one requirement per line, so that git merges it well:
//
//     public protocol RoomDelegate {
//         func roomDidConnect(_ room: Room)
//         func room(_ room: Room, didReceive data: Data)  // optional
//     }

package struct SDKLock: Hashable, Sendable {
    /// In the order of their names, their requirements in the order of theirs.
    package private(set) var types: [SDKType] = []

    package init(_ types: [SDKType]) {
        self.types = types.sorted { $0.name < $1.name }.map { found in
            var seen: Set<String> = []
            let sorted = found.members.filter { seen.insert($0.line).inserted }.sorted {
                ($0.fullName, $0.line) < ($1.fullName, $1.line)
            }
            return SDKType(name: found.name, members: sorted)
        }
    }

    package subscript(name: String) -> SDKType? { types.first { $0.name == name } }

    // MARK: - Reading

    /// Reads a lock. Where git has left both sides of a conflict, it has the lines of both.
    package init(reading bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).filter { line in
            !["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains { line.hasPrefix($0) }
        }
        let text = Array(lines.joined(separator: "\n").utf8)
        let read = ParserRoom.run(for: text) { SDKDeclarations(nil, in: text, ofModule: "", isQualified: false) }
        let needs = Self.needs(in: lines)
        self.init(
            (read?.types ?? [:]).map { name, declared in
                let requirements = declared.flatMap(\.members).map { requirement in
                    var requirement = requirement
                    requirement.need = needs[[name, requirement.line]] ?? .required
                    return requirement
                }
                return SDKType(name: name, members: requirements)
            })
    }

    /// The needs that the comments state, by protocol and line.
    private static func needs(in lines: [Substring]) -> [[String]: SDKMember.Need] {
        var needs: [[String]: SDKMember.Need] = [:]
        var (outer, name) = ("", "")
        for line in lines {
            if line.hasPrefix("extension ") { outer = line.dropFirst(10).prefix { $0 != " " } + "." }
            if line.hasPrefix("}") { outer = "" }
            let code = line.drop { $0 == " " }
            if let match = code.prefixMatch(of: #/public (?:protocol|enum) (\S+)/#) { name = outer + match.1 }
            guard let comment = code.ranges(of: "  // ").last else { continue }
            let need = SDKMember.Need(rawValue: String(code[comment.upperBound...]))
            if let need { needs[[name, String(code[..<comment.lowerBound])]] = need }
        }
        return needs
    }

    // MARK: - Writing

    /// The first line of every lock.
    package static let signature = "// What the wrappers of this app rely on in "

    package func text(ofModule module: String) -> String {
        let head = "\(Self.signature)\(module). `flowgen generate` keeps it up to date; commit it.\n"
        return head + types.map { "\n" + Self.text(of: $0) }.joined()
    }

    private static func text(of found: SDKType) -> String {
        let path = found.name.split(separator: ".")
        let lines = found.members.map { requirement in
            "    " + requirement.line + (requirement.need == .required ? "" : "  // \(requirement.need.rawValue)")
        }
        var text = (["public \(found.isEnum ? "enum" : "protocol") \(path.last ?? "") {"] + lines + ["}"]).map {
            $0 + "\n"
        }
        if path.count > 1 {
            text = ["extension \(path.dropLast().joined(separator: ".")) {\n"] + text.map { "    " + $0 } + ["}\n"]
        }
        return text.joined()
    }
}

extension SDKMember {
    /// The requirement as a line of the lock, without what a wrapper needs of it.
    fileprivate var line: String {
        [availability.attribute, isolation, declaration].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
