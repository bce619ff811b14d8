// Adds flows to `flowgen.yml`, and removes them, by inserting and removing bytes: comments, order and layout stay as
// they are. A list in brackets is changed by hand.

import FlowModel
import FlowFile

enum ConfigurationEditor {
    /// The text of a new configuration that names its schema and these flows.
    static func created(flows: [String], settings: [String] = []) -> [UInt8] {
        let path = RelativePath(validating: ProjectLoader.configurationPath)
        let schema = path.map(SchemaFile.config.line) ?? ""
        let lines = [
            "# The settings of flowgen in this project. Every key but `flows` has a default;",
            "# the reference in flowgen's documentation names them all.",
            "flows:",
        ]
        let text = lines + flows.map { "  - \(quoted($0))" } + settings + [""]
        return Array((schema + text.joined(separator: "\n")).utf8)
    }

    /// The text of `file` with `flows` added to those it names; nil when its layout leaves no place where they could be
    /// put.
    static func adding(_ flows: [String], to file: SourceFile) -> [UInt8]? {
        guard let bytes = edited(flows, file) else { return nil }
        let reading = YAMLDocument.read(SourceFile(path: file.path, bytes: bytes))
        let named = reading.root?.texts(of: "flows") ?? []
        return reading.diagnostics.isEmpty && named.suffix(flows.count) == flows[...] ? bytes : nil
    }

    private static func edited(_ flows: [String], _ file: SourceFile) -> [UInt8]? {
        let reading = YAMLDocument.read(file)
        guard let root = reading.root else {
            let isEmpty = reading.diagnostics.allSatisfy { $0.id == "yaml-empty" }
            return isEmpty ? appended(flows, to: file.bytes) : nil
        }
        guard case .mapping(let entries) = root.content, !root.isFlowStyle else { return nil }
        guard let entry = entries.first(where: { $0.name == "flows" }) else { return appended(flows, to: file.bytes) }
        switch entry.value.content {
        case .sequence(let items) where !entry.value.isFlowStyle:
            return items.last.flatMap { inserted(flows, after: $0, file) }
        case .scalar:
            let named = entry.value.isNull ? [] : [file.text(in: entry.value.range)]
            return replaced(entry, by: named + flows.map { quoted($0) }, file)
        case .sequence, .mapping: return nil
        }
    }

    /// Adds lines behind the last item of a block sequence, in its own column.
    private static func inserted(_ flows: [String], after item: YAMLNode, _ file: SourceFile) -> [UInt8]? {
        let line = file.lineRange(at: item.range.lowerBound)
        let start = file.bytes[line.lowerBound..<item.range.lowerBound]
        guard let dash = start.lastIndex(of: UInt8(ascii: "-")) else { return nil }
        let indent = start[start.startIndex..<dash]
        guard indent.allSatisfy({ $0 == UInt8(ascii: " ") }) else { return nil }
        let prefix = Array(indent) + Array("- ".utf8)
        let lastLine = file.lineRange(at: item.range.upperBound)
        return inserted(flows.map { prefix + Array(quoted($0).utf8) }, behind: lastLine, file)
    }

    private static func inserted(_ lines: [[UInt8]], behind line: Range<Int>, _ file: SourceFile) -> [UInt8] {
        let ending = lineEnding(of: file)
        var bytes = Array(file.bytes[..<line.upperBound])
        var rest = Array(file.bytes[line.upperBound...])
        if rest.starts(with: ending) {
            bytes += ending
            rest.removeFirst(ending.count)
        } else if let first = rest.first, first == 10 || first == 13 {
            bytes.append(rest.removeFirst())
        } else {
            bytes += ending
        }
        for line in lines { bytes += line + ending }
        return bytes + rest
    }

    /// Turns a single name, or nothing, into a block sequence.
    private static func replaced(_ entry: YAMLEntry, by items: [String], _ file: SourceFile) -> [UInt8]? {
        let line = file.lineRange(at: entry.key.range.lowerBound)
        guard entry.value.range.upperBound <= line.upperBound else { return nil }
        var head = Array(file.bytes[..<entry.value.range.lowerBound])
        while head.last == UInt8(ascii: " ") { head.removeLast() }
        head += file.bytes[entry.value.range.upperBound..<line.upperBound]
        let changed = SourceFile(path: file.path, bytes: head + file.bytes[line.upperBound...])
        let lines = items.map { Array("  - \($0)".utf8) }
        return inserted(lines, behind: line.lowerBound..<head.count, changed)
    }

