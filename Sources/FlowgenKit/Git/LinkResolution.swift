// Follows a path with links name by name: the target of a link replaces its name in what is left. It never leaves the
// project.

struct LinkResolution {
    private let asked: RelativePath
    private let root: String
    private let action: WorkspaceError.Action
    /// The path so far, without links.
    private var place: [ArraySlice<UInt8>] = []
    /// What is left, the next name last.
    private var rest: [ArraySlice<UInt8>]
    private var hops = 0
    /// Whether the last component of the path itself was a link.
    private(set) var hasFollowedLast = false

    /// The most links in one path, as the kernel has it.
    private static let mostHops = 40

    init(_ path: RelativePath, root: String, action: WorkspaceError.Action) {
        asked = path
        self.root = root
        self.action = action
        rest = path.bytes.split(separator: 0x2F).reversed()
    }

    /// The next place; nil at the end.
    var next: RelativePath? {
        rest.last.flatMap { Self.path(place + [$0]) }
    }

    var isAtEnd: Bool { rest.count == 1 }

    /// Takes the next step, to a place that is no link.
    mutating func go(to place: RelativePath) {
        self.place = place.bytes.split(separator: 0x2F)
        rest.removeLast()
    }

    /// Follows the link at the next place.
    mutating func follow(_ target: [UInt8]) throws(WorkspaceError) {
        hops += 1
        guard hops <= Self.mostHops, !target.isEmpty else { throw failed(.brokenLink) }
        if isAtEnd { hasFollowedLast = true }
        rest.removeLast()
        var names = target[...]
        if names.first == 0x2F {
            guard names.starts(with: root.utf8) else { throw failed(.outsideRoot) }
            names = names.dropFirst(root.utf8.count)
            guard names.isEmpty || names.first == 0x2F else { throw failed(.outsideRoot) }
            place = []
        }
        // Links that climb do so at their beginning in all but odd cases: names are gone through one by one, and those
        // before a `..` are taken to be folders.
        var steps: [ArraySlice<UInt8>] = []
        for name in names.split(separator: 0x2F) where !name.elementsEqual(".".utf8) {
            if !name.elementsEqual("..".utf8) {
                steps.append(name)
            } else if steps.popLast() == nil, place.popLast() == nil {
                throw failed(.outsideRoot)
            }
        }
        rest += steps.reversed()
    }

    /// The resolved path; nil for the root itself.
    func end() throws(WorkspaceError) -> RelativePath? {
        Self.path(place)
    }

    private static func path(_ names: [ArraySlice<UInt8>]) -> RelativePath? {
        RelativePath(bytes: Array(names.joined(separator: [0x2F])))
    }

    private func failed(_ reason: WorkspaceError.Reason) -> WorkspaceError {
        WorkspaceError(action, asked, reason)
    }
}
