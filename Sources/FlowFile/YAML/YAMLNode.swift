// What a YAML file says, as a tree. Each node knows the exact bytes it was read from, since a diagnostic points at them
// and a type is read from its source text. Values stay text: nothing here resolves numbers or Booleans.

import FlowModel

/// A value in a YAML document, with its location in the file.
package struct YAMLNode: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        /// A text.
        case scalar(YAMLScalar)
        /// A list, in order.
        case sequence([YAMLNode])
        /// Pairs of key and value, in order, each key once.
        case mapping([YAMLEntry])
    }

    package let content: Content
    /// The byte offsets of the value in its file, quotes and brackets included, without white space or comments around
    /// it. A value that is left out has an empty range.
    package let range: Range<Int>
    /// Whether a list or mapping is in flow style: `[..]`, `{..}`, or a lone pair `a: b` as an element of `[..]`.
    package let isFlowStyle: Bool

    package init(content: Content, range: Range<Int>, isFlowStyle: Bool = false) {
        self.content = content
        self.range = range
        self.isFlowStyle = isFlowStyle
    }

    /// Whether the value is left out, `~` or `null`, without quotes.
    package var isNull: Bool {
        guard case .scalar(let scalar) = content, scalar.style == .plain else { return false }
        return scalar.text.isEmpty || scalar.text == "~" || scalar.text == "null"
    }

    /// The items of a list; of any other value, the value itself.
    var listed: [YAMLNode] { if case .sequence(let nodes) = content { nodes } else { [self] } }

    /// The scalar, if the node is one.
    package var scalar: YAMLScalar? {
        if case .scalar(let scalar) = content { return scalar }
        return nil
    }
}

/// A text and the way it was written.
package struct YAMLScalar: Hashable, Sendable {
    /// The five ways in which YAML writes a text.
    package enum Style: Hashable, Sendable {
        /// Without quotes.
        case plain
        case singleQuoted
        case doubleQuoted
        /// As a block after `|`.
        case literal
        /// As a block after `>`.
        case folded
    }

    /// The text, with quotes removed and escapes and line folding resolved.
    package let text: String
    package let style: Style

    package init(text: String, style: Style) {
        self.text = text
        self.style = style
    }
}

/// A key of a mapping and its value.
package struct YAMLEntry: Hashable, Sendable {
    /// The key; always a scalar.
    package let key: YAMLNode
    package let value: YAMLNode

    package init(key: YAMLNode, value: YAMLNode) {
        self.key = key
        self.value = value
    }

    /// The text of the key.
    package var name: String { key.scalar?.text ?? "" }
}
