// The ways in which a flow can say a requirement, the one that says most first. Which of them gives the signature back
// depends on the flow's style; the adoption tries them in order, and compares.

/// How a flow says a requirement.
struct MemberForm: Sendable {
    /// The keys of the step or the property, in order, without its documentation.
    var keys: [(name: String, value: String)] = []
    /// How many parameters the answer takes the place of, at the end.
    var answered = 0
    /// Whether the flow says it by another member: the publisher of an observed property.
    var isImplied = false
    /// What the flow asks about the step, in lines.
    var questions: [String] = []
}

extension DeclaredMethod {
    /// Whether callers get a value of a type from it, in whichever way.
    func answers(with type: String) -> Bool {
        let answer = result?.text ?? parameters.last.map { $0.label == "completion" ? $0.type : "" }
        return answer.map { Spelling.mentions(type, in: $0) } ?? false
    }
}

extension DeclaredMember {
    var isDiscardable: Bool { signature.contains("@discardableResult ") }

    /// The name with its labels: `pay(_:for:)`.
    var fullName: String {
        guard case .method(let method) = kind else { return name }
        let labels = method.parameters.map { parameter in
            (parameter.label.split(separator: " ").first ?? "_") + ":"
        }
        return "\(name)(\(labels.joined()))"
    }

    /// The forms of the requirement in a style.
    ///
    /// - Parameter observed: the properties whose values another member publishes, and these members.
    func forms(style: String, observed: (properties: Set<String>, publishers: Set<String>)) -> [MemberForm] {
        switch kind {
        case .other: []
        case .property(let type, let isSettable):
            propertyForms(type, isSettable, observed: observed)
        case .method(let method):
            observed.publishers.contains(name)
                ? [MemberForm(isImplied: true)] : stepForms(method, style).map(discardable)
        }
    }

    /// A form that says whether callers may ignore the result.
    private func discardable(_ form: MemberForm) -> MemberForm {
        var form = form
        if isDiscardable { form.keys.append(("discardable", "true")) }
        return form
    }

    private func propertyForms(
        _ type: String, _ isSettable: Bool,
        observed: (properties: Set<String>, publishers: Set<String>)
    ) -> [MemberForm] {
        if observed.publishers.contains(name) { return [MemberForm(isImplied: true)] }
        var keys = [("type", YAMLText.type(type))]
        if isSettable { keys.append(("access", "[get, set]")) }
        let plain = MemberForm(keys: keys)
        guard observed.properties.contains(name) else { return [plain] }
        return [MemberForm(keys: keys + [("observe", "true")]), plain]
    }

    private func stepForms(_ method: DeclaredMethod, _ style: String) -> [MemberForm] {
        var forms: [MemberForm] = []
        if method.isAsync {
            var keys = [("returns", YAMLText.type(method.result?.text ?? "Void"))]
            keys += Self.thrown(method.thrown)
            return [MemberForm(keys: keys)]
        }
        if style == "combine", let result = method.result, result.name == "AnyPublisher", result.arguments.count == 2 {
            let failure = Self.failure(result.arguments[1])
            let value = YAMLText.type(result.arguments[0])
            // Whether one value comes or many is not said; many is the weaker promise.
            forms += ["streams", "returns"].map { MemberForm(keys: [($0, value)] + failure) }
        }
        if style == "async", let result = method.result, result.name == "AsyncThrowingStream",
            let value = result.arguments.first
        {
            let streams = ("streams", YAMLText.type(value))
            forms.append(MemberForm(keys: [streams, ("throws", "true")]))
        }
        if style == "callback", method.result == nil, method.thrown == nil, let last = method.parameters.last,
            last.label == "completion", let keys = Self.completion(last.type)
        {
            forms.append(MemberForm(keys: keys, answered: 1))
        }
        var keys: [(String, String)] = []
        if let result = method.result { keys.append(("returns", YAMLText.type(result.text))) }
        keys += Self.thrown(method.thrown)
        if !keys.isEmpty { keys.append(("sync", "true")) }
        return forms + [MemberForm(keys: keys)]
    }

    private static func thrown(_ type: String?) -> [(String, String)] {
        guard let type else { return [] }
        let isAny = ["", "any Error", "Error"].contains(type)
        return [("throws", isAny ? "true" : YAMLText.type(type))]
    }

    private static func failure(_ type: String) -> [(String, String)] {
        type == "Never" ? [] : thrown(type)
    }

    /// The keys for `@escaping (Result<Value, Failure>) -> Void`, or for a value that cannot fail.
    private static func completion(_ type: String) -> [(String, String)]? {
        let plain = Spelling.comparable(type)
        guard plain.hasSuffix(")->Void"), let start = plain.firstIndex(of: "(") else { return nil }
        let taken = plain[plain.index(after: start)...].dropLast(7)
        if taken.hasPrefix("Result<"), taken.hasSuffix(">") {
            let inside = taken.dropFirst(7).dropLast()
            var depth = 0
            guard
                let comma = inside.lastIndex(where: { character in
                    if ">])".contains(character) { depth += 1 }
                    if "<[(".contains(character) { depth -= 1 }
                    return character == "," && depth == 0
                })
            else { return nil }
            let value = String(inside[..<comma])
            return [("returns", YAMLText.type(value))] + thrown(String(inside[inside.index(after: comma)...]))
        }
        return taken.isEmpty || taken.contains(",") || taken.contains(":")
            ? nil : [("returns", YAMLText.type(String(taken)))]
    }
}
