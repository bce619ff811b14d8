// What may happen in the flows of this project, and what may not. `search()` is a call of a step,
// `search.` its return where it is awaited, and any other word a status.

#if DEBUG
    /// Ways through the flow that are allowed, and ways that are not.
    nonisolated enum WatchedCases {
        /// A way that is not allowed, and what is said of it.
        struct Breach: Sendable {
            let moves: String
            let report: String
            /// What is said where statuses are read later than steps are called, if that differs.
            var lateReport: String?
        }

        /// The beginning of most ways.
        static let begun = "prepare() ready prepare."

        static let legal = [
            "\(begun) search() loading found search.",
            "\(begun) search() loading loading loading failed search.",
            "\(begun) search() failed search. search() loading found search.",
            "\(begun) search() loading search() loading found search.",
            "\(begun) search() search() loading found search.",
            "\(begun) search() loading stop() ready stop. search() loading found search.",
            "\(begun) search() loading found search. offline ready search() loading found search.",
            "\(begun) search() loading offline found search.",
            "\(begun) search() loading offline ready search() loading found search.",
            "\(begun) search() save() loading saving found saved search. save.",
            "sweep() sweeping sweeping swept swept sweep. save() saving saved save.",
            "\(begun) log()",
        ]

        static let breaches = [
            Breach(
                moves: "\(begun) search() found",
                report: "search: loading after ready was expected, or failed; got found"),
            Breach(
                moves: "\(begun) search() loading ready",
                report: "search: found after loading was expected, or failed; got ready"),
            Breach(
                moves: "search()",
                report: "search: may start in ready, loading, found or failed; the status is idle"),
            Breach(moves: "log()", report: "log: may start in ready; the status is idle"),
            Breach(
                moves: "ready",
                report: "no step is under way and no event leads from idle to ready"),
            Breach(
                moves: "\(begun) ready",
                report: "no step is under way and no event leads from ready to ready"),
            Breach(
                moves: "\(begun) search() loading found search. found loading",
                report: "no step is under way and no event leads from found to found"),
            Breach(
                moves: "offline",
                report: "no step is under way and no event leads from idle to offline"),
            Breach(
                moves: "\(begun) search() loading stop() ready stop. found",
                report: "no step is under way and no event leads from ready to found"),
            Breach(
                moves: "\(begun) search() loading search() loading found search. found",
                report: "no step is under way and no event leads from found to found",
                lateReport: "search: loading after found was expected, or failed; got found"),
            Breach(
                moves: "save() sweep() saving found",
                report: "save: saved after saving was expected; "
                    + "sweep: sweeping after saving was expected; got found"),
            Breach(
                moves: "sweep() sweeping swept sweep. sweeping",
                report: "no step is under way and no event leads from swept to sweeping"),
        ]

        /// What is told only where statuses are read at once: elsewhere the first search may have come so
        /// far before it was replaced.
        static let exactBreaches = [
            Breach(
                moves: "\(begun) search() loading search() found",
                report: "search: loading after loading was expected, or failed; got found")
        ]

        /// What is not allowed where calls are awaited.
        static let lateBreaches = [
            Breach(
                moves: "\(begun) search() loading search.",
                report: "search: found was expected before it returned, or failed; "
                    + "the status is loading"),
            Breach(
                moves: "prepare() prepare.",
                report: "prepare: ready was expected before it returned; the status is idle"),
        ]
    }
#endif
