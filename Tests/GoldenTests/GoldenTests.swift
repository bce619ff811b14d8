// Every folder in Tests/Goldens is a case: a command, run by the built binary in a copy of its input, must print
// exactly the text that the case holds, write the files that the case shows, and no other file than these and those
// that its report names. After a success, a second `generate` must change nothing, and `check` must find nothing.
//
// FLOWGEN_UPDATE_GOLDENS=1 rewrites the cases instead. Read every line of the difference: a captured mistake is a
// mistake.

import Foundation
import TestSupport
import Testing

@Suite("Goldens") struct GoldenTests {
    @Test(arguments: try GoldenCase.all()) func caseHolds(golden: GoldenCase) throws {
        let run = try GoldenRun(golden)
        if Recapture.isAsked {
            try #require(Recapture.isAllowed, "goldens are never rewritten by CI")
            try run.recapture()
        } else {
            let differences = try run.differences()
            #expect(differences.isEmpty, "\(golden.name): expected (-), actual (+)\n\(differences)")
        }
        #expect(run.falselyReported == [], "\(golden.name) reports what it has not written")
        expectNothingWrittenOnFailure(run)
        if run.outcome.status == 0, run.writes { try expectStable(run) }
    }

    @Test("Each golden has a status, and there are enough of them") func goldensAreComplete() throws {
        let cases = try GoldenCase.all()
        #expect(cases.count >= 40)
        for golden in cases {
            #expect(try golden.text("status") != "", "\(golden.name) has no file `status`")
        }
    }

    @Test("Writing out every default changes no generated file") func defaultsChangeNothing() throws {
        let (plain, explicit) = (GoldenCase("defaults"), GoldenCase("explicit-defaults"))
        let code = try [plain, explicit].map { golden in
            FileTree(try GoldenRun(golden).changes.contents.filter { $0.key.hasSuffix(".swift") })
        }
        #expect(code[0].paths.count > 15)
        #expect(code[0].difference(to: code[1]) == "")
    }

    @Test("CI does not rewrite goldens")
    func recaptureIsRefusedInCI() {
        #expect(!Recapture.isAllowed(in: ["CI": "true"]))
        #expect(!Recapture.isAllowed(in: ["CI": "1"]))
        #expect(Recapture.isAllowed(in: [:]))
        #expect(Recapture.isAllowed(in: ["CI": "false"]))
    }

    /// A run that says that it failed has written nothing at all.
    private func expectNothingWrittenOnFailure(_ run: GoldenRun) {
        guard [2, 4, 5, 70].contains(run.outcome.status) else { return }
        #expect(run.changes == FileTree(), "\(run.golden.name) failed and wrote")
        #expect(run.lost.isEmpty, "\(run.golden.name) failed and deleted")
    }

    /// A second run changes neither bytes nor dates, and `check` finds nothing.
    private func expectStable(_ run: GoldenRun) throws {
        let name = run.golden.name
        let folder = run.place.url
        let before = try run.place.files()
        let dates = try FileTree.dates(below: folder)
        let second = try ChildProcess.flowgen(["generate"] + run.rootOption, in: folder).run()
        #expect(second.status == 0, "\(name), second run: \(second.errors)")
        let changed = before.difference(to: try run.place.files())
        #expect(changed.isEmpty, "\(name), second run:\n\(changed)")
        #expect(try FileTree.dates(below: folder) == dates, "\(name), second run: files touched")
        let check = try ChildProcess.flowgen(["check"] + run.rootOption, in: folder).run()
        #expect(check.status == 0, "\(name), check: \(check.output)\(check.errors)")
    }
}
