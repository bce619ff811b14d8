// The names of the flows that several protocols become. Each is what the flow's enums are named after, else the
// protocol's name without an ending. Where two protocols come to the same name, one keeps it, and the other has its own
// name as a whole.

package enum FlowNames {
    /// The names of flows, in the order of the protocols; nil for a protocol whose name another one has already.
    package static func names(of protocols: [DeclaredProtocol], enums: [DeclaredEnum]) -> [String?] {
        let short = protocols.map { shortName(of: $0.name, enums.map(\.name)) }
        let owners = Dictionary(grouping: protocols.indices) { short[$0] }.mapValues { rivals in
            rivals.first { protocols[$0].name == short[$0] }
                ?? rivals.first { protocols[$0].speaks(of: short[$0]) } ?? rivals[0]
        }
        var taken: Set<String> = []
        for name in owners.keys { taken.insert(name) }
        return protocols.indices.map { index in
            if owners[short[index]] == index { return short[index] }
            return taken.insert(protocols[index].name).inserted ? protocols[index].name : nil
        }
    }

    private static func shortName(of name: String, _ enums: [String]) -> String {
        for ending in ["Status", "Error"] {
            let named = enums.filter { $0.hasSuffix(ending) }.map {
                String($0.dropLast(ending.count))
            }
            let fitting = named.filter { !$0.isEmpty && name.hasPrefix($0) }
            if let base = fitting.max(by: { $0.utf8.count < $1.utf8.count }) { return base }
        }
        for ending in ["Protocol", "SDK"] where name.hasSuffix(ending) && name != ending {
            return String(name.dropLast(ending.count))
        }
        return name
    }
}

extension DeclaredProtocol {
    /// Whether it names the enums of a flow.
    fileprivate func speaks(of flow: String) -> Bool {
        members.contains { member in
            ["Status", "Error"].contains { Spelling.mentions(flow + $0, in: member.signature) }
        }
    }
}
