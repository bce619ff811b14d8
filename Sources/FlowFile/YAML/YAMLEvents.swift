// libyaml, behind one function: bytes in, events out. All unsafe pointers of the project are in this file. The parser
// lives at a fixed address, since libyaml keeps a pointer to it, and is freed however the function ends.

import CLibYAML

/// One step of libyaml through a document. Places are counted in characters.
struct YAMLEvent {
    enum Kind {
        case documentStart
        case alias
        case scalar(YAMLScalar)
        case sequenceStart(isFlow: Bool)
        case mappingStart(isFlow: Bool)
        case collectionEnd
    }

    var kind: Kind
    var start: Int
    var end: Int
    /// Whether it has a name by `&`.
    var hasAnchor = false
    var hasTag = false
}

/// Why libyaml gave up. Places are counted in characters.
struct YAMLFailure: Equatable {
    /// What is wrong, in libyaml's words.
    var problem: String
    var problemOffset: Int
    /// What it was doing, in libyaml's words; empty if it does not say.
    var context: String
    var contextOffset: Int
}

/// Calls `body` with each event of `bytes[start...]` until it answers false.
///
/// Returns why libyaml stopped, or nil if it, or `body`, came to an end.
func withEvents(of bytes: [UInt8], from start: Int, _ body: (YAMLEvent) -> Bool) -> YAMLFailure? {
    guard start < bytes.count else { return nil }
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    defer {
        parser.deinitialize(count: 1)
        parser.deallocate()
    }
    guard yaml_parser_initialize(parser) == 1 else { return outOfMemory }
    defer { yaml_parser_delete(parser) }
    return bytes[start...].withUnsafeBufferPointer { input in
        yaml_parser_set_input_string(parser, input.baseAddress, input.count)
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        return pump(parser, body)
    }
}

private let outOfMemory = YAMLFailure(problem: "out of memory", problemOffset: 0, context: "", contextOffset: 0)

private func pump(_ parser: UnsafeMutablePointer<yaml_parser_t>, _ body: (YAMLEvent) -> Bool) -> YAMLFailure? {
    var event = yaml_event_t()
    while true {
        guard yaml_parser_parse(parser, &event) == 1 else { return failure(of: parser.pointee) }
        defer { yaml_event_delete(&event) }
        if event.type == YAML_STREAM_END_EVENT || event.type == YAML_NO_EVENT { return nil }
        if let event = YAMLEvent(event), !body(event) { return nil }
    }
}

private func failure(of parser: yaml_parser_t) -> YAMLFailure {
    if parser.error == YAML_MEMORY_ERROR { return outOfMemory }
    return YAMLFailure(
        problem: parser.problem.map { String(cString: $0) } ?? "",
        problemOffset: parser.problem_mark.index,
        context: parser.context.map { String(cString: $0) } ?? "",
        contextOffset: parser.context_mark.index)
}

extension YAMLEvent {
    /// Nil for the events that carry nothing.
    fileprivate init?(_ event: yaml_event_t) {
        start = event.start_mark.index
        end = event.end_mark.index
        switch event.type {
        case YAML_DOCUMENT_START_EVENT:
            kind = .documentStart
        case YAML_ALIAS_EVENT:
            kind = .alias
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            kind = .scalar(YAMLScalar(scalar))
            (hasAnchor, hasTag) = (scalar.anchor != nil, scalar.tag != nil)
        case YAML_SEQUENCE_START_EVENT:
            let sequence = event.data.sequence_start
            kind = .sequenceStart(isFlow: sequence.style == YAML_FLOW_SEQUENCE_STYLE)
            (hasAnchor, hasTag) = (sequence.anchor != nil, sequence.tag != nil)
        case YAML_MAPPING_START_EVENT:
            let mapping = event.data.mapping_start
            kind = .mappingStart(isFlow: mapping.style == YAML_FLOW_MAPPING_STYLE)
            (hasAnchor, hasTag) = (mapping.anchor != nil, mapping.tag != nil)
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
            kind = .collectionEnd
        default:
            return nil
        }
    }
}

extension YAMLScalar {
    fileprivate init(_ scalar: yaml_event_s.__Unnamed_union_data.__Unnamed_struct_scalar) {
        let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
        let style: Style =
            switch scalar.style {
            case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
            case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
            case YAML_LITERAL_SCALAR_STYLE: .literal
            case YAML_FOLDED_SCALAR_STYLE: .folded
            default: .plain
            }
        self.init(text: String(decoding: bytes, as: UTF8.self), style: style)
    }
}
