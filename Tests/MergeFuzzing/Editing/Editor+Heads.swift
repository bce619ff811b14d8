// Edits of what stands before a body: attributes, access, names, parameters, the type's own head.

import SwiftSyntax

extension Editor {
    mutating func changeHead(_ text: SourceText, _ member: SourceMember, _ kind: EditKind) -> [UInt8]? {
        let start = member.range.lowerBound
        switch kind {
        case .attribute:
            guard member.function != nil else { return nil }
            let attribute = random.pick(
                "@discardableResult /* \(mark()) */ ", "@inline(never) // \(mark())\(newline)",
                "@available(*, deprecated, message: \"\(mark())\") ")
            return text.bytes.spliced(Splice(at: start, attribute))
        case .mainActor:
            guard member.function != nil else { return nil }
            return text.bytes.spliced(Splice(at: start, "@MainActor "))
        case .access: return changeAccess(text, member)
        case .innerName, .retype, .parametersOnLines: return changeParameter(text, member, kind)
        case .renameByHand:
            guard member.function != nil else { return nil }
            // In each branch of `#if`: a build that lacks the step before the flow changes is the developer's to mend.
            let alike = text.members.filter { $0.type == member.type && $0.fullName == member.fullName }
            let ends = alike.compactMap { $0.function?.name.endPositionBeforeTrailingTrivia.utf8Offset }
            let suffix = mark().capital
            return ends.reversed().reduce(text.bytes) { $0.spliced(Splice(at: $1, suffix)) }
        default: return nil
        }
    }

    private mutating func changeAccess(_ text: SourceText, _ member: SourceMember) -> [UInt8]? {
        guard let function = member.function else { return nil }
        let levels = ["public", "internal", "private", "fileprivate", "open", "package"]
        guard !function.modifiers.contains(where: { levels.contains($0.name.text) }) else {
            return nil
        }
        let place = function.funcKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
        let level = random.pick("public ", "internal ", "fileprivate ")
        // In another file than its type, the type would lack it before the flow changes.
        let isBesideType = text.tree.statements.contains {
            $0.item.asProtocol((any NamedDeclSyntax).self)?.name.text == member.type
        }
        if level == "fileprivate ", !isBesideType { return nil }
        return text.bytes.spliced(Splice(at: place, level))
    }

    private mutating func changeParameter(
        _ text: SourceText, _ member: SourceMember, _ kind: EditKind
    ) -> [UInt8]? {
        guard let parameters = member.parameters, let one = random.pick(Array(parameters)) else {
            return nil
        }
        let name = one.secondName ?? one.firstName
        let nameEnd = name.endPositionBeforeTrailingTrivia.utf8Offset
        switch kind {
        case .innerName:
            guard let second = one.secondName else {
                return text.bytes.spliced(Splice(at: nameEnd, " " + mark()))
            }
            let place = second.positionAfterSkippingLeadingTrivia.utf8Offset
            guard !HandWritten.isMarked(text.bytes[place..<nameEnd]) else { return nil }
            return text.bytes.spliced(Splice(place..<nameEnd, mark()))
        case .retype:
            let type =
                one.type.positionAfterSkippingLeadingTrivia
                .utf8Offset..<one.type.endPositionBeforeTrailingTrivia.utf8Offset
            guard !HandWritten.isMarked(text.bytes[type]) else { return nil }
            return text.bytes.spliced(Splice(type, mark().capital))
        default:
            let place = one.positionAfterSkippingLeadingTrivia.utf8Offset
            let indentation = text.indentation(at: member.range.lowerBound) + unit
            let comment = random.oneIn(2) ? " // \(mark())" : ""
            return text.bytes.spliced(Splice(at: place, comment + newline + indentation))
        }
    }

    mutating func addImport(_ text: SourceText) -> [UInt8]? {
        let imports = text.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        guard let one = random.pick(imports) else { return nil }
        let place = one.endPositionBeforeTrailingTrivia.utf8Offset
        let line = random.pick("import \(mark().capital)", "@testable import \(mark().capital) // x")
        return text.bytes.spliced(Splice(at: place, newline + line))
    }

    mutating func addConformance(_ text: SourceText) -> [UInt8]? {
        let classes = text.tree.statements.compactMap { statement -> InheritanceClauseSyntax? in
            let item = statement.item
            return item.as(ClassDeclSyntax.self)?.inheritanceClause ?? item.as(ActorDeclSyntax.self)?.inheritanceClause
        }
        guard let last = random.pick(classes)?.inheritedTypes.last else { return nil }
        return text.bytes.spliced(Splice(at: last.endPositionBeforeTrailingTrivia.utf8Offset, ", \(mark().capital)"))
    }
}
