// Updates a list of parameters: pairs the user's with the flow's, removes and adds the others, and updates the elements
// of each pair.

struct ParameterUpdate {
    let user: Member
    let file: ParsedFile
    let bases: [BaseMember]
    let generated: GeneratedMember
    let generatedFile: ParsedFile
    /// The body uses the names inside; they stay.
    let keepsNames: Bool
    /// Something else of the signature changes, so that it may fit on its line or no longer does.
    let changesLength: Bool

    private var yours: [Parameter] { user.elements.parameters }
    private var flow: [Parameter] { generated.elements.parameters }

    func splices() throws(ElementConflict) -> [Splice] {
        guard let clause = user.ranges.parameterClause, let generatedClause = generated.member.ranges.parameterClause
        else { return [] }
        let pairs = self.pairs
        for index in yours.indices where !pairs.contains(index) { try checkRemoval(of: index) }
        var entries: [ParameterList.Entry] = []
        for (index, pair) in pairs.enumerated() {
            if let pair {
                entries.append(.kept(pair, try inner(yours: pair, flow: index)))
            } else {
                let range = generated.member.ranges.parameters[index].range
                entries.append(.new(Array(generatedFile.bytes[range])))
            }
        }
        let list = ParameterList(
            clause: clause, slots: user.ranges.parameters.map(\.range), file: file, entries: entries)
        let isBroken = generatedFile.bytes[generatedClause].contains(where: Lines.isBreak)
        guard let splices = list.splices(isBroken: isBroken, changesLength: changesLength) else {
            throw ElementConflict(
                "the commented parameters", base: bases.first.map(Self.text),
                yours: file.text(clause), flow: flow.map(\.text).joined(separator: ", "))
        }
        return splices
    }

    /// The parameters as the changes leave them.
    func result() throws(ElementConflict) -> [Parameter] {
        guard user.ranges.parameterClause != nil, generated.member.ranges.parameterClause != nil
        else {
            return yours
        }
        var result: [Parameter] = []
        for (index, pair) in pairs.enumerated() {
            guard let pair else {
                result.append(flow[index])
                continue
            }
            var parameter = yours[pair]
            if try takesType(yours: pair, flow: index) { parameter.type = flow[index].type }
            result.append(parameter)
        }
        return result
    }

    private func takesType(yours index: Int, flow place: Int) throws(ElementConflict) -> Bool {
        let base = baseParameters(ofYours: index).map(\.type)
        let own = yours[index]
        return try MemberUpdate.choice(
            "parameter \(own.names)", base: base, yours: own.type, flow: flow[place].type) == .take
    }

    private static func text(_ line: BaseMember) -> String {
        line.elements.parameters.map(\.text).joined(separator: ", ")
    }

    /// For each parameter of the flow, the user's that stays for it.
    private var pairs: [Int?] {
        if generated.key.labels == user.key.labels { return Array(flow.indices) }
        var pairs: [Int?] = Array(repeating: nil, count: flow.count)
        var free = Set(yours.indices)
        func pair(_ index: Int, where matches: (Int) -> Bool) {
            guard pairs[index] == nil, let found = free.sorted().first(where: matches) else {
                return
            }
            pairs[index] = found
            free.remove(found)
        }
        for index in flow.indices {
            guard let former = formerLabel(of: flow[index]) else { continue }
            pair(index) { names(ofYours: $0).contains(former) }
        }
        for index in flow.indices {
            pair(index) { baseNames(ofYours: $0).contains(flow[index].names) }
        }
        for index in flow.indices where flow[index].label != "_" {
            pair(index) { yours[$0].label == flow[index].label }
        }
        for index in flow.indices where flow[index].label == "_" {
            pair(index) { place in
                yours[place].label == "_" && yours[place].internalName == flow[index].internalName
            }
        }
        return pairs
    }

    private func formerLabel(of parameter: Parameter) -> String? {
        let names = [parameter.names, parameter.label, parameter.internalName].compactMap(\.self)
        return names.lazy.compactMap { generated.formerLabels[$0] }.first
    }

