// Where verdicts are kept between runs. A file that is torn, foreign, old or missing counts as none, and deleting all
// of them changes nothing but the time that the next run takes.

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
    init(in folder: CacheFolder, build: String, root: String, _ subject: Subject) {
        self.folder = folder
        var writer = ByteWriter()
        for part in [flowgenVersion, build, root, subject.rawValue] {
            writer.append(Array(part.utf8))
        }
        key = ContentHash.sha256(of: writer.bytes)
        let digits = key.prefix(16).flatMap { [$0 >> 4, $0 & 15] }
        name = digits.map { String($0, radix: 16) }.joined() + ".verdict"
    }

    /// The report that a run over the tree would end with; nil if nothing proves it.
    func report(over files: any IdentifyingFileSystem) -> RunReport? {
        verdict?.report(over: files)
    }

    var verdict: Verdict? { folder.read(name).flatMap { Verdict(bytes: $0, key: key) } }

    /// Keeps the verdict of a run, if it proves something.
    /// - Parameter observed: what the run has seen; nil if the tree has a name as a whole.
    func keep(_ report: RunReport, _ observed: ObservedFiles?, of files: any IdentifyingFileSystem) {
        let verdict = observed.map { Verdict(of: $0, report) } ?? files.wholeName.flatMap { Verdict(of: $0, report) }
        if let verdict { folder.write(name, verdict.bytes(key: key)) }
    }
}
