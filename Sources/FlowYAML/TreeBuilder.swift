// Events become nodes. Open lists and mappings are kept on a stack of bounded height; each value is put into the one on
// top. What flow files may not contain is reported on the way, and the tree goes on as well as it can.

import Diagnostics

struct TreeBuilder {
    /// A list or mapping that is not finished yet.
    struct Frame {
        var isMapping: Bool
        var isFlow: Bool
        /// False for block style, and for a lone pair in a flow sequence.
        var hasBrackets: Bool
        var start: Int
        var nodes: [YAMLNode] = []
        var entries: [YAMLEntry] = []
        var key: Key?
    }

    /// The key that waits for its value.
    enum Key {
        case scalar(YAMLNode)
        /// One that cannot be kept; its value is dropped as well.
        case refused
    }

    let file: SourceFile
    let keys: KeyForms
    private let offsets: CharacterOffsets
    var findings: DiagnosticList
    private(set) var frames: [Frame] = []
    private var root: YAMLNode?
    private var hasDocument = false
    private var hasFailed = false
    /// Where the text of the values so far ends.
    private var lastEnd: Int
    /// Where the last value begins whose end YAML took for a comment.
    var swallowedComment: Int?

    init(file: SourceFile, keys: KeyForms, offsets: CharacterOffsets, findings: DiagnosticList) {
        self.file = file
        self.keys = keys
        self.offsets = offsets
        self.findings = findings
        lastEnd = file.contentStart
    }

    /// Takes the next event; answers false when no more are wanted.
    mutating func take(_ event: YAMLEvent) -> Bool {
        let start = offsets.byteOffset(ofCharacter: event.start)
        let end = max(start, offsets.byteOffset(ofCharacter: event.end))
        switch event.kind {
        case .documentStart(let hasDirectives):
            return startDocument(at: start..<end, hasDirectives: hasDirectives)
        case .alias:
            reportAlias(at: start..<end)
            let scalar = YAMLScalar(text: String(file.text(in: start..<end).dropFirst()), style: .plain)
            lastEnd = end
            add(YAMLNode(content: .scalar(scalar), range: start..<end))
        case .scalar(let scalar):
            let range = exactRange(of: scalar, start..<end)
            reportProperties(of: event, scalar: scalar, at: range)
            let read = YAMLNode(content: .scalar(scalar), range: range)
            if OpenQuote.isOpen(read, in: file) {
                fail(OpenQuote.diagnostic(at: range.lowerBound, in: file))
                return false
            }
            let node = checked(read)
            lastEnd = max(lastEnd, node.range.upperBound)
            add(node)
        case .sequenceStart(let isFlow), .mappingStart(let isFlow):
            reportProperties(of: event, scalar: nil, at: start..<end)
            guard frames.count < YAMLDocument.maximumDepth else { return refuseDepth(at: start) }
            lastEnd = max(lastEnd, start)
            var frame = Frame(isMapping: false, isFlow: isFlow, hasBrackets: isFlow && end > start, start: start)
            if case .mappingStart = event.kind { frame.isMapping = true }
            frames.append(frame)
        case .collectionEnd:
            endCollection(at: end)
        }
        return true
    }

    /// Notes an error that leaves no tree; nil for one that is reported already.
    mutating func fail(_ diagnostic: Diagnostic?) {
        hasFailed = true
        guard let diagnostic, !findings.cover(diagnostic.location?.range) else { return }
        findings.add(diagnostic)
    }

    /// The tree and everything that was found.
    consuming func finish() -> YAMLReading {
        guard !hasFailed else { return YAMLReading(root: nil, diagnostics: findings.sorted()) }
        guard let root, !root.isNull else {
            let place = file.contentStart..<file.contentStart
            findings.add(
                "yaml-empty", at: place, "the file is empty",
                advice: "describe a flow; it begins with `flow: Name`")
            return YAMLReading(root: nil, diagnostics: findings.sorted())
        }
        return YAMLReading(root: root, diagnostics: findings.sorted())
    }

    private mutating func startDocument(at range: Range<Int>, hasDirectives: Bool) -> Bool {
        if hasDocument {
            findings.add(
                "yaml-several-documents", at: range, "a second document begins here",
                advice: "write each flow into a file of its own")
            hasFailed = true
            return false
        }
        hasDocument = true
        if hasDirectives { reportDirective(at: range.lowerBound) }
        return true
    }

    private mutating func refuseDepth(at start: Int) -> Bool {
        hasFailed = true
        findings.add(
            "yaml-too-deep", at: start..<min(start + 1, file.bytes.count),
            "more than \(YAMLDocument.maximumDepth) lists and mappings inside each other",
            advice: "write fewer levels, or split the flow into several files")
        return false
    }

    private mutating func endCollection(at end: Int) {
        guard let frame = frames.popLast() else { return }
        if frame.hasBrackets { lastEnd = end }
        let range = frame.start..<max(frame.start, lastEnd)
        guard frame.isMapping else {
            let content = YAMLNode.Content.sequence(frame.nodes)
            add(YAMLNode(content: content, range: range, isFlowStyle: frame.isFlow))
            return
        }
        let entries = checkedEntries(frame.hasBrackets ? withoutSplits(frame.entries) : frame.entries)
        add(YAMLNode(content: .mapping(entries), range: range, isFlowStyle: frame.isFlow))
    }

    /// Puts a finished value where it belongs.
    private mutating func add(_ node: YAMLNode) {
        let top = frames.count - 1
        guard top >= 0 else {
            root = node
            return
        }
        guard frames[top].isMapping else {
            frames[top].nodes.append(node)
            return
        }
        switch frames[top].key {
        case nil:
            frames[top].key = key(node, in: frames[top])
        case .scalar(let key):
            frames[top].entries.append(YAMLEntry(key: key, value: node))
            frames[top].key = nil
        case .refused:
            frames[top].key = nil
        }
    }

    /// The exact range of a scalar, where libyaml's differs: a block ends with its text, and what was left out directly
    /// follows what came before.
    private func exactRange(of scalar: YAMLScalar, _ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        switch scalar.style {
        case .literal, .folded:
            while end > range.lowerBound, isWhiteSpace(file.bytes[end - 1]) { end -= 1 }
            return range.lowerBound..<end
        case .plain where range.isEmpty:
            let place = placeOfEmptyScalar(before: end)
            return place..<place
        default:
            return range
        }
    }

    private func placeOfEmptyScalar(before mark: Int) -> Int {
        var index = lastEnd
        while index < mark {
            if file.bytes[index] == UInt8(ascii: "#") {
                while index < mark, file.bytes[index] != 0x0A, file.bytes[index] != 0x0D {
                    index += 1
                }
            } else if isWhiteSpace(file.bytes[index]) {
                index += 1
            } else {
                return file.bytes[index] == UInt8(ascii: ":") ? index + 1 : mark
            }
        }
        return min(lastEnd, mark)
    }
}
