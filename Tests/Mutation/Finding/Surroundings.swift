// Where in a file a statement stands: in which step, in a closure of a Task or not, and whether it can
// throw or wait there.

import SwiftSyntax

/// The surroundings of a node.
struct Surroundings {
    /// The nearest function around; nil in a property or an initialiser.
    let function: FunctionDeclSyntax?
    /// The nearest closure around, if it is inside that function.
    let closure: ClosureExprSyntax?

    init(of node: some SyntaxProtocol) {
        var closure: ClosureExprSyntax?
        var parent = node.parent
        while let current = parent {
            if closure == nil { closure = current.as(ClosureExprSyntax.self) }
            if let function = current.as(FunctionDeclSyntax.self) {
                self.function = function
                self.closure = closure
                return
            }
            parent = current.parent
        }
        function = nil
        self.closure = closure
    }

    /// The step that the function is, or does the work of: `find` for `findInTurn`.
    func step(_ vocabulary: Vocabulary) -> String? {
        guard let name = function?.name.text else { return nil }
        let stem = name.hasSuffix("InTurn") ? String(name.dropLast("InTurn".count)) : name
        return vocabulary.answers[stem] == nil || isNamesake ? nil : stem
    }

    /// Whether it is a mock's `follow(_ path: Path)`, beside a step that is called so too.
    private var isNamesake: Bool {
        function?.signature.parameterClause.parameters.first?.type.trimmedDescription == "Path"
    }

    /// The callee of the closure: `Task`, `Task<String, any Error>`.
    private var callee: String? {
        var parent = closure?.parent
        while let current = parent {
            if let call = current.as(FunctionCallExprSyntax.self) {
                return call.calledExpression.trimmedDescription
            }
            parent = current.parent
        }
        return nil
    }

    /// Whether a statement there can wait.
    var isAsync: Bool {
        if closure != nil { return callee?.hasPrefix("Task") == true }
        return function?.signature.effectSpecifiers?.asyncSpecifier != nil
    }

    /// Whether a statement there can throw what the step throws.
    var canThrow: Bool {
        if closure != nil { return callee?.contains(", any Error>") == true }
        return function?.signature.effectSpecifiers?.throwsClause != nil
    }

    /// Whether a plain `return` is right there.
    var returnsNothing: Bool {
        if closure != nil {
            return callee?.contains("<") != true || callee?.contains("<Void") == true
        }
        let type = function?.signature.returnClause?.type.trimmedDescription
        return type == nil || type == "Void"
    }

    /// What the function gives back, as it is written; empty if nothing.
    var resultType: String {
        guard closure == nil else { return "" }
        return function?.signature.returnClause?.type.trimmedDescription ?? ""
    }
}
