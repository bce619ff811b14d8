// The beginning of a step, and those who read the statuses.

import SwiftSyntax

extension MutantFinder {
    /// A step that sends something before its time, or does nothing at all.
    func breakStart(of function: FunctionDeclSyntax) {
        guard let body = function.body, let first = body.statements.first,
            let step = Surroundings(of: first).step(vocabulary), step == function.name.text
        else { return }
        var prefix = ""
        if let early = vocabulary.statuses.last, let send = sender(in: function) {
            let condition = edits.mutant(
                .before, function, "`\(early.value)` as soon as `\(step)` is called")
            prefix += "if \(condition) { \(send)(\(early.value)) }; "
        }
        if Surroundings(of: first).returnsNothing {
            let condition = edits.mutant(.doesNothing, function, "`\(step)` returns at once")
            prefix += "if \(condition) { return }; "
        }
        edits.insert(prefix, before: first)
    }

    /// How the type around sends a status: `statusSubject.send`, a mock `send`.
    private func sender(in function: FunctionDeclSyntax) -> String? {
        let members = function.parent?.parent?.as(MemberBlockItemListSyntax.self)
        let names = members?.compactMap { member in
            member.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
        }
        let isMock = members?.contains {
            $0.decl.as(FunctionDeclSyntax.self)?.name.text == "script"
        }
        if isMock == true { return "send" }
        return names?.contains("statusSubject") == true ? "statusSubject.send" : nil
    }

    /// `func observeStatus(_ observer: …) -> AnyObject { statusSubject.observe(observer) }`.
    func breakReaders(of function: FunctionDeclSyntax) {
        guard function.name.text == "observeStatus",
            let item = function.body?.statements.first?.item,
            let argument = item.as(FunctionCallExprSyntax.self)?.arguments.first
        else { return }
        breakReader(argument.expression)
    }

    /// `var statuses: AsyncStream<ParcelStatus> { statusSubject.stream() }`.
    func breakReaders(of binding: PatternBindingSyntax) {
        guard ["statuses", "statusPublisher"].contains(binding.pattern.trimmedDescription),
            case .getter(let statements)? = binding.accessorBlock?.accessors,
            let item = statements.first?.item, case .expr(let expression) = item
        else { return }
        breakReader(expression)
    }

    private func breakReader(_ expression: ExprSyntax) {
        let first = edits.number(.reader, expression, "a reader gets nothing")
        _ = edits.number(.reader, expression, "a reader does not get the current status")
        _ = edits.number(.reader, expression, "a reader gets the current status alone")
        _ = edits.number(.reader, expression, "a reader gets everything twice")
        edits.wrap(expression, "Mutant.reader(", ", \(first))")
    }
}
