// What extensions of an enum say that the generated enum cannot stand beside: members that it has itself, conformances
// that it has itself, and conformances that the compiler writes only for the file that declares the enum.

import SwiftSyntax

extension DeclaredEnum {
    /// Why a generated enum cannot take the place of one that has these extensions; nil if it can.
    package func collision(with extensions: [DeclaredExtension]) -> String? {
        extensions.lazy.filter { $0.name == name }.compactMap(reason).first
    }

    private func reason(of extended: DeclaredExtension) -> String? {
        let place = "the extension in \(extended.path), line \(extended.line),"
        let declared = Self.members(of: extended.body)
        let isHashable = inherited.contains("Hashable")
        var own = Self.members(of: body)
        if inherited.contains("FlowStatus") { own.formUnion(["failure", "Failure"]) }
        if isHashable { own.formUnion(["==", "hash"]) }
        if let both = declared.intersection(own).sorted().first {
            return "\(place) declares `\(both)`, and the generated \(name) has one too: rename it, or "
                + "delete it if they say the same"
        }
        for type in extended.inherited {
            if isHashable, ["Hashable", "Equatable"].contains(type) {
                return "\(place) makes it \(type), and the generated \(name) is so too: delete that conformance"
            }
            guard let needed = Self.written[type], !needed.isSubset(of: declared) else { continue }
            return "\(place) makes it \(type), which the compiler implements only in the file of the "
                + "enum: implement it there yourself"
        }
        return nil
    }

    /// The conformances that the compiler implements, with the members that it adds.
    private static let written: [String: Set<String>] = [
        "CaseIterable": ["allCases"], "Codable": ["encode", "init"], "Comparable": ["<"],
        "Decodable": ["init"], "Encodable": ["encode"], "Equatable": ["=="], "Hashable": ["hash"],
    ]

    /// The names that a body declares. Functions count where the compiler looks for them.
    private static func members(of body: MemberBlockSyntax) -> Set<String> {
        var names: Set<String> = []
        for item in body.members {
            let declaration = item.decl
            if let variable = declaration.as(VariableDeclSyntax.self) {
                let isOfType = variable.modifiers.contains { $0.name.text == "static" }
                let bound = variable.bindings.compactMap {
                    $0.pattern.as(IdentifierPatternSyntax.self).map { Spelling.name($0.identifier) }
                }
                names.formUnion(isOfType ? bound.filter { $0 == "allCases" } : bound)
            } else if let function = declaration.as(FunctionDeclSyntax.self) {
                let name = Spelling.name(function.name)
                let isPlain = function.signature.parameterClause.parameters.isEmpty
                if isPlain || ["==", "<", "hash", "encode"].contains(name) { names.insert(name) }
            } else if declaration.is(InitializerDeclSyntax.self) {
                names.insert("init")
            } else if let type = declaration.asProtocol((any NamedDeclSyntax).self) {
                names.insert(Spelling.name(type.name))
            }
        }
        return names
    }
}
