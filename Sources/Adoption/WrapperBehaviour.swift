// What a wrapper's code shows of the statuses: the one that it begins with, and those that each method sends. Only
// straight code shows them: statements that run one after the other, whatever happens. Branches, loops, closures, early
// exits, and helpers that send statuses leave open what is sent when. Then the names of the statuses are all that is
// known, and a comment in the flow asks for the rest.

import SwiftSyntax

struct WrapperBehaviour {
    enum Sent: Equatable {
        /// These, one after the other.
        case exactly([String], isReturned: Bool)
        /// Some of these, and perhaps others.
        case unclear(Set<String>)

        var names: Set<String> {
            switch self {
            case .exactly(let names, _): Set(names)
            case .unclear(let names): names
            }
        }

        /// What is known of a method that two wrappers have, or two branches of one.
        func united(with other: Sent?) -> Sent {
            self == other ? self : .unclear(names.union(other?.names ?? []))
        }
    }

    /// The status that the wrapper begins with; nil if its code does not show it.
    private(set) var initial: String?
    /// What methods send, by their names with labels; nothing for those that send nothing.
    private(set) var sent: [String: Sent] = [:]
    /// What other code sends than the methods of which it is clear; nil if that may be any status.
    private(set) var elsewhere: Set<String>? = []

    /// - Parameter bodies: what is in the braces of the class and of its extensions.
    init(of bodies: [MemberBlockSyntax], status: DeclaredEnum) {
        let parts = WrapperParts(bodies)
        let holder = StatusHolder(in: parts, type: status.name)
        var code = StatusCode(status, holder)
        code.findSenders(in: parts)
        if let observers = holder?.property.observers {
            let traces = code.traces(in: Syntax(observers))
            // A status that is sent leads to another.
            if !traces.statuses.isEmpty || code.sends(traces) { code.holder = nil }
        }
        initial = code.initial(in: parts)
        if code.holder == nil { elsewhere = nil }
        for function in parts.functions {
            guard let body = function.node.body else { continue }
            if let found = code.sent(by: body, of: function.node) {
                sent[function.name] = sent[function.name].map { $0.united(with: found) } ?? found
                if case .exactly = found { continue }
            }
            add(code.traces(in: Syntax(body)))
        }
        for node in parts.initializers.compactMap(\.body).map(Syntax.init) + parts.others {
            add(code.traces(in: node), besides: initial)
        }
    }

    /// What is known of several wrappers; nil if there is none.
    init?(of wrappers: [WrapperBehaviour]) {
        guard let first = wrappers.first else { return nil }
        self = first
        for other in wrappers.dropFirst() {
            if initial != other.initial { initial = nil }
            for name in Set(sent.keys).union(other.sent.keys) {
                let both = (sent[name] ?? .unclear([])).united(with: other.sent[name])
                if sent[name] != both || other.sent[name] != both {
                    elsewhere?.formUnion(both.names)
                }
                sent[name] = both
            }
            elsewhere = elsewhere.flatMap { own in other.elsewhere.map(own.union) }
        }
    }

    private mutating func add(_ traces: StatusTraces, besides initial: String? = nil) {
        if traces.sendsUnknown { elsewhere = nil }
        elsewhere?.formUnion(traces.statuses.subtracting([initial].compactMap(\.self)))
    }
}

// MARK: - Parts of a class

/// What a class and its extensions declare, nested types left out.
private final class WrapperParts: SyntaxVisitor {
    struct Function {
        /// With labels: `pay(_:for:)`.
        let name: String
        let node: FunctionDeclSyntax
    }

    struct Property {
        let name: String
        let type: TypeSyntax?
        let value: ExprSyntax?
        /// `willSet` and `didSet`.
        let observers: AccessorBlockSyntax?
    }

    private(set) var functions: [Function] = []
    private(set) var stored: [Property] = []
    private(set) var computed: [(name: String, accessors: AccessorBlockSyntax)] = []
    private(set) var initializers: [InitializerDeclSyntax] = []
    /// Other code: values of properties, accessors, `deinit`.
    private(set) var others: [Syntax] = []

