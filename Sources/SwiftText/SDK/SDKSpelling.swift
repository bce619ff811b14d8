// Writes types and parameters in one spelling: on one line, without comments, and without the modules that a
// `.swiftinterface` has before each type.

import SwiftSyntax

struct SDKSpelling {
    /// True if each type is written with its module.
    let isQualified: Bool
    /// The names that stand for types here, and are not modules.
    private let placeholders: Set<String>

    init(isQualified: Bool, placeholders: Set<String> = []) {
        (self.isQualified, self.placeholders) = (isQualified, placeholders.union(["Self"]))
    }

    func text(_ node: some SyntaxProtocol) -> String {
        var text = ""
        var previous: TokenSyntax?
        for token in node.tokens(viewMode: .sourceAccurate) where !isOfModule(token) {
            let isSpaced = previous.map { !$0.trailingTrivia.isEmpty || !token.leadingTrivia.isEmpty } ?? false
            let isTight = "([".contains(text.last ?? " ") || [")", "]", ",", ":"].contains(token.text)
            text += (isSpaced && !isTight ? " " : "") + token.text
            previous = token
        }
        return text
    }

    /// True if the token is the module of a type, or the period behind it.
    private func isOfModule(_ token: TokenSyntax) -> Bool {
        guard isQualified else { return false }
        if token.tokenKind == .period {
            return token.previousToken(viewMode: .sourceAccurate).map(isOfModule) ?? false
        }
        guard token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .period,
            token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period,
            token.parent?.is(IdentifierTypeSyntax.self) == true
        else { return false }
        return !placeholders.contains(token.text)
    }

    /// A parameter as declared, without a default value.
    func parameter(_ node: FunctionParameterSyntax) -> String {
        let names = [node.firstName, node.secondName].compactMap(\.?.text).joined(separator: " ")
        return "\(names): \(text(node.type))\(node.ellipsis?.text ?? "")"
    }
}
