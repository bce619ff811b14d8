// When a watch runs: once at the start, and then when something was saved and no more is being saved. It decides by the
// snapshots that it is shown, not by a clock.

import Workspace

/// What a watch knows of its inputs, and what it makes of it.
struct WatchState {
    /// What to do after a look at the inputs.
    enum Decision: Equatable {
        /// Nothing has changed: look again in a while.
        case rest
        /// Something has, and more may follow: look again soon.
        case settle
        /// Generate; nil where nothing has been saved, but this is the first run.
        case run(SavedInputs?)
    }

    /// How many looks in a row may find the inputs in motion before there is a run all the same.
    static let patience = 20

    /// The inputs as the last run found them, or as they were just before.
    private var last: InputSnapshot?
    /// The inputs as they were before that, for a run that has to be made again.
    private var former: InputSnapshot?
    /// The inputs in motion.
    private var pending: InputSnapshot?
    private var looks = 0

    /// What to do, now that the inputs are these.
    mutating func decide(on snapshot: InputSnapshot) -> Decision {
        guard let last else { return start(snapshot, nil) }
        if snapshot == last {
            pending = nil
            looks = 0
            return .rest
        }
        looks += 1
        if snapshot == pending || looks >= Self.patience {
            return start(snapshot, snapshot.changes(since: last))
        }
        pending = snapshot
        return .settle
    }

    /// Takes note of what a run stumbled over, as it is after the run.
    mutating func note(obstacles: [RelativePath: FileStamp]) {
        last?.obstacles = obstacles
    }

    /// Has the run that was just decided on be made again.
    mutating func postpone() {
        pending = last
        last = former
    }

    private mutating func start(_ snapshot: InputSnapshot, _ saved: SavedInputs?) -> Decision {
        former = last
        last = snapshot
        pending = nil
        looks = 0
        return .run(saved)
    }
}
