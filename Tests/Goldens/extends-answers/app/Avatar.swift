package enum Design {
    package final class Avatar {
        package init() {}
    }
}
