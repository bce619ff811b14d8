// A package as SwiftPM describes it: `swift package dump-package` runs the manifest, and prints what it declares as
// JSON.

import CLibrary

struct DumpedPackage {
    private let root: PropertyList?

    /// - Parameter json: what `swift package dump-package` prints.
    init(_ json: [UInt8]) { root = PropertyList(json) }

    /// Describes the package in a folder. That takes a second, or a few, or minutes on a busy machine; a manifest that
    /// computes for a minute never ends, and the system then stops it.
    static func program(in folder: String) -> ExternalProgram {
        // SwiftPM waits for others that use the same scratch folder, such as the one whose plugin runs flowgen. It
        // creates nothing in this one. It runs the manifest in a process group of its own; so once flowgen is gone, or
        // has waited for long enough, all are ended that come from it.
        let script = """
            ulimit -t 60
            swift package --package-path "$0" --scratch-path "$0/.build/flowgen" dump-package & package=$!
            {
                all() { echo "$1"; for child in $(pgrep -P "$1"); do all "$child"; done; }
                seconds=0
                while [ $((seconds += 1)) -lt 290 ] && kill -0 "$1"; do sleep 1; done
                kill -9 $(all "$package")
            } >/dev/null 2>&1 &
            wait "$package"; status=$?
            kill $! 2>/dev/null
            exit $status
            """
        return ExternalProgram("sh", ["-c", script, folder, "\(getpid())"], patience: 300)
    }

    /// The targets that have a folder, and the platforms.
    func project(in files: any ReadableFileSystem) throws(WorkspaceError) -> FoundProject {
        let declared = (root?["targets"]?.items ?? []).compactMap(DeclaredTarget.init)
        var targets: [FoundTarget] = []
        for one in declared {
            let isAlone = declared.count { ($0.kind == .tests) == (one.kind == .tests) } == 1
            guard let folder = try one.folder(in: files, isAlone: isAlone) else { continue }
            var target = FoundTarget(one.name, one.kind, in: [folder.path])
            target.dependencies = one.dependencies
            targets.append(target)
        }
        var project = FoundProject(name: FoundProject.package, targets: targets)
        project.platforms = (root?["platforms"]?.items ?? []).compactMap { platform in
            guard let name = platform["platformName"]?.text, let version = platform["version"]?.text else { return nil }
            return FoundProject.Platform(name: name, version: version)
        }
        return project
    }
}

/// A target of a package, before anybody has looked for its folder.
private struct DeclaredTarget {
    let name: String
    let kind: FoundTarget.Kind
    let dependencies: Set<String>
    private let path: String?

    /// Nil for a target without code of the package's own.
    init?(_ target: PropertyList) {
        guard let name = target["name"]?.text else { return nil }
        switch target["type"]?.text {
        case "regular": kind = .library
        case "executable": kind = .app
        case "test": kind = .tests
        default: return nil
        }
        self.name = name
        path = target["path"]?.text
        dependencies = Set(
            (target["dependencies"]?.items ?? []).compactMap { ($0["byName"] ?? $0["target"])?.texts.first })
    }

    /// The folder of a target; nil as its path is that of the package.
    struct Folder {
        let path: RelativePath?
    }

    /// The folder that the target names, or the one in which SwiftPM looks for it; nil if there is none.
    ///
    /// - Parameter isAlone: whether it is the only target of the package, or of its tests.
    func folder(in files: any ReadableFileSystem, isAlone: Bool) throws(WorkspaceError) -> Folder? {
        if let path {
            let plain = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
            return plain.isEmpty ? Folder(path: nil) : RelativePath(validating: plain).map { Folder(path: $0) }
        }
        let places = (kind == .tests ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
        for place in places.map({ "\($0)/\(name)" }) + (isAlone ? places.prefix(1) : []) {
            guard let path = RelativePath(validating: place) else { continue }
            if try files.kind(of: path) == .folder { return Folder(path: path) }
        }
        return nil
    }
}
