// The words that random flows are made of: plain names, names that are hard on a merge (keywords, one name that begins
// another, letters beyond ASCII), and types of every shape.

enum Vocabulary {
    static let flows = ["ChatBot", "OCRScan", "Payment", "VideoCall", "Location", "Äpfel", "URLs"]
    static let steps = [
        "ask", "askAgain", "open", "openAll", "send", "sendNow", "fetch", "fetchAll", "start",
        "startOver", "stop", "pay", "scan", "rename", "save", "load", "follow", "`repeat`",
        "`continue`", "`import`", "grüßen", "list", "get", "set", "update", "addAll", "begin",
    ]
    static let events = [
        "arrived", "dropped", "lost", "reconnected", "expired", "tokenRefreshed", "interrupted",
    ]
    static let properties = [
        "token", "language", "volume", "isMuted", "items", "userName", "progress", "`default`",
    ]
    static let views = ["map", "preview", "loginForm"]
    static let statuses = [
        "idle", "ready", "loading", "working", "done", "success", "finished", "waiting", "paused",
        "`return`", "closed", "blocked",
    ]
    static let errors = [
        "offline", "rejected", "unknown", "timedOut", "vendor", "busy", "noAccess", "`throw`",
    ]
    static let labels = [
        "prompt", "text", "to user", "for item", "_ value", "_ image", "amount", "with options",
        "in place", "at index", "count", "`in` room", "payload", "handler", "using key", "language",
    ]
    static let types = [
        "String", "Int", "Double", "Bool", "Data", "URL", "Date", "[String]", "[String: [Int]]",
        "Int?", "Set<String>", "[Data]", "Result<String, any Error>", "(Int, String)",
        "[(name: String, size: Int)]", "any Error", "Array<Int>.Index", "String??", "any Hashable",
    ]
    static let closures = [
        "@escaping @Sendable (String) -> Void", "@escaping @Sendable (Int, [String]) -> Bool",
        "(@Sendable () -> Void)?", "@escaping @Sendable (Result<String, any Error>) async -> Void",
    ]
    static let sentences = [
        "Asks the service.", "Waits for what comes.", "Says “hello”, it's 100 % safe.",
        "Opens the screen: the first one.", "Uses `code` and *stars* here.",
        "A sentence that is so long that it has to be broken over several lines of a comment, since "
            + "no line may be longer than a hundred characters.",
        "# Not a heading", "- not a list", "Ends with a back-slash \\", "Is it 1 < 2 && 3 > 2?",
    ]
    static let integrations = ["Amber", "Birch", "Cobalt", "Delta"]
    static let lifecycle = [
        "launch", "foreground", "background", "open-url", "user-activity", "push-token",
        "remote-notification", "termination", "become-active", "resign-active",
        "present-notification", "background-url-session", "user", "consent",
    ]
    static let delegateMethods = [
        "func client(_ client: AnyObject, didChange value: Int)",
        "func clientDidFinish(_ client: AnyObject)",
        "func client(_ client: AnyObject, didFail error: any Error)",
        "func clientWillStart()",
    ]

    /// A default value for a type; empty where there is none.
    static func value(of type: String) -> String {
        switch type {
        case "String": #""a \" quote""#
        case "Int": "42"
        case "Double": "0.5"
        case "Bool": "true"
        case "[String]", "[Data]", "Set<String>": "[]"
        case "[String: [Int]]": "[:]"
        case "Int?", "String??": "nil"
        default: ""
        }
    }
}
