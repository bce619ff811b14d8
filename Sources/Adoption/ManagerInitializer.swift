// The initializer that an adopted wrapper needs: flowgen's manager makes each wrapper with `init(manager:)`. It is
// added beside what the class has, so that the code which makes the class today goes on compiling.

import SwiftParser
import SwiftSyntax

/// Adds `init(manager:)` to a class.
package struct ManagerInitializer {
    private let file: SourceFileSyntax
    private let declaration: ClassDeclSyntax
    private let manager: String

    /// - Parameter manager: the type that makes the class.
    /// - Returns: nil if the file does not declare the class, or the class has the initializer.
    package init?(of name: String, manager: String, in bytes: [UInt8]) {
        file = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
        let classes = file.statements.compactMap { $0.item.as(ClassDeclSyntax.self) }
        guard let declaration = classes.first(where: { $0.name.text == name }) else { return nil }
        (self.declaration, self.manager) = (declaration, manager)
        if initializers.contains(where: { Self.labels(of: $0) == ["manager"] }) { return nil }
    }

    /// The file with the initializer.
    package var added: [UInt8] {
        let bytes = Array(file.description.utf8)
        let offset = place
        let break_ = bytes.firstRange(of: Array("\r\n".utf8)) == nil ? "\n" : "\r\n"
        let lines = text.map { $0.isEmpty ? $0 : outer + $0 }
        // What follows on the same line gets a line of its own; a member on the next one, an empty line before it.
        let rest = bytes[offset...].split(
            separator: UInt8(ascii: "\n"), maxSplits: 2, omittingEmptySubsequences: false)
        let isBlank = { (line: ArraySlice<UInt8>) in
            line.allSatisfy { [0x20, 0x09, 0x0D].contains($0) }
        }
        let isLast = isBlank(rest[0])
        let isBeforeMember =
            isLast && rest.count > 1 && !isBlank(rest[1])
            && rest[1].first { ![0x20, 0x09].contains($0) } != UInt8(ascii: "}")
        let added = lines.map { break_ + $0 }.joined() + (isLast ? "" : break_) + (isBeforeMember ? break_ : "")
        return Array(bytes[..<offset]) + Array(added.utf8) + Array(bytes[offset...])
    }

    /// Whether the developer has to write what it does.
    package var isOpen: Bool { call == nil }

    private var initializers: [InitializerDeclSyntax] {
        declaration.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    }

    private static func labels(of node: InitializerDeclSyntax) -> [String] {
        node.signature.parameterClause.parameters.map(\.firstName.text)
    }

    /// The initializer that needs no arguments; nil if there is none.
    private var call: String? {
        let own = initializers
        let plain = own.first { node in
            node.optionalMark == nil && node.signature.effectSpecifiers == nil && node.genericParameterClause == nil
                && node.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
        }
        let isImplicit = !own.contains { node in
            !node.modifiers.contains { $0.name.text == "convenience" }
        }
        return plain != nil || isImplicit ? "self.init()" : nil
    }

    private var text: [String] {
        let unit = self.unit
        var lines = ["", "convenience init(manager: \(manager)) {"]
        if let call {
            lines.append(unit + call)
        } else {
            let labels = initializers.first.map(Self.labels) ?? []
            let name = "self.init(\(labels.map { "\($0):" }.joined()))"
            lines += [
                "\(unit)// TODO(flowgen): Call `\(name)` with what `manager` holds.",
                "\(unit)fatalError(\"init(manager:) is not written yet\")",
            ]
        }
        return lines + ["}"]
    }

    /// Behind the last initializer, else behind the stored properties that the class begins with, else at its start.
    private var place: Int {
        if let last = initializers.last { return last.endPositionBeforeTrailingTrivia.utf8Offset }
        let stored = declaration.memberBlock.members.prefix { item in
            guard let variable = item.decl.as(VariableDeclSyntax.self) else { return false }
            return variable.bindings.allSatisfy { $0.accessorBlock?.isOfObservers ?? true }
        }
        return stored.last?.endPosition.utf8Offset
            ?? declaration.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The indentation of the members.
    private var outer: String {
        let first = declaration.memberBlock.members.first
        let space = first?.leadingTrivia.description.split(whereSeparator: \.isNewline).last ?? "    "
        let indent = String(space.prefix { $0 == " " || $0 == "\t" })
        return indent.isEmpty ? "    " : indent
    }

    private var unit: String { outer.first == "\t" ? "\t" : outer.count == 2 ? "  " : "    " }
}
