package enum InkError: Error {
    case dry
}
