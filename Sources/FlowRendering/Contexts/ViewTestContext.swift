// The test of a view in `<Flow>FlowTests.swift`: the app's view asks the service in use, here the mock, for
// what it shows.

import FlowModel
import Mustache
import SwiftNotation

/// A view that is asked for its body.
struct ViewTestContext: TemplateContext {
    var name: String
    var construction: String
    var handlerName: String
    var handler: String
    var callsName: String
    var hasArguments: Bool

    static let fields: [ContextField<Self>] = [
        .text("name") { $0.name }, .text("construction") { $0.construction },
        .text("handlerName") { $0.handlerName }, .text("handler") { $0.handler },
        .text("callsName") { $0.callsName }, .flag("hasArguments") { $0.hasArguments },
    ]

    /// The test of a view; nil when a parameter has no sample.
    init?(_ view: ViewRequirement, _ samples: Samples) {
        var arguments = ["service: mock"]
        for parameter in view.parameters {
            let sample = samples.sample(
                of: parameter.type, named: parameter.label.internal.text,
                given: parameter.sample ?? parameter.defaultValue)
            guard let sample else { return nil }
            arguments.append(parameter.label.callPrefix + sample)
        }
        name = view.typeName
        construction = "\(name)(\(arguments.joined(separator: ", ")))"
        handlerName = "\(view.name.text)Handler"
        let ignored = view.parameters.map { _ in "_" }.joined(separator: ", ")
        let head = ignored.isEmpty ? "" : " \(ignored) in"
        handler = "{\(head) handled += 1; return AnyView(EmptyView()) }"
        callsName = "\(view.name.text)Calls"
        hasArguments = !view.parameters.isEmpty
    }
}
