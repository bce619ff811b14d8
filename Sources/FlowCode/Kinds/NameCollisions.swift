// No two files of a project have one name, across all folders and compared without case: SwiftPM cannot build two
// `Video.swift` in a target, and some file systems cannot hold `video.swift` beside it. A file is named after a type in
// it, so types are kept apart too, and from those of Swift and of the files that all flows share.

import FlowModel
import Templates

package enum NameCollisions {
    /// What is wrong with the names of a project's files.
    ///
    /// - Parameter integrations: The name of each integration, where it is first mentioned.
    package static func check(_ flows: [Flow], _ integrations: [Located<String>]) -> [Diagnostic] {
        var found: [Diagnostic] = []
        var owners: [String: (name: String, subject: () -> String)] = [:]
        for name in projectFiles {
            owners[name.lowercased()] = (name, { "a file of every project" })
        }
        // What is named after something that collides collides too; the first is enough.
        var told: Set<SourceLocation> = []
        for declared in names(of: flows, integrations) {
            if PlatformNames.typesInUse.contains(declared.name)
                || supportTypes.contains(declared.name) || isHidden(declared)
            {
                let message = "\(declared.subject()) would be called '\(declared.name)', which generated code needs"
                found.append(
                    Diagnostic(
                        "flow-reserved-name", message + " for something else", advice: "give it another name",
                        at: declared.location))
            }
            guard let other = owners[declared.name.lowercased()] else {
                owners[declared.name.lowercased()] = (declared.name, declared.subject)
                continue
            }
            // Several flows may describe a part of an integration.
            if declared.name == other.name, declared.subject() == other.subject() { continue }
            guard told.insert(declared.location).inserted else { continue }
            found.append(.sameFile(declared, other.name, other.subject()))
        }
        return found
    }

    /// The files that every project has, or may have.
    private static let projectFiles = Set(FileKinds.ofProject.map(\.template) + SupportFile.names)

    /// The other types that these declare.
    private static let supportTypes = TemplateNames.types(
        in: FileKinds.ofProject.map(\.template) + SupportFile.names
    ).subtracting(projectFiles)

    /// True if something else has the name where generated code means a flow's type: in its enums or its tests.
    private static func isHidden(_ declared: DeclaredName) -> Bool {
        declared.isOfFlow && (declared.name == "Kind" || PlatformNames.typesOfTests.contains(declared.name))
    }

    /// The names of all types that the files of a project declare, integrations first.
    static func names(of flows: [Flow], _ integrations: [Located<String>]) -> [DeclaredName] {
        // A second flow or integration of one name is told of as such, not once more for each of its files.
        var seen: Set<String> = []
        let flows = flows.filter { seen.insert("flow " + $0.name.value.lowercased()).inserted }
        let managers = integrations.filter { seen.insert($0.value.lowercased()).inserted }.map { name in
            let manager = Integration.managerName(of: name.value)
            return DeclaredName(manager, "the manager of '\(name.value)'", at: name.location)
        }
        return managers
            + flows.flatMap { flow in
                FileKinds.all.flatMap { $0.names(flow) }
                    + flow.integrations.flatMap { integration in
                        FileKinds.all.flatMap { $0.namesInFlow(integration, flow) }
                    }
            }
    }
}

extension Diagnostic {
    fileprivate static func sameFile(_ declared: DeclaredName, _ otherName: String, _ other: String) -> Diagnostic {
        let (name, subject) = (declared.name, declared.subject())
        let message =
            name == otherName
            ? "'\(name)' would name both \(subject) and \(other)"
            : "'\(name)', \(subject), and '\(otherName)', \(other), differ only in case"
        return Diagnostic(
            "flow-file-collision", message, advice: "give one of them another name", at: declared.location)
    }
}
