// How tests run programs: the end of a program is seen when it ends, not when the last one ends that it has started.

import TestSupport
import Testing

@Suite("Programs that tests run") struct ChildProcessTests {
    @Test("The end of a program is seen although one that it started goes on") func background() throws {
        let folder = try TemporaryFolder()
        var shell = ChildProcess("sh", ["-c", "sleep 30 & exit 3"], in: folder.url)
        shell.deadline = 20
        #expect(try shell.run().status == 3)
    }
}
