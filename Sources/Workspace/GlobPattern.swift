// Patterns for paths, such as `flows/*.yaml` and `**/*.flow.yaml`. A pattern is matched one
// name at a time by keeping the set of its components that may come next; the same step serves
// a path that is given and a tree that is searched, so both agree, and neither backtracks.

/// A pattern for relative paths.
///
/// `*` stands for any run of characters within a name, `?` for one character, `[a-z]` and
/// `[!a-z]` for one of a set, `**` as a whole component for any number of folders; `\` takes the
/// special meaning from the character after it. Characters are Unicode scalars. A name that
/// starts with a dot is matched only by a component that starts with one, and `.git` and
/// `.build` only where they are spelled out.
package struct GlobPattern: Hashable, Sendable, CustomStringConvertible {
    /// Why a text is not a pattern.
    package enum Problem: String, Error, Hashable, Sendable {
        /// Nothing, or nothing between two slashes, or a slash at the end.
        case emptyComponent = "a part of the pattern is empty"
        /// A slash at the start.
        case absolute = "the pattern is absolute; write it relative to the root folder"
        /// A `.` or `..` component.
        case dotComponent = "a part of the pattern is `.` or `..`"
        /// A `[` without its `]`.
        case openBracket = "a `[` is not closed"
        /// A range such as `[z-a]`.
        case emptyRange = "a range in brackets runs backwards"
        /// A `\` with nothing after it.
        case trailingBackslash = "a `\\` has nothing after it"
        /// More than 4,096 bytes, or a NUL.
        case tooLong = "the pattern is too long, or holds a NUL"
    }

    /// The pattern as it was written.
    package let description: String
    private let components: [GlobComponent]

    /// Reads a pattern; the error's `rawValue` says what is wrong with it.
    package init(_ text: String) throws(Problem) {
        guard text.utf8.count <= RelativePath.maximumLength, !text.utf8.contains(0) else {
            throw .tooLong
        }
        let scalars = Array(text.unicodeScalars)
        if scalars.first == "/" { throw .absolute }
        var components: [GlobComponent] = []
        for part in scalars.split(separator: "/", omittingEmptySubsequences: false) {
            var parser = GlobComponentParser(part)
            let component = try parser.parse()
            if component != .anyDepth || components.last != .anyDepth {
                components.append(component)
            }
        }
        if components.last == .anyDepth { components.append(.form([.anyRun])) }
        self.components = components
        self.description = text
    }

    /// Whether the pattern is a plain path, without anything special in it.
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

    /// The components that may match the next name, as ascending indices.
    typealias State = [Int]

    /// The state before the first name.
    var start: State { skippingDepth([0]) }

    /// Whether a path may end in this state.
    func isEnd(_ state: State) -> Bool { state.last == components.count }

    /// The state after one more name.
    func step(_ state: State, over name: [UInt8]) -> State {
        var next: State = []
        for index in state where index < components.count && components[index].matches(name) {
            let reached = components[index] == .anyDepth ? index : index + 1
            if next.last != reached { next.append(reached) }
        }
        return skippingDepth(next)
    }

    /// The only names that lead on from this state; nil if they are not few and known.
    func literalNames(_ state: State) -> [[UInt8]]? {
        var names: [[UInt8]] = []
        for index in state where index < components.count {
            guard case .literal(let name) = components[index] else { return nil }
            if !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// `**` may stand for no folder at all, so what comes after it may come next, too.
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
}