    init(_ bodies: [MemberBlockSyntax]) {
        super.init(viewMode: .sourceAccurate)
        for body in bodies { walk(body) }
    }

    /// The parts by the names that code mentions them with.
    var byName: [(name: String, node: Syntax)] {
        functions.map { (Spelling.name($0.node.name), Syntax($0.node)) }
            + computed.map { ($0.name, Syntax($0.accessors)) }
            + stored.compactMap { property in
                property.observers.map { (property.name, Syntax($0)) }
            }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map {
            Spelling.name($0.firstName) + ":"
        }
        let name = Spelling.name(node.name) + "(\(labels.joined()))"
        functions.append(Function(name: name, node: node))
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        initializers.append(node)
        return .skipChildren
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        others.append(Syntax(node))
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) {
            return .skipChildren
        }
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            let name = Spelling.name(pattern.identifier)
            let block = binding.accessorBlock
            if let block, !block.isOfObservers {
                computed.append((name, block))
                others.append(Syntax(block))
                continue
            }
            stored.append(
                Property(
                    name: name, type: binding.typeAnnotation?.type,
                    value: binding.initializer?.value, observers: block))
            if let block { others.append(Syntax(block)) }
        }
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension AccessorBlockSyntax {
    /// Whether it leaves the property stored.
    var isOfObservers: Bool {
        guard case .accessors(let list) = accessors else { return false }
        return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    /// What a getter of one expression returns.
    fileprivate var onlyExpression: ExprSyntax? {
        let items: CodeBlockItemListSyntax? =
            switch accessors {
            case .getter(let items): items
            case .accessors(let list):
                list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
            }
        guard let items, items.count == 1, let item = items.first?.item else { return nil }
        return item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
    }
}

// MARK: - Where the status is

/// The stored property that a wrapper's status is read from.
private struct StatusHolder {
    let property: WrapperParts.Property
    /// Whether values are sent to it; else it is the status itself.
    let isSubject: Bool

    init?(in parts: WrapperParts, type: String) {
        let names = ["status", "statusPublisher", "statuses"]
        let roots = names.lazy.compactMap { name -> String? in
            if parts.stored.contains(where: { $0.name == name }) { return name }
            let getter = parts.computed.first { $0.name == name }
            return getter?.accessors.onlyExpression.flatMap(Self.root)
        }
        guard let name = roots.first, let property = parts.stored.first(where: { $0.name == name }) else { return nil }
        let call = property.value?.as(FunctionCallExprSyntax.self)
        let called = call?.calledExpression.as(GenericSpecializationExprSyntax.self)
        let carried =
            property.type?.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments.first
            ?? called?.genericArgumentClause.arguments.first
        if carried?.argument.trimmedDescription == type {
            isSubject = true
        } else {
            let isTyped = property.type?.trimmedDescription == type
            let isInferred = property.type == nil && Self.isValue(property.value, of: type)
            guard isTyped || isInferred else { return nil }
            isSubject = false
        }
        self.property = property
    }

    /// The property at the beginning of `subject.value` and `self.$status.eraseToAnyPublisher()`.
    private static func root(of expression: ExprSyntax) -> String? {
        if let call = expression.as(FunctionCallExprSyntax.self) {
            return root(of: call.calledExpression)
        }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            guard let base = member.base else { return nil }
            return base.isSelf ? plain(member.declName) : root(of: base)
        }
        return expression.as(DeclReferenceExprSyntax.self).map(plain)
    }

    private static func plain(_ name: DeclReferenceExprSyntax) -> String {
        let text = Spelling.name(name.baseName)
        return text.hasPrefix("$") ? String(text.dropFirst()) : text
    }

    private static func isValue(_ expression: ExprSyntax?, of type: String) -> Bool {
        let value = expression?.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
        return value?.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == type
    }
}

extension ExprSyntax {
    /// `self`, `self?` and `self!`.
    fileprivate var isSelf: Bool {
        let inner =
            self.as(OptionalChainingExprSyntax.self)?.expression
            ?? self.as(ForceUnwrapExprSyntax.self)?.expression ?? self
        return inner.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    }
}

// MARK: - What code does with it

