// Contexts and templates change together: a key that no template reads is left over from a change.

import FlowCode
import Templates
import Testing

@testable import FlowCode

/// The keys that every template has.
let headKeys = Shape(VendorContext.headFields.map { Shape.Field($0.name, $0.kind) })
/// Those of the files of one flow, with these.
let flowKeys = Shape(VendorContext.flowFields.map { Shape.Field($0.name, $0.kind) })

@Suite("The keys of templates")
struct TemplateKeyTests {
    /// A kind's keys may be read by another kind's template that shares the context.
    @Test("A template reads each key of a context, apart from those that every template has") func keys() {
        let all = names(in: Set(EmbeddedTemplates.names))
        let head = Set(flowKeys.fields.map(\.name))
        #expect(head.isSubset(of: all))
        for kind in FileKinds.all {
            let shape = kind.shape
            let sharing = FileKinds.all.filter { $0.shape == shape }.map(\.template)
            let read = names(in: Set(sharing))
            let unread = shape.fields.map(\.name).filter { !read.contains($0) }
            #expect(unread.filter { !head.contains($0) } == [], "\(kind.template)")
            #expect(Self.keys(below: shape).filter { !all.contains($0) } == [], "\(kind.template)")
        }
    }

    /// The keys of the items of a context.
    private static func keys(below shape: Shape) -> [String] {
        shape.fields.flatMap { field -> [String] in
            switch field.kind {
            case .list(.item), .text, .flag: []
            case .list(let part): part.fields.map(\.name) + keys(below: part)
            }
        }
    }

    /// The keys that some templates read.
    private func names(in templates: Set<String>) -> Set<String> {
        Set(
            templates.flatMap { template in
                String(decoding: EmbeddedTemplates.named(template) ?? [], as: UTF8.self)
                    .split(separator: "{{").dropFirst().map { tag in
                        String(tag.prefix { $0 != "}" }.drop { "#^/&".contains($0) })
                    }
            })
    }
}