    private static func appended(_ flows: [String], to bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        if let last = bytes.last, last != 10 { bytes.append(10) }
        return bytes + Array("flows:\n".utf8)
            + flows.flatMap { Array("  - \(quoted($0))\n".utf8) }
    }

    static func lineEnding(of file: SourceFile) -> [UInt8] {
        guard let feed = file.bytes.firstIndex(of: 10), feed > 0, file.bytes[feed - 1] == 13 else { return [10] }
        return [13, 10]
    }

    /// A path as a YAML scalar: plain where that is safe, else in single quotes.
    static func quoted(_ path: String, inFlow: Bool = false) -> String {
        let isPlain = path.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || ["/", "_", "-", "."].contains(scalar)
        }
        let first = path.unicodeScalars.first
        if isPlain, let first, first.properties.isAlphabetic || first == "_" || ("0"..."9").contains(first) {
            return path
        }
        return "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    }
}

extension ConfigurationEditor {
    /// The paths and patterns that the configuration lists under `flows`, as they are written.
    static func flows(in file: SourceFile) -> [String] {
        YAMLDocument.read(file).root?.texts(of: "flows") ?? []
    }

    /// The text of `file` without a flow that it lists; nil if its layout does not allow that.
    static func removing(_ flow: String, from file: SourceFile) -> [UInt8]? {
        let reading = YAMLDocument.read(file)
        guard let value = reading.root?.value(of: "flows"), reading.diagnostics.isEmpty,
            let bytes = cut(flow, value, file)
        else { return nil }
        let changed = SourceFile(path: file.path, bytes: bytes)
        let left = YAMLDocument.read(changed)
        var wanted = flows(in: file)
        guard left.diagnostics.isEmpty, let place = wanted.firstIndex(of: flow) else { return nil }
        wanted.remove(at: place)
        return flows(in: changed) == wanted ? bytes : nil
    }

    private static func cut(_ flow: String, _ value: YAMLNode, _ file: SourceFile) -> [UInt8]? {
        switch value.content {
        case .scalar(let scalar): scalar.text == flow ? cut(value.range, file) : nil
        case .sequence(let items) where !value.isFlowStyle:
            items.first { $0.scalar?.text == flow }.flatMap { cutLine(of: $0, file) }
        case .sequence, .mapping: nil
        }
    }

    private static func cut(_ range: Range<Int>, _ file: SourceFile) -> [UInt8] {
        Array(file.bytes[..<range.lowerBound] + file.bytes[range.upperBound...])
    }

    /// Without the line of an item, its comment and its end included.
    private static func cutLine(of item: YAMLNode, _ file: SourceFile) -> [UInt8]? {
        let line = file.lineRange(at: item.range.lowerBound)
        let start = file.bytes[line.lowerBound..<item.range.lowerBound]
        guard item.range.upperBound <= line.upperBound,
            start.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") })
        else { return nil }
        var end = line.upperBound
        if end < file.bytes.count, file.bytes[end] == 13 { end += 1 }
        if end < file.bytes.count, file.bytes[end] == 10 { end += 1 }
        return cut(line.lowerBound..<end, file)
    }
}

extension YAMLNode {
    /// The value under a key of a mapping.
    func value(of key: String) -> YAMLNode? {
        guard case .mapping(let entries) = content else { return nil }
        return entries.first { $0.name == key }?.value
    }

    /// The texts of the list under a key of a mapping; one text counts as a list of one.
    func texts(of key: String) -> [String] {
        guard let value = value(of: key) else { return [] }
        switch value.content {
        case .sequence(let items): return items.compactMap(\.scalar?.text)
        case .scalar(let scalar): return value.isNull ? [] : [scalar.text]
        case .mapping: return []
        }
    }
}
