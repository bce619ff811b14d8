// Reads delegate protocols from the files of an SDK's interface: their requirements, inherited ones included, and which
// of them have a default or are unavailable; and enums with their cases. It reads nothing else of the SDK.

package struct SDKInterface: Sendable {
    /// A file of the interface: sources, or a `.swiftinterface`.
    package struct File: Sendable {
        package let path: String
        package let bytes: [UInt8]

        package init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
    }

    /// The types that were found, by the names that were asked for.
    package private(set) var types: [String: SDKType] = [:]
    /// A file that is nested too deeply to be read; without it nothing can be said.
    package private(set) var unreadable: String?

    /// - Parameter names: of protocols and enums, with the types around them, `Room.Delegate`, or of a property that has
    ///   an enum, `LiveKitError.type`.
    package init(of names: [String], inModule module: String, files: [File]) {
        let wanted = names.map { $0.hasPrefix(module + ".") ? String($0.dropFirst(module.count + 1)) : $0 }
        var found = FoundDeclarations()
        var pending = Set(wanted.flatMap(Self.searched))
        var seen: Set<String> = []
        while !pending.isEmpty {
            seen.formUnion(pending)
            for file in files {
                let isInterface = file.path.hasSuffix(".swiftinterface")
                let bytes = SDKSlices(of: pending).wanted(in: file.bytes, isInterface: isInterface)
                if bytes.isEmpty { continue }
                let read = ParserRoom.run(for: bytes) {
                    SDKDeclarations(pending, in: bytes, ofModule: module, isQualified: isInterface)
                }
                guard let read else {
                    unreadable = file.path
                    return
                }
                found.add(read)
            }
            pending = Set(found.related.compactMap(Self.lastName)).subtracting(seen)
        }
        for (name, path) in zip(names, wanted) { types[name] = found.whole(path) }
    }

    /// The names to look for: of a property also its type's.
    private static func searched(_ path: String) -> [String] {
        let names = path.split(separator: ".").map(String.init)
        return names.suffix(names.last?.first?.isUppercase == false ? 2 : 1)
    }

    private static func lastName(_ path: String) -> String? { path.split(separator: ".").last.map(String.init) }
}

/// The declarations of all files.
private struct FoundDeclarations {
    private var types: [String: [SDKDeclarations.Declared]] = [:]
    private var defaults: [String: Set<SDKDeclarations.Default>] = [:]
    private var aliases: [String: [String]] = [:]
    private var hidden: Set<String> = []
    private var outer: Set<String> = []

    mutating func add(_ file: SDKDeclarations) {
        types.merge(file.types) { $0 + $1 }
        defaults.merge(file.defaults) { $0.union($1) }
        aliases.merge(file.aliases) { first, _ in first }
        hidden.formUnion(file.hidden)
        outer.formUnion(file.outer)
    }

    /// The names that have to be known, too.
    var related: Set<String> {
        Set(types.values.joined().flatMap(\.inherited)).union(aliases.values.joined()).union(outer)
    }

    /// A protocol with what it inherits; nil if it cannot be read, or is not public.
    func whole(_ name: String) -> SDKType? {
        var chain: [String] = []
        for target in targets(of: name, inside: "") { collect(target, into: &chain) }
        guard let first = chain.first, !chain.contains(where: { isBroken($0) }) else { return nil }
        let isConditional = types[first]?.allSatisfy(\.isConditional) ?? false
        let given = chain.reduce(into: Set<SDKDeclarations.Default>()) { $0.formUnion(defaults[$1] ?? []) }
        var all: [SDKMember] = []
        var withdrawn: [String: String] = [:]
        for var requirement in chain.flatMap(own) {
            if requirement.availability.isUnavailable {
                let renamed = requirement.availability.renamed?.split(separator: ".").last
                withdrawn[requirement.fullName] = renamed.map(String.init) ?? ""
                continue
            }
            let matches = given.filter { $0.fullName == requirement.fullName }
            let isCertain = matches.contains { $0.isForAll && (!$0.isConditional || isConditional) }
            if isCertain { requirement.need = .optional }
            requirement.mayHaveDefault = !matches.isEmpty && !isCertain
            let isKnown = all.contains { $0.fullName == requirement.fullName && $0.types == requirement.types }
            if !isKnown { all.append(requirement) }
        }
        return SDKType(name: name, members: all, withdrawn: withdrawn)
    }

    /// The types that a name stands for: itself, or those of an alias.
    private func targets(of name: String, inside scope: String) -> [String] {
        let path = resolved(name, inside: scope)
        if types[path] != nil { return isHidden(path) ? [] : [path] }
        let outer = path.split(separator: ".").dropLast().joined(separator: ".")
        return (aliases[path] ?? []).filter { $0 != name }.map { resolved($0, inside: outer) }.filter { target in
            types[target] != nil && !isHidden(target)
        }
    }

    /// A name as it is seen from inside a type.
    private func resolved(_ name: String, inside scope: String) -> String {
        var scope = scope.split(separator: ".")
        while !scope.isEmpty {
            let path = (scope + [Substring(name)]).joined(separator: ".")
            if types[path] != nil || aliases[path] != nil { return path }
            scope.removeLast()
        }
        return name
    }

    private func collect(_ name: String, into chain: inout [String]) {
        guard !chain.contains(name) else { return }
        chain.append(name)
        let inherited = types[name]?.flatMap(\.inherited) ?? []
        for parent in inherited {
            for target in targets(of: parent, inside: name) { collect(target, into: &chain) }
        }
    }

    private func isBroken(_ name: String) -> Bool { types[name]?.contains(where: \.isBroken) ?? false }

    private func isHidden(_ path: String) -> Bool {
        let parts = path.split(separator: ".")
        return parts.indices.contains { hidden.contains(parts[..<$0].joined(separator: ".")) }
    }

    /// The requirements that a protocol declares itself. What differs between two declarations, which are branches of
    /// an `#if` or interfaces of two platforms, is uncertain.
    private func own(_ name: String) -> [SDKMember] {
        let declared = types[name] ?? []
        var all: [SDKMember] = []
        for requirement in declared.flatMap(\.members) {
            let same = { (other: SDKMember) in
                other.fullName == requirement.fullName && other.comparable == requirement.comparable
                    && other.availability == requirement.availability
            }
            if all.contains(where: same) { continue }
            var requirement = requirement
            if !declared.allSatisfy({ $0.members.contains(where: same) }) { requirement.isVarying = true }
            all.append(requirement)
        }
        return all
    }
}
