// A flow or an integration has another name, and so have the declarations that flowgen derives from it: `ChatStatus` is
// `TalkStatus` now. Hand-written code gets the new names before the merge, and so does what flowgen wrote last. The merge
// then sees the same code on all three sides, and nothing in it that was renamed.

import SwiftSyntax

/// The declarations of flowgen's that have other names now.
package struct RenamedDeclarations: Sendable, Equatable {
    /// The new name of each, by the former one.
    private let names: [String: String]
    /// The new name of each integration, which comments of flowgen's use, by the former one.
    private let integrations: [String: String]

    package init(_ names: [String: String] = [:], integrations: [String: String] = [:]) {
        self.names = names.filter { $0.key != $0.value }
        self.integrations = integrations
    }

    package var isEmpty: Bool { names.isEmpty }

    package func newName(of name: String) -> String { names[name] ?? name }

    /// The former names of what is called so now.
    package func formerNames(of name: String) -> [String] {
        names.filter { $0.value == name }.keys.sorted()
    }

    /// A Swift file with the new names. Comments and strings stay, and so does a file that is not valid Swift.
    package func applied(to bytes: [UInt8]) -> [UInt8] {
        guard !isEmpty, String(validating: bytes, as: UTF8.self) != nil else { return bytes }
        // The merge says why it cannot read the file.
        return bytes.replacing(ParserRoom.run(for: bytes) { replacements(in: bytes) } ?? [])
    }

    private func replacements(in bytes: [UInt8]) -> [(range: Range<Int>, text: [UInt8])] {
        let tree = ParsedFile.tree(of: bytes)
        guard !tree.hasError else { return [] }
        return tree.tokens(viewMode: .sourceAccurate).compactMap { token in
            guard case .identifier(let text) = token.tokenKind,
                let new = names[text.withoutBackticks], Self.isName(token)
            else { return nil }
            let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
            return (start..<start + token.trimmedLength.utf8Length, Array(new.utf8))
        }
    }

    /// Whether a token can be the name of a declaration of flowgen's: a type without a module before it, or a function
    /// that is declared or called. A label, a variable or a member of something else only looks like it.
    private static func isName(_ token: TokenSyntax) -> Bool {
        guard let parent = token.parent else { return false }
        let isType = token.text.withoutBackticks.first?.isUppercase ?? false
        if parent.is(IdentifierTypeSyntax.self) { return isType }
        if let function = parent.as(FunctionDeclSyntax.self) { return function.name == token }
        if let reference = parent.as(DeclReferenceExprSyntax.self) {
            let access = reference.parent?.as(MemberAccessExprSyntax.self)
            let isMember = access?.declName.id == reference.id
            if isType { return !isMember }
            if reference.argumentNames != nil { return true }
            let callee = isMember ? access.map(Syntax.init) : Syntax(reference)
            return callee?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == callee?.id
        }
        return isType && parent.asProtocol(NamedDeclSyntax.self)?.name == token
    }
}

// What flowgen wrote last, under the new names. Hashes cannot be translated; but if flowgen would write the same again
// but for the names, or the developer still has what it wrote, the new hash is known.

extension RenamedDeclarations {
    /// - Parameters:
    ///   - lines: the lines of the state files about one file.
    ///   - user: the hand-written file, with its former names.
    package func base(_ lines: [BaseMember], of generated: GeneratedFile, user: UserFile?) -> [BaseMember] {
        guard !isEmpty, !lines.isEmpty else { return lines }
        let input = MergeInput(generated: generated, user: user, base: lines)
        do throws(MergeError) {
            return try input.withStack { () throws(MergeError) in
                try translated(lines, generated, user)
            }
        } catch {
            return lines
        }
    }

    private func translated(
        _ lines: [BaseMember], _ generated: GeneratedFile, _ user: UserFile?
    ) throws(MergeError) -> [BaseMember] {
        let formerNames = Dictionary(
            names.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
        let former = RenamedDeclarations(formerNames)
        var known: [String: [(old: [String], new: [String])]] = [:]
        func add(_ old: [UInt8], _ new: [UInt8], _ typeNames: [String]) throws(MergeError) {
            let old = try ParsedFile(path: generated.path, text: old)
            let new = try ParsedFile(path: generated.path, text: new)
            guard old.members.count == new.members.count else { return }
            for (old, new) in zip(old.members, new.members) {
                for name in typeNames {
                    let key = translated(old.key.neutral(name).description)
                    known[key, default: []].append((old.elements.fields, new.elements.fields))
                }
            }
        }
        let now = generated.typeName ?? ""
        let named = lines.filter { $0.key.kind == .type }.map { $0.elements.name }
        if let user {
            try add(user.text, applied(to: user.text), Set(named + [now]).sorted())
        }
        // Comments of flowgen's use the names too.
        for words in [[:], Dictionary(integrations.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })] {
            let before = RenamedDeclarations(formerNames.merging(words) { name, _ in name })
                .translated(String(decoding: generated.text, as: UTF8.self))
            try add(Array(before.utf8), generated.text, [former.newName(of: now)])
        }
        return lines.map { line in
            let key = translated(line.fields[2])
            let fields = line.fields.dropFirst(3).map { field in
                for (old, new) in known[key] ?? [] where old.count == new.count {
                    if let index = old.firstIndex(of: field) { return new[index] }
                }
                return translated(field)
            }
            let all = [line.identity, translated(line.fields[1]), key] + fields
            return BaseMember(fields: all) ?? line
        }
    }

    /// A text of a state file with the new names.
    private func translated(_ text: String) -> String {
        var result = ""
        var word = ""
        for character in text {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                result += newName(of: word) + String(character)
                word = ""
            }
        }
        return result + newName(of: word)
    }
}
