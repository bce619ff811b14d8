// Events become nodes. Open lists and mappings are kept on a stack of bounded height; each value is put into the one on
// top. What flow files may not contain is reported on the way, and leaves the file without a tree.

import FlowModel

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
        /// The key that waits for its value.
        var key: YAMLNode?
    }

    let file: SourceFile
    let keys: KeyForms
    private let offsets: CharacterOffsets
    var findings: DiagnosticList
    private(set) var frames: [Frame] = []
    private var root: YAMLNode?
    private var hasDocument = false
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
        case .documentStart:
            return startDocument(at: start..<end)
        case .alias:
            reportAlias(at: start..<end)
            lastEnd = end
            add(YAMLNode(content: .scalar(YAMLScalar(text: "", style: .plain)), range: start..<end))
        case .scalar(let scalar):
            let range = exactRange(of: scalar, start..<end)
            reportProperties(of: event, scalar: scalar, at: range)
            let read = YAMLNode(content: .scalar(scalar), range: range)
            if OpenQuote.isOpen(read, in: file) {
                fail(OpenQuote.diagnostic(at: range.lowerBound, in: file))
                return false
            }
            check(read)
            lastEnd = max(lastEnd, range.upperBound)
            add(read)
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

    /// Reports an error after which no more is read, unless another one is about its place.
    mutating func fail(_ diagnostic: Diagnostic) {
        if !findings.cover(diagnostic.location?.range) { findings.add(diagnostic) }
    }

    /// The tree, or everything that was found.
    consuming func finish() -> YAMLReading {
        if findings.isEmpty, root?.isNull ?? true {
            findings.add(
                "yaml-empty", at: file.contentStart..<file.contentStart, "the file is empty",
                advice: "describe a flow; it begins with `flow: Name`")
        }
        return YAMLReading(root: findings.isEmpty ? root : nil, diagnostics: findings.sorted())
    }

    private mutating func startDocument(at range: Range<Int>) -> Bool {
        if hasDocument {
            findings.add(
                "yaml-several-documents", at: range, "a second document begins here",
                advice: "remove the '---', or write each flow into a file of its own")
            return false
        }
        hasDocument = true
        return true
    }

    private mutating func refuseDepth(at start: Int) -> Bool {
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
        checkKeys(of: frame.entries)
        if frame.hasBrackets { reportSplits(in: frame.entries) }
        add(YAMLNode(content: .mapping(frame.entries), range: range, isFlowStyle: frame.isFlow))
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
        if let key = frames[top].key {
            frames[top].entries.append(YAMLEntry(key: key, value: node))
            frames[top].key = nil
        } else {
            frames[top].key = key(node, in: frames[top])
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
