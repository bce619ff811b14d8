// The context of `<Flow>ValueSubject.swift`: what mock and wrappers of a flow keep a status or a
// property in that the app can watch, where Combine does not bring such a class.
// Source: the design's section 4.

import FlowModel
import Mustache
import SwiftNotation

/// What the template of a flow's subject may use.
public struct ValueSubjectContext: TemplateContext {
    var header: [String]
    var attribute: String
    var access: String
    var modifier: String
    var name: String
    var style: Style
    var isolation: Isolation

    /// The fields, in the order of the template.
    public static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .text("attribute") { $0.attribute },
        .text("access") { $0.access }, .text("modifier") { $0.modifier },
        .text("name") { $0.name },
        .flag("isStream") { $0.style == .async && $0.isolation == .mainActor },
        .flag("isLocked") { $0.style == .async && $0.isolation != .mainActor },
        .flag("isObserved") { $0.style == .callback },
    ]

    init(_ outline: FlowOutline) {
        let flow = outline.flow
        let words = IsolationWords(isolation: flow.isolation.value)
        header = outline.header
        attribute = words.attribute
        access = outline.settings.access
        modifier = words.modifier
        name = flow.valueSubjectType
        style = flow.style.value
        isolation = flow.isolation.value
    }
}
