// Takes flows out of `flowgen.yml` by removing bytes: comments, order and layout stay as they are.

import Diagnostics
import FlowYAML

extension ConfigurationEditor {
    /// The paths and patterns that the configuration lists under `flows`, as they are written.
    static func flows(in file: SourceFile) -> [String] {
        YAMLDocument.read(file).root?.texts(of: "flows") ?? []
    }

    /// The text of `file` without a flow that it lists; nil when its layout does not let it be taken
    /// out.
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
        case .scalar(let scalar):
            guard scalar.text == flow else { return nil }
            return cut(value.range, file)
        case .sequence(let items):
            guard let place = items.firstIndex(where: { $0.scalar?.text == flow }) else {
                return nil
            }
            if !value.isFlowStyle { return cutLine(of: items[place], file) }
            if place + 1 < items.count {
                return cut(
                    items[place].range.lowerBound..<items[place + 1].range.lowerBound, file)
            }
            let start = place == 0 ? items[0].range.lowerBound : items[place - 1].range.upperBound
            return cut(start..<items[place].range.upperBound, file)
        case .mapping:
            return nil
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
