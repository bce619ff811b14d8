// Patterns for paths, such as `flows/*.yaml` and `**/*.flow.yaml`. A pattern is matched one name at a time, by the set
// of its components that may come next. Matching a path and searching a tree take the same steps, so both agree, and
// neither backtracks.

/// A pattern for relative paths.
///
/// `*` matches any characters within a name, and `**` as a whole component any number of folders. A name that starts with a dot needs a component that starts with one; `.git` and
/// `.build` need their whole name.
package struct GlobPattern: Hashable, Sendable, CustomStringConvertible {
    /// Why a text is not a pattern; the raw value is the end of a sentence.
    package enum Problem: String, Error, Hashable, Sendable {
        case emptyComponent = "a part of the pattern is empty"
        case absolute = "the pattern is absolute; write it relative to the root folder"
        case dotComponent = "a part of the pattern is `.` or `..`"
        case unsupported = "`?`, `[`, `{` and `\\` are not supported; write `*` for any characters"
        case tooLong = "the pattern is too long or contains a NUL"
    }

    private enum Component: Hashable, Sendable {
        case literal([UInt8])
        /// What is between the `*` of a name.
        case wildcards([[UInt8]])
        case anyDepth
    }

    package let description: String
    private let components: [Component]

    package init(_ text: String) throws(Problem) {
        guard text.utf8.count <= RelativePath.maximumLength, !text.utf8.contains(0) else { throw .tooLong }
        if text.hasPrefix("/") { throw .absolute }
        if text.unicodeScalars.contains(where: "?[{\\".unicodeScalars.contains) {
            throw .unsupported
        }
        var components: [Component] = []
        for part in text.split(separator: "/", omittingEmptySubsequences: false) {
            let component = try Self.component(part)
            if component != .anyDepth || components.last != .anyDepth {
                components.append(component)
            }
        }
        if components.last == .anyDepth { components.append(.wildcards([[], []])) }
        self.components = components
        description = text
    }

    private static func component(_ part: Substring) throws(Problem) -> Component {
        if part == "**" { return .anyDepth }
        let name = Array(part.utf8)
        let pieces = name.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
        if pieces.count > 1 { return .wildcards(pieces.map(Array.init)) }
        if name.isEmpty { throw .emptyComponent }
        guard RelativePath.isComponent(name[...]) else { throw .dotComponent }
        return .literal(name)
    }

    /// Whether the pattern is a plain path.
    package var isLiteral: Bool {
        components.allSatisfy { if case .literal = $0 { true } else { false } }
    }

    /// Whether the pattern matches the whole path.
    package func matches(_ path: RelativePath) -> Bool {
        var state = start
        for name in path.bytes.split(separator: slash) {
            state = step(state, over: Array(name))
            if state.isEmpty { return false }
        }
        return isEnd(state)
    }

    /// The files the pattern matches in a tree, in the order of their bytes, and links that match. Only folders that
    /// can lead to a match are listed, and links are followed only where the pattern names them.
    package func expand(in files: some ReadableFileSystem) throws(WorkspaceError) -> [RelativePath] {
        var found: [RelativePath] = []
        var open: [(folder: RelativePath?, state: State)] = [(nil, start)]
        while let (folder, state) = open.popLast() {
            let names = literalNames(state)
            let entries =
                if let names { try lookUp(names, in: folder, of: files) } else {
                    try files.entries(of: folder)
                }
            for entry in entries {
                let next = step(state, over: entry.path.nameBytes)
                if next.isEmpty { continue }
                let isFolder = entry.kind == .folder
                if isEnd(next), entry.kind == .file || entry.kind == .link {
                    found.append(entry.path)
                } else if isFolder || (entry.kind == .link && names != nil) {
                    open.append((entry.path, next))
                }
            }
        }
        return found.sorted()
    }

    private func lookUp(
        _ names: [[UInt8]], in folder: RelativePath?, of files: some ReadableFileSystem
    ) throws(WorkspaceError) -> [FolderEntry] {
        var entries: [FolderEntry] = []
        for name in names {
            guard let path = RelativePath(bytes: joined(folder?.bytes ?? [], name)) else { continue }
            entries.append(FolderEntry(path: path, kind: try files.kind(of: path)))
        }
        return entries
    }

    // MARK: - Matching

    /// The components that may match the next name, as ascending indices.
    private typealias State = [Int]

    private var start: State { skippingDepth([0]) }

    /// Whether a path may end in this state.
    private func isEnd(_ state: State) -> Bool { state.last == components.count }

    /// The state after one more name.
    private func step(_ state: State, over name: [UInt8]) -> State {
        var next: State = []
        for index in state where index < components.count && matches(components[index], name) {
            let reached = components[index] == .anyDepth ? index : index + 1
            if next.last != reached { next.append(reached) }
        }
        return skippingDepth(next)
    }

    /// The only names that lead on from this state; nil if a wildcard does.
    private func literalNames(_ state: State) -> [[UInt8]]? {
        var names: [[UInt8]] = []
        for index in state where index < components.count {
            guard case .literal(let name) = components[index] else { return nil }
            if !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// `**` may match no folder at all, so what comes after it may come next, too.
    private func skippingDepth(_ state: State) -> State {
        var result: State = []
        for index in state {
            if result.last != index { result.append(index) }
            if index < components.count, components[index] == .anyDepth {
                result.append(index + 1)
            }
        }
        return result
    }

    private static let hidden = [Array(".git".utf8), Array(".build".utf8)]

    private func matches(_ component: Component, _ name: [UInt8]) -> Bool {
        switch component {
        case .literal(let own): return own == name
        case .anyDepth: return name.first != dot
        case .wildcards(let pieces):
            if name.first == dot, pieces[0].first != dot || Self.hidden.contains(name) { return false }
            return Self.matches(pieces, name)
        }
    }

    /// Each piece is looked for behind the one before: no later place could help those that follow.
    private static func matches(_ pieces: [[UInt8]], _ name: [UInt8]) -> Bool {
        guard let first = pieces.first, let last = pieces.last, name.count >= first.count + last.count,
            name.starts(with: first), name.suffix(last.count).elementsEqual(last)
        else { return false }
        var rest = name.dropFirst(first.count).dropLast(last.count)
        for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
            guard let found = rest.firstRange(of: piece) else { return false }
            rest = rest[found.upperBound...]
        }
        return true
    }
}
