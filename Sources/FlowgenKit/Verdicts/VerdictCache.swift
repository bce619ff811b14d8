// Where verdicts are kept between runs. A file that is torn, foreign, old or missing counts as none, and deleting all
// of them changes nothing but the time that the next run takes.

import GitSource
import Hashing
import Workspace

package struct VerdictCache: Sendable {
    /// What was checked.
    package enum Subject: String, Sendable {
        case tree
        case index
        /// What is generated, apart from leaks.
        case outputs
    }

    private let folder: CacheFolder
    let key: [UInt8]
    private let name: String
    let workers: Workers

    /// The cache of a project; nil if neither git nor the user has a folder for it, and while branches are being merged:
    /// what is right then is not told by the files alone.
    package init?(of root: Root, _ subject: Subject) {
        guard !GitUnmergedFiles(in: root).isInProgress, let folder = CacheFolder(of: root),
            let program = runningProgram()
        else { return nil }
        let build = [
            program.device, program.number, program.size, UInt64(bitPattern: program.modified),
            UInt64(bitPattern: program.changed), currentUser(),
        ]
        self.init(in: folder, build: build.map { "\($0)" }.joined(separator: " "), root: root.path, subject)
    }

    /// - Parameter build: what tells this program, and its user, from others.
    init(in folder: CacheFolder, build: String, root: String, _ subject: Subject, workers: Workers = .available) {
        self.folder = folder
        self.workers = workers
        var writer = ByteWriter()
        for part in [flowgenVersion, build, root, subject.rawValue] {
            writer.append(Array(part.utf8))
        }
        key = ContentHash.sha256(of: writer.bytes)
        let digits = key.prefix(16).flatMap { [$0 >> 4, $0 & 15] }
        name = digits.map { String($0, radix: 16) }.joined() + ".verdict"
    }

    var verdict: Verdict? { folder.read(name).flatMap { Verdict(bytes: $0, key: key) } }

    /// Whether a verdict still holds for a tree. One that proves more than before is kept anew.
    func holds(_ verdict: Verdict, in files: any IdentifyingFileSystem) -> Bool {
        guard case .same(let kept) = verdict.holds(in: files, workers) else { return false }
        if let kept { folder.write(name, kept) }
        return true
    }

    /// Keeps the verdict of a clean run, if it proves something.
    func keep(_ files: ObservedFiles, boundary: Boundary, lines: [Verdict.Line]) {
        let verdict = Verdict(files, boundary: boundary, lines: lines, key: key)
        if let verdict { folder.write(name, verdict.bytes) }
    }
}

extension RunReport {
    /// The lines of a report that says nothing else than that its files are up to date; nil for any other. That of no
    /// files is not silent.
    var repeatableLines: [Verdict.Line]? {
        guard status == .clean, diagnostics.isEmpty, !files.isEmpty else { return nil }
        var lines: [Verdict.Line] = []
        for file in files {
            guard file.action == .unchanged || file.action == .yours, file.members.isEmpty else {
                return nil
            }
            lines.append(Verdict.Line(path: file.path, isYours: file.action == .yours))
        }
        return lines
    }

    /// The report of a clean run, once more.
    init(repeating verdict: Verdict, summary: String) {
        self.init(status: .clean)
        files = verdict.lines.map(FileLine.init)
        self.summary = summary
    }
}

extension RunReport.FileLine {
    init(_ line: Verdict.Line) {
        self.init(path: line.path, action: line.isYours ? .yours : .unchanged)
    }
}
