// YAML files that other programs own, such as XcodeGen's: all that libyaml reads, with anchors, aliases and merge keys
// resolved, and without advice. What flow files may not contain is nobody's mistake here.

import Diagnostics

extension YAMLDocument {
    /// The first document of another program's file; nil if it cannot be read, or is larger or deeper than a flow may be.
    ///
    /// An alias has the range of what it stands for. Tags do not count, and neither do keys that are lists or mappings.
    package static func foreignRoot(of file: SourceFile) -> YAMLNode? {
        let start = file.contentStart
        guard file.bytes.count <= maximumSize, String(validating: file.bytes[start...], as: UTF8.self) != nil else {
            return nil
        }
        let offsets = CharacterOffsets(bytes: file.bytes, start: start, isASCII: file.bytes.allSatisfy { $0 < 0x80 })
        var tree = ForeignTree(offsets: offsets)
        let failure = withEvents(of: file.bytes, from: start) { tree.take($0) }
        return failure == nil ? tree.root : nil
    }
}

private struct ForeignTree {
    private struct Frame {
        let isMapping: Bool
        let isFlow: Bool
        let start: Int
        let anchor: String?
        var nodes: [YAMLNode] = []
        var entries: [YAMLEntry] = []
        /// The values of merge keys.
        var merged: [YAMLNode] = []
        var key: YAMLNode?
        /// How many levels of lists and mappings are in it.
        var height = 0
    }

    let offsets: CharacterOffsets
    private(set) var root: YAMLNode?
    private var frames: [Frame] = []
    private var anchors: [String: (node: YAMLNode, height: Int)] = [:]
    /// How many entries merge keys may still add.
    private var entriesLeft = 100_000

    init(offsets: CharacterOffsets) { self.offsets = offsets }

    /// Takes the next event; answers false when no more are wanted.
    mutating func take(_ event: YAMLEvent) -> Bool {
        let start = offsets.byteOffset(ofCharacter: event.start)
        let end = max(start, offsets.byteOffset(ofCharacter: event.end))
        switch event.kind {
        case .documentStart: return true
        case .alias:
            guard let known = anchors[event.anchor ?? ""] else { return false }
            return add(known.node, height: known.height)
        case .scalar(let scalar):
            let node = YAMLNode(content: .scalar(scalar), range: start..<end)
            if let anchor = event.anchor { anchors[anchor] = (node, 0) }
            return add(node, height: 0)
        case .sequenceStart(let isFlow):
            frames.append(Frame(isMapping: false, isFlow: isFlow, start: start, anchor: event.anchor))
        case .mappingStart(let isFlow):
            frames.append(Frame(isMapping: true, isFlow: isFlow, start: start, anchor: event.anchor))
        case .collectionEnd:
            guard let frame = frames.popLast() else { return false }
            guard let entries = entries(of: frame) else { return false }
            let node = YAMLNode(
                content: frame.isMapping ? .mapping(entries) : .sequence(frame.nodes),
                range: frame.start..<max(frame.start, end), isFlowStyle: frame.isFlow)
            if let anchor = frame.anchor { anchors[anchor] = (node, frame.height + 1) }
            return add(node, height: frame.height + 1)
        }
        return frames.count <= YAMLDocument.maximumDepth
    }

    /// Puts a finished value where it belongs; false at the end, or if there are too many levels.
    private mutating func add(_ node: YAMLNode, height: Int) -> Bool {
        let top = frames.count - 1
        guard top >= 0 else {
            root = node
            return false
        }
        guard frames.count + height <= YAMLDocument.maximumDepth else { return false }
        frames[top].height = max(frames[top].height, height)
        if !frames[top].isMapping {
            frames[top].nodes.append(node)
        } else if let key = frames[top].key {
            frames[top].key = nil
            if key.scalar?.text == "<<", key.scalar?.style == .plain {
                frames[top].merged.append(node)
            } else if key.scalar != nil {
                frames[top].entries.append(YAMLEntry(key: key, value: node))
            }
        } else {
            frames[top].key = node
        }
        return true
    }

    /// A mapping's own entries, then those of its merge keys that it does not have; nil if something else is merged, or too much.
    private mutating func entries(of frame: Frame) -> [YAMLEntry]? {
        var entries = frame.entries
        guard !frame.merged.isEmpty else { return entries }
        var seen = Set(entries.map(\.name))
        for value in frame.merged {
            let sources = if case .sequence(let nodes) = value.content { nodes } else { [value] }
            for source in sources {
                guard case .mapping(let more) = source.content else { return nil }
                entriesLeft -= more.count
                if entriesLeft < 0 { return nil }
                entries += more.filter { seen.insert($0.name).inserted }
            }
        }
        return entries
    }
}
