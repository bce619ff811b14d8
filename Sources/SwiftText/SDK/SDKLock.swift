// The lock lists the requirements of an SDK that the wrappers of an app rely on, as of the last run. It is Swift, so
// that its diff tells a reviewer about an upgrade, with one requirement per line, so that git merges it well:
//
//     public protocol RoomDelegate {
//         func roomDidConnect(_ room: Room)
//         func room(_ room: Room, didReceive data: Data)  // optional
//     }

package struct SDKLock: Hashable, Sendable {
    /// In the order of their names, their requirements in the order of theirs.
    package private(set) var protocols: [SDKProtocol] = []

    package init(_ protocols: [SDKProtocol]) {
        self.protocols = protocols.sorted { $0.name < $1.name }.map { found in
            var seen: Set<String> = []
            let sorted = found.requirements.filter { seen.insert($0.line).inserted }.sorted {
                ($0.fullName, $0.line) < ($1.fullName, $1.line)
            }
            return SDKProtocol(name: found.name, requirements: sorted)
        }
    }

    package subscript(name: String) -> SDKProtocol? { protocols.first { $0.name == name } }

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
            (read?.protocols ?? [:]).map { name, declared in
                let requirements = declared.flatMap(\.requirements).map { requirement in
                    var requirement = requirement
                    requirement.need = needs[[name, requirement.line]] ?? .required
                    return requirement
                }
                return SDKProtocol(name: name, requirements: requirements)
            })
    }

    /// The needs that the comments state, by protocol and line.
    private static func needs(in lines: [Substring]) -> [[String]: SDKRequirement.Need] {
        var needs: [[String]: SDKRequirement.Need] = [:]
        var (outer, name) = ("", "")
        for line in lines {
            if line.hasPrefix("extension ") { outer = line.dropFirst(10).prefix { $0 != " " } + "." }
            if line.hasPrefix("}") { outer = "" }
            let code = line.drop { $0 == " " }
            if code.hasPrefix("public protocol ") { name = outer + code.dropFirst(16).prefix { $0 != " " } }
            guard let comment = code.ranges(of: "  // ").last else { continue }
            let need = SDKRequirement.Need(rawValue: String(code[comment.upperBound...]))
            if let need { needs[[name, String(code[..<comment.lowerBound])]] = need }
        }
        return needs
    }

    // MARK: - Writing

    /// The first line of every lock.
    package static let signature = "// What the wrappers of this app rely on in "

    package func text(ofModule module: String) -> String {
        let head = "\(Self.signature)\(module). `flowgen generate` keeps it up to date; commit it.\n"
        return head + protocols.map { "\n" + Self.text(of: $0) }.joined()
    }

    private static func text(of found: SDKProtocol) -> String {
        let path = found.name.split(separator: ".")
        let lines = found.requirements.map { requirement in
            "    " + requirement.line + (requirement.need == .required ? "" : "  // \(requirement.need.rawValue)")
        }
        var text = (["public protocol \(path.last ?? "") {"] + lines + ["}"]).map { $0 + "\n" }
        if path.count > 1 {
            text = ["extension \(path.dropLast().joined(separator: ".")) {\n"] + text.map { "    " + $0 } + ["}\n"]
        }
        return text.joined()
    }
}

extension SDKRequirement {
    /// The requirement as a line of the lock, without what a wrapper needs of it.
    fileprivate var line: String {
        [availability.attribute, isolation, declaration].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
