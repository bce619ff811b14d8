// Removes modules from the types that extensions extend: `extension App.Client` extends the `Client` that the files
// declare. Only all files together tell a module from a type that contains another.

enum ModuleNames {
    /// The same files, where what an extension extends is called as it is declared.
    /// - Parameter known: types that are declared elsewhere.
    static func dropped(from files: [ParsedFile], knowing known: Set<String>) -> [ParsedFile] {
        var declared = known
        var types: Set<String> = []
        for file in files {
            for container in file.containers where !container.owner.contains(".") {
                types.insert(container.owner)
                if !container.isExtension { declared.insert(container.owner) }
            }
            for member in file.members where member.key.kind == .typealias {
                types.insert(member.key.name)
            }
        }
        return files.map { file in
            var file = file
            for index in file.containers.indices where file.containers[index].isExtension {
                let parts = file.containers[index].owner.split(separator: ".")
                guard parts.count > 1, !types.contains(String(parts[0])),
                    declared.contains(String(parts[1]))
                else { continue }
                file.dropModule(of: index)
            }
            return file
        }
    }
}

extension ParsedFile {
    fileprivate mutating func dropModule(of index: Int) {
        let written = containers[index].owner
        let owner = String(written.drop { $0 != "." }.dropFirst())
        func isInside(_ name: String) -> Bool {
            name == written || name.hasPrefix(written + ".")
        }
        let range = containers[index].range
        for other in containers.indices
        where range.contains(containers[other].body.lowerBound) && isInside(containers[other].owner) {
            containers[other].owner = owner + containers[other].owner.dropFirst(written.count)
        }
        for member in self.members(in: range) where isInside(members[member].key.owner) {
            members[member].key.owner = owner + members[member].key.owner.dropFirst(written.count)
        }
        let name = containers[index].nameRange
        guard let dot = bytes[name].firstIndex(of: UInt8(ascii: ".")) else { return }
        let start = bytes[dot..<name.upperBound].dropFirst().firstIndex { !Lines.isBlank($0) }
        containers[index].nameRange = (start ?? dot + 1)..<name.upperBound
        if let head = containers[index].head {
            members[head].name = containers[index].nameRange
        }
    }
}
