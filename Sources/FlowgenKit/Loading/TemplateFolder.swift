// The templates that a project puts in place of the built-in ones: the files `<Name>.mustache` in the folder that
// `templates` names. They are read like every other input, and checked before anything is rendered: for a name that no
// template has, and for a template that does not fit its context.

import FlowModel
import FlowCode

struct TemplateFolder {
    /// The files by the names of their templates, as UTF-8 with LF line ends.
    private(set) var sources: [String: SourceFile] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    private static let suffix = ".mustache"

    /// Reads the templates of a configuration; none if it names no folder.
    init(_ place: Located<String>?, in files: any ReadableFileSystem) throws(WorkspaceError) {
        guard let place else { return }
        let folder = RelativePath(validating: place.value)
        guard let paths = try Self.paths(in: folder, of: files) else {
            diagnostics.append(.noTemplates(place))
            return
        }
        for file in paths {
            guard let bytes = try files.read(file) else { continue }
            let path = file.description
            let name = String(file.name.dropLast(Self.suffix.count))
            if FileRenderer.templateNames.contains(name) {
                sources[name] = SourceFile(path: path, bytes: Self.plain(bytes))
            } else {
                diagnostics.append(.unknownTemplate(name, path: path))
            }
        }
        check()
    }

    /// The files of a folder that are templates by their names; nil if there is no such folder.
    private static func paths(
        in folder: RelativePath?, of files: any ReadableFileSystem
    ) throws(WorkspaceError) -> [RelativePath]? {
        if let folder {
            let kind = try files.kind(of: folder)
            guard kind == .folder || kind == .link else { return nil }
        }
        return try files.entries(of: folder).filter { $0.kind != .folder && $0.path.name.hasSuffix(suffix) }.map(\.path)
    }

    /// Finds the first error of each template. One that has an error is left out, so that the next one shows.
    private mutating func check() {
        var rest = sources.mapValues(\.bytes)
        while !rest.isEmpty {
            do throws(TemplateError) {
                _ = try FileRenderer(replacing: rest)
                return
            } catch {
                guard let source = sources[error.template] else { return }
                diagnostics.append(.invalid(error, at: source.location(of: error)))
                rest[error.template] = nil
            }
        }
    }

    /// The bytes without a byte-order mark, and with LF line ends: what is generated does not depend on how a template
    /// was checked out.
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
    /// The tag that an error in a template is at, up to its closing braces.
    fileprivate func location(of error: TemplateError) -> SourceLocation {
        let end = bytes[error.offset...].firstIndex { " \n}".utf8.contains($0) } ?? bytes.count
        return SourceLocation(file: self, range: error.offset..<end)
    }
}

extension Diagnostic {
    fileprivate static func noTemplates(_ place: Located<String>) -> Diagnostic {
        Diagnostic(
            "config-templates", "the folder '\(place.value)' does not exist",
            advice: "create it, or leave `templates` out to use the built-in ones", at: place.location)
    }

    fileprivate static func unknownTemplate(_ name: String, path: String) -> Diagnostic {
        let names = FileRenderer.templateNames
        let meant = didYouMean(name, among: names).map { "did you mean '\($0).mustache'?" }
        return Diagnostic(
            "config-template-name", "flowgen has no template '\(name)' that this could replace",
            advice: meant ?? "`flowgen templates export` writes all that there are", path: path)
    }

    fileprivate static func invalid(_ error: TemplateError, at location: SourceLocation) -> Diagnostic {
        Diagnostic("config-template-error", error.message, at: location)
    }
}
