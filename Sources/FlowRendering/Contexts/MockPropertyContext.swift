// A property of the mock: a value that tests may set, and what the app watches it by.

import FlowModel
import Mustache
import SwiftNotation

/// What the mock's template may use of a property.
struct MockPropertyContext: TemplateContext {
    var name: String
    var type: String
    /// The type with `?`, for a value that is not there yet.
    var optionalType: String
    /// Where the value is kept, when not under the property's own name.
    var subjectName: String
    var subjectType: String
    var initial: String
    /// The expression that reads the value, and the statement that changes it.
    var read: String
    var write: String
    var isObserved: Bool
    var isComputed: Bool
    var reader: MockReader?

    static let fields: [ContextField<Self>] = [
        .text("name") { $0.name }, .text("type") { $0.type },
        .text("optionalType") { $0.optionalType },
        .text("subjectName") { $0.subjectName }, .text("subjectType") { $0.subjectType },
        .text("initial") { $0.initial }, .text("read") { $0.read }, .text("write") { $0.write },
        .flag("isObserved") { $0.isObserved }, .flag("isComputed") { $0.isComputed },
        .record("reader") { $0.reader },
    ]

    init(_ property: Property, in flow: Flow, _ samples: Samples) {
        let isLocked = flow.isolation.value == .sendable
        name = property.name.spelled
        type = property.type.text
        let isCompound = type.contains(" ") && !type.hasSuffix("]") && !type.hasSuffix(">")
        optionalType = (isCompound ? "(\(type))" : type) + "?"
        let text = property.name.text
        subjectName = property.isObserved ? text + "Subject" : "stored" + upperCamel(text)
        initial =
            samples.sample(of: property.type, named: property.name.text, given: property.sample)
            ?? ""
        isObserved = property.isObserved
        isComputed = isObserved || isLocked || initial.isEmpty
        subjectType = flow.subject(of: initial.isEmpty ? optionalType : type)
        if isObserved {
            read = "\(subjectName).value"
            write = "\(subjectName).send(newValue)"
        } else if isLocked {
            read = initial.isEmpty ? "locked({ $0.\(name) })" : "locked { $0.\(name) }"
            write = "locked { $0.\(name) = newValue }"
        } else {
            read = subjectName
            write = "\(subjectName) = newValue"
        }
        reader = isObserved ? .property(property, of: flow, isOptional: initial.isEmpty) : nil
    }
}

/// A member by which the app watches a value of the mock.
struct MockReader: TemplateContext {
    var docs: String
    var declaration: String
    var expression: String

    static let fields: [ContextField<Self>] = [
        .text("docs") { $0.docs }, .text("declaration") { $0.declaration },
        .text("expression") { $0.expression },
    ]

    /// The member for the flow's status.
    static func status(of flow: Flow) -> MockReader {
        MockReader(.status(of: flow), "statusSubject", in: flow, isOptional: false)
    }

    /// The member for a property; `isOptional` when its subject begins without a value.
    static func property(_ property: Property, of flow: Flow, isOptional: Bool) -> MockReader {
        MockReader(
            .property(property, of: flow), property.name.text + "Subject", in: flow,
            isOptional: isOptional)
    }

    private init(_ observation: Observation, _ subject: String, in flow: Flow, isOptional: Bool) {
        docs = observation.docs
        declaration = observation.declaration
        switch flow.style.value {
        case .combine:
            let values = subject + (isOptional ? ".compactMap { $0 }" : "")
            expression = "\(values).eraseToAnyPublisher()"
        case .async:
            expression = isOptional ? "present(\(subject).stream())" : "\(subject).stream()"
        case .callback:
            let presence = "\(subject).observe { value in if let value { observer(value) } }"
            expression = isOptional ? presence : "\(subject).observe(observer)"
        }
    }
}

extension Flow {
    /// The type of what holds a value that can be watched.
    func subject(of type: String) -> String {
        style.value == .combine
            ? "CurrentValueSubject<\(type), Never>" : "\(valueSubjectType)<\(type)>"
    }
}
