// The context of `<Model>.swift`: a model as the SDK has it, read from what the SDK sends, and the
// initialiser that makes the app's model of it. Written once, and the developer's from then on.
// Source: the design's section 9.

import FlowModel
import Mustache
import SwiftNotation

/// What the template of a model may use.
package struct ModelContext: ImportingContext {
    /// A field, and the key under which the SDK sends it.
    struct Member: TemplateContext {
        var name: String
        var type: String
        /// The key as a literal; empty where it is the name.
        var key: String

        static let fields: [ContextField<Self>] = [
            .text("name") { $0.name }, .text("type") { $0.type }, .text("key") { $0.key },
        ]
    }

    var header: [String]
    var imports: Imports
    var name: String
    var source: String
    var members: [Member]
    var target: String
    var argument: String

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .flag("hasHeader") { !$0.header.isEmpty },
        .texts("imports") { $0.imports.sorted }, .flag("hasImports") { !$0.imports.isEmpty },
        .text("name") { $0.name }, .text("source") { $0.source },
        .list("members") { $0.members }, .flag("hasMembers") { !$0.members.isEmpty },
        .flag("hasKeys") { $0.members.contains { !$0.key.isEmpty } },
        .text("target") { $0.target }, .text("argument") { $0.argument },
        .text("parameter") { spelled($0.argument) },
    ]

    /// The model as the flows tell of it; `modules` are what those flows import.
    init(
        _ model: IntegrationModel, of owner: Integration, modules: [String],
        _ settings: FileSettings
    ) {
        header = settings.sharedHeader
        name = model.name.value
        target = model.target.value
        source = owner.name
        members = model.fields.map { field in
            Member(
                name: field.name.spelled, type: field.type.text,
                key: field.key.map { $0 == field.name.text ? "" : literal($0) } ?? "")
        }
        argument = lowerCamel(String(target.split(separator: ".").last ?? ""))
        var imports = Imports()
        imports.add(modules + settings.servicesModules)
        if model.mentionsTypes(beside: owner.wrappers.flatMap(\.integration.models)) {
            imports.add(owner.imports)
            imports.addSDK(owner.sdk, settings)
        }
        self.imports = imports
    }
}

extension IntegrationModel {
    /// Whether a field has a type that neither Swift nor Foundation nor another model is: it may be
    /// the SDK's.
    fileprivate func mentionsTypes(beside models: [IntegrationModel]) -> Bool {
        fields.flatMap(\.type.identifiers).contains { name in
            !Imports.isOfFoundation(name) && !Self.standardTypes.contains(name)
                && !models.contains { $0.name.value == name }
        }
    }

    private static let standardTypes: Set<String> = [
        "Array", "Bool", "Character", "Dictionary", "Double", "Duration", "Float", "Int", "Int16",
        "Int32", "Int64", "Int8", "Optional", "Set", "String", "UInt", "UInt16", "UInt32", "UInt64",
        "UInt8",
    ]
}

/// A text as a literal of Swift.
private func literal(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\\", "\"": result += "\\\(scalar)"
        case "\n": result += "\\n"
        case "\t": result += "\\t"
        case "\r": result += "\\r"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return "\"\(result)\""
}
