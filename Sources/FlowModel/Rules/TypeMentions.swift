// Where a flow names types: what rules about types go through.

import Diagnostics
import SwiftNotation

extension Flow {
    /// All types that the flow names, each with its location.
    var typeMentions: [(SwiftType, SourceLocation)] {
        var all = ((statuses + errors).flatMap(\.payload) + events.flatMap(\.payload)).map {
            ($0.type, $0.location)
        }
        for step in steps {
            all += step.parameters.map { ($0.type, $0.location) }
            all += step.answerTypes.map { ($0.type, step.answerLocations[$0.key] ?? step.location) }
        }
        all += properties.map { ($0.type, $0.location) }
        all += asks.flatMap { question in
            question.parameters.map { ($0.type, $0.location) }
                + [question.returns].compactMap { $0 }.map { ($0, question.location) }
        }
        return all + views.flatMap(\.parameters).map { ($0.type, $0.location) }
    }
}

extension Step {
    /// The types of what the step returns, streams and throws, each with its key.
    var answerTypes: [(key: String, type: SwiftType)] {
        var thrown: SwiftType?
        if case .type(let type) = throwing { thrown = type }
        let all = [("returns", returns), ("streams", streams), ("throws", thrown)]
        return all.compactMap { key, type in type.map { (key, $0) } }
    }
}

extension SourceLocation {
    /// Where a type is named at or behind this location, on its line; the location itself if nowhere.
    func place(ofType name: String) -> SourceLocation {
        let rest = SourceLocation(file: file, range: range.lowerBound..<endOfLine)
        return rest.place(of: name) ?? self
    }

    /// The end of the line, or of what is looked at of a long one.
    private var endOfLine: Int {
        let most = min(range.lowerBound + 400, file.bytes.count)
        return file.bytes[range.lowerBound..<most].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? most
    }
}
