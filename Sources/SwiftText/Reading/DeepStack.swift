// Runs work on a thread with a stack of a given size. The Swift parser and visitors of its trees recurse, and code that
// nests without brackets (`else if`, `() ->`, `try`, `a.b.c`) nests as deeply as the file is long, so the stack grows
// with the file. Unused pages cost nothing.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

enum DeepStack {
    /// Runs work on a thread of its own, and waits for it; nil if there is no memory for the stack.
    static func run<Result>(bytes: Int, _ work: () -> Result) -> Result? {
        let page = Int(sysconf(Int32(_SC_PAGESIZE)))
        let size = (bytes / page + 2) * page
        let flags = MAP_PRIVATE | MAP_ANON | MAP_NORESERVE
        guard let stack = mmap(nil, size, PROT_READ | PROT_WRITE, flags, -1, 0), stack != MAP_FAILED else { return nil }
        defer { munmap(stack, size) }
        // What goes beyond the end stops the program instead of writing elsewhere.
        guard mprotect(stack, page, PROT_NONE) == 0 else { return nil }
        var result: Result?
        let isDone = withoutActuallyEscaping(work) { work in
            let task = Task { result = work() }
            return task.run(on: stack, size: size)
        }
        return isDone ? result : nil
    }

    /// Work that a thread is handed.
    private final class Task {
        private let work: () -> Void

        init(_ work: @escaping () -> Void) { self.work = work }

        func run(on stack: UnsafeMutableRawPointer, size: Int) -> Bool {
            var attributes = pthread_attr_t()
            guard pthread_attr_init(&attributes) == 0 else { return false }
            defer { pthread_attr_destroy(&attributes) }
            guard pthread_attr_setstack(&attributes, stack, size) == 0 else { return false }
            let handle = Unmanaged.passUnretained(self).toOpaque()
            #if canImport(Darwin)
                var thread: pthread_t?
                guard pthread_create(&thread, &attributes, Self.start, handle) == 0, let thread else { return false }
            #else
                var thread = pthread_t()
                guard pthread_create(&thread, &attributes, Self.started, handle) == 0 else {
                    return false
                }
            #endif
            return pthread_join(thread, nil) == 0
        }

        #if canImport(Darwin)
            private static let start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { handle in
                Unmanaged<Task>.fromOpaque(handle).takeUnretainedValue().work()
                return nil
            }
        #else
            private static let started:
                @convention(c) (UnsafeMutableRawPointer?)
                    -> UnsafeMutableRawPointer? = { handle in
                        if let handle {
                            Unmanaged<Task>.fromOpaque(handle).takeUnretainedValue().work()
                        }
                        return nil
                    }
        #endif
    }
}