/// What a piece of code has to do with statuses, wherever in it.
private struct StatusTraces {
    /// Statuses that are assigned, returned, or passed to something.
    var statuses: Set<String> = []
    /// Whether it sets the status, or sends it.
    var setsStatus = false
    /// Whether it sends a status that the code does not name.
    var sendsUnknown = false
    /// Members of the class, and other names, that it mentions.
    var mentions: Set<String> = []
    /// Functions that are called by their names alone, or on `self`.
    var calls: Set<String> = []
    /// Names that it declares.
    var locals: Set<String> = []
    /// Whether it may leave the function before its end, or never come to it.
    var exits = false
    /// Whether it passes the wrapper to other code.
    var passesSelf = false
}

/// Reads code with the status of one flow in mind.
private struct StatusCode {
    let type: String
    let cases: Set<String>
    var holder: StatusHolder?
    /// Members that send statuses, by themselves or by others.
    private var senders: [String: Set<String>] = [:]
    private var declared: Set<String> = []

    init(_ status: DeclaredEnum, _ holder: StatusHolder?) {
        type = status.name
        cases = Set(status.cases.map(\.name))
        self.holder = holder
    }

    mutating func findSenders(in parts: WrapperParts) {
        let all = parts.byName.filter { $0.name != holder?.property.name }
            .map { (name: $0.name, traces: traces(in: $0.node)) }
        declared = Set(parts.functions.map { Spelling.name($0.node.name) })
        for (name, traces) in all where traces.setsStatus || !traces.statuses.isEmpty {
            senders[name, default: []].formUnion(traces.statuses)
        }
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for (name, traces) in all {
                for other in traces.mentions where other != name {
                    guard let added = senders[other] else { continue }
                    let old = senders[name]
                    senders[name, default: []].formUnion(added)
                    if senders[name] != old { isGrowing = true }
                }
            }
        }
    }

    /// Whether code sends a status, or calls what does.
    func sends(_ traces: StatusTraces) -> Bool {
        traces.setsStatus || traces.mentions.contains { senders[$0] != nil }
    }

    func traces(in node: Syntax, skippingClosures: Bool = false) -> StatusTraces {
        let visitor = TraceVisitor(self, skippingClosures)
        visitor.walk(node)
        return visitor.traces
    }

    /// The status that an expression names: `.paid(receipt: receipt)`, `PaymentStatus.idle`.
    func status(_ expression: ExprSyntax) -> String? {
        let value = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
        guard let member = value.as(MemberAccessExprSyntax.self),
            member.base.map({ $0.trimmedDescription == type }) ?? true
        else { return nil }
        let name = Spelling.name(member.declName.baseName)
        return cases.contains(name) ? name : nil
    }

    /// Whether an expression is what holds the status, of this object or of another.
    func isHolder(_ expression: ExprSyntax) -> Bool {
        guard let name = holder?.property.name else { return false }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            return Spelling.name(member.declName.baseName) == name
        }
        return expression.as(DeclReferenceExprSyntax.self)?.baseName.text == name
    }

    /// Whether an assignment to an expression sets the status.
    func isStatus(_ expression: ExprSyntax) -> Bool {
        if isHolder(expression) { return true }
        guard holder?.isSubject == true, let member = expression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "value", let base = member.base
        else { return false }
        return isHolder(base)
    }

    /// Whether an expression belongs to this object.
    private func isOwn(_ expression: ExprSyntax) -> Bool {
        guard let member = expression.as(MemberAccessExprSyntax.self) else { return true }
        guard let base = member.base else { return false }
        if base.isSelf { return true }
        return member.declName.baseName.text == "value" && isHolder(base) && isOwn(base)
    }

    /// The status that a statement sends, and nothing else.
    private func sentAlone(by node: Syntax) -> (status: String, value: ExprSyntax)? {
        guard let holder else { return nil }
        var node = node
        if let statement = node.as(ExpressionStmtSyntax.self) {
            node = Syntax(statement.expression)
        }
        if let call = node.as(FunctionCallExprSyntax.self) {
            guard holder.isSubject, call.trailingClosure == nil, call.arguments.count == 1,
                let argument = call.arguments.first, argument.label == nil,
                let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
                ["send", "yield", "accept"].contains(callee.declName.baseName.text),
                let base = callee.base, isHolder(base), isOwn(base)
            else { return nil }
            return status(argument.expression).map { ($0, argument.expression) }
        }
        guard let parts = node.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count == 3,
            parts[1].is(AssignmentExprSyntax.self), isStatus(parts[0]), isOwn(parts[0])
        else { return nil }
        return status(parts[2]).map { ($0, parts[2]) }
    }

    /// What a method sends; nil for nothing.
    func sent(by body: CodeBlockSyntax, of node: FunctionDeclSyntax) -> WrapperBehaviour.Sent? {
        let all = traces(in: Syntax(body))
        let called = all.mentions.compactMap { senders[$0] }.reduce(into: all.statuses) {
            $0.formUnion($1)
        }
        guard sends(all) || !all.statuses.isEmpty else { return nil }
        let unclear = WrapperBehaviour.Sent.unclear(called)
        let parameters = node.signature.parameterClause.parameters.map {
            Spelling.name($0.secondName ?? $0.firstName)
        }
        let known = declared.union(all.locals).union(parameters).union(Self.harmless)
        let isForeign = all.calls.contains { name in
            !known.contains(name) && name.first?.isUppercase != true
        }
        guard let holder, !isForeign, !all.passesSelf, !all.locals.contains(holder.property.name)
        else { return unclear }
        var statuses: [String] = []
        var mayHaveEnded = false
        var isReturned = false
        for (index, item) in body.statements.enumerated() {
            let statement = Syntax(item.item)
            if let (status, value) = sentAlone(by: statement) {
                let traces = traces(in: Syntax(value))
                if mayHaveEnded || traces.exits || sends(traces) { return unclear }
                if traces.statuses != [status] { return unclear }
                if statuses.last != status { statuses.append(status) }
                continue
            }
            if let last = statement.as(ReturnStmtSyntax.self), index == body.statements.count - 1,
                let value = last.expression
            {
                isReturned = isStatus(value) || status(value).map { $0 == statuses.last } ?? false
                if isReturned { continue }
            }
            let traces = traces(in: statement)
            if sends(traces) || !traces.statuses.isEmpty { return unclear }
            if traces.exits { mayHaveEnded = true }
        }
        return .exactly(statuses, isReturned: isReturned)
    }

    /// Functions of the library that call nothing of the wrapper's.
    private static let harmless: Set = [
        "NSLog", "abs", "assert", "debugPrint", "dump", "max", "min", "os_log", "precondition",
        "print", "type", "unsafeBitCast", "zip",
    ]

    /// The status that objects begin with; nil if the code does not show it.
    func initial(in parts: WrapperParts) -> String? {
        guard let holder else { return nil }
        let first = holder.property.value.flatMap { value in
            holder.isSubject ? carried(by: value) : status(value)
        }
        var found: Set<String?> = []
        let designated = parts.initializers.filter { node in !node.modifiers.contains { $0.name.text == "convenience" }
        }
        if designated.isEmpty { found.insert(first) }
        for node in parts.initializers {
            let isConvenience = !designated.contains(node)
            guard let body = node.body else { continue }
            var current = isConvenience ? nil : first
            for item in body.statements {
                let statement = Syntax(item.item)
                if let status = sentAlone(by: statement)?.status ?? assigned(by: statement) {
                    current = status
                    continue
                }
                let traces = traces(in: statement, skippingClosures: true)
                if sends(traces) { return nil }
            }
            if !isConvenience || current != nil { found.insert(current) }
        }
        return found.count == 1 ? found.first ?? nil : nil
    }

    /// The status in `subject = CurrentValueSubject(.idle)`.
    private func assigned(by statement: Syntax) -> String? {
        guard holder?.isSubject == true, let parts = statement.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
            parts.count == 3, parts[1].is(AssignmentExprSyntax.self), isHolder(parts[0])
        else { return nil }
        return carried(by: parts[2])
    }

    /// The status that a subject is made with.
    func carried(by expression: ExprSyntax) -> String? {
        let call = expression.as(FunctionCallExprSyntax.self)
        return (call?.arguments.first?.expression).flatMap(status)
    }
}

