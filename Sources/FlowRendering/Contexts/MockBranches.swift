// What a step of the mock does for each source of its answer: a script, a handler, the `mock` rules of the flow, and
// after them a default that follows from the step's outcomes.
//
// A rule with one status passes through the `via` statuses first; a rule with a list sends only that list. A step that
// both answers and changes the status takes its answer from the rules, and its statuses from `via` and `to`.

import FlowModel
import Mustache
import SwiftNotation

/// A branch of the switch in a step of the mock.
struct MockBranch: TemplateContext {
    /// Where the answer comes from.
    enum Source {
        /// A script that fails; with an error of the flow, or with one of another type.
        case failingScript(isForeign: Bool)
        case handler
        /// A script that does not fail.
        case script
        /// The rules, under a condition if there is one.
        case rules(String)
        /// A script that does not fail, or the rules.
        case scriptOrRules
    }

    var fails = false
    var isForeign = false
    var isHandler = false
    var isScript = false
    var isRules = false
    var condition = ""
    var statements: [MockStatement]
    /// Whether the branch is on one line.
    var isInline: Bool

    static let fields: [ContextField<Self>] = [
        .flag("fails") { $0.fails }, .flag("isForeign") { $0.isForeign }, .flag("isHandler") { $0.isHandler },
        .flag("isScript") { $0.isScript }, .flag("isRules") { $0.isRules }, .text("condition") { $0.condition },
        .flag("isInline") { $0.isInline }, .list("statements") { $0.statements },
    ]

    init(_ source: Source, _ statements: [MockStatement], isReturned: Bool = false) {
        switch source {
        case .failingScript(let isForeign): (fails, self.isForeign) = (true, isForeign)
        case .handler: isHandler = true
        case .script: isScript = true
        case .rules(let condition): (isRules, self.condition) = (true, condition)
        case .scriptOrRules: (isScript, isRules) = (true, true)
        }
        self.statements = statements.isEmpty ? [.breaks] : statements
        let length = "case .rules where : ".count + condition.count + (statements.first?.length ?? 0)
        isInline = statements.count < 2 && 8 + length <= CodeLayout.width
        self.statements[self.statements.count - 1].isReturned = isReturned
    }

    /// The same branch, where its last statement returns.
    var returned: MockBranch {
        var branch = self
        branch.statements[statements.count - 1].isReturned = true
        return branch
    }
}

/// The branches of one step.
struct MockBranches {
    private(set) var branches: [MockBranch] = []
    /// The value that the step returns where it has no handler, if that is all it does; empty for none. Nil where the
    /// step needs a switch.
    private(set) var brief: String?

    private let answer: MockAnswer
    private let shape: StepSignature
    private var step: Step { shape.step }

    init(_ shape: StepSignature, _ samples: Samples) {
        self.shape = shape
        answer = MockAnswer(shape: shape, samples: samples)
        let rules = ruleBranches
        brief = brief(rules)
        guard brief == nil else { return }
        if shape.answer == .none {
            branches = [branch(.script, []), branch(.handler, [.handles])] + rules
            return
        }
        if let error = answer.scripted {
            branches.append(branch(.failingScript(isForeign: error.isForeign), error.statements))
        }
        branches.append(branch(.handler, [.handles]))
        let sample = answer.sample(asHandlerExists: answer.isMixed)
        guard let last = rules.last else { return }
        if !answer.isMixed, !answer.isFailing(last.statements) {
            branches += rules.dropLast() + [branch(.scriptOrRules, last.statements)]
        } else {
            branches += [branch(.script, sample)] + rules
        }
        // A switch whose branches are statements returns from each of them.
        guard returnsSwitch, branches.contains(where: { $0.statements.count > 1 }) else { return }
        branches = branches.map(\.returned)
    }

    private var returnsSwitch: Bool {
        shape.style == .combine && shape.answer != .direct && shape.answer != .none
            || shape.style == .async && shape.answer == .many
    }

    /// A branch; if it has to return and the switch is not an expression, its last statement does.
    private func branch(_ source: MockBranch.Source, _ statements: [MockStatement]) -> MockBranch {
        let isHandled = statements.first?.isHandling == true || statements.last?.isHandling == true
        let returns = isHandled && !returnsSwitch && shape.returnsValue && !shape.returnsStatus
        // A status that is sent late in an `async` step is the answer.
        let returnsLate = shape.returnsStatus && statements.last?.late.isEmpty == false
        return MockBranch(source, statements, isReturned: returns || returnsLate)
    }

    private var ruleBranches: [MockBranch] {
        var branches: [MockBranch] = []
        // The compiler warns of code behind a condition that never holds.
        for rule in step.mock where rule.when?.text != "false" {
            let statements = answer.statements(of: rule)
            guard let when = rule.when, when.text != "true" else {
                return branches + [branch(.rules(""), statements)]
            }
            branches.append(branch(.rules(when.text), statements))
        }
        return branches + [branch(.rules(""), answer.fallback)]
    }

    private func brief(_ rules: [MockBranch]) -> String? {
        guard rules.count == 1, let statements = rules.first?.statements, statements.count == 1
        else { return nil }
        if shape.answer == .none {
            return statements[0].isBreaking && !step.changesStatus ? "" : nil
        }
        let isPlain = shape.answer == .direct || (shape.isAsync && shape.answer == .one)
        guard isPlain, !shape.isThrowing, !answer.isMixed, !statements[0].returned.isEmpty else {
            return nil
        }
        return statements[0].returned
    }
}
