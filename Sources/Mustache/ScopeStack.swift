// Where names are resolved. While a template is loaded, the stack holds what the open sections
// put in scope; a name is looked up from the innermost scope outwards and becomes a reference:
// which frame of the renderer, which field, and the fields after further dots.

/// A resolved name: `frame` counts from the outermost record, `field` is an index into it or
/// one of the pseudo-fields; `tail` says where in `Program.steps` the rest of a dotted name is.
struct Reference {
    static let first: Int32 = -1
    static let last: Int32 = -2

    var frame: Int32
    var field: Int32
    var tailStart: Int32 = 0
    var tailCount: Int32 = 0
}

/// A name found: where its value is, and its kind.
struct Resolved {
    var reference: Reference
    var kind: Shape.Kind
}

struct ScopeStack {
    private enum Scope {
        /// A record, and whether it is the item of a list, with `-first` and `-last`.
        case record(Shape, frame: Int32, isItem: Bool)
        /// The text of a text section, known as `.`.
        case text(Reference)
    }

    private var scopes: [Scope]
    private var frames: Int32 = 1
    /// The fields after the first dot, of all dotted names so far.
    private(set) var steps: [Int32] = []

    init(_ shape: Shape) {
        scopes = [.record(shape, frame: 0, isItem: false)]
    }

    /// Opens a section over `resolved`; says whether that added a scope.
    mutating func push(_ resolved: Resolved) -> Bool {
        switch resolved.kind {
        case .flag: return false
        case .text: scopes.append(.text(resolved.reference))
        case .list(let shape): pushRecord(shape, isItem: true)
        case .record(let shape): pushRecord(shape, isItem: false)
        }
        return true
    }

    private mutating func pushRecord(_ shape: Shape, isItem: Bool) {
        scopes.append(.record(shape, frame: frames, isItem: isItem))
        frames += 1
    }

    /// Takes back the last `push` that added a scope.
    mutating func pop() {
        if case .record = scopes.removeLast() { frames -= 1 }
    }

    mutating func resolve(
        _ range: Range<Int>, in source: TemplateSource
    ) throws(TemplateError) -> Resolved {
        let bytes = source.bytes
        var end = range.lowerBound
        if range.count == 1, bytes[end] == Byte.dot { return try resolveDot(at: end, in: source) }
        while end < range.upperBound, bytes[end] != Byte.dot { end += 1 }
        var part = range.lowerBound..<end
        guard var resolved = find(part, in: bytes) else {
            throw source.error(unknown(part, of: range, in: source), at: part.lowerBound)
        }
        resolved.reference.tailStart = Int32(steps.count)
        while part.upperBound < range.upperBound {
            guard case .record(let shape) = resolved.kind else {
                let problem = TemplateError.Problem.wrongKind(
                    source.text(part), found: resolved.kind.name, wanted: "record")
                throw source.error(problem, at: part.lowerBound)
            }
            end += 1
            let begin = end
            while end < range.upperBound, bytes[end] != Byte.dot { end += 1 }
            part = begin..<end
            guard let index = shape.index(of: part, in: bytes) else {
                let names = shape.fields.map(\.name)
                let problem = unknown(part, of: range, in: source, available: names)
                throw source.error(problem, at: part.lowerBound)
            }
            steps.append(Int32(index))
            resolved.reference.tailCount += 1
            resolved.kind = shape.fields[index].kind
        }
        return resolved
    }

    /// `.` is the innermost scope's own value; it is never looked for further out.
    private func resolveDot(
        at offset: Int, in source: TemplateSource
    ) throws(TemplateError) -> Resolved {
        switch scopes[scopes.count - 1] {
        case .text(let reference): return Resolved(reference: reference, kind: .text)
        case .record(let shape, let frame, _):
            guard let index = shape.fields.firstIndex(where: { $0.name == "." }) else { break }
            let reference = Reference(frame: frame, field: Int32(index))
            return Resolved(reference: reference, kind: shape.fields[index].kind)
        }
        throw source.error(.unknownName(".", available: available), at: offset)
    }

    /// Looks for a name without dots, innermost scope first.
    private func find(_ range: Range<Int>, in bytes: [UInt8]) -> Resolved? {
        var level = scopes.count - 1
        while level >= 0 {
            if case .record(let shape, let frame, let isItem) = scopes[level] {
                if let index = shape.index(of: range, in: bytes) {
                    let reference = Reference(frame: frame, field: Int32(index))
                    return Resolved(reference: reference, kind: shape.fields[index].kind)
                }
                if isItem, let field = pseudoField(range, in: bytes) {
                    return Resolved(reference: Reference(frame: frame, field: field), kind: .flag)
                }
            }
            level -= 1
        }
        return nil
    }

    private func pseudoField(_ range: Range<Int>, in bytes: [UInt8]) -> Int32? {
        if "-first".isSpelled(range, in: bytes) { return Reference.first }
        if "-last".isSpelled(range, in: bytes) { return Reference.last }
        return nil
    }

    private func unknown(
        _ part: Range<Int>, of whole: Range<Int>, in source: TemplateSource,
        available names: [String]? = nil
    ) -> TemplateError.Problem {
        part.isEmpty
            ? .malformedName(source.text(whole))
            : .unknownName(source.text(part), available: names ?? available)
    }

    /// All names in scope, inner ones first.
    private var available: [String] {
        var names: [String] = []
        for scope in scopes.reversed() {
            switch scope {
            case .text: names.append(".")
            case .record(let shape, _, let isItem):
                names += shape.fields.map(\.name) + (isItem ? ["-first", "-last"] : [])
            }
        }
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}

extension Shape {
    fileprivate func index(of range: Range<Int>, in bytes: [UInt8]) -> Int? {
        fields.firstIndex { $0.name.isSpelled(range, in: bytes) }
    }
}

extension String {
    fileprivate func isSpelled(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
        guard utf8.count == range.count else { return false }
        var index = range.lowerBound
        for byte in utf8 {
            guard byte == bytes[index] else { return false }
            index += 1
        }
        return true
    }
}

extension Shape.Kind {
    /// The kind as messages name it.
    var name: String {
        switch self {
        case .text: "text"
        case .flag: "flag"
        case .list: "list"
        case .record: "record"
        }
    }
}