private final class TraceVisitor: SyntaxVisitor {
    private(set) var traces = StatusTraces()
    private let code: StatusCode
    private let skipsClosures: Bool
    /// How many closures and functions are around.
    private var depth = 0
    /// How many payloads of statuses are around.
    private var payloads = 0

    init(_ code: StatusCode, _ skipsClosures: Bool) {
        (self.code, self.skipsClosures) = (code, skipsClosures)
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Names

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base, base.isSelf {
            traces.mentions.insert(Spelling.name(node.declName.baseName))
            return .skipChildren
        }
        if !add(node), let base = node.base { walk(base) }
        return .skipChildren
    }

    /// Adds a status; false if it is something else.
    private func add(_ node: MemberAccessExprSyntax) -> Bool {
        guard let status = code.status(ExprSyntax(node)) else { return false }
        // Inside a payload, `.unknown` is rather an error.
        let isMeant = node.base != nil || payloads == 0
        if isMeant, !isCompared(node) { traces.statuses.insert(status) }
        return true
    }

    /// Whether a status is only looked at: beside `==`, in a pattern, in a list.
    private func isCompared(_ node: MemberAccessExprSyntax) -> Bool {
        var outer = Syntax(node)
        if let call = outer.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == outer.id {
            outer = Syntax(call)
        }
        guard let parent = outer.parent else { return false }
        if parent.is(ExpressionPatternSyntax.self) || parent.is(ArrayElementSyntax.self) {
            return true
        }
        guard let sequence = parent.parent?.as(SequenceExprSyntax.self) else { return false }
        let operators = sequence.elements.compactMap {
            $0.as(BinaryOperatorExprSyntax.self)?.operator.text
        }
        let isAssigned = sequence.elements.contains { $0.is(AssignmentExprSyntax.self) }
        return !isAssigned && operators.contains { ["==", "!=", "~="].contains($0) }
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = Spelling.name(node.baseName)
        if name == "self" {
            traces.passesSelf = traces.passesSelf || node.parent?.is(LabeledExprSyntax.self) == true
        } else if name.hasPrefix("$"), String(name.dropFirst()) == code.holder?.property.name {
            set(to: nil)
        } else {
            traces.mentions.insert(name)
        }
        return .skipChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        traces.locals.insert(Spelling.name(node.identifier))
        return .visitChildren
    }

