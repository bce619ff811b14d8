// A project around one flow: its settings, and a second flow where the first needs one.

/// What `flowgen.yml` and the flow files say.
package struct ProjectDraft: Hashable, Sendable {
    /// The flow that changes.
    package var flow: FlowDraft
    /// The visibility of what the app uses.
    package var access = "internal"
    /// Whether a second flow shares the first integration.
    package var hasNeighbour = false

    /// A project of this flow.
    package init(flow: FlowDraft) {
        self.flow = flow
    }

    /// The inputs: path and text.
    package var files: [String: String] {
        var files = ["flows/main.yaml": flow.yaml, "flowgen.yml": configuration]
        if hasNeighbour { files["flows/tokens.yaml"] = neighbour }
        return files
    }

    private var configuration: String {
        """
        flows: [flows/*.yaml]
        module: App
        access: \(access)

        """
    }

    private var neighbour: String {
        """
        flow: Tokens
        protocol: TokenStore
        properties:
          token: { type: String?, access: [get, set], observe: true }
        steps:
          forget: { user: Signs out. }
        integrations:
          \(flow.integrations.first?.name ?? "Amber"):

        """
    }
}
