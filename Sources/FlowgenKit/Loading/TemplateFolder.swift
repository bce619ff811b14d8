// The templates that a project puts in place of the built-in ones: the files `<Name>.mustache` in the
// folder that `templates` names. They are read like every other input, and judged before anything is
// rendered: a name that no template has, and a template that does not fit what fills it.

import Diagnostics
import FlowModel
import FlowRendering
import Mustache
import Workspace

/// A project's own templates.
struct TemplateFolder {
    /// The templates by name, as UTF-8 with LF line ends.
    private(set) var overrides: [String: [UInt8]] = [:]
    /// What is wrong with them.
    private(set) var diagnostics: [Diagnostic] = []

    /// The files by the names of their templates.
    private(set) var sources: [String: SourceFile] = [:]
    private static let suffix = ".mustache"

    /// Reads the templates of a configuration; none if it names no folder.
    ///
    /// - Throws: `WorkspaceError` when a file that is there cannot be read.
    init(_ place: Located<String>?, in files: any ReadableFileSystem) throws(WorkspaceError) {
        guard let place else { return }
        let folder = RelativePath(validating: place.value)
        if let folder {
            let kind = try files.kind(of: folder)
            guard kind == .folder || kind == .link else {
                diagnostics.append(.noTemplates(place))
                return
            }
        }
        for entry in try files.entries(of: folder) where entry.kind != .folder {
            let path = entry.path.description
            let file = path.split(separator: "/").last.map(String.init) ?? path
            guard file.hasSuffix(Self.suffix), let bytes = try files.read(entry.path) else {
                continue
            }
            let name = String(file.dropLast(Self.suffix.count))
            if FileRenderer.templateNames.contains(name) {
                let source = SourceFile(path: path, bytes: Self.plain(bytes))
                sources[name] = source
                overrides[name] = source.bytes
            } else {
                diagnostics.append(.unknownTemplate(name, path: path))
            }
        }
        judge()
    }

    /// The files of a folder that are templates by their names; none if there is no such folder.
    static func files(
        in folder: RelativePath?, of files: any ReadableFileSystem
    ) throws(WorkspaceError) -> [RelativePath] {
        if let folder {
            let kind = try files.kind(of: folder)
            guard kind == .folder || kind == .link else { return [] }
        }
        return try files.entries(of: folder)
            .filter { $0.kind != .folder && $0.path.name.hasSuffix(suffix) }.map(\.path)
    }

    /// Finds the first mistake of each template. One that has a mistake is left out, so that the next
    /// one shows.
    private mutating func judge() {
        var rest = overrides
        while !rest.isEmpty {
            do throws(TemplateError) {
                _ = try FileRenderer(replacing: rest)
                return
            } catch {
                let sites = [error.site] + error.includedFrom
                guard let site = sites.first(where: { rest[$0.template] != nil }),
                    let source = sources[site.template]
                else {
                    // Too much in all: no single place is to blame.
                    diagnostics.append(.templatesTogether(error))
                    return
                }
                diagnostics.append(.mistake(error, at: source.location(of: site)))
                rest[site.template] = nil
            }
        }
    }

    /// The bytes without a byte-order mark, and with LF line ends: what is generated does not depend
    /// on how a template was checked out.
    private static func plain(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for byte in bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0) {
            if byte == UInt8(ascii: "\n"), result.last == UInt8(ascii: "\r") { result.removeLast() }
            result.append(byte)
        }
        return result
    }
}

extension SourceFile {
    /// The tag that a mistake in a template is at, up to its closing braces.
    fileprivate func location(of site: TemplateError.Site) -> SourceLocation {
        var offset = 0
        for _ in 1..<max(1, site.line) {
            guard let feed = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) else { break }
            offset = feed + 1
        }
        var column = 1
        while column < site.column, offset < bytes.count {
            offset += 1
            while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            column += 1
        }
        var end = offset
        while end < bytes.count, !" \n}".utf8.contains(bytes[end]) { end += 1 }
        return SourceLocation(file: self, range: offset..<end)
    }
}

extension Diagnostic {
    fileprivate static func noTemplates(_ place: Located<String>) -> Diagnostic {
        Diagnostic(
            "config-templates", "the folder '\(place.value)' does not exist",
            advice: "create it, or leave `templates` out to use the built-in ones",
            at: place.location)
    }

    fileprivate static func unknownTemplate(_ name: String, path: String) -> Diagnostic {
        let names = FileRenderer.templateNames
        let meant = didYouMean(name, among: names).map { "did you mean '\($0).mustache'?" }
        return Diagnostic(
            "config-template-name", "flowgen has no template '\(name)' that this could replace",
            advice: meant ?? "the templates: \(list(names))", path: path)
    }

    fileprivate static func mistake(
        _ error: TemplateError, at location: SourceLocation
    ) -> Diagnostic {
        switch error.problem {
        case .unknownName(let name, let available):
            let meant = didYouMean(name, among: available).map { "did you mean '\($0)'?" }
            return Diagnostic(
                "config-template-mistake", "there is no '\(name)' here",
                advice: meant ?? "available here: \(Self.list(available))",
                at: location)
        case .unknownPartial(let name):
            let names = FileRenderer.templateNames
            let meant = didYouMean(name, among: names).map { "did you mean '\($0)'?" }
            return Diagnostic(
                "config-template-mistake", error.problem.message,
                advice: meant ?? "the templates: \(list(names))", at: location)
        default: return Diagnostic("config-template-mistake", error.problem.message, at: location)
        }
    }

    /// The first names of a list, and how many more there are.
    private static func list(_ names: [String]) -> String {
        let most = 12
        let rest = names.count > most ? " and \(names.count - most) more" : ""
        return names.prefix(most).joined(separator: ", ") + rest
    }

    fileprivate static func templatesTogether(_ error: TemplateError) -> Diagnostic {
        Diagnostic("config-template-mistake", error.problem.message, path: error.site.template)
    }
}