    // MARK: Statuses

    private func set(to value: ExprSyntax?) {
        traces.setsStatus = true
        let known = value.flatMap { code.status($0) ?? code.carried(by: $0) }
        if known == nil { traces.sendsUnknown = true }
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        if parts.count > 2, parts[1].is(AssignmentExprSyntax.self), code.isStatus(parts[0]) {
            set(to: parts.count == 3 ? parts[2] : nil)
        }
        return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
        if code.isStatus(node.expression) { set(to: nil) }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee = node.calledExpression
        if let member = callee.as(MemberAccessExprSyntax.self), add(member) {
            payloads += 1
            walk(node.arguments)
            payloads -= 1
            return .skipChildren
        }
        if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName {
            traces.calls.insert(Spelling.name(name))
        }
        if let member = callee.as(MemberAccessExprSyntax.self), let base = member.base {
            if base.isSelf { traces.calls.insert(Spelling.name(member.declName.baseName)) }
            if base.is(SuperExprSyntax.self) { traces.calls.insert("super") }
            if code.holder?.isSubject == true, code.isHolder(base), !node.arguments.isEmpty {
                set(to: node.arguments.first?.expression)
            }
        }
        return .visitChildren
    }

    // MARK: Ways out

    private func exit() -> SyntaxVisitorContinueKind {
        if depth == 0 { traces.exits = true }
        return .visitChildren
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind { exit() }
    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind { exit() }
    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind { exit() }
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { exit() }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { exit() }
    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { exit() }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        node.questionOrExclamationMark == nil ? exit() : .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        if skipsClosures { return .skipChildren }
        depth += 1
        return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) {
        if !skipsClosures { depth -= 1 }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        depth += 1
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }
}
