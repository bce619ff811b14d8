// Which templates a file is made from: its own, the partials that this one includes, and theirs, and that of its
// header.

import Templates

/// The templates that a template includes.
package struct TemplateUse: Sendable {
    private let names: Set<String>
    private let overrides: [String: [UInt8]]

    /// The use of some templates, by their names, where those of a project replace the built-in ones.
    package init(of names: Set<String>, replacing overrides: [String: [UInt8]]) {
        self.names = names
        self.overrides = overrides
    }

    /// Which of the templates a template includes, itself too.
    package func parts(of name: String) -> Set<String> {
        var seen: Set<String> = [name]
        var open = [name]
        while let next = open.popLast() {
            for partial in partials(of: next) where seen.insert(partial).inserted {
                open.append(partial)
            }
        }
        return seen.intersection(names)
    }

    /// The names in the tags `{{>name}}` of a template, and that of headers if it prints one.
    func partials(of name: String) -> [String] {
        let text = String(decoding: overrides[name] ?? EmbeddedTemplates.named(name) ?? [], as: UTF8.self)
        let parts = text.split(separator: "{{", omittingEmptySubsequences: false)
        return parts.dropFirst().compactMap { part in
            let tag = part.drop { $0 == " " }
            let name = String(tag.dropFirst().drop { $0 == " " }.prefix { $0 != " " && $0 != "}" })
            if tag.first == "#", name == "header" { return HeaderContext.template }
            return tag.first == ">" ? name : nil
        }
    }
}
