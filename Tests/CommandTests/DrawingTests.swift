// `graph` and `preview` as a user runs them: where the page goes, and what is never overwritten.

import Foundation
import TestSupport
import Testing

@Suite("Pictures and previews") struct DrawingTests {
    @Test("A preview goes to the current folder, under the flow's name") func destination() throws {
        let project = try Project.withDoor()
        try project.outside.folder("app/pages")
        let outcome = try project.run("preview", "../door.yaml", in: "pages")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output == "created    door.html\n")
        #expect(try project.files().text("pages/door.html").contains("<h1>Door</h1>"))
    }

    @Test("--output names the page, and - is standard output")
    func output() throws {
        let project = try Project.withDoor()
        try project.outside.folder("site")
        let outcome = try project.run("preview", "door.yaml", "--output", "../site/a.html")
        #expect(outcome.output == "created    ../site/a.html\n")
        let page = try project.outside.files().text("site/a.html")
        let printed = try project.run("preview", "door.yaml", "--output", "-")
        #expect(printed.output == page)
        #expect(try project.files().paths == ["door.yaml", "flowgen.yml"])
    }

    @Test("A preview is updated, and left alone if nothing changed")
    func again() throws {
        let project = try Project.withDoor()
        _ = try project.run("preview", "door.yaml")
        #expect(try project.run("preview", "door.yaml").output == "")
        let changed = Project.door.replacing("Opens it.", with: "Kicks it.")
        try project.write(changed, to: "door.yaml")
        #expect(try project.run("preview", "door.yaml").output == "updated    door.html\n")
        #expect(try project.files().text("door.html").contains("Kicks it."))
    }

    @Test("A file that is not a preview is never overwritten, nor is a link to a preview elsewhere")
    func occupied() throws {
        let project = try Project.withDoor()
        try project.write("mine", to: "door.html")
        try project.expectRefusal(["preview", "door.yaml"], status: 4, saying: "door.html: error: this file exists")
        try project.outside.link("app/link.html", to: "../elsewhere.html")
        try project.outside.write("theirs", to: "elsewhere.html")
        try project.expectRefusal(["preview", "door.yaml", "--output", "link.html"], status: 4, saying: "link.html")
    }

    @Test("A missing folder is reported")
    func missingFolder() throws {
        let project = try Project.withDoor()
        try project.expectRefusal(
            ["preview", "door.yaml", "--output", "nowhere/door.html"], status: 4, saying: "nowhere")
    }

    @Test("A flow is drawn with the settings of its project, from any folder") func elsewhere() throws {
        let project = try Project.withDoor("flows: door.yaml\nintegrations: { Logs: }\n")
        try project.outside.folder("other")
        let outcome = try project.run("graph", "../app/door.yaml", in: "../other")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("open<br/>Opens it."))
        let picture = try project.run("graph", "--root", "../app", in: "../other")
        #expect(picture.output.contains("Logs<br/>launched as no. 2"))
    }
}