    /// By what a `was:` may call the user's parameter.
    private func names(ofYours index: Int) -> Set<String> {
        var names = baseNames(ofYours: index)
        names.insert(yours[index].names)
        if yours[index].label != "_" { names.insert(yours[index].label) }
        for parameter in baseParameters(ofYours: index) where parameter.label == "_" {
            if let name = parameter.internalName { names.insert(name) }
        }
        return names
    }

    private func baseNames(ofYours index: Int) -> Set<String> {
        Set(baseParameters(ofYours: index).map(\.names))
    }

    /// What flowgen wrote for the user's parameter.
    private func baseParameters(ofYours index: Int) -> [Parameter] {
        bases.compactMap { line in
            let parameters = line.elements.parameters
            if line.key.labels == user.key.labels, index < parameters.count {
                return parameters[index]
            }
            let label = yours[index].label
            return label == "_" ? nil : parameters.first { $0.label == label }
        }
    }

    private func checkRemoval(of index: Int) throws(ElementConflict) {
        // Where the body is hand-written, flowgen keeps the name inside for it when the label changes: that name may be
        // flowgen's, and goes with the parameter.
        let own = yours[index]
        let base = baseParameters(ofYours: index)
        let isOwn = !base.contains { line in
            line.label == own.label && line.type == own.type && line.defaultValue == own.defaultValue
                && (keepsNames || line.internalName == own.internalName)
        }
        guard isOwn else { return }
        throw ElementConflict("parameter \(own.names)", base: base.first?.text, yours: own.text, flow: "")
    }

    /// The changes inside one parameter.
    private func inner(yours index: Int, flow place: Int) throws(ElementConflict) -> [Splice] {
        let base = baseParameters(ofYours: index)
        let own = yours[index]
        let new = flow[place]
        let slot = user.ranges.parameters[index]
        var splices: [Splice] = []
        if let names = newNames(yours: index, flow: place) {
            let range = slot.label.lowerBound..<(slot.internalName ?? slot.label).upperBound
            if file.tokens.hasComment(in: range) {
                throw ElementConflict(
                    "parameter \(own.names)", base: base.first?.text, yours: file.text(range), flow: names)
            }
            splices.append(Splice(range: range, text: Array(names.utf8)))
        }
        let element = "parameter \(own.names)"
        if try takesType(yours: index, flow: place) {
            splices.append(Splice(range: slot.type, text: Array(new.type.utf8)))
        }
        let value = try MemberUpdate.choice(
            element, base: base.map(\.defaultValue), yours: own.defaultValue, flow: new.defaultValue)
        if value == .take { splices.append(defaultSplice(slot, to: new.defaultValue)) }
        return splices
    }

    /// Label and name inside, if they change.
    private func newNames(yours index: Int, flow place: Int) -> String? {
        let (own, new) = (yours[index], flow[place])
        let (slot, generatedSlot) = (user.ranges.parameters[index], generated.member.ranges.parameters[place])
        let label = generatedFile.text(generatedSlot.label)
        if keepsNames {
            guard own.label != new.label else { return nil }
            if (own.internalName ?? own.label) == new.label { return label }
            return "\(label) \(file.text(slot.internalName ?? slot.label))"
        }
        let names = generatedSlot.internalName.map { "\(label) \(generatedFile.text($0))" } ?? label
        if own.label != new.label { return names }
        let isFlowgens = baseParameters(ofYours: index).contains { $0.names == own.names }
        return isFlowgens && own.names != new.names ? names : nil
    }

    private func defaultSplice(_ slot: ParameterRanges, to value: String) -> Splice {
        if value.isEmpty {
            let isApart = file.tokens.hasComment(in: slot.type.upperBound..<slot.defaultValue.lowerBound)
            let start = isApart ? slot.defaultValue.lowerBound : slot.type.upperBound
            return Splice(range: start..<slot.defaultValue.upperBound, text: [])
        }
        let lead = slot.defaultValue.isEmpty ? " = " : "= "
        return Splice(range: slot.defaultValue, text: Array((lead + value).utf8))
    }
}
